// One transition of somebody's source: the classes that play it together.

/// The classes that belong to one transition, by name.
public struct TrialFamily: Sendable, Hashable {
  /// What the transition happens to.
  public enum Kind: String, Sendable, Hashable {
    /// Screens that are presented and dismissed.
    case modal
    /// Screens that are pushed and popped.
    case navigation
    /// Tabs of which one and then the other is selected.
    case tabs

    /// What happens to the screens, in words.
    public var summary: String {
      switch self {
      case .modal: "presented and dismissed"
      case .navigation: "pushed and popped"
      case .tabs: "selected and left again, as a tab"
      }
    }
  }

  /// The name of its leading class, and its own.
  public var name: String
  /// What it happens to.
  public var kind: Kind
  /// What vends everything else, if anything does.
  public var delegate: String?
  /// The animator there.
  public var there: String?
  /// The animator back.
  public var back: String?
  /// The presentation controller.
  public var presentation: String?
  /// What steers it by hand.
  public var driver: String?
  /// The presentation style, as scenes name it.
  public var style: String?
  /// How it is steered by hand, as `--interactive` has it.
  public var interactive: String?

  /// What it asks of the screens that these cannot give, if anything.
  public var demand: String?

  /// A transition without classes.
  public init(_ name: String, kind: Kind = .modal) { (self.name, self.kind) = (name, kind) }

  /// The same with these classes.
  public func with(
    delegate: String? = nil, there: String? = nil, back: String? = nil, presentation: String? = nil,
    driver: String? = nil
  ) -> TrialFamily {
    var family = self
    (family.delegate, family.there, family.back) = (delegate, there, back)
    (family.presentation, family.driver) = (presentation, driver)
    return family
  }

  /// The same, played like this.
  public func played(
    style: String? = nil, interactive: String? = nil, demand: String? = nil
  ) -> TrialFamily {
    var family = self
    (family.style, family.interactive, family.demand) = (style, interactive, demand)
    return family
  }
}
