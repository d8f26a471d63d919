import UIKit

/// The direction in which the screens of a transition move when it presents or pushes. The way back
/// is the opposite one.
public enum MotionDirection: String, Sendable, Hashable, CaseIterable {
  /// Toward an edge of the screen.
  case left, right, up, down
  /// Toward the side where lines of text begin or end: left or right, depending on the language.
  case leading, trailing

  /// Returns the direction as a vector of length 1: x to the right, y down.
  /// - Parameter isRightToLeft: Whether lines of text run from right to left.
  public func vector(isRightToLeft: Bool = false) -> CGVector {
    switch self {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }

  /// A Boolean value that indicates whether the direction is up or down.
  public var isVertical: Bool { self == .up || self == .down }
}

extension TransitionScreens {
  /// Returns the vector of `direction` in the language of the container, turned around if the
  /// transition goes backward.
  func vector(_ direction: MotionDirection, _ way: TransitionDirection) -> CGVector {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let vector = direction.vector(isRightToLeft: isRightToLeft)
    return way == .forward ? vector : CGVector(dx: -vector.dx, dy: -vector.dy)
  }
}
