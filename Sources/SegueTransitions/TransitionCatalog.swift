// The names of the built-in transitions in scenes and on the command line.

import UIKit

/// The operation of a script's step, which determines the direction of its transition.
public enum TransitionRole: String, Sendable, Hashable, CaseIterable {
  /// A modal presentation or dismissal.
  case present, dismiss
  /// An operation of a navigation controller.
  case push, pop

  /// The direction of the operation: `forward` for presenting and pushing, `backward` for dismissing and
  /// popping.
  public var direction: TransitionDirection {
    self == .present || self == .push ? .forward : .backward
  }
}

/// The parameters of a transition in a scene. Those that are missing have the transition's own
/// values.
public struct TransitionParameters: Sendable, Hashable {
  /// The name of a parameter.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// The duration in seconds, 0 or more.
    case duration
    /// The damping ratio of the spring, greater than 0.
    case damping
    /// The initial velocity of the spring, in distances of the whole motion per second.
    case velocity
    /// The kind of a fade: `navigation` or `modal`.
    case kind
  }

  /// The duration in seconds, 0 or more.
  public var duration: Double?
  /// The damping ratio of the spring, greater than 0.
  public var damping: Double?
  /// The initial velocity of the spring, in distances of the whole motion per second.
  public var velocity: Double?
  /// The kind of screens between which a fade fades.
  public var kind: FadeTransition.Kind?

  /// Creates parameters. Those that are `nil` are missing.
  public init(
    duration: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    kind: FadeTransition.Kind? = nil
  ) {
    (self.duration, self.damping, self.velocity) = (duration, damping, velocity)
    self.kind = kind
  }

  func spring(_ standard: SpringMotion) -> SpringMotion {
    SpringMotion(
      duration: duration ?? standard.duration,
      dampingRatio: damping.map { CGFloat($0) } ?? standard.dampingRatio,
      initialVelocity: velocity.map { CGFloat($0) } ?? standard.initialVelocity)
  }
}

/// A built-in transition with its name.
public struct TransitionCatalogEntry: Sendable {
  /// The object that performs an operation.
  public enum Player {
    /// An animator performs the operation.
    case animator(any UIViewControllerAnimatedTransitioning)
    /// The objects that a delegate provides to UIKit perform the operation.
    case delegate(any TransitionProviding)
    /// UIKit's own animation for the controller's modal transition style performs the operation.
    case system
    /// UIKit's own animation for this modal transition style performs the operation.
    case modalStyle(UIModalTransitionStyle)
    /// The transition does not support the operation.
    case none
  }

  /// The name in scenes and on the command line, in camel case.
  public let name: String
  /// A description in one short sentence, for lists and help.
  public let summary: String
  /// The parameters that are accepted when presenting or pushing.
  public let parametersForward: [TransitionParameters.Name]
  /// The parameters that are accepted when dismissing or popping.
  public let parametersBackward: [TransitionParameters.Name]
  /// Creates the player of an operation. It is called for each transition.
  public let player: @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player

  /// Returns the parameters that are accepted for an operation.
  public func parameters(for role: TransitionRole) -> [TransitionParameters.Name] {
    role.direction == .forward ? parametersForward : parametersBackward
  }
}

/// The built-in transitions.
public enum TransitionCatalog {
  /// All built-in transitions, sorted by name.
  public static let entries: [TransitionCatalogEntry] = [
    fade, flip, grow, iris, liftIn, rotate, shrinkSlide, slideAway, slideDown, slideRight,
  ]

  /// UIKit's modal transition styles, which scenes can name like a built-in transition.
  package static let modalStyles: [TransitionCatalogEntry] = [
    modalStyle(.coverVertical, .coverVertical), modalStyle(.crossDissolve, .crossDissolve),
    modalStyle(.flipHorizontal, .flipHorizontal),
  ]

