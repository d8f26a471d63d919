// The actions of editing that every responder has by name, such as copying, and which of them an edit
// menu offers.

import Foundation

/// The class that declares the standard edit actions. On iOS it is a protocol that `UIResponder` conforms
/// to; what code names by it, `#selector(UIResponderStandardEditActions.copy(_:))`, is the same.
public typealias UIResponderStandardEditActions = UIResponder

/// A standard edit action that edit menus offer, in their order. The raw value is the name of the selector.
@MainActor
enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  /// The title in a menu.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Calls the method of a responder.
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }

  /// Returns the commands that the responder chain can perform, as a section of a menu; none if it can
  /// perform none.
  static func suggestions(from responder: UIResponder?) -> [UIMenuElement] {
    let commands = allCases.compactMap { action -> UICommand? in
      let command = UICommand(title: action.title, action: Selector(action.rawValue))
      return responder?.target(forAction: command.action, withSender: command) == nil
        ? nil : command
    }
    guard !commands.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }
}

extension UIResponder {
  /// Performs an action on this responder, of which it has said that it can.
  ///
  /// - Returns: Whether it has the method.
  @discardableResult
  func perform(_ action: Selector, sender: Any?) -> Bool {
    guard let standard = StandardEditAction(rawValue: action.name) else {
      return action.perform(on: self, sender: sender)
    }
    standard.perform(on: self, sender: sender)
    return true
  }
}

extension UIMenu.Identifier {
  /// The section of an edit menu with the standard actions.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
}
