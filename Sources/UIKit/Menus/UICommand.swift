// Commands: menu elements that send a selector through the responder chain, by a choice in a menu or
// by keys.

import Foundation

/// A menu element that sends an action to the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action, which the first responder that implements it performs.
  open private(set) var action: Selector
  /// An object that belongs to the command.
  open private(set) var propertyList: Any?
  /// The title in the display of keyboard shortcuts. Stored but not used.
  open var discoverabilityTitle: String?
  /// The attributes with which a menu shows the command.
  open var attributes: Attributes
  /// The state that a menu shows.
  open var state: State

  /// Creates a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(title: title, image: image)
  }

  /// Sends the action to the first object in the responder chain that implements it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func perform(from responder: UIResponder?) -> Bool {
    let target = responder?.target(forAction: action, withSender: self) as? UIResponder
    return target?.perform(action, sender: self) ?? false
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }
}

/// The modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Creates a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command that keys send.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The names of keys without characters.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that points left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that points right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public static let inputDelete = "\u{8}"

  /// The character of the key, or the name of a key without one.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command precedes the system's own. Stored but not
  /// used, since the system has none.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a menu, with keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command with keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with keys and a title. Deprecated.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension UIKitState {
  /// Presses keys: the first command for them in the responder chain is sent. The chain begins with
  /// the first responder, or with what the key window shows.
  ///
  /// - Returns: Whether there is such a command, and a responder for it.
  @discardableResult
  package func pressKeys(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    var candidate: UIResponder? = firstResponder ?? keyWindow?.topShownController
    while let here = candidate {
      let command = here.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers && !$0.attributes.contains(.disabled)
      }
      if let command { return command.perform(from: here) }
      candidate = here.next
    }
    return false
  }
}

extension UIWindow {
  /// The view controller that is shown on top: presented, and inside containers.
  var topShownController: UIResponder? {
    var shown = rootViewController
    while let next = shown?.presentedViewController ?? shown?.shownChild { shown = next }
    return shown ?? self
  }
}

extension UIViewController {
  /// The child that a container of UIKit shows.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