  /// Returns the built-in transition or the modal transition style with the given name, or `nil` if
  /// there is none. `pop` is the former name of `grow`.
  public static func named(_ name: String) -> TransitionCatalogEntry? {
    let name = name == "pop" ? "grow" : name
    return (entries + modalStyles).first { $0.name == name }
  }

  private static func modalStyle(
    _ transition: UIKitTransition, _ style: UIModalTransitionStyle
  ) -> TransitionCatalogEntry {
    TransitionCatalogEntry(
      name: transition.rawValue, summary: transition.summary, parametersForward: [],
      parametersBackward: []
    ) { role, _ in role == .present || role == .dismiss ? .modalStyle(style) : .none }
  }

  private static let spring: [TransitionParameters.Name] = [.duration, .damping, .velocity]

  private static let slideDown = TransitionCatalogEntry(
    name: "slideDown",
    summary: "The new screen enters from above and pushes the old one out below.",
    parametersForward: spring, parametersBackward: spring
  ) { .animator(SlideDownTransition($0.direction, motion: $1.spring(.modal))) }

  private static let slideRight = TransitionCatalogEntry(
    name: "slideRight", summary: "The new screen slides in from the left over the old one.",
    parametersForward: spring, parametersBackward: spring
  ) { .animator(SlideRightTransition($0.direction, motion: $1.spring(.modal))) }

  private static let grow = TransitionCatalogEntry(
    name: "grow", summary: "The new screen grows from a point, and the old one sinks and dims.",
    parametersForward: spring, parametersBackward: spring
  ) { .animator(PopTransition($0.direction, motion: $1.spring(.modal))) }

  private static let rotate = TransitionCatalogEntry(
    name: "rotate", summary: "Both screens rotate by a quarter turn about the top-left corner.",
    parametersForward: spring, parametersBackward: spring
  ) { .animator(RotateTransition($0.direction, motion: $1.spring(.modal))) }

  private static let shrinkSlide = TransitionCatalogEntry(
    name: "shrinkSlide",
    summary: "The old screen shrinks, both slide to the left, and the new one grows.",
    parametersForward: [.duration], parametersBackward: spring
  ) { role, parameters in
    role.direction == .forward
      ? .animator(ShrinkSlideTransition(duration: parameters.duration ?? 1.5))
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let slideAway = TransitionCatalogEntry(
    name: "slideAway",
    summary: "A way back only: the screen leaves to the right, off the one below.",
    parametersForward: [], parametersBackward: spring
  ) { role, parameters in
    role.direction == .forward
      ? .none
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let fade = TransitionCatalogEntry(
    name: "fade", summary: "The new screen fades in on top, and fades out when it is dismissed.",
    parametersForward: [.duration, .kind], parametersBackward: [.duration, .kind]
  ) { role, parameters in
    let isModal = role == .present || role == .dismiss
    let kind = parameters.kind ?? (isModal ? .modal : .navigation)
    let duration = parameters.duration ?? 0.5
    return .animator(FadeTransition(role.direction, kind: kind, duration: duration))
  }

  private static let flip = TransitionCatalogEntry(
    name: "flip", summary: "The screens are the two sides of a card that turns.",
    parametersForward: [.duration], parametersBackward: [.duration]
  ) { .animator(FlipTransition($0.direction, duration: $1.duration ?? 0.8)) }

  private static let iris = TransitionCatalogEntry(
    name: "iris", summary: "The new screen opens in a circle from the middle.",
    parametersForward: [.duration], parametersBackward: [.duration]
  ) { .animator(IrisTransition($0.direction, duration: $1.duration ?? 0.5)) }

  private static let liftIn = TransitionCatalogEntry(
    name: "liftIn",
    summary: "The new screen rises and fades in late; UIKit's own way dismisses it.",
    parametersForward: [.duration], parametersBackward: []
  ) { role, parameters in
    role.direction == .forward
      ? .animator(LiftInTransition(duration: parameters.duration ?? 0.75)) : .system
  }
}
