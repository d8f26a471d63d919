// A segue from one view controller to another.

import Foundation

/// A transition from one view controller to another. Subclasses override `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  open private(set) var identifier: String?
  /// The view controller at which the segue begins.
  open private(set) var source: UIViewController
  /// The view controller to which the segue leads.
  open private(set) var destination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue between two view controllers.
  @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  @preconcurrency @MainActor
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination: with the closure if there is one, otherwise with `show(_:sender:)`.
  open func perform() {
    if let performHandler { return performHandler() }
    source.show(destination, sender: source)
  }
}

/// The source of an unwind segue, which leads to an existing view controller.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller at which the segue begins.
  open private(set) var source: UIViewController
  /// The method that the destination must implement.
  open private(set) var unwindAction: Selector
  /// The object that triggered the segue.
  open private(set) var sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}
