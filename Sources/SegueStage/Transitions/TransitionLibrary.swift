// The transitions that scenes can name: the built-in ones, and those that a program registers.

import SegueDiagnostics
import SegueScenes
import SegueTransitions
import SegueWorld
import UIKit

/// The transitions that scenes can name.
public struct TransitionLibrary: Sendable {
  /// The object that performs a transition in one role.
  public typealias Player = TransitionCatalogEntry.Player

  /// Returns a view controller that shows a page in its own way.
  package typealias ScreenHost = @MainActor @Sendable (ScreenController) -> UIViewController

  /// A transition that scenes can name.
  public struct Entry: Sendable {
    /// The name in scenes, in camel case.
    public var name: String
    /// A description in one short sentence, for lists and help.
    public var summary: String
    /// The families and the properties of the transition.
    public var tags: [TransitionTag] = []
    /// The parameters that scenes can specify when presenting or pushing.
    public var parametersForward: [TransitionParameter]
    /// The parameters that scenes can specify when dismissing or popping.
    public var parametersBackward: [TransitionParameter]
    /// Where the transition's numbers come from. Empty where a program does not say it.
    public var source = ""
    /// Where the transition is used, in one sentence. Empty where nothing of it is documented.
    public var usedOn = ""
    /// The declaration, if the transition is a declared one.
    package var declaration: TransitionDeclaration?
    /// Returns the problems with values that the parameters accept one by one, or `nil` if there
    /// are none ever. A problem without a position belongs to the use of the transition.
    var check: (@Sendable (TransitionParameters) -> [Diagnostic])?
    /// Returns a new player for a role. Called once for each transition.
    public var player: @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player

    /// Creates a transition whose animators take `parameters` in both directions.
    public init(
      name: String, summary: String = "", parameters: [TransitionParameter] = [],
      player: @escaping @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player
    ) {
      (self.name, self.summary, self.player) = (name, summary, player)
      (parametersForward, parametersBackward) = (parameters, parameters)
    }

    /// Creates a transition from an entry of a catalogue.
    public init(_ entry: TransitionCatalogEntry) {
      self.init(name: entry.name, summary: entry.summary, player: entry.player)
      (tags, source, usedOn) = (entry.tags, entry.source, entry.usedOn)
      parametersForward = entry.parametersForward
      parametersBackward = entry.parametersBackward
    }

    /// Returns the parameters that scenes can specify in the given role.
    package func parameters(for role: TransitionRole) -> [TransitionParameter] {
      role.direction == .forward ? parametersForward : parametersBackward
    }
  }

  /// All transitions, sorted by name.
  public private(set) var entries: [Entry]
  /// A Boolean value that indicates whether any of the transitions was registered by a program.
  package var hasOthers: Bool { !registered.isEmpty }
  /// The names of the transitions that a program has registered.
  private var registered: Set<String> = []

  /// The time after which a transition counts as one that never ends, or `nil` for no limit.
  package var durationLimit: VirtualTime?
  /// The maximum amounts of resources that a scene may use while its transitions play.
  public var limits = ResourceLimits.standard
  /// The app that is linked into the program, for scenes that run one, or `nil` if there is none.
  public var app: HostedApp?
  /// What shows a page in place of its own view controller, by the name of its screen.
  package var hosts: [String: ScreenHost] = [:]
  /// Folders outside of a scene's folder that symbolic links in it may lead to.
  package var assetRoots: [String] = []

  /// The built-in transitions.
  public static let builtIn = TransitionLibrary(
    entries: TransitionCatalog.entries.map { Entry($0) })

  /// Animators with one deliberate mistake each, for testing the lint. Scenes can name them like
  /// any other transition, but `entries` does not contain them.
  public static let pitfalls: [Entry] = PitfallCatalog.entries.map { Entry($0) }

  /// Adds a transition. It replaces a transition with the same name.
  public mutating func register(_ entry: Entry) {
    registered.insert(entry.name)
    entries.removeAll { $0.name == entry.name }
    entries.append(entry)
    entries.sort { $0.name < $1.name }
  }

  /// Adds a transition that uses the same animator in both directions.
  public mutating func register(
    _ name: String,
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) {
    register(Entry(name: name) { _, _ in .animator(animator()) })
  }

  /// Adds the transitions of a pack, under their names with that of the pack.
  package mutating func add(_ pack: PackFolder) {
    entries = (entries + pack.entries).sorted { $0.name < $1.name }
  }

  /// UIKit's modal transition styles, which scenes can name like the others, although `entries` does
  /// not contain them.
  package static let modalStyles: [Entry] = TransitionCatalog.modalStyles.map { Entry($0) }

  /// Returns a Boolean value that indicates whether a program has registered a transition with this
  /// name.
  package func hasOthers(named name: String) -> Bool { registered.contains(name) }

  /// Returns the transition with the given name, or `nil` if there is none.
  public func named(_ name: String) -> Entry? {
    for list in [entries, Self.modalStyles, Self.pitfalls] {
      if let found = list.first(where: { $0.name == name }) { return found }
    }
    // `pop` was the name of `grow`.
    return name == "pop" ? named("grow") : nil
  }
}
