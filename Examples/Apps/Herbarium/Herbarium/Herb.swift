import Foundation

struct Herb: Hashable, Sendable {

    let name: String
    let isPoisonous: Bool

    static let all = [
        Herb(name: "Angelica", isPoisonous: false), Herb(name: "Borage", isPoisonous: false),
        Herb(name: "Comfrey", isPoisonous: true), Herb(name: "Foxglove", isPoisonous: true),
        Herb(name: "Hyssop", isPoisonous: false), Herb(name: "Lovage", isPoisonous: false),
        Herb(name: "Monkshood", isPoisonous: true), Herb(name: "Sorrel", isPoisonous: false),
        Herb(name: "Thyme", isPoisonous: false), Herb(name: "Yarrow", isPoisonous: false),
    ]

    func matches(_ query: String) -> Bool {
        query.isEmpty || name.lowercased().contains(query.lowercased())
    }
}
