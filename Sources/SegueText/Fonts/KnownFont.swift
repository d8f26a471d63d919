// The fonts that are known by name, at the locations where Debian installs them. The list is the
// same on every machine.

/// A system font.
struct KnownFont: Hashable, Sendable {
  let family: String
  let weight: Int
  let isItalic: Bool
  let postScriptName: String
  let path: String
  /// The index of the font in a collection.
  let index: Int

  /// Creates an entry for the font that Debian installs at `path`, or that the package brings.
  private init(
    family: String, weight: Int, isItalic: Bool, postScriptName: String, path: String, index: Int
  ) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    (self.postScriptName, self.path, self.index) = (
      postScriptName, BundledFonts.file(for: path), index
    )
  }

  /// All known fonts.
  static let all: [KnownFont] =
    inter("Inter", "Inter") + inter("Inter Display", "InterDisplay") + noto + cjk + [droid] + mono
    + [icons]

  private static let byFamily = Dictionary(grouping: all) { $0.family.lowercased() }
  private static let byPostScriptName = Dictionary(
    all.map { ($0.postScriptName.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the fonts of a family. Case is ignored.
  static func fonts(ofFamily family: String) -> [KnownFont] { byFamily[family.lowercased()] ?? [] }

  /// Returns the font with a PostScript name. Case is ignored.
  static func font(named name: String) -> KnownFont? { byPostScriptName[name.lowercased()] }

  /// A Boolean value that indicates whether the interface itself uses the font: for text, monospaced
  /// text and icons.
  var isInterface: Bool {
    ["Inter", "Inter Display", "DejaVu Sans Mono", IconFont.family].contains(family)
  }

  private static let folder = "/usr/share/fonts"

  private static func inter(_ family: String, _ stem: String) -> [KnownFont] {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    return weights.enumerated().flatMap { index, name in
      [false, true].map { isItalic in
        let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
        return KnownFont(
          family: family, weight: 100 * (index + 1), isItalic: isItalic,
          postScriptName: "\(stem)-\(style)", path: "\(folder)/opentype/inter/\(stem)-\(style).otf",
          index: 0)
      }
    }
  }

  private static func upright(
    _ family: String, _ weight: Int, _ name: String, _ path: String, index: Int = 0
  ) -> KnownFont {
    KnownFont(
      family: family, weight: weight, isItalic: false, postScriptName: name,
      path: "\(folder)/\(path)", index: index)
  }

  /// Scripts that Inter lacks, and emoji.
  private static let noto: [KnownFont] =
    [
      "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Thai", "Armenian",
      "Georgian",
      "Ethiopic", "Khmer", "Lao", "Myanmar", "Sinhala", "Gujarati", "Gurmukhi", "Kannada",
      "Malayalam",
    ].flatMap { script in
      [("Regular", 400), ("Bold", 700)].map { style, weight in
        upright(
          "Noto Sans \(script)", weight, "NotoSans\(script)-\(style)",
          "truetype/noto/NotoSans\(script)-\(style).ttf")
      }
    } + [
      upright("Noto Color Emoji", 400, "NotoColorEmoji", "truetype/noto/NotoColorEmoji.ttf")
    ]

  private static let cjk: [KnownFont] = ["JP", "KR", "SC", "TC", "HK"].enumerated().flatMap {
    index, region in
    [("Regular", 400), ("Bold", 700)].map { style, weight in
      upright(
        "Noto Sans CJK \(region)", weight, "NotoSansCJK\(region.lowercased())-\(style)",
        "opentype/noto/NotoSansCJK-\(style).ttc", index: index)
    }
  }

  /// Chinese, Japanese and Korean in 4 MB, where a single style is sufficient.
  private static let droid = KnownFont(
    family: "Droid Sans Fallback", weight: 400, isItalic: false,
    postScriptName: "DroidSansFallback",
    path: "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf", index: 0)

  /// Pictograms, each a ligature of its name.
  private static let icons = upright(
    IconFont.family, 400, "MaterialIcons-Regular",
    "truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")

  private static let mono: [KnownFont] = [("Book", 400), ("Bold", 700)].flatMap { style, weight in
    let suffix = style == "Book" ? "" : "-\(style)"
    return [
      upright(
        "DejaVu Sans Mono", weight, "DejaVuSansMono\(suffix)",
        "truetype/dejavu/DejaVuSansMono\(suffix).ttf"),
      KnownFont(
        family: "DejaVu Sans Mono", weight: weight, isItalic: true,
        postScriptName: "DejaVuSansMono-\(style == "Book" ? "" : style)Oblique",
        path: "\(folder)/truetype/dejavu/DejaVuSansMono-\(style == "Book" ? "" : style)Oblique.ttf",
        index: 0),
    ]
  }
}

/// The font of pictograms, in which each icon is a ligature of its name.
package enum IconFont {
  /// The family name.
  package static let family = "Material Icons"
}
