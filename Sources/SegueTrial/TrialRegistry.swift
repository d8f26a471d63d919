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
    /// Attaches the object to the screens whose touches it handles.
    let attach: @MainActor (AnyObject, TrialContext) -> Void
    /// A Boolean value that indicates whether one object is used in both directions.
    let isReused: Bool
  }

  private(set) var entries: [String: Entry] = [:]
  /// The transitions, the most significant first.
  public private(set) var families: [TrialFamily] = []

  /// A Boolean value that indicates whether touches start transitions, as in an app.
  public var usesTouches = false

  /// The delegates that were asked for an animator and returned none, each with the transition, in
  /// order: `Fades (dismiss)`.
  public private(set) var unanswered: [String] = []

  /// Notes that the delegate called `name` returned no animator for a transition.
  func noteUnanswered(_ name: String, _ role: TransitionRole) {
    let call = "\(name) (\(role.rawValue))"
    if !unanswered.contains(call) { unanswered.append(call) }
  }

  /// Creates an empty registry.
  public init() {}

  /// Registers a class.
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - isReused: Whether one object is used in both directions.
  ///   - make: Creates an object.
  ///   - aim: Configures an existing object for the direction of a transition.
  ///   - driver: Returns the object that drives the interaction of a delegate.
  ///   - attach: Attaches the object to the screens whose touches it handles.
  public func add(
    _ name: String, isReused: Bool, make: @escaping Maker,
    aim: @escaping @MainActor (AnyObject, TrialContext) -> Void = { _, _ in },
    driver: @escaping @MainActor (AnyObject) -> AnyObject? = { _ in nil },
    attach: @escaping @MainActor (AnyObject, TrialContext) -> Void = { _, _ in }
  ) {
    entries[name] = Entry(
      make: make, aim: aim, driver: driver, attach: attach, isReused: isReused)
  }

  /// Registers a transition.
  public func add(_ family: TrialFamily) { families.append(family) }

  /// Returns the transition with the given name, or `nil` if there is none.
  public func family(named name: String) -> TrialFamily? { families.first { $0.name == name } }
}
