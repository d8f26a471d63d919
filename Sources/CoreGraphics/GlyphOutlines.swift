// The interface between fonts and drawing: a font as a source of outlines. It is declared here,
// below both, so that shaping does not depend on display lists and drawing does not depend on font
// formats. A font is identified by its content, so that frames made from two readings of one file
// are equal.

import Foundation
import Synchronization

/// The identity of a font: its content rather than its object or path.
public struct FontIdentity: Sendable, Hashable {
  /// A position on one axis of a variable font.
  public struct Variation: Sendable, Hashable {
    /// The tag of the axis, four characters such as `wght`.
    public var axis: String
    /// The position on the axis, in the axis's own units.
    public var value: Double

    /// Creates a position on an axis.
    public init(axis: String, value: Double) { (self.axis, self.value) = (axis, value) }
  }

  /// A hash of the font file's bytes, as text.
  public var contentHash: String
  /// The index of the face in a font collection.
  public var faceIndex: Int
  /// The positions on the axes of a variable font, in a canonical order.
  public var variations: [Variation]

  /// Creates the identity of the face at `faceIndex` of a file with the given hash, at the given
  /// positions.
  public init(contentHash: String, faceIndex: Int = 0, variations: [Variation] = []) {
    (self.contentHash, self.faceIndex) = (contentHash, faceIndex)
    self.variations = variations
  }
}

/// The outline of one glyph in font units, with y pointing up.
public struct GlyphOutline: Sendable, Hashable {
  /// The contours, to be filled with the nonzero winding rule.
  public let path: PathOutline
  /// The smallest rectangle that contains all points and control points; null for an empty outline.
  public let box: CGRect

  init(_ path: PathOutline) { (self.path, box) = (path, path.controlPointBox) }
}

/// A font as a source of glyph outlines. Equal to any other with the same content.
public final class GlyphOutlines: Sendable, Hashable {
  /// The identity that determines equality.
  public let identity: FontIdentity
  /// A name used for debugging, such as `Inter-SemiBold`.
  public let name: String
  /// The number of font units per em.
  public let unitsPerEm: Double
  /// A small number that equal fonts share and different fonts do not. It is valid within this
  /// process only.
  package let number: Int

  private let source: @Sendable (UInt32) -> PathOutline?
  private let known = Mutex<[UInt32: GlyphOutline?]>([:])
  /// The maximum number of outlines in the cache. When it is exceeded, the cache is emptied.
  private static let maximumKnown = 4096

  /// Creates a font whose outlines are provided by a closure. Results are cached.
  ///
  /// - Parameter outline: Returns the outline of a glyph in font units with y pointing up, or `nil`
  ///   for a glyph without one. It is called from any thread and must return the same outline for
  ///   the same glyph.
  public init(
    identity: FontIdentity, name: String, unitsPerEm: Double,
    outline: @escaping @Sendable (UInt32) -> PathOutline?
  ) {
    (self.identity, self.name, self.unitsPerEm) = (identity, name, unitsPerEm)
    number = Self.number(of: identity)
    source = outline
  }

  /// Returns the outline of a glyph, or `nil` if it draws nothing.
  public func outline(of glyph: UInt32) -> GlyphOutline? {
    if let found = known.withLock({ $0[glyph] }) { return found }
    let made = source(glyph).map { GlyphOutline($0) }
    let kept = made.flatMap { $0.box.isNull ? nil : $0 }
    known.withLock {
      if $0.count >= Self.maximumKnown { $0.removeAll(keepingCapacity: true) }
      $0[glyph] = .some(kept)
    }
    return kept
  }

  private static let numbers = Mutex<[FontIdentity: Int]>([:])

  private static func number(of identity: FontIdentity) -> Int {
    numbers.withLock {
      if let number = $0[identity] { return number }
      let next = $0.count
      $0[identity] = next
      return next
    }
  }

  /// Returns a Boolean value that indicates whether both fonts have the same content.
  public static func == (a: GlyphOutlines, b: GlyphOutlines) -> Bool { a.number == b.number }
  /// Hashes the identity of the content.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
