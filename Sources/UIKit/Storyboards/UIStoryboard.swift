// A storyboard: a file of the app's bundle, which the module SegueNibs reads, or contents that an
// app registers in code (`register`), once, before it instantiates their view controllers.
// Instantiating works as on iOS. Documentation/UIKit/STORYBOARDS.md.

import Foundation
import SegueWorld

/// A storyboard, from which view controllers are created.
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

  private let bundle: Bundle?

  /// Creates a storyboard with the given name. Contents that are registered under the name take
  /// precedence over a file in the bundle; `nil` is the bundle of the app.
  @preconcurrency @MainActor
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    super.init()
  }

  /// The file of the storyboard; `nil` if its contents are registered, or if there is none.
  private lazy var archive: (any StoryboardArchive)? =
    Self.known[name] == nil ? ArchiveReaders.installed?.storyboard(named: name, in: bundle) : nil

  /// The contents that are registered for the name; empty, with a report, if there are none.
  var contents: Contents {
    if let contents = Self.known[name] { return contents }
    let names = Self.known.keys.sorted()
    World.current.reportUnsupported(
      "the storyboard \"\(name)\", of which there is no file in the bundle and which is not "
        + "registered; \(Self.list(names, "storyboards"))")
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
    makeInitial(by: nil)
  }

  /// Creates the initial view controller.
  ///
  /// - Parameter creator: A closure that creates the view controller; if `nil`, or if it returns
  ///   `nil`, the registered closure does.
  /// - Returns: The view controller, or `nil` if the storyboard has no initial one.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    makeInitial(by: creator) as? Controller
  }

  private func makeInitial(by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if let archive { return archive.controller(nil, of: self, creator: creator) }
    return contents.initial.flatMap { make($0, by: creator) }
  }

  private func make(_ identifier: String, by creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    if let archive { return make(identifier, from: archive, by: creator) }
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

  private func make(
    _ identifier: String, from archive: any StoryboardArchive,
    by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let made = archive.controller(identifier, of: self, creator: creator) { return made }
    let known = archive.identifiers
    World.current.reportUnsupported(
      "the controller \"\(identifier)\" of storyboard \"\(name)\", which has "
        + (known.isEmpty ? "no identifiers" : "the identifiers \(known.joined(separator: ", "))"))
    return nil
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
          + "of the class \(type(of: made))")
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
