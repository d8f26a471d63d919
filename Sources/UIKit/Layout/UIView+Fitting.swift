// The size that a view's constraints ask for: found by an engine that knows only the view and what is in it.

import Foundation

extension UIView {
  /// As small as the contents allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the contents allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size nearest to the target that the constraints allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to the target that the constraints inside the view allow.
  func fittingSize(_ target: FittingTarget) -> CGSize {
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

  /// The largest sizes stand for no limit.
  private static func bounded(_ length: CGFloat) -> CGFloat {
    guard length == length else { return 0 }
    return min(max(length, 0), NSLayoutConstraint.largestConstant)
  }

  /// Without what arithmetic has added.
  private static func cleaned(_ length: CGFloat) -> CGFloat {
    let rounded = (length * 1024).rounded() / 1024
    return abs(rounded - length) < 1e-6 ? rounded : length
  }
}
