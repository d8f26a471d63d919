// What would happen if an item were dropped now.

import Foundation

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items return.
  case cancel
  /// Nothing, although items can be dropped there at other times.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move

  /// A Boolean value that indicates whether items are dropped.
  var drops: Bool { self == .copy || self == .move }
}

/// The answer of a view over which items are dragged.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop would do.
  open private(set) var operation: UIDropOperation
  /// A Boolean value that indicates whether the place of the drop is more exact than the touch. Stored
  /// but not used.
  open var isPrecise = false
  /// A Boolean value that indicates whether the preview keeps its full size. It always does.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Animations and completions that go with a lift, a return or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator of a lift, a return or a drop.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for body in animations { body() } }
  func complete() {
    let due = completions
    completions = []
    for body in due { body(.end) }
  }
}
