// The views UIKit itself puts into the window: a transition takes place in one, and a presented
// view stays in it for as long as it is presented.

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

  /// Beside the presented view, touches may be for what is below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isBeside = hit === self || hit is PresentationDim
    return isBeside && presentation?.letsTouchThrough(at: point) == true ? nil : hit
  }
}

/// The container of a push or a pop.
final class UIViewControllerWrapperView: UIView {}

/// Where a view stood, so that it can be put back.
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

  /// Where the view belongs: what filled its place fills it, however large it is by now.
  var frame: CGRect {
    guard let superview, superview.bounds.size != oldSize,
      oldFrame == CGRect(origin: .zero, size: oldSize)
    else { return oldFrame }
    return superview.bounds
  }

  /// Puts the view back, wherever it is now. Its frame is set again unless it is transformed: then
  /// that is the animator's doing and stays.
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
