// The base of the alert views and action sheets of iOS 2 to 8. On iOS, both are direct subclasses of
// UIView with the same members.

import Foundation

/// What `UIAlertView` and `UIActionSheet` have in common: a title, and buttons that are known by their
/// index.
@preconcurrency @MainActor
open class SegueIndexedAlert: UIView {
  /// The title.
  open var title = ""

  var buttons = IndexedButtons()
  /// The controller that shows the alert, as long as it is shown.
  var controller: IndexedAlertController?

  // MARK: Buttons

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

  /// Returns the title of a button; `nil` if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The index of the button that cancels; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }
  /// The index of the first button that neither cancels nor destroys; -1 if there is none.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  // MARK: Appearing and leaving

  /// A Boolean value that indicates whether the alert is shown.
  open var isVisible: Bool { controller != nil }

  /// Dismisses the alert as if the button at the index had been tapped, without notifying the delegate
  /// of a tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let controller else { return }
    willDismiss(buttonIndex)
    controller.leave(buttonIndex, animated: animated)
  }

  /// Creates the controller that shows the alert. The alert lives until that has left.
  func makeController(
    _ message: String?, _ style: UIAlertController.Style
  ) -> IndexedAlertController {
    let controller = IndexedAlertController(title.isEmpty ? nil : title, message, style, buttons)
    controller.willChoose = { [weak self] index in
      self?.wasClicked(index)
      self?.willDismiss(index)
    }
    controller.didLeave = { index in
      self.controller = nil
      self.didDismiss(index)
    }
    self.controller = controller
    return controller
  }

  // MARK: What the delegate is notified of

  /// Called when a button has been tapped.
  func wasClicked(_ index: Int) {}
  /// Called before the alert leaves.
  func willDismiss(_ index: Int) {}
  /// Called when the alert has left.
  func didDismiss(_ index: Int) {}
}
