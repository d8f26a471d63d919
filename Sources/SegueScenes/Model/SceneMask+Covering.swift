// The masks that hide nothing, for masks that appear or disappear.

import CoreGraphics

extension SceneMask {
  /// The mask of the same kind that hides nothing, or `nil` for a path, which has none.
  package var covering: SceneMask? {
    switch self {
    case .circle(let center, _): return .circle(center, radius: nil)
    case .frame:
      let whole = LengthPair(x: .percent(100), y: .percent(100))
      return .frame(LengthPair(x: .zero, y: .zero), whole, cornerRadius: 0)
    case .polygon(let center, let polygon, _): return .polygon(center, polygon, radius: nil)
    case .path: return nil
    }
  }
}

extension SceneMaskPolygon {
  /// The radius of the largest circle inside a shape with corners at radius 1.
  package var innerRadius: CGFloat {
    let turn = DeterministicMath.sincos(.pi / Double(sides))
    guard let inner else { return turn.cos }
    // The foot of the perpendicular lies on an edge only if the inner corner is convex.
    guard inner > turn.cos else { return inner }
    return inner * turn.sin / (1 + inner * inner - 2 * inner * turn.cos).squareRoot()
  }
}
