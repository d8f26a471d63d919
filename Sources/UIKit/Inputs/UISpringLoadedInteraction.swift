// Spring loading: a view that is activated by holding a drag over it. Drags do not do that here; the
// interaction can be added, with a warning.

import Foundation
import SegueWorld

/// The state of an interaction that is activated by a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive
  /// A drag may activate the view.
  case possible
  /// The view is about to be activated.
  case activating
  /// The view has been activated.
  case activated
}

/// A drag over a view that can be activated. Never made.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated.
  var targetView: UIView? { get set }
  /// What is activated inside the view.
  var targetItem: Any? { get set }
  /// Returns the place of the drag.
  func location(in view: UIView?) -> CGPoint
}

/// An object that decides whether a drag activates a view. Never asked.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view may be activated.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

/// An object that shows the state of an interaction. Never called.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that a drag can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether a drag activates the object. Without effect, because drags
  /// activate nothing here.
  var isSpringLoaded: Bool { get set }
}

/// The activation of a view by a drag that is held over it. Drags activate nothing here.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The closure that would activate the view.
  public typealias Handler = (
    UISpringLoadedInteraction, any UISpringLoadedInteractionContext
  ) -> Void

  /// The object that would decide about activation.
  public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// The object that would show the state.
  public let interactionEffect: (any UISpringLoadedInteractionEffect)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping Handler
  ) {
    (self.interactionBehavior, self.interactionEffect) = (interactionBehavior, interactionEffect)
    super.init()
  }

  /// Creates an interaction with the behavior and the effect of the system.
  public convenience init(activationHandler handler: @escaping Handler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Adopts the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard view != nil else { return }
    World.current.warn(
      "UISpringLoadedInteraction: drags do not activate views that they are held over")
  }
}

private let springLoadedKey = AssociationKey("isSpringLoaded")

extension UISpringLoadedInteractionSupporting where Self: NSObject {
  /// A Boolean value that indicates whether a drag activates the object. Without effect, because drags
  /// activate nothing here. The default is `false`.
  public var isSpringLoaded: Bool {
    get { objc_getAssociatedObject(self, springLoadedKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, springLoadedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
