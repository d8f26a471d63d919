// Local notifications: permission is denied, and requests are kept.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct NotificationCenterTests {
  @Test("Permission is denied in the next turn, and the settings say so")
  func permission() throws {
    let world = World()
    var heard: [String] = []
    world.run {
      let center = UNUserNotificationCenter.current()
      #expect(center === UNUserNotificationCenter.current())
      center.getNotificationSettings { heard.append("\($0.authorizationStatus)") }
      center.requestAuthorization(options: [.alert, .badge]) { granted, error in
        heard.append("\(granted) \(error == nil)")
        center.getNotificationSettings { heard.append("\($0.authorizationStatus)") }
      }
      #expect(heard.isEmpty)
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
    #expect(heard == ["notDetermined", "false true", "denied"])
  }

  @Test("Requests have copies of their contents, and are kept until they are removed")
  func requests() throws {
    let world = World()
    var pending: [[String]] = []
    world.run {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      for (title, identifier) in [("a", "1"), ("b", "2"), ("c", "1")] {
        content.title = title
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        center.add(
          UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
      }
      content.title = "d"
      center.getPendingNotificationRequests { pending.append($0.map(\.content.title)) }
      center.removePendingNotificationRequests(withIdentifiers: ["2"])
      center.getPendingNotificationRequests { pending.append($0.map(\.content.title)) }
    }
    try world.advance(to: VirtualTime(seconds: 10))
    #expect(pending == [["b", "c"], ["c"]])
  }
}
