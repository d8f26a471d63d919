// The fonts that every iPhone has and that are not free: code that asks for one of them by its name
// always gets it there. Where it is not installed, the system font with the weight and the slant of
// the name takes its place, with a warning.

import Foundation
import SegueWorld

/// The font that takes the place of one that iOS has.
struct StandInFont {
  let request: FontRequest

  /// Finds the font for a PostScript, full or family name, whose case and spaces do not matter.
  /// Returns `nil` if iOS has no such font.
  init?(for name: String) {
    let letters = Self.letters(of: name)
    guard let family = Self.families.last(where: { letters.hasPrefix($0) }) else { return nil }
    guard let style = FontStyle(letters.dropFirst(family.count)) else { return nil }
    let isFixed = ["courier", "couriernew", "menlo"].contains(family)
    request = FontRequest(
      source: isFixed ? .monospaced : .system, weight: style.weight.number,
      isItalic: style.isItalic)
  }

  /// Warns, once, that the font with the given name has been replaced.
  static func warn(_ name: String) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated {
      let message = "the font \"\(name)\" of iOS is not installed; the system font is used"
      if !World.current.diagnostics.warnings.contains(message) { World.current.warn(message) }
    }
  }

  fileprivate static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The families with Latin letters that iOS has, from shorter to longer names.
  private static let families = [
    "Academy Engraved LET", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew",
    "Arial Rounded MT", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "BodoniSvtyTwoITCTT",
    "BodoniSvtyTwoOSITCTT", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin",
    "Copperplate", "Courier", "Courier New", "Didot", "DIN Alternate",
    "DIN Condensed", "Euphemia UCAS", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Heiti SC", "Heiti TC", "Helvetica", "Helvetica Neue", "Hiragino Sans", "HiraKakuProN",
    "HiraMinProN", "Hiragino Mincho ProN", "Hoefler Text", "Impact", "Marker Felt", "Menlo",
    "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC",
    "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "STHeitiSC", "STHeitiTC",
    "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ].map(letters).sorted { ($0.count, $0) < ($1.count, $1) }
}

/// The weight and the slant that the name of a font ends with.
private struct FontStyle {
  private(set) var weight = UIFont.Weight.regular
  private(set) var isItalic = false

  /// Reads the letters after the family's name. Returns `nil` if they are not those of a style.
  init?(_ letters: Substring) {
    var rest = letters
    while !rest.isEmpty {
      guard let word = Self.words.first(where: { rest.hasPrefix($0.name) }) else { return nil }
      if let weight = word.weight { self.weight = weight }
      if word.isItalic { isItalic = true }
      rest = rest.dropFirst(word.name.count)
    }
  }

  private typealias Word = (name: String, weight: UIFont.Weight?, isItalic: Bool)

  /// The words of styles. A word that begins with another one comes before it.
  private static let words: [Word] = [
    ("ultralight", .ultraLight, false), ("extralight", .ultraLight, false), ("thin", .thin, false),
    ("light", .light, false), ("w3", .light, false), ("book", .regular, false),
    ("roman", .regular, false), ("regular", .regular, false), ("medium", .medium, false),
    ("semibold", .semibold, false), ("semi", .semibold, false), ("demibold", .semibold, false),
    ("w6", .semibold, false), ("extrablack", .black, false), ("extrabold", .heavy, false),
    ("bold", .bold, false), ("heavy", .heavy, false), ("w8", .heavy, false),
    ("black", .black, false), ("wide", nil, false), ("condensed", nil, false), ("ext", nil, false),
    ("italic", nil, true), ("ital", nil, true), ("oblique", nil, true), ("it", nil, true),
    ("obl", nil, true), ("psmt", nil, false), ("mt", nil, false), ("ps", nil, false),
    ("let", nil, false), ("plain", nil, false), ("1", nil, false), ("0", nil, false),
  ]
}
