// Attributed strings, and the names of alignments and line breaks.

import Foundation
import UIKit

/// The names of text options.
enum NibText {
  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension NibLoader {
  /// Returns the attributed string inside `element` with the given key; `nil` if there is none.
  func attributedString(_ key: String, of element: NibElement) -> NSAttributedString? {
    guard let found = element.child(key: key, "attributedString") else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in found.children where fragment.name == "fragment" {
      let words = fragment["content"] ?? Self.content(fragment)
      text.append(NSAttributedString(string: words, attributes: attributes(of: fragment)))
    }
    return text
  }

  private static func content(_ fragment: NibElement) -> String {
    let string = fragment.child(key: "content", "string")
    guard string?["base64-UTF8"] == "YES" else { return string?.text ?? "" }
    var packed = string?.text.filter { !$0.isWhitespace } ?? ""
    packed += String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: packed).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func attributes(of fragment: NibElement) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for element in fragment.list("attributes") {
      guard let key = element.key.map(NSAttributedString.Key.init(rawValue:)) else { continue }
      switch element.name {
      case "color": found[key] = color(element)
      case "font", "fontDescription": found[key] = font(element)
      case "paragraphStyle": found[key] = paragraphStyle(element)
      case "real": found[key] = element.number("value").map { NSNumber(value: Double($0)) }
      case "integer": found[key] = element.integer("value").map { NSNumber(value: $0) }
      case "url": found[key] = element["string"].flatMap { URL(string: $0) }
      default: warn(element, "the text attribute \(key.rawValue), which is not read")
      }
    }
    return found
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element.option("alignment", NibText.alignments) ?? .natural
    style.lineBreakMode = element.option("lineBreakMode", NibText.lineBreaks) ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    for name in ["baseWritingDirection", "defaultTabInterval", "hyphenationFactor"] {
      _ = element[name]
    }
    return style
  }
}
