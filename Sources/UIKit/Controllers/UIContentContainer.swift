// The exchange of sizes between a container and its content.

import Foundation

/// The interface of objects that contain, or are, resizable content.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Notifies the container that a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// Notifies the container that a child has changed its size by Auto Layout.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// Returns the size of a child's content in a parent of the given size.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Notifies the container that the size of its view is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// Notifies the container that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// The preferred size of the view controller, or else of the one that it shows in a navigation or
  /// behind a tab.
  var preferredSizeOfContent: CGSize {
    guard preferredContentSize == .zero else { return preferredContentSize }
    let shown =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return shown?.preferredSizeOfContent ?? .zero
  }
}
