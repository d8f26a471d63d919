// The view controller that determines the appearance of the status bar: the frontmost one that
// covers the screen or captures the bar, or the child that it designates. UIKit draws no status bar
// here; the stage of a scene does.

import Foundation

/// The appearance of the status bar that view controllers request.
package struct StatusBarAppearance: Equatable, Sendable {
  /// The style of the status bar's text.
  package var style = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the status bar is hidden.
  package var isHidden = false

  /// Creates an appearance with the given style and visibility.
  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    (self.style, self.isHidden) = (style, isHidden)
  }
}

extension UIViewController {
  /// Queries the view controllers again, as UIKit does whenever one appears or disappears.
  func statusBarMayHaveChanged() {
    for window in UIKitState.current.windows { window.queryStatusBarAppearance() }
  }
}

extension UIWindow {
  /// Queries the view controllers for the appearance of the status bar.
  func queryStatusBarAppearance() {
    if let fixed = UIKitState.current.life.statusBar {
      statusBarAppearance = fixed
      return
    }
    guard let front = statusBarController else { return }
    statusBarAppearance = StatusBarAppearance(
      style: front.chosen(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: front.chosen(\.childForStatusBarHidden).prefersStatusBarHidden)
  }

  private var statusBarController: UIViewController? {
    guard let root = rootViewController else { return nil }
    let claiming = root.presentationsAbove.last { presentation in
      let controller = presentation.presentedViewController
      // A controller that leaves, or has left, determines nothing any longer.
      guard [.appearing, .appeared].contains(controller.appearanceState) else { return false }
      return presentation.presentationStyle == .fullScreen
        || controller.modalPresentationCapturesStatusBarAppearance
    }
    return claiming?.presentedViewController ?? root
  }
}

extension UIViewController {
  /// Returns the child that a view controller designates, followed recursively; the controller
  /// itself if it designates none.
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
