// A storyboard is a file that only Apple's tools read. Here an app registers the contents of its
// storyboards in code (`register`), once, before it instantiates their view controllers;
// instantiating works as on iOS. Documentation/UIKit/STORYBOARDS.md.

import Foundation
import SegueWorld

/// A registered storyboard, from which view controllers are created.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private static var known: [String: Contents] = [:]

  /// Registers the contents of a storyboard. An earlier registration under the same name is
  /// replaced.
  ///
  /// - Parameter name: The name of the storyboard.
  /// - Parameter describe: A closure that adds the contents.
  public static func register(_ name: String, _ describe: (Contents) -> Void) {
    let contents = Contents()
    describe(contents)
    known[name] = contents
  }

  /// The name of the storyboard.
  open private(set) var name: String

  /// Creates a storyboard with the given name. The bundle is ignored.
  @preconcurrency @MainActor
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The contents that are registered for the name; empty, with a report, if there are none.
  var contents: Contents {
    if let contents = Self.known[name] { return contents }
    let names = Self.known.keys.sorted()
    World.current.reportUnsupported(
      "the storyboard \"\(name)\", which is not registered; \(Self.list(names, "storyboards"))")
    return Contents()
  }

  /// Creates the view controller with the given identifier; an empty one, with a report, if none is
  /// registered.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, by: nil) ?? UIViewController()
  }

  /// Creates the view controller with the given identifier.
  ///
  /// - Parameter creator: A closure that creates the view controller; if `nil`, or if it returns
  ///   `nil`, the registered closure does.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    demand(make(identifier, by: creator), identifier)
  }

  /// Creates the initial view controller.
  ///
  /// - Returns: The view controller, or `nil` if the storyboard has no initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initial.flatMap { make($0, by: nil) }
  }

  /// Creates the initial view controller.
  ///
  /// - Parameter creator: A closure that creates the view controller; if `nil`, or if it returns
  ///   `nil`, the registered closure does.
  /// - Returns: The view controller, or `nil` if the storyboard has no initial one.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    contents.initial.flatMap { make($0, by: creator) as? Controller }
  }

  private func make(_ identifier: String, by creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    let contents = contents
    guard let registered = contents.controllers[identifier] else {
      World.current.reportUnsupported(
        "the controller \"\(identifier)\" of storyboard \"\(name)\"; "
          + Self.list(contents.controllers.keys.sorted(), "controllers"))
      return nil
    }
    let coder = NSCoder()
    guard let made = creator?(coder) ?? registered(coder) else { return nil }
    made.storyboard = self
    made.storyboardIdentifier = identifier
    made.awakeFromNib()
    return made
  }

  /// Returns the view controller as the expected type; a new one, with a report, if it has another
  /// type.
  private func demand<Controller: UIViewController>(
    _ made: UIViewController?, _ identifier: String
  ) -> Controller {
    if let made = made as? Controller { return made }
    if let made {
      World.current.reportUnsupported(
        "the controller \"\(identifier)\" of storyboard \"\(name)\" as \(Controller.self): it is "
          + "registered as \(type(of: made))")
    }
    guard let empty = Controller(coder: NSCoder()) else {
      preconditionFailure("\(Controller.self) has no controller; register it as \"\(identifier)\"")
    }
    return empty
  }

  static func list(_ names: [String], _ what: String) -> String {
    names.isEmpty
      ? "no \(what) are registered" : "registered are \(names.joined(separator: ", "))"
  }
}
