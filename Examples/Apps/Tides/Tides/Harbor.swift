import Foundation

/// A harbor with its next high water.
struct Harbor: Codable, Hashable, Sendable {
    let name: String
    let highWater: String
    /// The height of the water in meters.
    let height: Double
}
