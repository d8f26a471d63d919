import Foundation

/// The outings, and what the user has done with them.
final class OutingStore {

    static let didChange = Notification.Name("OutingStoreDidChange")

    private(set) var outings: [Outing]

    init(outings: [Outing] = Outing.samples) {
        self.outings = outings
    }

    func outing(_ id: Outing.ID) -> Outing? {
        return outings.first { $0.id == id }
    }

    func toggleStar(of id: Outing.ID) {
        change(id) { $0.isStarred.toggle() }
    }

    func toggleDone(of id: Outing.ID) {
        change(id) { $0.isDone.toggle() }
    }

    func remove(_ id: Outing.ID) {
        outings.removeAll { $0.id == id }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    private func change(_ id: Outing.ID, _ change: (inout Outing) -> Void) {
        guard let index = outings.firstIndex(where: { $0.id == id }) else { return }
        change(&outings[index])
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}

extension Outing {
    static let samples = [
        Outing(
            id: "Heron", name: "Heron Lake", region: "The Fens", length: 7.5, ascent: 40, hours: 2,
            text: "A level path around the lake, on planks where the ground is wet. Herons stand in the reeds on the "
                + "far side, most of them in the morning."),
        Outing(
            id: "Alder", name: "Alder Valley", region: "Northern Hills", length: 11.2, ascent: 310, hours: 3.5,
            text: "Along the brook to the old mill, then over meadows and back through the woods. The mill sells "
                + "bread on Saturdays."),
        Outing(
            id: "Larkspur", name: "Larkspur Ridge", region: "Eastern Range", length: 14.8, ascent: 920, hours: 6,
            text: "The ridge has views to both sides for two hours. Start early: there is no shade, and no water "
                + "after the second hut.", isStarred: true),
        Outing(
            id: "Juniper", name: "Juniper Pass", region: "Eastern Range", length: 18.4, ascent: 1140, hours: 7.5,
            text: "A long way up through junipers, and a short one down by the cable car, whose last cabin leaves at "
                + "six."),
        Outing(
            id: "Lantern", name: "Lantern Bay", region: "The Coast", length: 5.6, ascent: 120, hours: 1.5,
            text: "An evening walk to the lighthouse. Take a lamp for the way back."),
        Outing(
            id: "Saddle", name: "Saddle Hill", region: "Northern Hills", length: 9.1, ascent: 430, hours: 3,
            text: "Up on one side, across the saddle between both tops, and down on the other. Sheep have the right "
                + "of way.", isDone: true),
        Outing(
            id: "Quarry", name: "Quarry Woods", region: "The Fens", length: 6.3, ascent: 90, hours: 2,
            text: "Old quarries, full of green water now, and birches between them. Paths are marked with stones.",
            isDone: true),
        Outing(
            id: "Nightjar", name: "Nightjar Heath", region: "The Coast", length: 8.7, ascent: 60, hours: 2.5,
            text: "Heather to the horizon. After sunset the nightjars begin to churr.", isDone: true),
    ]
}
