// The interaction of a view with a pointer. Phones have none, so that its delegate is never called.

import Foundation

/// The methods that an interaction with a pointer calls on its delegate. Never called, because there is
/// no pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of the view that the pointer has entered.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`, for the style of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// The animations of a view that run with those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The interaction of a view with a pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that would decide about the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the pointer has an effect on the view.
  open var isEnabled = true

  /// Creates an interaction with the given delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing, because there is no pointer whose style could change.
  open func invalidate() {}
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Adopts the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A rectangle in which a pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinate system of the view.
  open private(set) var rect: CGRect
  /// What tells the region from others.
  open private(set) var identifier: AnyHashable?
  /// The edges at which the pointer remains in the region for some distance.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The place of a pointer for which a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer in the coordinate system of the view.
  open private(set) var location = CGPoint.zero
  /// The modifier keys that are pressed.
  open private(set) var modifiers: UIKeyModifierFlags = []
}
