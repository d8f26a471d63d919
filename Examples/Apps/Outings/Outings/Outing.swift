import Foundation

/// A day outside.
struct Outing: Identifiable, Hashable {
    let id: String
    let name: String
    let region: String
    /// The length of the way in kilometers.
    let length: Double
    /// The difference in height in meters.
    let ascent: Int
    /// The duration in hours.
    let hours: Double
    let text: String
    var isStarred = false
    var isDone = false

    /// The name of the photo in the asset catalog.
    var photoName: String { id }

    var facts: [String] {
        return [
            length.formatted(.number.precision(.fractionLength(1))) + " km",
            ascent.formatted(.number.grouping(.never)) + " m",
            hours.formatted(.number.precision(.fractionLength(1))) + " h",
        ]
    }

    func matches(_ query: String) -> Bool {
        return query.isEmpty || name.localizedCaseInsensitiveContains(query)
            || region.localizedCaseInsensitiveContains(query)
    }
}
