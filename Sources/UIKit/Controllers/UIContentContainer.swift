// How sizes travel between a container and its content.

import Foundation

/// Something that holds, or is, resizable content.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// A child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// A child laid itself out by constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// The size a child gets in a parent of this size.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The container's view is about to change its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// The container's traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
