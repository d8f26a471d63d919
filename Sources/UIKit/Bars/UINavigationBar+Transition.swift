// The transition from one item to another. Both are in the bar, laid out in their final position;
// their parts are moved and faded by transforms and alphas within the animation of the view
// controller transition, so an interactive transition drives the bar, too, and rolling it back
// rolls the bar back.

import Foundation

extension UINavigationBar {
  /// The distance from the center over which a title moves, as a fraction of the width. Our choice.
  static let titleTravel: CGFloat = 0.5
  /// The distance over which the search bar of a lower item moves, as a fraction of the width: that
  /// of its screen.
  static let searchTravel: CGFloat = 0.3

  /// The position of an item's parts while another item is shown.
  enum AbsentItemPlacement {
    /// Beneath the other item: the title is at the position of its back button.
    case below
    /// Beyond the edge: not yet inserted, or removed.
    case beyond
  }

  /// Shows an item without animation.
  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    departing?.removeFromSuperview()
    departing = nil
    if let content, content.item === item, content.back === back {
      content.settle()
    } else {
      content?.removeFromSuperview()
      content = item.map { NavigationBarContent($0, back: back, in: self) }
      if let content { addSubview(content) }
    }
    chevron.alpha = content?.showsChevron == true ? 1 : 0
    applyAppearances()
    setNeedsLayout()
  }

  /// Inserts the view of an item that is about to replace the current one.
  func beginChange(to item: UINavigationItem, back: UINavigationItem?, isLarge: Bool, isPush: Bool)
  {
    departing?.removeFromSuperview()
    departing = content
    let arriving = NavigationBarContent(item, back: back, in: self)
    arriving.isLarge = isLarge
    addSubview(arriving)
    content = arriving
    UIView.performWithoutAnimation {
      for shown in [departing, arriving] {
        shown?.layoutIfNeeded()
        shown?.largeTitleClip.clipsToBounds = false
      }
      placeChevron()
      arriving.moveAside(isPush ? .beyond : .below, other: departing, in: self)
    }
  }

  /// Moves both items to their final positions. Call it within an animation.
  func animateChange(isPush: Bool) {
    guard let content else { return }
    content.restoreParts()
    departing?.moveAside(isPush ? .below : .beyond, other: content, in: self)
    chevron.alpha = content.showsChevron ? 1 : 0
    showBackgrounds(of: content.item)
  }

  /// Ends the change, so that only the given item remains.
  func endChange(showing item: UINavigationItem?, back: UINavigationItem?) {
    let kept = [content, departing].compactMap { $0 }.first { $0.item === item && $0.back === back }
    for shown in [content, departing] where shown !== kept { shown?.removeFromSuperview() }
    (content, departing) = (kept, nil)
    show(item, back: back)
  }

  /// Handles a tap on the back button.
  func backButtonTapped() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Changes the bar's own items, where no navigation controller does.
  func change(animated: Bool, isPush: Bool, _ change: () -> Void) {
    change()
    guard animated, let item = topItem, window != nil else {
      return show(topItem, back: backItem)
    }
    beginChange(to: item, back: backItem, isLarge: false, isPush: isPush)
    SystemTiming.animateSpring {
      self.animateChange(isPush: isPush)
    } completion: { [weak self] _ in
      guard let self else { return }
      endChange(showing: topItem, back: backItem)
    }
  }
}

extension NavigationBarContent {
  /// Moves all parts to their final positions without animation.
  func settle() {
    UIView.performWithoutAnimation {
      restoreParts()
      largeTitleClip.clipsToBounds = true
    }
    setNeedsLayout()
  }

  /// Restores the transforms and alphas of all parts.
  func restoreParts() {
    for view in [middle, largeTitle, backButton.label] { view.transform = .identity }
    for view in buttons + [backButton.label] { view.alpha = isSearching ? 0 : 1 }
    restoreSearchBar()
    (middle.alpha, largeTitle.alpha) = (middleAlpha, largeAlpha)
  }

  /// Moves and fades all parts to where they are while `other` is shown.
  func moveAside(
    _ placement: UINavigationBar.AbsentItemPlacement, other: NavigationBarContent?,
    in bar: UINavigationBar
  ) {
    let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = bounds.width * sign
    switch placement {
    case .below:
      let goal = other?.backLabelCenter
      move(middle, at: goal, else: -UINavigationBar.titleTravel * width)
      move(largeTitle, at: goal, else: -width, scale: isLarge ? 0.5 : 1)
      backButton.label.transform = .init(translationX: -UINavigationBar.titleTravel * width, y: 0)
    case .beyond:
      middle.transform = .init(translationX: UINavigationBar.titleTravel * width, y: 0)
      largeTitle.transform = .init(translationX: width, y: 0)
      moveFromTitle(of: other, width)
    }
    for view in buttons + [middle, largeTitle, backButton.label] { view.alpha = 0 }
    moveSearchBarAside(by: placement == .below ? -UINavigationBar.searchTravel * width : width)
  }

  /// Moves the title of the back button to the title that it repeats.
  private func moveFromTitle(of other: NavigationBarContent?, _ width: CGFloat) {
    let label = backButton.label
    guard let other, let place = backLabelCenter else { return }
    let title = other.isLarge && other.collapse == 0 ? other.largeTitle : other.middle
    let start = title.superview?.convert(title.center, to: self) ?? place
    label.transform = .init(translationX: start.x - place.x, y: start.y - place.y)
  }

  private func move(
    _ view: UIView, at goal: CGPoint?, else distance: CGFloat, scale: CGFloat = 1
  ) {
    guard let goal, let superview = view.superview else {
      view.transform = .init(translationX: distance, y: 0)
      return
    }
    let place = convert(goal, to: superview)
    view.transform = .init(
      a: scale, b: 0, c: 0, d: scale, tx: place.x - view.center.x, ty: place.y - view.center.y)
  }

  /// The center of the back button's title in this view's coordinates; `nil` if there is none.
  var backLabelCenter: CGPoint? {
    guard showsBack, backButton.wordsWidth > 0 else { return nil }
    return backButton.convert(backButton.label.center, to: self)
  }
}
