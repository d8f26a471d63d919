// The views that UIKit inserts into the window: a transition takes place in one, and a presented
// view remains in it for the duration of its presentation.

import Foundation

/// The container of a presentation.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.placeOwnViews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Passes touches outside the presented view to the content below if the presentation controller
  /// permits it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isBeside = hit === self || hit is PresentationDim
    return isBeside && presentation?.passesTouchThrough(at: point) == true ? nil : hit
  }
}

/// The container of a push or a pop.
final class UIViewControllerWrapperView: UIView {}

/// The place of a view in its hierarchy, to which the view can be restored.
@MainActor
struct ViewHome {
  private weak var view: UIView?
  private weak var superview: UIView?
  private let index: Int
  private let oldFrame: CGRect
  private let oldSize: CGSize

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    oldFrame = view.frame
    oldSize = view.superview?.bounds.size ?? .zero
  }

  /// The frame of the view at its place: the current bounds of the superview if the view filled it,
  /// otherwise its old frame.
  var frame: CGRect {
    guard let superview, superview.bounds.size != oldSize,
      oldFrame == CGRect(origin: .zero, size: oldSize)
    else { return oldFrame }
    return superview.bounds
  }

  /// Restores the view to its place. Its frame is set unless the view has a transform, which the
  /// animator has set on purpose.
  func restore() {
    guard let view else { return }
    if let superview, !isHome(view, in: superview) {
      view.removeFromSuperview()
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    if view.transform.isIdentity { view.frame = frame }
  }

  private func isHome(_ view: UIView, in superview: UIView) -> Bool {
    superview.subviews.firstIndex { $0 === view } == min(index, superview.subviews.count - 1)
  }
}
