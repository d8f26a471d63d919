// The fonts that are installed on this machine, by fontconfig. They are used where a text names a
// family that is not in the fixed list, and for characters that no other font has. The choice
// depends on nothing but the installed files: not on the locale, nor on preferences.

import CFontconfig

/// An installed font, without its contents.
struct InstalledFont: @unchecked Sendable {
  // Unchecked: the description is never changed, and its pointers are valid forever.
  private let description: UnsafePointer<cfontconfig_font>
  /// The family name.
  let family: String
  /// The path of the file.
  let path: String
  /// The index of the font in a collection.
  var index: Int { Int(description.pointee.index) }
  var weight: Int { Int(description.pointee.weight) }
  var isItalic: Bool { description.pointee.is_italic != 0 }
  var hasColor: Bool { description.pointee.has_color != 0 }
  /// A Boolean value that indicates whether the font has axes, so that one file has many weights.
  var isVariable: Bool { description.pointee.is_variable != 0 }

  fileprivate init(_ description: UnsafePointer<cfontconfig_font>) {
    self.description = description
    family = String(cString: description.pointee.family)
    path = String(cString: description.pointee.path)
  }

  /// Returns whether there is a glyph for every scalar that needs one.
  func covers(_ cluster: some Sequence<UInt32>) -> Bool {
    cluster.allSatisfy { ScalarKind.isIgnorable($0) || cfontconfig_has(description, $0) != 0 }
  }
}

/// The fonts that are installed on this machine, and those that the program's package brings.
package enum InstalledFonts {
  /// All fonts, sorted by family, path and index. The list is read once.
  static let all: [InstalledFont] = {
    var count = 0
    guard let fonts = cfontconfig_fonts(BundledFonts.folder, &count) else { return [] }
    let found = (0..<count).map { InstalledFont(fonts + $0) }.sorted(by: precedes)
    // A variable font is listed for itself and for its default instance.
    var known: Set<String> = []
    return found.filter { known.insert("\($0.path)\u{0}\($0.index)").inserted }
  }()

  private static func precedes(_ a: InstalledFont, _ b: InstalledFont) -> Bool {
    if a.family != b.family { return a.family < b.family }
    if a.path != b.path { return a.path < b.path }
    if a.index != b.index { return a.index < b.index }
    return a.isVariable && !b.isVariable
  }

  /// The families, sorted, without duplicates.
  package static var families: [String] {
    var names: [String] = []
    for font in all where names.last != font.family { names.append(font.family) }
    return names
  }

  /// Returns the paths of the files of a family, sorted; empty if it is not installed. Case is
  /// ignored.
  package static func files(ofFamily family: String) -> [String] {
    Set(fonts(ofFamily: family).map(\.path)).sorted()
  }

  /// Returns whether any installed font has a character.
  package static func cover(_ scalar: UInt32) -> Bool { all.contains { $0.covers([scalar]) } }

  /// Returns the fonts of a family. Case is ignored.
  static func fonts(ofFamily family: String) -> [InstalledFont] {
    byFamily[family.lowercased()] ?? []
  }

  private static let byFamily = Dictionary(grouping: all) { $0.family.lowercased() }
}
