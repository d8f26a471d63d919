// The bars of a navigation controller: where they are for each screen, and how they get from one screen's place
// to the next one's. What a bar looks like above a screen is worked out from the screen alone (`place`), so
// that a cancelled change only has to ask again.

import Foundation

/// Places the bars of one navigation controller.
@MainActor
final class NavigationBars {
  /// How far content scrolls until the bar has its background: our choice.
  static let fade: CGFloat = 12

  let bar: UINavigationBar
  let toolbar: UIToolbar
  private unowned let navigation: UINavigationController
  /// The screen that the bars are moving to.
  private var target: UIViewController?
  /// What the screen that leaves keeps clear of, whatever becomes of the bars meanwhile.
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

  // MARK: Heights

  /// Whether the title of a screen is large.
  func isLarge(_ child: UIViewController) -> Bool {
    guard bar.prefersLargeTitles else { return false }
    let item = child.navigationItem
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return below(child).map(isLarge) ?? true
    }
  }

  /// The height of the bar above a screen whose content is at its top.
  func fullHeight(_ child: UIViewController) -> CGFloat {
    UINavigationBar.rowHeight + (isLarge(child) ? UINavigationBar.largeTitleHeight : 0)
      + (child.navigationItem.prompt == nil ? 0 : UINavigationBar.promptHeight)
  }

  /// The screen beneath another one on the stack, or on the stack that a change goes back to.
  func below(_ child: UIViewController) -> UIViewController? {
    let stack = navigation.stack
    let known = stack.contains { $0 === child } ? stack : navigation.stackBeforeChange
    guard let index = known.firstIndex(where: { $0 === child }), index > 0 else { return nil }
    return known[index - 1]
  }

  // MARK: What screens keep clear of

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

  /// Whether a screen begins at the top of the navigation, not below the bar.
  private func reachesUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// Where a screen is in the navigation.
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isHidden, !reachesUnderBar(child), let root else { return bounds }
    let top = root.safeAreaInsets.top + fullHeight(child)
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top))
  }

  // MARK: Placing

  /// Places the bars for the screen that shows, or the one that is on its way.
  func layOut() {
    guard let child = target ?? navigation.shown else { return }
    child.linkContentScroll()
    if target == nil, navigation.change == nil {
      let item = child.navigationItem
      if bar.content?.item !== item { bar.show(item, back: below(child)?.navigationItem) }
      (bar.isHidden, toolbar.isHidden) = (isHidden, isToolbarHidden)
      showToolbarItems(of: child)
    }
    apply(child)
    let insets = insets(over: child)
    if insets != knownInsets {
      knownInsets = insets
      child.viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Has the bars be where they belong above `child`.
  func apply(_ child: UIViewController) {
    guard let root else { return }
    let (top, isLarge) = (root.safeAreaInsets.top, isLarge(child))
    let way = scrolledWay(child)
    let collapse = isLarge ? min(max(way, 0), UINavigationBar.largeTitleHeight) : 0
    let height = fullHeight(child) - collapse + (isLarge ? max(0, -way) : 0)
    bar.reachAbove = top
    if let content = bar.content, content.item === child.navigationItem {
      (content.isLarge, content.collapse) = (isLarge, collapse)
    }
    place(
      bar,
      CGRect(
        x: 0, y: isHidden ? -height : top, width: root.bounds.width, height: height))
    let start = isLarge ? UINavigationBar.largeTitleHeight : 0
    bar.scrolled = min(max((way - start) / Self.fade, 0), 1)
    placeToolbar(child, root)
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
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// How far the content of a screen has been scrolled away from its top.
  private func scrolledWay(_ child: UIViewController) -> CGFloat {
    guard let scroll = child.contentScroll, scroll.window != nil else { return 0 }
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

  /// The bars have been hidden or shown. In the midst of a change its animation takes care of it.
  func visibilityDidChange(animated: Bool) {
    guard navigation.change == nil, let root, let child = navigation.shown else { return }
    guard animated, root.window != nil else {
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

// A change of screens, from before the will-callbacks to after the did-callbacks.
extension NavigationBars {
  /// Before the screens are told: what leaves stays laid out as it is.
  func willChange(from child: UIViewController) { leaving = (child, insets(over: child)) }

  /// After they have been told: both items are in the bar, and move with the change.
  func prepare(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {
    plan.to.linkContentScroll()
    guard animated else { return }
    let isPush = plan.kind == .push
    let (wasHidden, item) = (bar.isHidden, plan.to.navigationItem)
    let isTurning = wasHidden != isHidden
    if bar.content == nil || bar.bounds.isEmpty { standIn(for: plan.from) }
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

  /// A change that begins before the first layout finds the bar where it would have been.
  private func standIn(for child: UIViewController) {
    guard !isHidden else { return }
    UIView.performWithoutAnimation {
      bar.show(child.navigationItem, back: below(child)?.navigationItem)
      apply(child)
    }
  }

  private func animate(_ plan: ContentPlan, isTurning: Bool, isPush: Bool) {
    UIView.performWithoutAnimation {
      plan.to.contentScroll?.noteSafeArea()
      plan.to.contentScroll?.noteInsets()
    }
    target = plan.to
    if isTurning, isHidden { return bar.center.x -= side(isPush) }
    if !isTurning { bar.animateChange(isPush: isPush) }
    apply(plan.to)
  }

  /// Bars that come or go with a screen come and go with it, sideways.
  private func side(_ isPush: Bool) -> CGFloat {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bar.bounds.width * (isPush == isMirrored ? -1 : 1)
  }

  /// The change is over, and `child` shows.
  func settle(on child: UIViewController) {
    (target, leaving) = (nil, nil)
    bar.endChange(showing: child.navigationItem, back: below(child)?.navigationItem)
    layOut()
    child.viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// A drag that would leave a large title half collapsed goes on to one of its ends.
  func settle(_ target: inout CGPoint, of scroll: UIScrollView, in child: UIViewController) {
    guard isLarge(child), !isHidden, child.contentScroll === scroll else { return }
    let (top, height) = (scroll.adjustedContentInset.top, UINavigationBar.largeTitleHeight)
    let way = target.y + top
    guard way > 0, way < height else { return }
    target.y = way < height / 2 ? -top : height - top
  }
}
