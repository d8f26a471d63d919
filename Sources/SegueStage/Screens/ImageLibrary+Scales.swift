// Which of several files a picture's name stands for: as in an app's bundle, `logo.png` may be there as
// `logo@2x.png` and `logo@3x.png`, and code may leave the extension out.

import CoreGraphics

extension ImageLibrary {
  /// A picture and its pixels for each point.
  struct ScaledImage {
    let image: CGImage
    let scale: Double
  }

  /// The picture at `path` for a screen of `scale`: the file for that scale, else the other one with a
  /// scale in its name; on a screen of scale 1 those only where there is no plain file. The plain file
  /// counts as made for this screen.
  func image(
    _ path: String, forScale scale: Double
  ) throws(ImageFailure) -> ScaledImage {
    let name = PictureName(path)
    if let own = name.ownScale { return ScaledImage(image: try image(path), scale: own) }
    let isPlainBest = scale < 1.5 && has(path)
    if !isPlainBest,
      let found = Self.order(for: scale).first(where: { has(name.path(forScale: $0)) })
    {
      return ScaledImage(image: try image(name.path(forScale: found)), scale: Double(found))
    }
    return ScaledImage(image: try image(path), scale: scale)
  }

  /// The path that `name` stands for, as code gives it: with one of the usual extensions if it has none.
  func path(named name: String) -> String? {
    let endings =
      PictureName(name).hasExtension ? [""] : ["", ".png", ".jpg", ".jpeg", ".webp", ".gif"]
    return endings.map { name + $0 }.first { path in
      has(path) || [2, 3].contains { has(PictureName(path).path(forScale: $0)) }
    }
  }

  private static func order(for scale: Double) -> [Int] { scale >= 2.5 ? [3, 2] : [2, 3] }
}

/// A picture's path taken apart.
struct PictureName {
  private let stem: Substring
  private let ending: Substring

  init(_ path: String) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    (stem, ending) = (path[..<dot], path[dot...])
  }

  var hasExtension: Bool { !ending.isEmpty }

  /// The scale that the name itself says.
  var ownScale: Double? {
    (1...3).first { stem.hasSuffix("@\($0)x") }.map(Double.init)
  }

  func path(forScale scale: Int) -> String { "\(stem)@\(scale)x\(ending)" }
}
