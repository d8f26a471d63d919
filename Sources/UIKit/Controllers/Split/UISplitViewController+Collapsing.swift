// Collapsing the columns onto one stack in a compact width, and expanding them again.

import Foundation

extension UISplitViewController {
  /// Collapses or expands the columns if the size class requires it.
  func sizeClassMayHaveChanged() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if content.isDecided, isCompact == isCollapsed { return }
    let isFirst = !content.isDecided
    content.isDecided = true
    if isCompact {
      collapse(asking: true)
    } else if isFirst {
      installColumns()
    } else {
      expand()
    }
    displayModeButtonItem.isHidden = isCollapsed
    modeButtonMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Collapsing

  /// Moves the contents of all columns to one stack.
  ///
  /// - Parameter asks: Whether the delegate is asked, as at the beginning of a compact width.
  func collapse(asking asks: Bool) {
    content.isCollapsed = true
    let top = topColumn(asking: asks)
    let root = collapsedRoot(asking: asks)
    if content.collapsedRoot !== root, let old = content.collapsedRoot {
      old.viewIfLoaded?.removeFromSuperview()
    }
    content.collapsedRoot = root
    if root !== content.shown[.compact], let navigation = root as? UINavigationController {
      stackColumns(upTo: top, onto: navigation, asking: asks)
    }
    removeColumnViews()
    installCollapsedRoot()
    if asks { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func topColumn(asking asks: Bool) -> Column {
    let proposed = content.upperColumns.last ?? .primary
    guard asks, style != .unspecified, let delegate else { return proposed }
    return delegate.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
  }

  private func collapsedRoot(asking asks: Bool) -> UIViewController? {
    if let compact = content.shown[.compact] { return compact }
    if asks, style == .unspecified,
      let chosen = delegate?.primaryViewController(forCollapsing: self)
    {
      adopt(chosen)
      return chosen
    }
    return content.shown[.primary] ?? content.shown[.secondary]
  }

  private func stackColumns(
    upTo top: Column, onto navigation: UINavigationController, asking asks: Bool
  ) {
    let isClassic = style == .unspecified
    if isClassic, asks, let secondary = content.shown[.secondary], let delegate {
      content.secondaryWasTaken = delegate.splitViewController(
        self, collapseSecondary: secondary, onto: navigation)
    }
    guard !(isClassic && content.secondaryWasTaken) else { return }
    if isClassic, asks, let secondary = content.shown[.secondary] {
      navigation.collapseSecondaryViewController(secondary, for: self)
    }
    var stack = navigation.stack
    for column in content.upperColumns {
      guard column.rawValue <= top.rawValue, content.shown[column] !== navigation else { continue }
      let contents = content.moved[column] ?? content.takeContents(of: column)
      content.moved[column] = contents
      stack += contents.filter { new in !stack.contains { $0 === new } }
    }
    if stack.count != navigation.stack.count {
      navigation.setViewControllers(stack, animated: false)
    }
  }

  private func installCollapsedRoot() {
    guard let view = viewIfLoaded, let root = content.collapsedRoot else { return }
    setOverrideTraitCollection(nil, forChild: root)
    root.view.frame = view.bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if root.view.superview !== view { view.addSubview(root.view) }
  }

  // MARK: Expanding

  private func expand() {
    content.isCollapsed = false
    let old = content.collapsedRoot
    content.collapsedRoot = nil
    old?.viewIfLoaded?.removeFromSuperview()
    if style == .unspecified, let primary = delegate?.primaryViewController(forExpanding: self) {
      (content.children[.primary], content.shown[.primary]) = (primary, primary)
      adopt(primary)
    }
    separateColumns()
    content.secondaryWasTaken = false
    let proposed = resolvedDisplayMode
    let chosen = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let chosen, chosen != proposed, chosen != .automatic { stage.chosenMode = chosen }
    installColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves what is on the stack back to the columns. What was pushed onto a column's contents stays
  /// with them; what was popped returns.
  private func separateColumns() {
    guard let navigation = content.shown[.primary] as? UINavigationController else { return }
    if style == .unspecified,
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: navigation)
        ?? navigation.separateSecondaryViewController(for: self)
    {
      content.moved[.secondary] = nil
      (content.children[.secondary], content.shown[.secondary]) = (secondary, secondary)
      adopt(secondary)
      return
    }
    var rest = navigation.stack
    for column in content.upperColumns.reversed() {
      guard let moved = content.moved[column] else { continue }
      let start = moved.first.flatMap { first in rest.firstIndex { $0 === first } }
      let contents = start.map { Array(rest[$0...]) } ?? moved
      if let start { rest = Array(rest[..<start]) }
      for controller in contents where controller.parent === navigation {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      navigation.keepOnly(rest)
      if content.shown[column] is UINavigationController {
        content.restoreContents(contents, of: column)
      }
      if let shown = content.shown[column] { adopt(shown) }
      content.moved[column] = nil
    }
  }
}

extension UINavigationController {
  /// Removes all controllers from the stack but the given ones, without a transition.
  func keepOnly(_ kept: [UIViewController]) {
    guard kept.count < stack.count else { return }
    _ = releaseStack()
    setViewControllers(kept, animated: false)
  }
}
