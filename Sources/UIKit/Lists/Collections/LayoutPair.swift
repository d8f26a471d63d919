// An element in two layouts, and between them.

import Foundation

/// The attributes of an element in two layouts.
@MainActor
struct LayoutPair {
  /// The attributes in the first and in the second layout; `nil` where it does not exist.
  var from, to: UICollectionViewLayoutAttributes?

  /// Returns the elements that one layout has in one rectangle or the other one in another, in the
  /// order of their keys.
  static func pairs(
    _ old: UICollectionViewLayout, _ oldRect: CGRect, _ new: UICollectionViewLayout,
    _ newRect: CGRect
  ) -> [LayoutPair] {
    var found: [CollectionKey: LayoutPair] = [:]
    for attributes in old.layoutAttributesForElements(in: oldRect) ?? [] {
      found[CollectionKey(attributes), default: LayoutPair()].from = attributes.duplicate
    }
    for attributes in new.layoutAttributesForElements(in: newRect) ?? [] {
      found[CollectionKey(attributes), default: LayoutPair()].to = attributes.duplicate
    }
    return found.sorted { $0.key < $1.key }.map { key, pair in
      LayoutPair(
        from: pair.from ?? old.attributes(of: key)?.duplicate,
        to: pair.to ?? new.attributes(of: key)?.duplicate)
    }
  }

  /// Returns the attributes at a progress from the first layout, 0, to the second one, 1. An element
  /// that only one of them has fades where it is.
  func attributes(at progress: CGFloat) -> UICollectionViewLayoutAttributes? {
    guard let from = from ?? to?.faded, let to = to ?? self.from?.faded else { return nil }
    let result = (progress < 0.5 ? from : to).duplicate
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { Self.between(a, b, progress) }
    result.center.x = between(from.center.x, to.center.x)
    result.center.y = between(from.center.y, to.center.y)
    result.size.width = max(between(from.size.width, to.size.width), 0)
    result.size.height = max(between(from.size.height, to.size.height), 0)
    let alpha = between(from.isHidden ? 0 : from.alpha, to.isHidden ? 0 : to.alpha)
    result.alpha = min(max(alpha, 0), 1)
    result.isHidden = from.isHidden && to.isHidden
    result.transform3D = from.transform3D.between(to.transform3D, progress)
    return result
  }

  /// Returns the number at a progress from `a`, 0, to `b`, 1.
  static func between(_ a: CGFloat, _ b: CGFloat, _ progress: CGFloat) -> CGFloat {
    a + (b - a) * progress
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element.
  func attributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }
}

extension CATransform3D {
  /// Returns the matrix at a progress from this one, 0, to another, 1, number by number.
  fileprivate func between(_ other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    guard !CATransform3DEqualToTransform(self, other) else { return self }
    func number(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * progress
    }
    return CATransform3D(
      m11: number(\.m11), m12: number(\.m12), m13: number(\.m13), m14: number(\.m14),
      m21: number(\.m21), m22: number(\.m22), m23: number(\.m23), m24: number(\.m24),
      m31: number(\.m31), m32: number(\.m32), m33: number(\.m33), m34: number(\.m34),
      m41: number(\.m41), m42: number(\.m42), m43: number(\.m43), m44: number(\.m44))
  }
}
