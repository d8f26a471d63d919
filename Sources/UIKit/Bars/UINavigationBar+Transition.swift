// One item gives way to another. Both are in the bar, placed as they rest; the parts are moved and faded by
// transforms and alphas within the animation of whoever changes the screens, so a finger that steers those
// steers the bar too, and what is rolled back there is rolled back here.

import Foundation

extension UINavigationBar {
  /// How far from the middle a title comes in, as a part of the width: our choice.
  static let titleTravel: CGFloat = 0.5

  /// Where the parts of an item are while another one shows.
  enum Absence {
    /// Beneath the other: the title has become its back button.
    case below
    /// Not there yet, or gone: beyond the edge.
    case beyond
  }

  /// Shows an item at once.
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
    chevron.alpha = content?.showsBack == true ? 1 : 0
    applyLooks()
    setNeedsLayout()
  }

  /// Puts an item into the bar that is to take the place of the one that shows.
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
      arriving.leave(isPush ? .beyond : .below, other: departing, in: self)
    }
  }

  /// Moves both to where they are at the end of the change; within an animation.
  func animateChange(isPush: Bool) {
    guard let content else { return }
    content.arrive()
    departing?.leave(isPush ? .below : .beyond, other: content, in: self)
    chevron.alpha = content.showsBack ? 1 : 0
    edgeBackground.show(edgeLook(for: content.item))
    standardBackground.show(standardLook(for: content.item))
  }

  /// The change is over: only this item is left.
  func endChange(showing item: UINavigationItem?, back: UINavigationItem?) {
    let kept = [content, departing].compactMap { $0 }.first { $0.item === item && $0.back === back }
    for shown in [content, departing] where shown !== kept { shown?.removeFromSuperview() }
    (content, departing) = (kept, nil)
    show(item, back: back)
  }

  /// The back button has been tapped.
  func backWasTapped() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Changes the bar's own items, where no controller does.
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
  /// Everything is where it belongs.
  func settle() {
    UIView.performWithoutAnimation {
      arrive()
      largeTitleClip.clipsToBounds = true
    }
    setNeedsLayout()
  }

  /// Puts everything back to where it was placed.
  func arrive() {
    for view in [middle, largeTitle, backButton.label] { view.transform = .identity }
    for view in buttons + [backButton.label] { view.alpha = 1 }
    (middle.alpha, largeTitle.alpha) = (middleAlpha, largeAlpha)
  }

  /// Moves everything to where it is while `other` shows.
  func leave(
    _ absence: UINavigationBar.Absence, other: NavigationBarContent?, in bar: UINavigationBar
  ) {
    let way: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = bounds.width * way
    switch absence {
    case .below:
      let goal = other?.backLabelCenter
      become(middle, at: goal, else: -UINavigationBar.titleTravel * width)
      become(largeTitle, at: goal, else: -width, scale: isLarge ? 0.5 : 1)
      backButton.label.transform = .init(translationX: -UINavigationBar.titleTravel * width, y: 0)
    case .beyond:
      middle.transform = .init(translationX: UINavigationBar.titleTravel * width, y: 0)
      largeTitle.transform = .init(translationX: width, y: 0)
      comeFromTitle(of: other, width)
    }
    for view in buttons + [middle, largeTitle, backButton.label] { view.alpha = 0 }
  }

  /// The words of the back button come from the title that they repeat.
  private func comeFromTitle(of other: NavigationBarContent?, _ width: CGFloat) {
    let label = backButton.label
    guard let other, let place = backLabelCenter else { return }
    let title = other.isLarge && other.collapse == 0 ? other.largeTitle : other.middle
    let start = title.superview?.convert(title.center, to: self) ?? place
    label.transform = .init(translationX: start.x - place.x, y: start.y - place.y)
  }

  private func become(
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

  /// Where the middle of the back button's words is, in this view.
  var backLabelCenter: CGPoint? {
    guard showsBack, backButton.wordsWidth > 0 else { return nil }
    return backButton.convert(backButton.label.center, to: self)
  }
}
