// Anchors of lengths, which can also be compared with constants and with multiples of each other.

import Foundation

/// A factory of constraints for a width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the dimension equal to `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, 1, c) }
  /// Returns a constraint that makes the dimension greater than or equal to `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c)
  }
  /// Returns a constraint that makes the dimension less than or equal to `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, c)
  }

  /// Returns a constraint that makes the dimension equal to `m` times `anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, m)
  }
  /// Returns a constraint that makes the dimension greater than or equal to `m` times `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, m)
  }
  /// Returns a constraint that makes the dimension less than or equal to `m` times `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, m)
  }

  /// Returns a constraint that makes the dimension equal to `m` times `anchor` plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, m, c)
  }
  /// Returns a constraint that makes the dimension greater than or equal to `m` times `anchor` plus
  /// `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, c)
  }
  /// Returns a constraint that makes the dimension less than or equal to `m` times `anchor` plus
  /// `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, c)
  }
}
