// Child view controllers and their appearance callbacks.

import Foundation
import SegueWorld

/// The phases of the appearance of a view controller.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Begins an appearance transition. A superfluous call has no effect. Reversing a transition
  /// before its end begins another one, as in UIKit for cancelled transitions.
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
      if viewIfLoaded?.window != nil { notifyIsAppearing() }
    } else {
      viewWillDisappear(animated)
      endEditingBeforeLosingScreen()
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      forwardBegin(isAppearing, animated: animated)
    }
    statusBarMayHaveChanged()
  }

  /// Calls `viewIsAppearing(_:)` if it is due, after the view has been inserted into a window.
  func notifyIsAppearing() {
    guard isAppearingDue, appearanceState == .appearing else { return }
    isAppearingDue = false
    viewIsAppearing(isAppearanceAnimated)
  }

  func endAppearance() {
    switch appearanceState {
    case .appearing:
      notifyIsAppearing()
      appearanceState = .appeared
      viewDidAppear(isAppearanceAnimated)
      takeFirstResponderIfFree()
      if isViewLoaded, parent?.followsItsChildrensViews == true { isMovingToParent = false }
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    if shouldAutomaticallyForwardAppearanceMethods { forwardEnd() }
    statusBarMayHaveChanged()
  }

  /// Begins the appearance transition of a child whose view is added to or removed from a parent
  /// that is on screen. Everything else that moves views calls the appearance methods itself.
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
    if window != nil { notifyIsAppearing() }
    guard let parent, parent.followsItsChildrensViews, !isMovedByContainer,
      parent.appearanceState == .appeared,
      appearanceState == (window == nil ? .disappearing : .appearing)
    else { return }
    endAppearanceTransition()
  }

  func attachChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !child.contains(self) else {
      World.current.warn(
        "\(type(of: self)) cannot add \(type(of: child)) as a child, since that is itself or one "
          + "of its ancestors; expected another controller. The call is ignored.")
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func detachFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    old.childOverrides[ObjectIdentifier(self)] = nil
    parent = nil
    didMove(toParent: nil)
    old.childDidLeave(self)
  }

  /// The children whose views are in this controller's view.
  var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  func override(_ collection: UITraitCollection?, of child: UIViewController) {
    childOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.traitOverridesDidChange()
  }

  /// Notifies the presentation controller and the parent of a change of the preferred size.
  func queryPreferredSize() {
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Notifies each child of the size it will have in a container of the given size.
  func announceToChildren(
    _ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// Returns the nearest ancestor of the given type.
  func nearestAncestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.parent
    }
    return nil
  }

  /// Returns whether `other` is this controller or one of its descendants.
  private func contains(_ other: UIViewController) -> Bool {
    self === other || other.parent.map(contains) ?? false
  }

  /// The outermost ancestor, or this controller if it has no parent.
  var outermost: UIViewController { parent?.outermost ?? self }

  func reportNib(_ name: String) {
    World.current.reportUnsupported(
      "the nib \"\(name)\" of \(type(of: self)), which gets an empty view instead")
  }
}
