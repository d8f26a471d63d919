// The children of a split view, expanded and collapsed. A navigation controller cannot be in the
// stack of another one here, so collapsing moves the contents of a column's navigation controller
// to that of the primary column, and expanding moves them back.

import Foundation

/// The children of a split view.
@MainActor
final class SplitContent {
  typealias Column = UISplitViewController.Column

  /// The children as the app has set them.
  var children: [Column: UIViewController] = [:]
  /// The controllers that the columns show: the children, or navigation controllers around them.
  var shown: [Column: UIViewController] = [:]
  /// A Boolean value that indicates whether the size class is known.
  var isDecided = false
  var isCollapsed = false
  /// The controller that is shown alone while the columns are collapsed.
  var collapsedRoot: UIViewController?
  /// The contents of the columns that have been moved to the collapsed stack, or wait for it.
  var moved: [Column: [UIViewController]] = [:]
  /// A Boolean value that indicates whether the delegate has taken the secondary controller.
  var secondaryWasTaken = false

  /// The columns beyond the primary one that exist, in the order in which they are stacked.
  var upperColumns: [Column] { [.supplementary, .secondary].filter { shown[$0] != nil } }

  /// Takes the contents out of a column.
  func takeContents(of column: Column) -> [UIViewController] {
    guard let controller = shown[column] else { return [] }
    guard let navigation = controller as? UINavigationController else { return [controller] }
    return navigation.releaseStack()
  }

  /// Puts contents back into a column.
  func restoreContents(_ contents: [UIViewController], of column: Column) {
    guard let navigation = shown[column] as? UINavigationController else { return }
    navigation.setViewControllers(contents, animated: false)
  }
}

extension UINavigationController {
  /// Empties the stack, so that its controllers can be in another one.
  ///
  /// - Returns: The controllers.
  func releaseStack() -> [UIViewController] {
    let released = stack
    (stack, settledStack, shown) = ([], [], nil)
    for controller in released {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    wrapper?.removeFromSuperview()
    wrapper = nil
    return released
  }
}
