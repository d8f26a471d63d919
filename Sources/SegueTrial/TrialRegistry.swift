// What a program that was made from somebody's source can play. The adapter writes the calls that fill
// it, in the files that declare the classes, since some are private to them.

import SegueTransitions
import UIKit

/// The classes of a program, and the transitions that they make.
@MainActor
public final class TrialRegistry {
  /// Makes an object; `nil` if its initializer fails.
  public typealias Maker = @MainActor (TrialSituation) -> AnyObject?

  /// A class.
  struct Entry {
    let make: Maker
    /// Tells an object that exists which way it goes.
    let aim: @MainActor (AnyObject, TrialSituation) -> Void
    /// What the object steers by.
    let driver: @MainActor (AnyObject) -> AnyObject?
    /// Ties it to the screens on which fingers are to move.
    let attach: @MainActor (AnyObject, TrialSituation) -> Void
    /// Whether one object serves for both ways.
    let isReused: Bool
  }

  private(set) var entries: [String: Entry] = [:]
  /// The transitions, the most telling first.
  public private(set) var families: [TrialFamily] = []

  /// Whether a finger begins transitions, as in an app.
  public var usesFinger = false

  /// Nothing is known.
  public init() {}

  /// Adds a class.
  public func add(
    _ name: String, isReused: Bool, make: @escaping Maker,
    aim: @escaping @MainActor (AnyObject, TrialSituation) -> Void = { _, _ in },
    driver: @escaping @MainActor (AnyObject) -> AnyObject? = { _ in nil },
    attach: @escaping @MainActor (AnyObject, TrialSituation) -> Void = { _, _ in }
  ) {
    entries[name] = Entry(
      make: make, aim: aim, driver: driver, attach: attach, isReused: isReused)
  }

  /// Adds a transition.
  public func add(_ family: TrialFamily) { families.append(family) }

  /// The transition of this name.
  public func family(named name: String) -> TrialFamily? { families.first { $0.name == name } }
}
