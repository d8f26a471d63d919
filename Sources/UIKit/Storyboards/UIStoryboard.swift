// A storyboard is a file that only Apple's tools read. Here an app says in code what is in its storyboards
// (`register`), once, before it asks for their controllers; asking is as on iOS. Documentation/STORYBOARDS.md.

import Foundation

/// The controllers of a storyboard, by their identifiers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private static var known: [String: Contents] = [:]

  /// Says what the storyboard called `name` holds. What was said before under this name is forgotten.
  public static func register(_ name: String, _ describe: (Contents) -> Void) {
    let contents = Contents()
    describe(contents)
    known[name] = contents
  }

  /// The storyboard's name.
  public let name: String

  /// The storyboard called `name`; the bundle does not matter.
  @preconcurrency @MainActor
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// What is registered under the name; empty, and reported, if nothing is.
  var contents: Contents {
    if let contents = Self.known[name] { return contents }
    let names = Self.known.keys.sorted()
    UIKitState.current.refuse(
      "the storyboard \"\(name)\", which is not registered; \(Self.list(names, "storyboards"))")
    return Contents()
  }

  /// Makes the controller with this identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, by: nil) ?? UIViewController()
  }

  /// Makes the controller with this identifier: by `creator` if that makes one.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    demand(make(identifier, by: creator), identifier)
  }

  /// Makes the controller that the storyboard begins with; `nil` if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initial.flatMap { make($0, by: nil) }
  }

  /// Makes the controller that the storyboard begins with: by `creator` if that makes one.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    contents.initial.flatMap { make($0, by: creator) as? Controller }
  }

  private func make(_ identifier: String, by creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    let contents = contents
    guard let registered = contents.controllers[identifier] else {
      UIKitState.current.refuse(
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

  /// The controller as what the code expects; one made without the storyboard if it is something else.
  private func demand<Controller: UIViewController>(
    _ made: UIViewController?, _ identifier: String
  ) -> Controller {
    if let made = made as? Controller { return made }
    if let made {
      UIKitState.current.refuse(
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
