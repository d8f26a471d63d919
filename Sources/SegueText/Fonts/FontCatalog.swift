// Fonts by family and weight. A scene's own fonts, which are registered as bytes that have been read
// within its folder, come first; then those of the system that are known by a fixed list of files;
// then whatever else is installed, unless the scene pins its fonts.

import Foundation
import Synchronization

/// The fonts that text can refer to by name.
package final class FontCatalog: Sendable {
  /// The catalog without any scene's own fonts.
  package static let system = FontCatalog()

  private struct State {
    /// Fonts by family, in the order in which they were registered.
    var own: [FontFace] = []
    /// The families that substitute for characters that a font lacks, in the order in which they
    /// are searched.
    var fallback: [String] = []
    /// The only families of the system that may be used, or `nil` for all of them.
    var pinned: [String]?
    /// Variable fonts at the requested positions.
    var instances: [Instance: FontFace] = [:]
    /// The files of system fonts that have been requested.
    var systemFiles: Set<String> = []
  }
  private struct Instance: Hashable {
    let face: FontFace
    let variations: [FontVariation]
  }
  private let state = Mutex(State())

  package init() {}

  // MARK: Fonts of a scene

  /// Registers every font in a file.
  /// - Returns: The fonts in the file.
  /// - Throws: `FontError`, in which case no font is registered.
  @discardableResult
  package func register(_ bytes: [UInt8], named name: String) throws(FontError) -> [FontFace] {
    let file = try FontFile(bytes, named: name)
    var faces: [FontFace] = []
    for index in 0..<file.fontCount { faces.append(try FontFace(file, index: index)) }
    let new = faces
    state.withLock { state in state.own += new.filter { !state.own.contains($0) } }
    return faces
  }

  /// The families that substitute for characters that a font lacks, in the order in which they are
  /// searched.
  package var fallback: [String] {
    get { state.withLock { $0.fallback } }
    set { state.withLock { $0.fallback = newValue } }
  }

  /// The only families of the system that may be used beside the interface fonts, or `nil` if every
  /// installed font may be used.
  package var pinned: [String]? {
    get { state.withLock { $0.pinned } }
    set { state.withLock { $0.pinned = newValue } }
  }

  /// A Boolean value that indicates whether no other installed font substitutes for missing
  /// characters.
  package var isPinned: Bool { pinned != nil }

  // MARK: Lookup

  /// Returns the font of a family that is nearest to a weight and a slant.
  /// - Throws: `FontError` if there is no such family, or its file cannot be used.
  package func face(family: String, weight: Int = 400, isItalic: Bool = false)
    throws(FontError) -> FontFace
  {
    let wanted = FontStyleRequest(weight: weight, isItalic: isItalic)
    let own = state.withLock { $0.own }.filter { $0.style.family.matches(family) }
    if let nearest = wanted.nearest(own, style: { wanted.style(of: $0) }) {
      return try instance(of: nearest, wanted.variations(on: nearest.axes))
    }
    let known = KnownFont.fonts(ofFamily: family)
    try checkPinned(family, isInterface: known.contains { $0.isInterface })
    if let nearest = wanted.nearest(known, style: { ($0.weight, $0.isItalic) }),
      access(nearest.path, F_OK) == 0
    {
      return try system(nearest.path, nearest.index)
    }
    return try installed(family, wanted)
  }

  /// Returns the nearest font of a family that fontconfig lists.
  private func installed(_ family: String, _ wanted: FontStyleRequest) throws(FontError)
    -> FontFace
  {
    let fonts = InstalledFonts.fonts(ofFamily: family)
    let style: (InstalledFont) -> (weight: Int, isItalic: Bool) = {
      ($0.isVariable ? wanted.weight : $0.weight, $0.isItalic)
    }
    guard let nearest = wanted.nearest(fonts, style: style) else {
      throw FontError(.missing, family, MissingFamily.reason(family))
    }
    let face = try system(nearest.path, nearest.index)
    return try instance(of: face, wanted.variations(on: face.axes))
  }

  private func checkPinned(_ family: String, isInterface: Bool) throws(FontError) {
    guard let pinned, !isInterface, !pinned.contains(where: { $0.matches(family) }) else { return }
    throw FontError(
      .missing, family,
      "the family is not one of the scene's pinned fonts (\(pinned.joined(separator: ", "))); "
        + "expected one of them, or its name in fonts.pinned")
  }

  /// Returns a variable font at a position on its axes. It is created once.
  private func instance(
    of face: FontFace, _ variations: [FontVariation]
  ) throws(FontError) -> FontFace {
    let isMoved = variations.contains { setting in
      face.axes.contains { $0.tag == setting.axis && $0.usual != setting.value }
    }
    guard isMoved else { return face }
    let key = Instance(face: face, variations: variations)
    if let found = state.withLock({ $0.instances[key] }) { return found }
    let instance = try face.instance(variations)
    state.withLock { $0.instances[key] = instance }
    return instance
  }

  /// Returns the font with this PostScript name, full name or family name.
  /// - Throws: `FontError` if there is none, or its file cannot be used.
  package func face(named name: String) throws(FontError) -> FontFace {
    let own = state.withLock { $0.own }
    if let found = own.first(where: { $0.style.hasName(name) }) { return found }
    for face in own {
      if let place = face.namedInstances.first(where: { $0.hasName(name, of: face) }) {
        return try instance(of: face, place.variations)
      }
    }
    if let known = KnownFont.font(named: name) {
      try checkPinned(known.family, isInterface: known.isInterface)
      if access(known.path, F_OK) == 0 { return try system(known.path, known.index) }
      return try face(family: known.family, weight: known.weight, isItalic: known.isItalic)
    }
    return try face(family: name)
  }

  private func system(_ path: String, _ index: Int) throws(FontError) -> FontFace {
    _ = state.withLock { $0.systemFiles.insert(path) }
    return try LoadedFonts.face(path, index: index)
  }

  /// The files of system fonts that have been requested, sorted.
  package var systemFiles: [String] { state.withLock { $0.systemFiles.sorted() } }

  /// Returns the bytes of a system font file as this process has read it; `nil` if it cannot be
  /// read.
  package static func bytes(ofSystemFile path: String) -> [UInt8]? { LoadedFonts.bytes(of: path) }

  /// Returns the fonts that substitute for characters that a font of this weight and slant lacks.
  /// - Throws: `FontError` if one of the families is not available.
  package func fallbackFaces(weight: Int, isItalic: Bool) throws(FontError) -> [FontFace] {
    var faces: [FontFace] = []
    for family in fallback {
      faces.append(try face(family: family, weight: weight, isItalic: isItalic))
    }
    return faces
  }

  /// The names of all families, a scene's own first.
  package var families: [String] {
    var names: [String] = []
    for name in state.withLock({ $0.own.map(\.style.family) }) + KnownFont.all.map(\.family)
    where !names.contains(name) { names.append(name) }
    return names
  }
}

extension FontStyle {
  fileprivate func hasName(_ name: String) -> Bool {
    postScriptName.matches(name) || fullName.matches(name)
  }
}

extension NamedInstance {
  fileprivate func hasName(_ name: String, of face: FontFace) -> Bool {
    postScriptName.matches(name) || "\(face.style.family) \(subfamily)".matches(name)
  }
}

extension String {
  /// Returns whether both strings are equal except for case.
  fileprivate func matches(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
