// One button of an alert.

import Foundation

/// What people can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default` = 0
    /// Nothing happens.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  /// What its button says.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  let handler: ((UIAlertAction) -> Void)?
  var didChange: () -> Void = {}

  /// A choice; `handler` is called once the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
