// What layers look like, in words short enough for a line of a golden: texts as they are, pictures and
// drawings by their fingerprints.

import CoreGraphics
import SegueDiagnostics
import SegueDisplay
import SegueStage

/// Finds words for what layers show; pictures are looked at once.
@MainActor
final class LookNames {
  private var pictures: [CGImage: String] = [:]
  /// The most characters of a text that are written out.
  private static let longest = 60

  /// The words; `nil` for what is a number.
  func words(for look: InspectionNode.Look) -> String? {
    guard case .words(let words) = look.value else { return nil }
    switch look.content {
    case .picture(let image): return "\(words) \(fingerprint(of: image))"
    case .drawing(let items): return "\(words) \(Self.fingerprint(of: items))"
    case nil: return Self.short(words)
    }
  }

  private func fingerprint(of image: CGImage) -> String {
    if let known = pictures[image] { return known }
    let name = image.bitmap.map { Self.short(FrameHash($0.pixels)) } ?? "without pixels"
    pictures[image] = name
    return name
  }

  private static func fingerprint(of items: [DisplayItem]) -> String {
    let list = DisplayList(width: 1, height: 1, background: .clear, items: items)
    return short(FrameHash(ofText: list.dump()))
  }

  private static func short(_ hash: FrameHash) -> String { String(hash.description.prefix(8)) }

  /// On one line, without what separates values there; of a long text its beginning and its fingerprint.
  private static func short(_ words: String) -> String {
    let plain = QuotedText.escaped(words).replacing("|", with: "¦")
    guard plain.unicodeScalars.count > longest else { return plain }
    let start = String(String.UnicodeScalarView(plain.unicodeScalars.prefix(longest)))
    return "\(start)… \(short(FrameHash(ofText: words)))"
  }
}
