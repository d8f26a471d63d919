import UIKit

/// A topic of the menu.
struct Topic {
    let title: String
    let symbolName: String
    let color: UIColor
    let text: String

    static let all = [
        Topic(
            title: "Weather", symbolName: "cloud.sun.fill", color: .systemTeal,
            text: "Sun, and clouds in the afternoon."),
        Topic(title: "Music", symbolName: "music.note", color: .systemPink, text: "Three new albums of this week."),
        Topic(title: "Photos", symbolName: "photo.fill", color: .systemOrange, text: "Seven photos were added today."),
        Topic(title: "Mail", symbolName: "envelope.fill", color: .systemBlue, text: "There are two unread messages."),
        Topic(title: "Places", symbolName: "map.fill", color: .systemGreen, text: "The library is open until eight."),
        Topic(title: "Timer", symbolName: "timer", color: .systemPurple, text: "No timer is running."),
    ]
}
