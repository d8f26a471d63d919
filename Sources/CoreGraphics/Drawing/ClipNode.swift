// Clips as a linked list that grows at the front: graphics states share common clips, and commands
// under the same clip are recognized by identity.

import Foundation

/// A clipping shape and the clips that enclose it.
package final class ClipNode: Sendable {
  /// The area that a clip leaves visible.
  package enum Shape: Sendable {
    /// The inside of a rectangle under a transform.
    case rectangle(CGRect, CGAffineTransform)
    /// The inside of a path.
    case path(PathOutline, CGPathFillRule)
    /// The area where an image, drawn as `DrawnImage` describes, is opaque or, if it has no alpha,
    /// light.
    case mask(DrawnImage)
  }

  /// The area that the clip leaves visible.
  package let shape: Shape
  /// The clip that encloses this one.
  package let parent: ClipNode?
  /// The number of clips, including this one and those that enclose it.
  package let depth: Int
  /// The bounding box of the area that all clips leave visible; null if there is none.
  package let box: CGRect

  /// The maximum number of nested clips.
  static let maximumDepth = 128

  private init(_ shape: Shape, _ parent: ClipNode?, box: CGRect) {
    (self.shape, self.parent) = (shape, parent)
    depth = (parent?.depth ?? 0) + 1
    self.box = parent.map { $0.box.overlap(box) } ?? box
  }

  /// Returns a clip that combines `parent` and `shape`. Nested axis-aligned rectangles are merged,
  /// except with `outer`, which is the clip of a transparency layer and is applied to the layer as
  /// a whole.
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

  /// A Boolean value that indicates whether nothing is visible.
  var isEmpty: Bool { box.isNull || box.isEmpty }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether axis-aligned rectangles stay axis-aligned.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
  /// A Boolean value that indicates whether every entry is finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGRect {
  /// Returns the intersection of both rectangles; null if there is none. Foundation's own
  /// intersection traps on values that are not numbers.
  package func overlap(_ other: CGRect) -> CGRect {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A Boolean value that indicates whether every coordinate is finite. Null and infinite
  /// rectangles are not finite.
  package var isFinite: Bool {
    !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}
