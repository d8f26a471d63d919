// The role of the window in the life cycle of view controllers: the view of the root view
// controller fills the window, and the root appears and disappears with it.

import Foundation

extension UIWindow {
  /// Replaces the view of the old root view controller by that of the new one.
  func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    let appears = isShown && !UIKitState.current.life.holdsAppearance
    old?.dropPresentations()
    if appears { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if appears { old?.endAppearanceTransition() }
    guard let new else { return }
    if appears { new.beginAppearanceTransition(true, animated: false) }
    installRootView(new)
    if appears { new.endAppearanceTransition() }
  }

  /// Notifies the view controllers whose views are in the window that it was shown or hidden.
  func visibilityDidChange() {
    guard let rootViewController else { return }
    if isShown, hasDeferredRoot { installRootView(rootViewController) }
    let above = rootViewController.presentationsAbove.map(\.presentedViewController)
    for controller in [rootViewController] + above { controller.oldGuidesDidChange() }
    guard !UIKitState.current.life.holdsAppearance else { return }
    for controller in [rootViewController] + above where controller.viewIfLoaded?.window === self {
      controller.beginAppearanceTransition(isShown, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// Adds the root's view to the window. In a launched app, the view is not loaded before the window
  /// is shown.
  private func installRootView(_ controller: UIViewController) {
    if !isShown, UIKitState.current.hostWindow != nil {
      hasDeferredRoot = true
      return
    }
    hasDeferredRoot = false
    guard let view = controller.view else { return }
    if view.transform.isIdentity { view.frame = bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIViewController {
  /// Removes, without a transition, everything that this controller and its descendants present,
  /// which would otherwise remain in front of a new root.
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
