// What a scene says of its goldens: where pictures may differ, by how much, and why.

import CoreGraphics

/// How goldens of a scene are compared.
public struct SceneGolden: Sendable {
  /// Why not every pixel counts.
  public var reason: String
  /// By its name on the command line; `nil` for exactly.
  public var comparator: Located<String>?
  /// The most pixels that may differ, and the most that may differ and touch.
  public var pixels, cluster: Int?
  /// Rectangles of the canvas that do not count, in points.
  public var ignoring: [CGRect] = []
  /// Views that do not count, by their ids.
  public var views: [String] = []

  /// Everything counts.
  public init(reason: String) { self.reason = reason }
}
