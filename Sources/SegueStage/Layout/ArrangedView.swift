// A view that positions its subviews. A subview with a frame of its own keeps it.

import SegueScenes
import UIKit

/// A view that arranges its subviews.
class ArrangedView: UIView, StablyMeasured {
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
    let cache = MeasurementCache.current
    let arranged = arranger.size(in: self, within: size)
    return subviews.reduce(arranged) { available, view in
      guard !arranger.places(view) else { return available }
      let follows = view.autoresizingMask == [.flexibleWidth, .flexibleHeight]
      let reach = follows ? cache.size(of: view, within: size) : reach(of: view, cache)
      return CGSize(
        width: max(available.width, reach.width), height: max(available.height, reach.height))
    }
  }

  /// Returns the size that encloses a view with a frame of its own.
  private func reach(of view: UIView, _ cache: MeasurementCache) -> CGSize {
    cache.recordDependencyOnPlace()
    return CGSize(width: view.frame.maxX, height: view.frame.maxY)
  }
}
