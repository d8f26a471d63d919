// The older way to an edit menu: one controller for all views, which shows what the responder chain can
// perform and the app's own items.

import Foundation
import SegueWorld

/// An item of the menu controller: a title, and the action that the responder chain performs.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The action of the item.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu of the app before `UIEditMenuInteraction`. Deprecated on iOS.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The directions of the arrow.
  public enum ArrowDirection: Int, Sendable {
    /// Down, or up where there is no room above.
    case `default`
    /// The menu is below its target.
    case up
    /// The menu is above its target.
    case down
    /// The menu is to the right of its target.
    case left
    /// The menu is to the left of its target.
    case right
  }

  /// Posted before the menu appears.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the menu has changed.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The controller of the app.
  open class var shared: UIMenuController {
    World.current.associatedObject { UIMenuController() }
  }

  /// The app's own items, after the standard ones. Those that no responder can perform are not shown.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. The default is `default`.
  open var arrowDirection = ArrowDirection.default
  /// A Boolean value that indicates whether the menu is visible. Setting it shows the menu at the target
  /// that has been set, or hides it.
  open var isMenuVisible: Bool {
    get { menu != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The frame of the visible menu on the screen; otherwise zero.
  open var menuFrame: CGRect { menu?.frame ?? .zero }

  private var menu: EditMenu?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Shows the menu beside a rectangle of a view. The chain of responders that can perform its items starts
  /// at the first responder: without one there is no menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu.
  open func hideMenu() { menu?.dismiss() }
  /// Hides the menu if it is shown for a view.
  open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Sets the target of the menu. Deprecated.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
    guard let menu else { return }
    menu.move(to: targetView.convert(targetRect, to: nil), animated: false)
    post(Self.menuFrameDidChangeNotification)
  }

  /// Shows or hides the menu, always with an animation. Deprecated.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  /// Shows the items that can be performed now.
  open func update() { menu?.show(contents()) }

  // MARK: The course of a menu

  private func show() {
    guard let targetView, let window = targetView.window else { return }
    hideMenu()
    let made = EditMenu(contents(), preferred: preferred)
    guard made.hasElements else {
      return World.current.warn(
        "UIMenuController shows no menu, as on a device: no responder can perform any of its items; "
          + "expected a first responder whose canPerformAction(_:withSender:) returns true")
    }
    made.onChoice = { [weak self] in self?.perform($0) }
    made.onDismissal = { [weak self, weak made] _ in self?.willHide(made) }
    made.onRest = { [weak self] isShown in
      self?.post(isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification)
    }
    menu = made
    post(Self.willShowMenuNotification)
    made.present(in: window, beside: targetView.convert(targetRect, to: nil), nil)
  }

  private var preferred: UIEditMenuArrowDirection {
    UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
  }

  private func contents() -> UIMenu {
    let start = UIKitState.current.firstResponder
    let own = (menuItems ?? []).filter {
      start?.target(forAction: $0.action, withSender: self) != nil
    }
    return UIMenu(
      children: StandardEditAction.suggestions(from: start)
        + own.map { UICommand(title: $0.title, action: $0.action) })
  }

  private func perform(_ element: UIMenuElement) {
    guard let command = element as? UICommand else { return }
    let target = UIKitState.current.firstResponder?.target(
      forAction: command.action, withSender: self)
    (target as? UIResponder)?.perform(command.action, sender: self)
  }

  private func willHide(_ hidden: EditMenu?) {
    guard menu === hidden else { return }
    menu = nil
    post(Self.willHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: self)
  }
}
