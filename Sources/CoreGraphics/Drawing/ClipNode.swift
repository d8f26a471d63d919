// Clips as a list that grows at the front: states share what they have in common, and commands under
// the same clip are told by identity.

import Foundation

/// A shape that cuts off what is drawn, and those around it.
package final class ClipNode: Sendable {
  /// What is left.
  package enum Shape: Sendable {
    /// The inside of a rectangle under a transform.
    case rectangle(CGRect, CGAffineTransform)
    /// The inside of a path.
    case path(PathOutline, CGPathFillRule)
    /// Where a picture, drawn as `DrawnImage` says, is opaque or, if it has no alpha, light.
    case mask(DrawnImage)
  }

  /// What is left.
  package let shape: Shape
  /// The clip that was there before.
  package let parent: ClipNode?
  /// How many there are.
  package let depth: Int
  /// A box around what all leave; null for nothing.
  package let box: CGRect

  /// How many clips may lie in each other.
  static let mostDepth = 128

  private init(_ shape: Shape, _ parent: ClipNode?, box: CGRect) {
    (self.shape, self.parent) = (shape, parent)
    depth = (parent?.depth ?? 0) + 1
    self.box = parent.map { $0.box.overlap(box) } ?? box
  }

  /// `parent` and `shape` together. Upright rectangles in each other become one, except with `outer`,
  /// which is the clip of a transparency layer and applied to it as a whole.
  static func adding(_ shape: Shape, to parent: ClipNode?, within outer: ClipNode?) -> ClipNode {
    guard case .rectangle(let rect, let transform) = shape, transform.isUpright else {
      return ClipNode(shape, parent, box: box(of: shape))
    }
    let mapped = rect.applying(transform)
    if parent !== outer, case .rectangle(let other, let around)? = parent?.shape, around.isUpright {
      let both = mapped.overlap(other.applying(around))
      return ClipNode(.rectangle(both, .identity), parent?.parent, box: both)
    }
    return ClipNode(.rectangle(mapped, .identity), parent, box: mapped)
  }

  private static func box(of shape: Shape) -> CGRect {
    switch shape {
    case .rectangle(let rect, let transform): rect.applying(transform)
    case .path(let path, _): path.controlPointBox
    case .mask(let image): image.rect.applying(image.transform)
    }
  }

  /// Whether nothing is left.
  var isEmpty: Bool { box.isNull || box.isEmpty }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
  /// Whether every number is one.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGRect {
  /// What both have in common; null for nothing. Foundation's own traps on what is no number.
  package func overlap(_ other: CGRect) -> CGRect {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether every number is one. Null and infinite rectangles are not finite.
  package var isFinite: Bool {
    !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}
