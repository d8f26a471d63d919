// The transitions of a program that was built from the user's source. The adapter writes the calls
// that fill the registry into the files that declare the classes, since some of these are private.

import SegueTransitions
import UIKit

/// The classes of a program, and the transitions that they implement.
@MainActor
public final class TrialRegistry {
  /// A closure that creates an object, or returns `nil` if its initializer fails.
  public typealias Maker = @MainActor (TrialContext) -> AnyObject?

  /// A class of the program.
  struct Entry {
    let make: Maker
    /// Configures an existing object for the direction of a transition.
    let aim: @MainActor (AnyObject, TrialContext) -> Void
    /// Returns the object that drives the interaction of a delegate.
    let driver: @MainActor (AnyObject) -> AnyObject?
    /// Returns the animators that a delegate keeps.
    let animators: @MainActor (AnyObject) -> [AnyObject]
    /// Attaches the object to the screens whose touches it handles.
    let attach: @MainActor (AnyObject, TrialContext) -> Void
    /// A Boolean value that indicates whether one object is used in both directions.
    let isReused: Bool
  }

  /// A class of the program that screens can be.
  struct ScreenEntry {
    let make: @MainActor (TrialContext) -> UIViewController?
    /// Sets the outlets of a screen whose view has been loaded.
    let fill: @MainActor (UIViewController, TrialContext) -> Void
  }

  private(set) var screens: [String: ScreenEntry] = [:]
  private(set) var entries: [String: Entry] = [:]
  /// The transitions, the most significant first.
  public private(set) var families: [TrialFamily] = []

  /// A Boolean value that indicates whether touches start transitions, as in an app.
  public var usesTouches = false

  /// A request for an animator to which a delegate of the source returned none.
  public struct Refusal: Hashable, Sendable {
    /// The delegate with the transition, as in `Fades (dismiss)`.
    public var call: String
    /// The animator that is played; `nil` for UIKit's own animation.
    public var substitute: String?
  }

  /// The requests for an animator to which delegates returned none, in order.
  public private(set) var refusals: [Refusal] = []

  /// Notes that the delegate called `name` returned no animator for a transition, so that `substitute`
  /// is played.
  func note(refusalOf name: String, _ role: TransitionRole, substitute: String?) {
    let refusal = Refusal(call: "\(name) (\(role.rawValue))", substitute: substitute)
    if !refusals.contains(refusal) { refusals.append(refusal) }
  }

  /// The folder with the asset catalogs of the app; `nil` if there are none.
  public var resources: String?

  /// Creates an empty registry.
  public init() {}

  /// Registers a class.
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - isReused: Whether one object is used in both directions.
  ///   - make: Creates an object.
  ///   - aim: Configures an existing object for the direction of a transition.
  ///   - driver: Returns the object that drives the interaction of a delegate.
  ///   - animators: Returns the animators that a delegate keeps.
  ///   - attach: Attaches the object to the screens whose touches it handles.
  public func add(
    _ name: String, isReused: Bool, make: @escaping Maker,
    aim: @escaping @MainActor (AnyObject, TrialContext) -> Void = { _, _ in },
    driver: @escaping @MainActor (AnyObject) -> AnyObject? = { _ in nil },
    animators: @escaping @MainActor (AnyObject) -> [AnyObject] = { _ in [] },
    attach: @escaping @MainActor (AnyObject, TrialContext) -> Void = { _, _ in }
  ) {
    entries[name] = Entry(
      make: make, aim: aim, driver: driver, animators: animators, attach: attach, isReused: isReused
    )
  }

  /// Registers a class that screens can be.
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - make: Creates a screen.
  ///   - fill: Sets the outlets of a screen whose view has been loaded, before `viewDidLoad()`.
  public func addScreen(
    _ name: String, make: @escaping @MainActor (TrialContext) -> UIViewController?,
    fill: @escaping @MainActor (UIViewController, TrialContext) -> Void = { _, _ in }
  ) {
    screens[name] = ScreenEntry(make: make, fill: fill)
  }

  /// Registers a transition.
  public func add(_ family: TrialFamily) { families.append(family) }

  /// Returns the transition with the given name, or `nil` if there is none.
  public func family(named name: String) -> TrialFamily? { families.first { $0.name == name } }
}
