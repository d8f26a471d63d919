// A view that positions its subviews. A subview with a frame of its own keeps it.

import SegueScenes
import UIKit

/// A view that arranges its subviews.
class ArrangedView: UIView, MeasuredByLength {
  private let arranger: Arranger

  init(_ layout: SceneLayout) {
    arranger = Arranger(
      layout.arrangement, padding: layout.padding, keepsToSafeArea: layout.keepsToSafeArea)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view that the arrangement positions according to its placement.
  func add(_ view: UIView, _ placement: ScenePlacement) {
    addSubview(view)
    arranger.add(view, placement)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arranger.arrange(in: self)
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  /// Returns the size that encloses the arranged views and the views with frames of their own.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    MeasurementCache.current.duringPass {
      CGSize(
        width: lengthThatFits(size, along: .horizontal),
        height: lengthThatFits(size, along: .vertical))
    }
  }

  func lengthThatFits(_ size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let arranged = arranger.length(along: axis, in: self, within: size)
    return subviews.reduce(arranged) { length, view in
      arranger.places(view) ? length : max(length, reach(of: view, along: axis, within: size))
    }
  }

  /// Returns the length that encloses a view with a frame of its own, or one that follows the size
  /// of this view.
  private func reach(
    of view: UIView, along axis: NSLayoutConstraint.Axis, within size: CGSize
  ) -> CGFloat {
    let cache = MeasurementCache.current
    if view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      return cache.length(of: view, along: axis, within: size)
    }
    cache.recordDependencyOnPlace()
    return axis == .horizontal ? view.frame.maxX : view.frame.maxY
  }
}
