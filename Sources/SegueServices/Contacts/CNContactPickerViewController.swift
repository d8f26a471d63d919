// The picker of contacts. There are none: it can only be cancelled.

import UIKit

/// The methods that a picker calls on its delegate.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user has cancelled, after which the picker is dismissed.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when a contact was picked, which never happens.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when contacts were picked, which never happens.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing by default.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing by default.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Does nothing by default.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A view controller that stands for the picker of contacts.
@preconcurrency @MainActor
open class CNContactPickerViewController: SegueServicePageController {
  /// The object that is notified at the end.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that would be shown.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be picked.
  open var predicateForEnablingContact: NSPredicate?

  override var absence: String { "There are no contacts." }
  override func endService() {
    delegate?.contactPickerDidCancel(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
