// The window's part in the life of controllers: the root controller's view fills it, and the root
// comes and goes with it.

import Foundation

extension UIWindow {
  /// Puts a new root controller's view in place of the old one's.
  func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    let isShown = !isHidden
    if isShown { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.endAppearanceTransition() }
    guard let new else { return }
    if isShown { new.beginAppearanceTransition(true, animated: false) }
    installRootView(new)
    if isShown { new.endAppearanceTransition() }
  }

  /// Tells the root controller that the window has been shown or hidden.
  func visibilityDidChange() {
    guard let rootViewController else { return }
    rootViewController.beginAppearanceTransition(!isHidden, animated: false)
    rootViewController.endAppearanceTransition()
  }

  private func installRootView(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if view.transform.isIdentity { view.frame = bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
