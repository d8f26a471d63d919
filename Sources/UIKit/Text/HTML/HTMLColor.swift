// Colors of style sheets.

import CoreGraphics
import Foundation

/// Reads colors as style sheets write them.
enum HTMLColor {
  /// Returns a color; `nil` if the text is none that is known.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") { return components(text) }
    if text == "transparent" { return .clear }
    return names[text].flatMap { hexadecimal(Substring($0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "ff" }
    guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func components(_ text: String) -> UIColor? {
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close
    else { return nil }
    let words = text[text.index(after: open)..<close].split { ", /".contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    func part(_ word: Substring, full: Double) -> CGFloat? {
      if word.hasSuffix("%") { return Double(word.dropLast()).map { CGFloat($0 / 100) } }
      return Double(word).map { CGFloat($0 / full) }
    }
    guard let red = part(words[0], full: 255), let green = part(words[1], full: 255),
      let blue = part(words[2], full: 255),
      let alpha = words.count == 4 ? part(words[3], full: 1) : 1
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let names = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "yellow": "ffff00", "gray": "808080", "grey": "808080", "silver": "c0c0c0",
    "maroon": "800000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
    "lime": "00ff00", "olive": "808000", "navy": "000080", "teal": "008080", "aqua": "00ffff",
    "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "crimson": "dc143c", "coral": "ff7f50", "tomato": "ff6347", "indigo": "4b0082",
    "violet": "ee82ee", "darkred": "8b0000", "darkgreen": "006400", "darkblue": "00008b",
    "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
    "dimgray": "696969", "dimgrey": "696969", "darkorange": "ff8c00", "dodgerblue": "1e90ff",
    "steelblue": "4682b4", "royalblue": "4169e1", "skyblue": "87ceeb", "lightblue": "add8e6",
    "slategray": "708090", "forestgreen": "228b22", "seagreen": "2e8b57", "salmon": "fa8072",
    "khaki": "f0e68c", "beige": "f5f5dc", "whitesmoke": "f5f5f5", "firebrick": "b22222",
    "chocolate": "d2691e", "turquoise": "40e0d0", "orchid": "da70d6", "tan": "d2b48c",
  ]
}
