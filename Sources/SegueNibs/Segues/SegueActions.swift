// Segue actions: the methods, marked with `@IBSegueAction`, by which the source of a segue creates
// its destination, or a controller inside of the destination.

import Foundation
import UIKit

/// The segues that are creating their destinations, the innermost last.
@MainActor
enum SegueActions {
  /// A segue whose destination is being created.
  private struct Running {
    let source: UIViewController
    let sender: Any?
    let identifier: String?
  }

  private static var running: [Running] = []

  /// Calls `body`, which creates the destination of a segue.
  static func during<Result>(
    _ segue: NibElement, from source: UIViewController, sender: Any?, _ body: () -> Result
  ) -> Result {
    running.append(Running(source: source, sender: sender, identifier: segue["identifier"]))
    defer { running.removeLast() }
    return body()
  }

  /// Returns a closure that calls a segue action of `source`; `nil` if it has none of that name.
  static func creator(
    _ name: String, of source: UIViewController, sender: Any?, identifier: String?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let method = SegueClassTable.shared.method(name, of: source) else { return nil }
    return { coder in method(source, [coder, sender, identifier]) as? UIViewController }
  }

  /// Returns a closure that calls the segue action of a relationship: that of the container, or else
  /// of the source of the segue that creates the container.
  static func creator(_ name: String, of container: UIViewController)
    -> ((NSCoder) -> UIViewController?)?
  {
    if let own = creator(name, of: container, sender: nil, identifier: nil) { return own }
    for segue in running.reversed() {
      let found = creator(
        name, of: segue.source, sender: segue.sender, identifier: segue.identifier)
      if let found { return found }
    }
    return nil
  }
}
