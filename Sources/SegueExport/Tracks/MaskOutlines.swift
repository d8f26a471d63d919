// Masks over time as outlines that clip: one opaque shape, or several whose outlines are joined.

import CoreGraphics
import SegueDisplay

/// Masks that are outlines.
enum MaskOutlines {
  /// Returns the outlines of masks that consist of opaque shapes; `nil` if any of them does not.
  /// - Parameter lists: The mask in each frame; `nil` where it is absent.
  static func clips(of lists: [[TreeNode]?]) -> [NodeClip?]? {
    let shapes = lists.map { $0?.opaqueShapes }
    guard zip(lists, shapes).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
    if shapes.allSatisfy({ $0 == nil || $0?.count == 1 }) { return shapes.map { $0?.first?.clip } }
    return joined(shapes)
  }

  /// Returns one outline for several rectangles in each frame. All have the same orientation, so the
  /// outline contains what lies in any of them.
  private static func joined(_ shapes: [[MaskShape]?]) -> [NodeClip?]? {
    let areUpright = shapes.allSatisfy { list in
      (list ?? []).allSatisfy { shape in
        guard case .rounded = shape.clip.shape, let map = shape.clip.map.affine else {
          return false
        }
        return map.a * map.d - map.b * map.c > 0
      }
    }
    guard areUpright else { return nil }
    var parts: [[PathOutline?]] = []
    for key in keys(of: shapes) {
      let clips = shapes.map { list in list?.first { $0.key == key }?.clip }
      guard let paths = ShapeOutlines.paths(of: clips) else { return nil }
      parts.append(paths)
    }
    return shapes.indices.map { frame -> NodeClip? in
      guard shapes[frame] != nil else { return nil }
      var outline = PathOutline()
      for part in parts {
        guard let path = part[frame] ?? part.collapsed else { continue }
        for element in path.elements { outline.append(element) }
      }
      return NodeClip(shape: .path(outline, rule: .nonZero), map: .identity)
    }
  }

  /// Returns the keys of all shapes, in the order in which they first appear.
  private static func keys(of shapes: [[MaskShape]?]) -> [[NodeKey]] {
    var (known, keys): (Set<[NodeKey]>, [[NodeKey]]) = ([], [])
    for shape in shapes.compactMap({ $0 }).joined() where known.insert(shape.key).inserted {
      keys.append(shape.key)
    }
    return keys
  }
}

/// An opaque shape of a mask.
private struct MaskShape {
  /// The keys of the element and of the groups around it, outermost first.
  var key: [NodeKey]
  let clip: NodeClip
}

extension [TreeNode] {
  /// The outlines of the elements, if each is an opaque shape, alone or in groups without a clip.
  fileprivate var opaqueShapes: [MaskShape]? {
    var shapes: [MaskShape] = []
    for node in self {
      guard node.opacity == 1 else { return nil }
      switch node.kind {
      case .group(nil):
        guard let inner = node.children.opaqueShapes else { return nil }
        shapes += inner.map { MaskShape(key: [node.key] + $0.key, clip: $0.clip) }
      case .leaf(.solid(let quad), let map):
        let clip = NodeClip(shape: .rounded(quad.shape), map: map)
        shapes.append(MaskShape(key: [node.key], clip: clip))
      case .leaf(.path(let fill), let map):
        let clip = NodeClip(shape: .path(fill.path, rule: fill.rule), map: map)
        shapes.append(MaskShape(key: [node.key], clip: clip))
      default: return nil
      }
    }
    return shapes
  }
}

extension [PathOutline?] {
  /// An outline without an area, of the same commands as the others.
  fileprivate var collapsed: PathOutline? {
    guard let path = lazy.compactMap({ $0 }).first, let point = path.currentPoint else {
      return nil
    }
    return path.applying(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: point.x, ty: point.y))
  }
}
