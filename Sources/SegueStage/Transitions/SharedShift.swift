// How far the two screens of a shared view are from where they are found, at both ends of a
// transition. The view moves on its own screen, so it makes up for what either screen does.

import CoreGraphics

/// What a shared view makes up for, in the coordinates of the container.
struct SharedShift {
  /// The displacement of the moving view's own screen while the view is at the other one's place,
  /// and while it is at its own.
  private let away, own: CGAffineTransform
  /// The displacement of the other screen while the moving view is at the other one's place.
  private let other: CGAffineTransform
  /// What the view makes up for at the other one's place.
  private let start: CGAffineTransform
  /// A Boolean value that indicates whether the view takes steps on its way. It makes up for a
  /// motion of its screen exactly, but for a change of size only step by step.
  let takesSteps: Bool

  /// The fraction of the way at which a view whose screen grows from nothing is at its place.
  private static let appearance: CGFloat = 1 / 24

  /// Creates what a shared view makes up for.
  /// - Parameters:
  ///   - away: The displacement of the view's own screen while it is at the other one's place.
  ///   - own: The displacement of the view's own screen while it is at its own place.
  ///   - other: The displacement of the other screen while the view is at the other one's place.
  ///   - canStep: Whether the view can take steps, and its screen changes evenly.
  /// - Returns: `nil` if the screens move alike, or if a screen without a size has no place for it.
  init?(
    away: CGAffineTransform, own: CGAffineTransform, other: CGAffineTransform, canStep: Bool
  ) {
    guard !away.isNear(other) else { return nil }
    let isMotion = [away, own, other].allSatisfy(\.isTranslation)
    takesSteps = canStep && !isMotion && away.isUpright && own.isUpright
    guard takesSteps || !away.isVanishing else { return nil }
    (self.away, self.own, self.other) = (away, own, other)
    start = away.isVanishing ? .identity : other.concatenating(away.inverted())
  }

  /// Returns what the view makes up for at a fraction of its way, from 0, at the other one's place,
  /// to 1, at its own.
  func correction(at fraction: CGFloat) -> CGAffineTransform {
    guard takesSteps else { return start.mixed(with: .identity, fraction) }
    let place = away.isVanishing ? max(fraction, Self.appearance) : fraction
    let screen = away.mixed(with: own, place)
    guard !screen.isVanishing else { return .identity }
    return other.mixed(with: own, place).concatenating(screen.inverted())
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform shrinks everything to nearly nothing.
  fileprivate var isVanishing: Bool { abs(a * d - b * c) < 0.0016 }
  /// A Boolean value that indicates whether the transform does nothing but move.
  fileprivate var isTranslation: Bool {
    isNear(CGAffineTransform(translationX: tx, y: ty))
  }
  /// A Boolean value that indicates whether the transform neither turns nor flips.
  fileprivate var isUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 && a >= 0 && d >= 0 }

  /// Returns a Boolean value that indicates whether both transforms are the same, up to rounding.
  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    let shape = [a - other.a, b - other.b, c - other.c, d - other.d]
    return shape.allSatisfy { abs($0) < 1e-9 } && abs(tx - other.tx) < 1e-6
      && abs(ty - other.ty) < 1e-6
  }

  /// Returns the transform between this one and `other` whose elements are at `fraction`.
  fileprivate func mixed(with other: CGAffineTransform, _ fraction: CGFloat) -> CGAffineTransform {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGAffineTransform(
      a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
      tx: mix(tx, other.tx), ty: mix(ty, other.ty))
  }
}
