// A scene's rule for comparing its goldens: where images may differ, by how much, and why.

import CoreGraphics

/// The rule for comparing goldens of a scene.
public struct SceneGolden: Sendable {
  /// The reason why the comparison is not exact. It is kept with the golden.
  public var reason: String
  /// The comparator as it is named on the command line, or `nil` for an exact comparison.
  public var comparator: Located<String>?
  /// The maximum number of pixels that may differ, and the maximum number of adjacent pixels that
  /// may differ.
  public var pixels, cluster: Int?
  /// The rectangles of the canvas that are not compared, in points.
  public var ignoring: [CGRect] = []
  /// The ids of the views whose pixels are not compared.
  public var views: [String] = []

  /// Creates a rule that compares every pixel exactly.
  public init(reason: String) { self.reason = reason }
}
