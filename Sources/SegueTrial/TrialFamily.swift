// One transition of the user's source: the classes that implement it together.

/// The names of the classes that implement one transition together.
public struct TrialFamily: Sendable, Hashable, Codable {
  /// The kind of screens that the transition applies to.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Screens that are presented and dismissed.
    case modal
    /// Screens that are pushed and popped.
    case navigation
    /// Tabs that are selected one after the other.
    case tabs

    /// The operations on the screens, in words.
    public var summary: String {
      switch self {
      case .modal: "presented and dismissed"
      case .navigation: "pushed and popped"
      case .tabs: "selected and deselected, as a tab"
      }
    }
  }

  /// The name of the transition, which is that of its main class.
  public var name: String
  /// The kind of screens that the transition applies to.
  public var kind: Kind
  /// The class of the delegate that provides everything else, or `nil`. Where it provides no animator,
  /// `forward` or `backward` is played.
  public var delegate: String?
  /// The class of the animator for presenting or pushing.
  public var forward: String?
  /// The class of the animator for dismissing or popping.
  public var backward: String?
  /// The class of the presentation controller.
  public var presentation: String?
  /// The class of the object that drives an interactive transition.
  public var driver: String?
  /// The presentation style, as it is called in scenes.
  public var style: String?
  /// The interactive mode, as the values of `--interactive` are called.
  public var interactive: String?

  /// The requirement of the transition that the screens of a trial cannot satisfy, or `nil`.
  public var demand: String?
  /// The classes that the screens are required to be. It is empty if `demand` is about a protocol.
  public var demandedClasses: [String] = []

  /// Classes of the source that a transition may require its screens to be.
  public struct Screens: Sendable, Hashable, Codable {
    /// The class of the lower screen, or `nil` for a screen of the trial.
    public var lower: String?
    /// The class of the upper screen, or `nil` for a screen of the trial.
    public var upper: String?

    /// Creates the classes of two screens.
    public init(lower: String? = nil, upper: String? = nil) {
      (self.lower, self.upper) = (lower, upper)
    }
  }

  /// The classes of the screens that are played.
  public var screens = Screens()
  /// The classes with which the screens are tried where the trial's own do not suffice, the most
  /// probable first.
  public var otherScreens: [Screens] = []

  /// A Boolean value that indicates whether the animator is itself the upper screen.
  public var isAnimatedByItself: Bool { screens.upper != nil && screens.upper == forward }

  /// Whether code of the transition or of its screens asks a list for the selected item.
  public var asksForSelection = false

  /// Creates a transition without classes.
  public init(_ name: String, kind: Kind = .modal) { (self.name, self.kind) = (name, kind) }

  /// Returns the transition with the given classes.
  public func with(
    delegate: String? = nil, forward: String? = nil, backward: String? = nil,
    presentation: String? = nil,
    driver: String? = nil
  ) -> TrialFamily {
    var family = self
    (family.delegate, family.forward, family.backward) = (delegate, forward, backward)
    (family.presentation, family.driver) = (presentation, driver)
    return family
  }

  /// Returns the transition with the given style, interactive mode and requirement.
  public func played(
    style: String? = nil, interactive: String? = nil, demand: String? = nil
  ) -> TrialFamily {
    var family = self
    (family.style, family.interactive, family.demand) = (style, interactive, demand)
    return family
  }

  /// Returns the transition with a requirement that is about classes.
  public func demanding(classes: String...) -> TrialFamily {
    var family = self
    family.demandedClasses = classes
    return family
  }

  /// Returns the transition with code that asks a list for the selected item.
  public func askingForSelection() -> TrialFamily {
    var family = self
    family.asksForSelection = true
    return family
  }

  /// Returns the transition with classes with which its screens can be tried.
  public func between(_ screens: Screens...) -> TrialFamily {
    var family = self
    family.otherScreens = screens
    return family
  }
}
