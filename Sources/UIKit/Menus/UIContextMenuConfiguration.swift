// What a context menu consists of, and the objects that animate along with it.

import Foundation

/// A closure that returns the controller whose view is the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns a context menu, given the actions that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The parts of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The orders of elements.
  public enum ElementOrder: Int, Sendable {
    /// The system decides. Elements are shown in their order.
    case automatic
    /// The first element is nearest to the place of the touch.
    case priority
    /// Elements are shown in their order.
    case fixed
  }

  /// The identifier of the menu.
  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// The preferred order of the elements. They are always shown in their order.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` for a unique one.
  ///   - previewProvider: Returns the controller of the preview; `nil` for the touched view.
  ///   - actionProvider: Returns the menu; `nil` for no menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUIDCounter.next()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// Unique identifiers that are the same in every run.
@MainActor
private enum NSUUIDCounter {
  private static var count = 0
  static func next() -> NSString {
    count += 1
    return NSString(string: "context menu \(count)")
  }
}

/// Animations and completions that go with a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The manner in which a preview becomes what it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu is dismissed.
  case dismiss
  /// The preview grows to fill the screen.
  case pop
}

/// Animations and completions that go with a tap on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The manner in which the preview becomes what it previews. The default is `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animator of a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for body in animations { body() } }
  func complete() {
    let due = completions
    completions = []
    for body in due { body() }
  }
}
