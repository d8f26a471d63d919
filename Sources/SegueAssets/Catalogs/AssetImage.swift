// A file of an image, and how it is used.

import SegueDiagnostics

/// A file of an image set or of the bundle, and how it is used.
package struct AssetImage: Sendable, Hashable {
  /// The path of the file in the bundle.
  package var path: String
  /// The scale in pixels per point; `nil` for a file for all scales.
  package var scale: Double?
  /// `template` or `original`; `nil` for the default.
  package var intent: String?
  /// How the image is resized; `nil` for an image that is not sliced.
  package var slices: AssetSlices?
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  package var isMirrored = false

  /// Creates an image for all scales.
  package init(path: String, scale: Double? = nil) { (self.path, self.scale) = (path, scale) }

  /// The kind of file, by its extension: `png`, `pdf`, …
  package var kind: String {
    path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}

/// The parts of an image that is resized, in pixels of its file.
package struct AssetSlices: Sendable, Hashable {
  /// The borders that keep their size.
  package var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)
  /// The size of the part that is resized; what lies between it and the right or bottom border is
  /// left out. `nil` for all that lies between the borders.
  package var (width, height): (Double?, Double?)
  /// A Boolean value that indicates whether that part is tiled; otherwise it is stretched.
  package var isTiled = false

  /// Reads the value of `resizing`.
  init(_ node: JSONNode) {
    let (insets, center) = (node["cap-insets"], node["center"])
    top = max(0, insets?["top"]?.number ?? 0)
    left = max(0, insets?["left"]?.number ?? 0)
    bottom = max(0, insets?["bottom"]?.number ?? 0)
    right = max(0, insets?["right"]?.number ?? 0)
    let mode = node["mode"]?.string ?? "9-part"
    width = mode == "3-part-vertical" ? nil : center?["width"]?.number
    height = mode == "3-part-horizontal" ? nil : center?["height"]?.number
    isTiled = center?["mode"]?.string == "tile"
  }
}
