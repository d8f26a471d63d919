// Controllers within controllers, and the callbacks that tell them when they come and go.

import Foundation

/// Where a controller is between coming and going.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// One begin too many has no effect; turning round half-way is a begin of its own, as UIKit does it
  /// for cancelled transitions.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let busy: [AppearanceState] =
      isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !busy.contains(appearanceState) else { return }
    appearanceState = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      isAppearingDue = true
      if viewIfLoaded?.window != nil { tellIsAppearing() }
    } else {
      viewWillDisappear(animated)
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      forwardBegin(isAppearing, animated: animated)
    }
  }

  /// The view is in the window.
  func tellIsAppearing() {
    guard isAppearingDue, appearanceState == .appearing else { return }
    isAppearingDue = false
    viewIsAppearing(isAppearanceAnimated)
  }

  func endAppearance() {
    switch appearanceState {
    case .appearing:
      tellIsAppearing()
      appearanceState = .appeared
      viewDidAppear(isAppearanceAnimated)
      if isViewLoaded, parent?.followsItsChildrensViews == true { isMovingToParent = false }
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    if shouldAutomaticallyForwardAppearanceMethods { forwardEnd() }
  }

  /// A child whose view is put into a parent that is on screen, or taken out of it, comes or goes.
  /// Everything else that moves views also says who comes and goes.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, parent.followsItsChildrensViews, !isMovedByContainer else { return }
    let isParentThere = parent.appearanceState == .appeared
    if window == nil {
      if isParentThere { beginAppearanceTransition(false, animated: false) }
    } else if isParentThere || parent.appearanceState == .appearing {
      beginAppearanceTransition(true, animated: false)
    }
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { tellIsAppearing() }
    guard let parent, parent.followsItsChildrensViews, !isMovedByContainer,
      parent.appearanceState == .appeared,
      appearanceState == (window == nil ? .disappearing : .appearing)
    else { return }
    endAppearanceTransition()
  }

  func takeIn(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !child.contains(self) else {
      World.current.transitions.complain(
        "\(type(of: self)) is to take in \(type(of: child)), which it is itself or is inside of; "
          + "expected another controller. The call is ignored.")
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    old.childOverrides[ObjectIdentifier(self)] = nil
    parent = nil
    didMove(toParent: nil)
  }

  /// The children whose views are in this one's.
  var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  func override(_ collection: UITraitCollection?, of child: UIViewController) {
    childOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.traitOverridesDidChange()
  }

  /// Tells what manages its presentation, and its parent, that it would like another size.
  func askForPreferredSize() {
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Tells each child the size it is to have in `size`.
  func announceToChildren(
    _ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// The nearest controller of this type around this one.
  func nearestAncestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.parent
    }
    return nil
  }

  /// Whether `other` is this controller or inside it.
  private func contains(_ other: UIViewController) -> Bool {
    self === other || other.parent.map(contains) ?? false
  }

  /// The outermost container around this controller, or itself.
  var outermost: UIViewController { parent?.outermost ?? self }

  func reportNib(_ name: String) {
    UIKitState.current.refuse(
      "the nib \"\(name)\" of \(type(of: self)), which gets an empty view instead")
  }
}
