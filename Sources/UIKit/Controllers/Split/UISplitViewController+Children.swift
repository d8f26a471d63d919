// The children of a split view, and what is shown in reply to a choice in a column.

import Foundation

extension UISplitViewController {
  func setChildren(_ new: [UIViewController]) {
    let columns: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let known = Dictionary(uniqueKeysWithValues: zip(columns, new))
    for column in columns where content.shown[column] !== known[column] {
      setChild(known[column], for: column, wraps: false)
    }
  }

  func setChild(_ child: UIViewController?, for column: Column, wraps: Bool) {
    let isMoved = content.moved[column] != nil
    if let old = content.shown[column], old !== content.collapsedRoot || !isCollapsed {
      remove(old)
    }
    content.moved[column] = nil
    content.children[column] = child
    let isBare = child != nil && !(child is UINavigationController)
    if wraps, isBare, let child {
      content.shown[column] = UINavigationController(rootViewController: child)
    } else {
      content.shown[column] = child
    }
    if let shown = content.shown[column] { adopt(shown) }
    guard content.isDecided else { return }
    if isCollapsed {
      collapsedChildDidChange(column, wasOnStack: isMoved)
    } else {
      displayModeMayHaveChanged()
      installColumns()
    }
  }

  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows a new child while the columns are collapsed. A column above the primary one waits for
  /// `show(_:)`, unless it was on the stack.
  private func collapsedChildDidChange(_ column: Column, wasOnStack: Bool) {
    switch column {
    case .compact, .primary: collapse(asking: false)
    case .supplementary, .secondary: if wasOnStack { collapse(asking: false) }
    }
  }

  // MARK: Showing

  private var rootNavigation: UINavigationController? {
    content.collapsedRoot as? UINavigationController
  }

  func showBeside(_ vc: UIViewController, sender: Any?) {
    if isCollapsed { return pushOntoRoot([vc]) }
    let source = sender as? UIViewController
    let column = content.upperColumns.first { column in
      guard let shown = content.shown[column] else { return false }
      return source === shown || source.map { $0.isDescendant(of: shown) } == true
    }
    guard let shown = content.shown[column ?? .primary] as? UINavigationController else {
      return setChild(vc, for: column ?? .primary, wraps: style != .unspecified)
    }
    shown.pushViewController(vc, animated: true)
  }

  func showDetail(_ vc: UIViewController) {
    guard isCollapsed, content.collapsedRoot !== content.shown[.compact] else {
      return setChild(vc, for: .secondary, wraps: style != .unspecified)
    }
    if let old = content.shown[.secondary] { remove(old) }
    (content.children[.secondary], content.shown[.secondary]) = (vc, vc)
    content.secondaryWasTaken = false
    let contents = content.takeContents(of: .secondary)
    content.moved[.secondary] = contents
    pushOntoRoot(contents)
  }

  private func pushOntoRoot(_ controllers: [UIViewController]) {
    guard let navigation = rootNavigation else {
      if let top = controllers.last { content.collapsedRoot?.present(top, animated: true) }
      return
    }
    navigation.setViewControllers(navigation.stack + controllers, animated: true)
  }

  /// Shows a column.
  func reveal(_ column: Column) {
    guard isCollapsed else { return revealBeside(column) }
    guard let navigation = rootNavigation, content.collapsedRoot !== content.shown[.compact] else {
      return
    }
    var stack = navigation.stack
    guard column != .primary else {
      _ = navigation.popToRootViewController(animated: true)
      return
    }
    for upper in content.upperColumns where upper == column || column == .secondary {
      let waiting = content.moved[upper] ?? content.takeContents(of: upper)
      content.moved[upper] = waiting
      if let top = waiting.last, let index = stack.firstIndex(where: { $0 === top }) {
        if upper == column { stack = Array(stack[...index]) }
      } else {
        stack += waiting
      }
    }
    navigation.setViewControllers(stack, animated: true)
  }

  /// Hides a column.
  func conceal(_ column: Column) {
    guard isCollapsed else { return concealBeside(column) }
    guard let navigation = rootNavigation, let first = content.moved[column]?.first,
      let index = navigation.stack.firstIndex(where: { $0 === first }), index > 0
    else { return }
    navigation.popToViewController(navigation.stack[index - 1], animated: true)
  }
}

extension UIViewController {
  /// Returns whether `ancestor` is this controller or one of its ancestors.
  func isDescendant(of ancestor: UIViewController) -> Bool {
    self === ancestor || parent?.isDescendant(of: ancestor) == true
  }
}
