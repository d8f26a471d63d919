// The size that a view's constraints require, found by an engine that contains only the view and
// its descendants.

import Foundation
import SegueWorld

extension UIView {
  /// The target size for the smallest size that the contents allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that the contents allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns the size nearest to the target that the constraints inside the view allow.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    guard World.current.use(.measurements, by: self) else { return .zero }
    updateConstraintsOfTree()
    var target = target
    target.size = CGSize(
      width: Self.bounded(target.size.width), height: Self.bounded(target.size.height))
    let engine = LayoutEngine(root: self, fitting: target)
    engine.update()
    guard let entry = engine.entry(of: self) else { return bounds.size }
    let size = frame(forAlignmentRect: engine.values(of: entry)).size
    return CGSize(width: Self.cleaned(size.width), height: Self.cleaned(size.height))
  }

  /// Returns a length, or no limit for the largest sizes.
  private static func bounded(_ length: CGFloat) -> CGFloat {
    guard length == length else { return 0 }
    return min(max(length, 0), NSLayoutConstraint.largestConstant)
  }

  /// Returns a length without rounding errors.
  private static func cleaned(_ length: CGFloat) -> CGFloat {
    let rounded = (length * 1024).rounded() / 1024
    return abs(rounded - length) < 1e-6 ? rounded : length
  }
}
