// Who says how the status bar looks: the front controller that covers the screen or claims the bar, or the
// child that it names. UIKit draws no bar here; a scene's stage does.

import Foundation

/// What controllers say about the status bar.
package struct StatusBarLook: Equatable, Sendable {
  /// The colour of its text.
  package var style = UIStatusBarStyle.default
  /// Whether it is hidden.
  package var isHidden = false

  /// A bar that looks so.
  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    (self.style, self.isHidden) = (style, isHidden)
  }
}

extension UIWindow {
  /// Asks the controllers.
  func askAboutStatusBar() {
    guard let front = statusBarController else { return }
    statusBarLook = StatusBarLook(
      style: front.chosen(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: front.chosen(\.childForStatusBarHidden).prefersStatusBarHidden)
  }

  private var statusBarController: UIViewController? {
    guard let root = rootViewController else { return nil }
    let claiming = root.presentationsAbove.last { presentation in
      let controller = presentation.presentedViewController
      return presentation.presentationStyle == .fullScreen
        || controller.modalPresentationCapturesStatusBarAppearance
    }
    return claiming?.presentedViewController ?? root
  }
}

extension UIViewController {
  /// The child that a controller names, or the child's, or itself.
  fileprivate func chosen(_ child: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var controller = self
    var seen = [ObjectIdentifier(self)]
    while let next = controller[keyPath: child], !seen.contains(ObjectIdentifier(next)) {
      seen.append(ObjectIdentifier(next))
      controller = next
    }
    return controller
  }
}
