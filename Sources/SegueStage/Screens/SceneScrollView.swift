// A scroll view of a scene. Its content is either positioned by frames, or a column of arranged
// views that is as wide as the scroll view and as high as it needs to be.

import SegueScenes
import UIKit

/// A scroll view of a scene.
final class SceneScrollView: UIScrollView {
  private let settings: SceneScrolling
  /// The view that arranges the content, if the content is arranged.
  private var contents: ArrangedView?
  private var arrangedFor = CGSize.zero

  init(_ settings: SceneScrolling) {
    self.settings = settings
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the view that is the whole content.
  func showContents(_ view: ArrangedView) {
    contents = view
    addSubview(view)
  }

  /// Applies the scene's settings. Subviews must have been added before.
  func applySettings() {
    fitContent()
    let inset = settings.inset.map { CGFloat($0) }
    contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    bounces = settings.bounces
    alwaysBounceVertical = settings.alwaysBounce == .vertical || settings.alwaysBounce == .both
    alwaysBounceHorizontal = settings.alwaysBounce == .horizontal || settings.alwaysBounce == .both
    isPagingEnabled = settings.isPaging
    isDirectionalLockEnabled = settings.isDirectionLocked
    decelerationRate = settings.deceleration == .fast ? .fast : .normal
    contentOffset = settings.offset
  }

  /// Adjusts the content insets for bars. The scene specifies all other insets.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentInsetAdjustmentBehavior = extendsUnderBars ? .automatic : .never
  }

  private var extendsUnderBars: Bool {
    guard let controller = nearestController else { return false }
    return controller.tabBarController != nil
      || controller.navigationController?.isNavigationBarHidden == false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != arrangedFor { fitContent() }
  }

  private func fitContent() {
    arrangedFor = bounds.size
    let size = contentSize(settings.content)
    contents?.frame = CGRect(origin: .zero, size: size)
    contentSize = size
  }

  /// Returns the given content size, or the size that encloses the subviews.
  private func contentSize(_ given: LengthPair?) -> CGSize {
    if let given {
      return CGSize(
        width: given.x.points(of: bounds.width), height: given.y.points(of: bounds.height))
    }
    if let contents {
      let available = CGSize(width: bounds.width, height: LayoutItem.unlimited)
      let height = MeasurementCache.current.length(
        of: contents, along: .vertical, within: available)
      return CGSize(width: bounds.width, height: height)
    }
    return CGSize(
      width: subviews.map(\.frame.maxX).max() ?? 0, height: subviews.map(\.frame.maxY).max() ?? 0)
  }
}
