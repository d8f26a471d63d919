// The bars of a navigation controller: their positions for each screen, and the transitions between
// them. The state of a bar above a screen is computed from the screen alone (`apply`), so a
// cancelled change only has to compute it again.

import Foundation

/// The layout of the bars of one navigation controller.
@MainActor
final class NavigationBars {
  /// The scroll distance, in points, over which the background of the bar fades in. Our choice.
  static let fade: CGFloat = 12

  let bar: UINavigationBar
  let toolbar: UIToolbar
  private unowned let navigation: UINavigationController
  /// The screen for which the bars are animated.
  private var target: UIViewController?
  /// The insets of the screen that leaves, which remain fixed while the bars change.
  private var leaving: (child: UIViewController, insets: UIEdgeInsets)?
  private var knownInsets = UIEdgeInsets.zero
  var isHidden = false
  var isToolbarHidden = true

  init(_ navigation: UINavigationController, bar: UINavigationBar, toolbar: UIToolbar) {
    (self.navigation, self.bar, self.toolbar) = (navigation, bar, toolbar)
    bar.onBack = { [unowned navigation] in _ = navigation.popViewController(animated: true) }
    toolbar.isHidden = true
  }

  private var root: UIView? { navigation.viewIfLoaded }
  /// Returns whether a screen is shown, and no transition is in progress.
  func shows(_ child: UIViewController) -> Bool {
    navigation.change == nil && navigation.shown === child
  }

  // MARK: Heights

