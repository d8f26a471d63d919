// The window's part in the life of controllers: the root controller's view fills it, and the root
// comes and goes with it.

import Foundation

extension UIWindow {
  /// Puts a new root controller's view in place of the old one's.
  func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    let isShown = !isHidden
    old?.dropPresentations()
    if isShown { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.endAppearanceTransition() }
    guard let new else { return }
    if isShown { new.beginAppearanceTransition(true, animated: false) }
    installRootView(new)
    if isShown { new.endAppearanceTransition() }
  }

  /// Tells the controllers whose views are in the window that it has been shown or hidden.
  func visibilityDidChange() {
    guard let rootViewController else { return }
    let above = rootViewController.presentationsAbove.map(\.presentedViewController)
    for controller in [rootViewController] + above where controller.viewIfLoaded?.window === self {
      controller.beginAppearanceTransition(!isHidden, animated: false)
      controller.endAppearanceTransition()
    }
  }

  private func installRootView(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if view.transform.isIdentity { view.frame = bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIViewController {
  /// Lets go, without a transition, of everything that this controller and those inside it present:
  /// what a new root would otherwise have in front of it.
  fileprivate func dropPresentations() {
    for child in children { child.dropPresentations() }
    for presentation in presentationsAbove.reversed() {
      let controller = presentation.presentedViewController
      controller.beginAppearanceTransition(false, animated: false)
      presentation.dropViews()
      controller.endAppearanceTransition()
      presentation.disconnect()
    }
  }
}
