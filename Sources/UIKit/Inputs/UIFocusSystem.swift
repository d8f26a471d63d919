// The objects that the methods about the focus mention. None of them is ever made, except effects and
// guides, which code makes itself.

import Foundation

/// The state of the focus. There is none on a phone: `focusSystem(for:)` is `nil`.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private override init() { super.init() }

  /// The item that has the focus. Always `nil`.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns the focus system of a part of the interface. Always `nil`, as on a phone without a
  /// keyboard.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Returns a Boolean value that indicates whether a part of the interface is inside another one.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var inner: (any UIFocusEnvironment)? = otherEnvironment
    while let here = inner, here !== environment { inner = here.parentFocusEnvironment }
    return inner != nil
  }
  /// Asks for an update of the focus, which does not happen.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Updates the focus, which does not change.
  open func updateFocusIfNeeded() {}
}

/// A movement of the focus. Never made.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that is to have the focus.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is to have the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the movement.
  open private(set) var focusHeading: UIFocusHeading = []
}

/// A movement of the focus in a table. Never made.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that is to have the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// A movement of the focus in a collection. Never made.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that is to have the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// The animations of a movement of the focus. Never made.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Performs animations with a movement of the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// How an item looks that has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the effect of the system.
  public override init() { super.init() }
}

/// A ring about an item that has the focus. It is never drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view in which the ring is.
  open weak var containerView: UIView?
  /// The view above which the ring is.
  open weak var referenceView: UIView?
  /// The place of the ring.
  open var position = Position.automatic

  /// The places of a ring.
  public enum Position: Int, Sendable {
    /// The place that the system chooses.
    case automatic
    /// Around the edge.
    case outside
    /// Inside the edge.
    case inside
  }
}

/// A region that hands the focus on. It takes part in layout as any other guide.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide can have the focus.
  open var isEnabled = true
  /// The parts to which the guide hands the focus on.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
