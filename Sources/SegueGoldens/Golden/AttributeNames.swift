// Descriptions of layer attributes that fit on a line of a golden: texts themselves, images and
// drawings by their hashes.

import CoreGraphics
import SegueDisplay
import SegueStage

/// Describes layer attributes in words. Each image is hashed only once.
@MainActor
final class AttributeNames {
  private var images: [CGImage: String] = [:]
  /// The maximum number of characters of a text that are written out.
  private static let maximumTextLength = 60

  /// Returns the description of an attribute, or `nil` for numbers.
  func words(for attribute: LayerAttribute) -> String? {
    guard case .words(let words) = attribute.value else { return nil }
    switch attribute.content {
    case .image(let image): return "\(words) \(fingerprint(of: image))"
    case .drawing(let items): return "\(words) \(Self.fingerprint(of: items))"
    case nil: return Self.short(words)
    }
  }

  private func fingerprint(of image: CGImage) -> String {
    if let known = images[image] { return known }
    let name = image.bitmap.map { Self.short(FrameHash($0.pixels)) } ?? "without pixels"
    images[image] = name
    return name
  }

  private static func fingerprint(of items: [DisplayItem]) -> String {
    let list = DisplayList(width: 1, height: 1, background: .clear, items: items)
    return short(FrameHash(ofText: list.dump()))
  }

  private static func short(_ hash: FrameHash) -> String { String(hash.description.prefix(8)) }

  /// Returns the description on one line, without the characters that separate values there. Of a
  /// long text, only the beginning is kept, together with its hash.
  private static func short(_ words: String) -> String {
    let plain = EscapedText.written(words).replacing("|", with: "¦")
    guard plain.unicodeScalars.count > maximumTextLength else { return plain }
    let start = String(String.UnicodeScalarView(plain.unicodeScalars.prefix(maximumTextLength)))
    return "\(start)… \(short(FrameHash(ofText: words)))"
  }
}
