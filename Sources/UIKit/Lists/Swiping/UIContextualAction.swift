// The actions that a swipe on a row reveals.

import Foundation

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A gray button.
    case normal
    /// A red button.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// It calls `completionHandler` when the action has ended, with whether it was performed; the
  /// actions of the row are hidden then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action, which is shown above the title.
  open var image: UIImage?
  /// The background color. The default depends on the style: `systemGray` or `systemRed`.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions that a swipe on a row reveals, from the edge of the row inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is nearest to the edge.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe over most of the row performs the first action.
  /// The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Creates a configuration without actions: a swipe on the row reveals nothing.
  public override convenience init() { self.init(actions: []) }
}

/// An action of a row in the form that preceded `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A red button.
    case `default` = 0
    /// A gray button.
    case normal = 1
    /// Equivalent to `default`.
    public static let destructive = Style.default
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action.
  open var title: String?
  /// The background color. The default depends on the style.
  open var backgroundColor: UIColor?
  /// The effect of the background. The value is stored without effect.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns the action for a row in the form of today.
  func contextual(for path: IndexPath) -> UIContextualAction {
    let made = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    if let backgroundColor { made.backgroundColor = backgroundColor }
    return made
  }
}
