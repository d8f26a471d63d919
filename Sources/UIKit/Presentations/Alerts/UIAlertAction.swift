// One button of an alert.

import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// An action of no particular style.
    case `default` = 0
    /// An action that cancels and leaves everything unchanged.
    case cancel = 1
    /// An action that changes or deletes data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the action can be chosen. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// What code sets by the keys `titleTextColor`, `image`, `imageTintColor` and `titleTextAlignment`,
  /// which the class does not declare on a device, and which apps use all the same.
  var look = Look() { didSet { didChange() } }
  /// The look of the button other than by its style.
  struct Look {
    var titleColor: UIColor?
    var image: UIImage?
    var imageTint: UIColor?
    var alignment = NSTextAlignment.center
  }

  let handler: ((UIAlertAction) -> Void)?
  var didChange: () -> Void = {}

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
