// One passage from one controller to another.

import Foundation

/// Leads from one controller to another. Subclasses override `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier.
  public let identifier: String?
  /// Where it comes from.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// A segue between two controllers.
  @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// A segue that is performed by a closure.
  @preconcurrency @MainActor
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination: by the closure if there is one, else as `show(_:sender:)` does.
  open func perform() {
    if let performHandler { return performHandler() }
    source.show(destination, sender: source)
  }
}

/// Comes back to a controller that is there already.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// Where it comes from.
  public let source: UIViewController
  /// The method that its goal must have.
  public let unwindAction: Selector
  /// What asked for it.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}
