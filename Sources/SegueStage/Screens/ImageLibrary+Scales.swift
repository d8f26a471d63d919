// The selection of one of several files for an image's name. As in an app's bundle, `logo.png` may
// exist as `logo@2x.png` and `logo@3x.png`, and code may omit the extension.

import CoreGraphics

extension ImageLibrary {
  /// An image with its scale in pixels per point.
  struct ScaledImage {
    let image: CGImage
    let scale: Double
  }

  /// Returns the image at `path` for a screen of the given scale: the file for that scale,
  /// otherwise another file with a scale in its name. On a screen of scale 1, those are used only
  /// if there is no plain file. The plain file counts as made for this screen.
  func image(
    _ path: String, forScale scale: Double
  ) throws(ImageFailure) -> ScaledImage {
    let name = ImageName(path)
    if let own = name.ownScale { return ScaledImage(image: try image(path), scale: own) }
    let isPlainBest = scale < 1.5 && has(path)
    if !isPlainBest,
      let found = Self.order(for: scale).first(where: { has(name.path(forScale: $0)) })
    {
      return ScaledImage(image: try image(name.path(forScale: found)), scale: Double(found))
    }
    return ScaledImage(image: try image(path), scale: scale)
  }

  /// Returns the path that `name` refers to in code. A name without an extension gets one of the
  /// usual extensions.
  func path(named name: String) -> String? {
    let endings =
      ImageName(name).hasExtension ? [""] : ["", ".png", ".jpg", ".jpeg", ".webp", ".gif"]
    return endings.map { name + $0 }.first { path in
      has(path) || [2, 3].contains { has(ImageName(path).path(forScale: $0)) }
    }
  }

  private static func order(for scale: Double) -> [Int] { scale >= 2.5 ? [3, 2] : [2, 3] }
}

/// The parts of an image's path.
struct ImageName {
  private let stem: Substring
  private let ending: Substring

  init(_ path: String) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    (stem, ending) = (path[..<dot], path[dot...])
  }

  var hasExtension: Bool { !ending.isEmpty }

  /// The scale that is part of the name, if any.
  var ownScale: Double? {
    (1...3).first { stem.hasSuffix("@\($0)x") }.map(Double.init)
  }

  func path(forScale scale: Int) -> String { "\(stem)@\(scale)x\(ending)" }
}
