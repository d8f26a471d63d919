// The seam between fonts and whatever draws them: a font as a source of outlines. It lives here, below
// both, so that shaping knows no display list and drawing knows no font format. Identity is the
// font's content, so that frames made from two readings of one file are equal.

import Foundation
import Synchronization

/// What tells fonts apart: content, not object or path.
public struct FontIdentity: Sendable, Hashable {
  /// One axis of a variable font, and where on it.
  public struct Variation: Sendable, Hashable {
    /// Four characters, such as `wght`.
    public var axis: String
    /// In the axis's own units.
    public var value: Double

    /// A place on an axis.
    public init(axis: String, value: Double) { (self.axis, self.value) = (axis, value) }
  }

  /// A hash of the font file's bytes, as text.
  public var contentHash: String
  /// Which face of a collection.
  public var faceIndex: Int
  /// Places on axes, in an order of their own.
  public var variations: [Variation]

  /// The face at `faceIndex` of a file with this hash, at these places.
  public init(contentHash: String, faceIndex: Int = 0, variations: [Variation] = []) {
    (self.contentHash, self.faceIndex) = (contentHash, faceIndex)
    self.variations = variations
  }
}

/// One glyph's outline in font units, y pointing up.
public struct GlyphOutline: Sendable, Hashable {
  /// The contours; filled by the non-zero rule.
  public let path: PathOutline
  /// The smallest box around all points and handles; null when there is none.
  public let box: CGRect

  init(_ path: PathOutline) { (self.path, box) = (path, path.controlPointBox) }
}

/// A font as a source of glyph outlines. Equal to any other of the same content.
public final class GlyphOutlines: Sendable, Hashable {
  /// What it is equal by.
  public let identity: FontIdentity
  /// A name for people, such as `Inter-SemiBold`.
  public let name: String
  /// Font units to the em.
  public let unitsPerEm: Double
  /// A small number that is the same for equal fonts, and only for those; of this process only.
  package let number: Int

  private let source: @Sendable (UInt32) -> PathOutline?
  private let known = Mutex<[UInt32: GlyphOutline?]>([:])
  /// Outlines kept; when there are more, all are forgotten.
  private static let mostKnown = 4096

  /// A font whose outlines `outline` gives, in font units with y pointing up: from any thread, the
  /// same for the same glyph, `nil` for a glyph without one. Results are kept.
  public init(
    identity: FontIdentity, name: String, unitsPerEm: Double,
    outline: @escaping @Sendable (UInt32) -> PathOutline?
  ) {
    (self.identity, self.name, self.unitsPerEm) = (identity, name, unitsPerEm)
    number = Self.number(of: identity)
    source = outline
  }

  /// The outline of a glyph; `nil` when there is nothing to draw.
  public func outline(of glyph: UInt32) -> GlyphOutline? {
    if let found = known.withLock({ $0[glyph] }) { return found }
    let made = source(glyph).map { GlyphOutline($0) }
    let kept = made.flatMap { $0.box.isNull ? nil : $0 }
    known.withLock {
      if $0.count >= Self.mostKnown { $0.removeAll(keepingCapacity: true) }
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

  /// Whether both have the same content.
  public static func == (a: GlyphOutlines, b: GlyphOutlines) -> Bool { a.number == b.number }
  /// Hashes the content's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
