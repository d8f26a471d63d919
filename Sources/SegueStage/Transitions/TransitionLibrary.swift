// The transitions that scenes can name: the built-ins, and whatever a user's own program registers.

import SegueTransitions
import UIKit

/// Transitions by name.
public struct TransitionLibrary: Sendable {
  /// What plays a role.
  public typealias Player = TransitionCatalogueEntry.Player

  /// A transition that scenes can name.
  public struct Entry: Sendable {
    /// The name in scenes, in camel case.
    public var name: String
    /// One line for people.
    public var summary: String
    /// What can be said beside the name, presenting or pushing.
    public var parametersThere: [TransitionParameters.Name]
    /// What can be said beside the name, dismissing or popping.
    public var parametersBack: [TransitionParameters.Name]
    /// Makes the player of a role, anew for each transition.
    public var player: @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player

    /// A transition whose animators take `parameters` both ways.
    public init(
      name: String, summary: String = "", parameters: [TransitionParameters.Name] = [],
      player: @escaping @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player
    ) {
      (self.name, self.summary, self.player) = (name, summary, player)
      (parametersThere, parametersBack) = (parameters, parameters)
    }

    fileprivate init(_ entry: TransitionCatalogueEntry) {
      self.init(name: entry.name, summary: entry.summary, player: entry.player)
      parametersThere = entry.parametersThere
      parametersBack = entry.parametersBack
    }

    /// What can be said beside the name in this role.
    func parameters(for role: TransitionRole) -> [TransitionParameters.Name] {
      role.direction == .there ? parametersThere : parametersBack
    }
  }

  /// All transitions, by name.
  public private(set) var entries: [Entry]
  /// Whether any of them is not Segue's own.
  package private(set) var hasOthers = false

  /// How long a transition may take until it counts as one that never ends; `nil` for any time.
  package var patience: VirtualTime?

  /// The built-in transitions.
  public static let builtIn = TransitionLibrary(
    entries: TransitionCatalogue.entries.map { Entry($0) })

  /// Animators with one mistake each, for the lint's scenes. They can be named like any other, and
  /// stand in no list but this one.
  public static let pitfalls: [Entry] = PitfallCatalogue.entries.map { Entry($0) }

  /// Adds a transition; it takes the place of one of the same name.
  public mutating func register(_ entry: Entry) {
    hasOthers = true
    entries.removeAll { $0.name == entry.name }
    entries.append(entry)
    entries.sort { $0.name < $1.name }
  }

  /// Adds a transition made of an ordinary animator, the same for both ways.
  public mutating func register(
    _ name: String,
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) {
    register(Entry(name: name) { _, _ in .animator(animator()) })
  }

  /// The transition of this name.
  public func named(_ name: String) -> Entry? {
    entries.first { $0.name == name } ?? Self.pitfalls.first { $0.name == name }
  }
}
