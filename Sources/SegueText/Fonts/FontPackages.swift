// The Debian packages that bring fonts: which package has the letters of a script, and which has a
// family. Messages about missing letters and `segue doctor` share the tables.

/// A script, or a set of characters such as emoji, and the package that has a font for it.
package struct FontScript: Hashable, Sendable {
  /// The name of the script for messages.
  package let name: String
  /// The ranges of code points that belong to it.
  package let ranges: [ClosedRange<UInt32>]
  /// A character that every font for the script has.
  package let sample: UInt32
  /// The name of the Debian package.
  package let package: String
  /// The family in the package that is known by name.
  package let family: String

  /// Returns the script that a code point belongs to; `nil` for most of them.
  package static func of(_ scalar: UInt32) -> FontScript? {
    all.first { $0.ranges.contains { $0.contains(scalar) } }
  }

  /// The line that installs the package.
  package var installation: String { FontPackages.installation(package) }

  private static func noto(_ name: String, _ sample: UInt32, _ ranges: ClosedRange<UInt32>...)
    -> FontScript
  {
    FontScript(
      name: name, ranges: ranges, sample: sample, package: "fonts-noto-core",
      family: "Noto Sans \(name)")
  }

  /// All scripts, in the order of their names except for the last ones.
  package static let all: [FontScript] = [
    noto(
      "Arabic", 0x628, 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC
    ),
    noto("Armenian", 0x561, 0x530...0x58F, 0xFB13...0xFB17),
    noto("Bengali", 0x995, 0x980...0x9FF),
    noto("Canadian Aboriginal", 0x1401, 0x1400...0x167F, 0x18B0...0x18FF),
    noto("Cherokee", 0x13A0, 0x13A0...0x13FF, 0xAB70...0xABBF),
    noto("Coptic", 0x2C80, 0x2C80...0x2CFF),
    noto("Devanagari", 0x915, 0x900...0x97F, 0xA8E0...0xA8FF),
    noto("Ethiopic", 0x1200, 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
    noto("Georgian", 0x10D0, 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    noto("Gujarati", 0xA95, 0xA80...0xAFF),
    noto("Gurmukhi", 0xA15, 0xA00...0xA7F),
    noto("Hebrew", 0x5D0, 0x590...0x5FF, 0xFB1D...0xFB4F),
    noto("Javanese", 0xA98F, 0xA980...0xA9DF),
    noto("Kannada", 0xC95, 0xC80...0xCFF),
    noto("Khmer", 0x1780, 0x1780...0x17FF, 0x19E0...0x19FF),
    noto("Lao", 0xE81, 0xE80...0xEFF),
    noto("Malayalam", 0xD15, 0xD00...0xD7F),
    noto("Mongolian", 0x1820, 0x1800...0x18AF),
    noto("Myanmar", 0x1000, 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    noto("Oriya", 0xB15, 0xB00...0xB7F),
    noto("Sinhala", 0xD9A, 0xD80...0xDFF),
    noto("Syriac", 0x710, 0x700...0x74F),
    noto("Tamil", 0xB95, 0xB80...0xBFF),
    noto("Telugu", 0xC15, 0xC00...0xC7F),
    noto("Thaana", 0x780, 0x780...0x7BF),
    noto("Thai", 0xE01, 0xE00...0xE7F),
    FontScript(
      name: "Tibetan", ranges: [0xF00...0xFFF], sample: 0xF40, package: "fonts-noto-core",
      family: "Noto Serif Tibetan"),
    noto("Tifinagh", 0x2D30, 0x2D30...0x2D7F),
    cjk(
      "Chinese", 0x4E2D, "SC", 0x2E80...0x2FDF, 0x3000...0x303F, 0x3100...0x312F, 0x31A0...0x31EF,
      0x3200...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x20000...0x3FFFF),
    cjk("Japanese", 0x3042, "JP", 0x3040...0x30FF, 0x31F0...0x31FF),
    cjk(
      "Korean", 0xAC00, "KR", 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF),
    FontScript(
      name: "emoji",
      ranges: [0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B05...0x2B55, 0x231A...0x23FF],
      sample: 0x1F600, package: "fonts-noto-color-emoji", family: "Noto Color Emoji"),
    FontScript(
      name: "mathematics", ranges: [0x2200...0x22FF, 0x27C0...0x2AFF, 0x1D400...0x1D7FF],
      sample: 0x222E, package: "fonts-noto-core", family: "Noto Sans Math"),
    FontScript(
      name: "symbols",
      ranges: [0x2190...0x21FF, 0x2300...0x2319, 0x2400...0x25FF, 0x2B00...0x2BFF],
      sample: 0x25A3, package: "fonts-noto-core", family: "Noto Sans Symbols2"),
  ]

  private static func cjk(
    _ name: String, _ sample: UInt32, _ region: String, _ ranges: ClosedRange<UInt32>...
  ) -> FontScript {
    FontScript(
      name: name, ranges: ranges, sample: sample, package: "fonts-noto-cjk",
      family: "Noto Sans CJK \(region)")
  }
}

/// The packages that bring families.
package enum FontPackages {
  /// Returns the Debian package of a family; `nil` if it is not known.
  package static func package(ofFamily family: String) -> String? {
    let name = family.lowercased()
    if let found = exact[name] { return found }
    return byPrefix.first { name.hasPrefix($0.0) }?.1
  }

  /// Returns the line that installs a package.
  package static func installation(_ package: String) -> String { "apt install \(package)" }

  /// Families by their names in lowercase.
  private static let exact = [
    "material icons": "fonts-material-design-icons-iconfont",
    "noto color emoji": "fonts-noto-color-emoji", "noto mono": "fonts-noto-mono",
    "droid sans fallback": "fonts-droid-fallback",
    "dejavu sans": "fonts-dejavu-core", "dejavu sans mono": "fonts-dejavu-core",
    "dejavu serif": "fonts-dejavu-core",
    "open sans": "fonts-open-sans", "roboto": "fonts-roboto-unhinted",
    "roboto slab": "fonts-roboto-slab", "fira code": "fonts-firacode",
    "lato": "fonts-lato",
    "cantarell": "fonts-cantarell", "hack": "fonts-hack",
    "jetbrains mono": "fonts-jetbrains-mono",
    "ebgaramond": "fonts-ebgaramond",
    "comic neue": "fonts-comic-neue",
    "arimo": "fonts-croscore", "tinos": "fonts-croscore",
    "cousine": "fonts-croscore", "carlito": "fonts-crosextra-carlito",
    "caladea": "fonts-crosextra-caladea",
  ]

  /// The beginnings of families in lowercase, the longer ones first.
  private static let byPrefix = [
    ("noto sans cjk", "fonts-noto-cjk"), ("noto serif cjk", "fonts-noto-cjk"),
    ("noto sans", "fonts-noto-core"), ("noto serif", "fonts-noto-core"),
    ("noto ", "fonts-noto-core"), ("inter", "fonts-inter"),
    ("liberation ", "fonts-liberation"), ("dejavu ", "fonts-dejavu-extra"),
  ]
}
