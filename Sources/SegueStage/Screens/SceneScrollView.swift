// A scroll view of a scene. What is in it is either where its frames say, or in a column of arranged
// views that is as wide as the view and as high as it needs to be.

import SegueScenes
import UIKit

/// A scroll view of a scene.
final class SceneScrollView: UIScrollView {
  private let settings: SceneScrolling
  /// What is arranged inside, if it is.
  private var contents: ArrangedView?
  private var arrangedFor = CGSize.zero

  init(_ settings: SceneScrolling) {
    self.settings = settings
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Has `view` be the whole content.
  func showContents(_ view: ArrangedView) {
    contents = view
    addSubview(view)
  }

  /// Takes over the settings; the views are inside already.
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

  /// Content keeps clear of bars; what else is at the edges the scene says itself.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentInsetAdjustmentBehavior = isBehindBars ? .automatic : .never
  }

  private var isBehindBars: Bool {
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

  /// As said, or as far as the views reach.
  private func contentSize(_ given: LengthPair?) -> CGSize {
    if let given {
      return CGSize(
        width: given.x.points(of: bounds.width), height: given.y.points(of: bounds.height))
    }
    if let contents {
      let room = CGSize(width: bounds.width, height: LayoutItem.endless)
      return CGSize(width: bounds.width, height: contents.sizeThatFits(room).height)
    }
    return CGSize(
      width: subviews.map(\.frame.maxX).max() ?? 0, height: subviews.map(\.frame.maxY).max() ?? 0)
  }
}