  /// Returns whether the title of a screen is large.
  func isLarge(_ child: UIViewController) -> Bool {
    guard bar.prefersLargeTitles else { return false }
    let item = child.navigationItem
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return below(child).map(isLarge) ?? true
    }
  }

  /// Returns the height of the bar above a screen whose content is at its top edge.
  func fullHeight(_ child: UIViewController) -> CGFloat {
    let item = child.navigationItem
    if let search = item.searchController, search.replacesTitle {
      return search.searchBar.arrangement.height
    }
    return UINavigationBar.rowHeight + (isLarge(child) ? UINavigationBar.largeTitleHeight : 0)
      + (item.prompt == nil ? 0 : UINavigationBar.promptHeight) + item.searchHeight
  }

  /// Returns the screen beneath another on the stack, or on the stack to which a cancelled change
  /// returns.
  func below(_ child: UIViewController) -> UIViewController? {
    let stack = navigation.stack
    let known = stack.contains { $0 === child } ? stack : navigation.stackBeforeChange
    guard let index = known.firstIndex(where: { $0 === child }), index > 0 else { return nil }
    return known[index - 1]
  }

  // MARK: Insets

  func insets(over child: UIViewController) -> UIEdgeInsets {
    if let leaving, leaving.child === child { return leaving.insets }
    var insets = UIEdgeInsets.zero
    if !isHidden, reachesUnderBar(child) { insets.top = fullHeight(child) }
    if !isToolbarHidden { insets.bottom += UIToolbar.rowHeight }
    if let tabs = navigation.tabBarController, !navigation.hidesBottomBar(for: child) {
      insets.bottom += tabs.heightOfBar
    }
    return insets
  }

  /// Returns whether a screen extends under the navigation bar.
  private func reachesUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// Returns the frame of a screen in the navigation controller.
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isHidden, !reachesUnderBar(child), let root else { return bounds }
    let top = root.safeAreaInsets.top + fullHeight(child)
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top))
  }

  // MARK: Layout

  /// Lays out the bars for the screen that is shown, or for the one that is about to be.
  func layOut() {
    guard let child = target ?? navigation.shown else { return }
    child.linkContentScroll()
    child.navigationItem.arrangeSearchBar()
    if target == nil, navigation.change == nil {
      let item = child.navigationItem
      if bar.content?.item !== item { bar.show(item, back: below(child)?.navigationItem) }
      (bar.isHidden, toolbar.isHidden) = (isHidden, isToolbarHidden)
      showToolbarItems(of: child)
      place(child)
    }
    apply(child)
    let insets = insets(over: child)
    if insets != knownInsets {
      knownInsets = insets
      child.viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Places a screen that does not reach under the bar below it. Where the bar ends is not known
  /// before the navigation controller is in a window.
  private func place(_ child: UIViewController) {
    guard !isHidden, !reachesUnderBar(child), let view = child.viewIfLoaded,
      let outer = view.superview, view.transform.isIdentity
    else { return }
    let frame = frame(for: child, in: outer.bounds)
    if view.frame != frame { view.frame = frame }
  }

  /// Places the bars for `child`.
  func apply(_ child: UIViewController) {
    guard let root else { return }
    let (top, isLarge) = (root.safeAreaInsets.top, isLarge(child))
    let distance = scrolledDistance(child)
    let collapsible = child.navigationItem.collapsibleSearchHeight
    let hidden = min(max(distance, 0), collapsible)
    let replacesTitle = child.navigationItem.searchController?.replacesTitle ?? false
    let shrinks = isLarge && !replacesTitle
    let collapse =
      shrinks ? min(max(distance - collapsible, 0), UINavigationBar.largeTitleHeight) : 0
    let stretch = shrinks || collapsible > 0 ? max(0, -distance) : 0
    let height = fullHeight(child) - hidden - collapse + stretch
    bar.reachAbove = top
    if let content = bar.content, content.item === child.navigationItem {
      (content.isLarge, content.collapse) = (isLarge, collapse)
      (content.isSearching, content.searchCollapse) = (replacesTitle, hidden)
    }
    place(
      bar,
      CGRect(
        x: 0, y: isHidden ? -height : top, width: root.bounds.width, height: height))
    let start = collapsible + (shrinks ? UINavigationBar.largeTitleHeight : 0)
    bar.scrolled = min(max((distance - start) / Self.fade, 0), 1)
    placeToolbar(child, root)
    child.navigationItem.searchController?.placeView()
  }

  private func placeToolbar(_ child: UIViewController, _ root: UIView) {
    var below = root.safeAreaInsets.bottom
    if let tabs = navigation.tabBarController, !navigation.hidesBottomBar(for: child) {
      below += tabs.heightOfBar
    }
    toolbar.reachBelow = below
    let height = UIToolbar.rowHeight
    let y = root.bounds.height - (isToolbarHidden ? 0 : height + below)
    place(toolbar, CGRect(x: 0, y: y, width: root.bounds.width, height: height))
    toolbar.scrolled = min(max(distanceBelow(child) / Self.fade, 0), 1)
  }

  /// Returns the length of the content of a screen that is below the top edge of the toolbar, in
  /// points.
  private func distanceBelow(_ child: UIViewController) -> CGFloat {
    guard let scroll = child.contentScroll, scroll.window != nil else { return 0 }
    let end = scroll.bounds.maxY - scroll.adjustedContentInset.bottom
    return scroll.contentSize.height - end
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the distance by which the content of a screen is scrolled from its top edge, in
  /// points.
  private func scrolledDistance(_ child: UIViewController) -> CGFloat {
    let results = child.navigationItem.searchController?.scrollOfResults
    guard let scroll = results ?? child.contentScroll, scroll.window != nil else { return 0 }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  private func showToolbarItems(of child: UIViewController) {
    guard !isToolbarHidden else { return }
    let (new, old) = (child.toolbarItems ?? [], toolbar.items ?? [])
    if new.count != old.count || zip(new, old).contains(where: { $0 !== $1 }) {
      toolbar.items = new
    }
  }

  // MARK: Showing and hiding

  /// Updates the layout after bars were hidden or shown. During a transition, the transition
  /// animates the bars instead.
  func visibilityDidChange(animated: Bool) {
    guard navigation.change == nil, let root, let child = navigation.shown else { return }
    // A screen that appears with its navigation controller is not in the window yet on a device, so
    // that nothing is animated.
    guard animated, root.window != nil, navigation.appearanceState != .appearing else {
      layOut()
      child.viewIfLoaded?.safeAreaMayHaveChanged()
      return root.setNeedsLayout()
    }
    (bar.isHidden, toolbar.isHidden) = (false, false)
    showToolbarItems(of: child)
    let duration = UINavigationController.hideShowBarDuration
    UIView.animate(withDuration: TimeInterval(duration)) {
      self.apply(child)
      child.viewIfLoaded?.safeAreaMayHaveChanged()
      child.viewIfLoaded?.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, navigation.change == nil else { return }
      (bar.isHidden, toolbar.isHidden) = (isHidden, isToolbarHidden)
    }
  }
}

// Transitions between screens, from before the will-callbacks until after the did-callbacks.
extension NavigationBars {
  /// Called before the will-callbacks. Fixes the insets of the screen that leaves.
  func willChange(from child: UIViewController) { leaving = (child, insets(over: child)) }

  /// Called after the will-callbacks. Inserts both items into the bar, which move with the
  /// transition.
  func prepare(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {
    plan.to.linkContentScroll()
    guard animated else { return }
    let isPush = plan.kind == .push
    let (wasHidden, item) = (bar.isHidden, plan.to.navigationItem)
    let isTurning = wasHidden != isHidden
    if bar.content == nil || bar.bounds.isEmpty { prepareBarBeforeLayout(for: plan.from) }
    if !isTurning {
      bar.beginChange(
        to: item, back: below(plan.to)?.navigationItem, isLarge: isLarge(plan.to), isPush: isPush)
    } else if wasHidden {
      bar.isHidden = false
      bar.show(item, back: below(plan.to)?.navigationItem)
      apply(plan.to)
      bar.center.x += side(isPush)
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.animate(plan, isTurning: isTurning, isPush: isPush)
      }, completion: nil)
  }

  /// Prepares the bar for a transition that begins before the first layout.
  private func prepareBarBeforeLayout(for child: UIViewController) {
    guard !isHidden else { return }
    UIView.performWithoutAnimation {
      bar.show(child.navigationItem, back: below(child)?.navigationItem)
      apply(child)
    }
  }

  private func animate(_ plan: ContentPlan, isTurning: Bool, isPush: Bool) {
    UIView.performWithoutAnimation {
      plan.to.contentScroll?.safeAreaDidChange()
      plan.to.contentScroll?.insetsDidChange()
    }
    target = plan.to
    if isTurning, isHidden {
      bar.center.x -= side(isPush)
      return
    }
    if !isTurning { bar.animateChange(isPush: isPush) }
    apply(plan.to)
  }

  /// Returns the horizontal offset with which bars move in or out together with a screen.
  private func side(_ isPush: Bool) -> CGFloat {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bar.bounds.width * (isPush == isMirrored ? -1 : 1)
  }

  /// Called at the end of the transition, with the child that is shown.
  func settle(on child: UIViewController) {
    (target, leaving) = (nil, nil)
    bar.endChange(showing: child.navigationItem, back: below(child)?.navigationItem)
    layOut()
    child.viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// Adjusts the end of a scroll that would leave a large title or a search bar partly collapsed,
  /// so that it is fully expanded or collapsed.
  func settle(_ target: inout CGPoint, of scroll: UIScrollView, in child: UIViewController) {
    guard !isHidden, child.contentScroll === scroll else { return }
    let top = scroll.adjustedContentInset.top
    let (search, distance) = (child.navigationItem.collapsibleSearchHeight, target.y + top)
    let title = isLarge(child) ? UINavigationBar.largeTitleHeight : 0
    if distance > 0, distance < search {
      target.y = distance < search / 2 ? -top : search - top
    } else if distance > search, distance < search + title {
      target.y = (distance < search + title / 2 ? search : search + title) - top
    }
  }
}
