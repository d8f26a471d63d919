// The names under which scenes and the command know the built-ins.

import UIKit

/// What a step of a script does, and so which way its transition goes.
public enum TransitionRole: String, Sendable, Hashable, CaseIterable {
  /// Modal.
  case present, dismiss
  /// On a navigation controller.
  case push, pop

  /// Presenting and pushing go there, dismissing and popping go back.
  public var direction: TransitionDirection { self == .present || self == .push ? .there : .back }
}

/// What a scene may say about a transition beside its name; what it does not say is the transition's
/// own value.
public struct TransitionParameters: Sendable, Hashable {
  /// Something that can be said.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// Seconds, 0 or more.
    case duration
    /// Damping ratio of the spring, more than 0.
    case damping
    /// Initial velocity of the spring, in whole motions a second.
    case velocity
    /// `navigation` or `modal`.
    case kind
  }

  /// Seconds, 0 or more.
  public var duration: Double?
  /// Damping ratio of the spring, more than 0.
  public var damping: Double?
  /// Initial velocity of the spring, in whole motions a second.
  public var velocity: Double?
  /// What a fade fades between.
  public var kind: FadeTransition.Kind?

  /// Nothing said, or this much.
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

/// A built-in transition by name.
public struct TransitionCatalogueEntry: Sendable {
  /// What plays a role.
  public enum Player {
    /// This animator.
    case animator(any UIViewControllerAnimatedTransitioning)
    /// Whatever this delegate answers when UIKit asks it.
    case delegate(any TransitionAnswering)
    /// UIKit's own animation of the controller's modal transition style.
    case system
    /// Nothing: the transition does not go this way.
    case none
  }

  /// The name in scenes and on the command line, in camel case.
  public let name: String
  /// One line for people.
  public let summary: String
  /// What can be said beside the name, presenting or pushing.
  public let parametersThere: [TransitionParameters.Name]
  /// What can be said beside the name, dismissing or popping.
  public let parametersBack: [TransitionParameters.Name]
  /// Makes the player of a role, anew for each transition.
  public let player: @MainActor @Sendable (TransitionRole, TransitionParameters) -> Player

  /// What can be said beside the name in this role.
  public func parameters(for role: TransitionRole) -> [TransitionParameters.Name] {
    role.direction == .there ? parametersThere : parametersBack
  }
}

/// The built-in transitions.
public enum TransitionCatalogue {
  /// All of them, by name.
  public static let entries: [TransitionCatalogueEntry] = [
    fade, flip, iris, liftIn, pop, rotate, shrinkSlide, slideAway, slideDown, slideRight,
  ]

  /// The entry of this name, if there is one.
  public static func named(_ name: String) -> TransitionCatalogueEntry? {
    entries.first { $0.name == name }
  }

  private static let spring: [TransitionParameters.Name] = [.duration, .damping, .velocity]

  private static let slideDown = TransitionCatalogueEntry(
    name: "slideDown", summary: "new screen from above pushes the old one out at the bottom",
    parametersThere: spring, parametersBack: spring
  ) { .animator(SlideDownTransition($0.direction, motion: $1.spring(.modal))) }

  private static let slideRight = TransitionCatalogueEntry(
    name: "slideRight", summary: "new screen slides in from the left over the old one",
    parametersThere: spring, parametersBack: spring
  ) { .animator(SlideRightTransition($0.direction, motion: $1.spring(.modal))) }

  private static let pop = TransitionCatalogueEntry(
    name: "pop", summary: "new screen grows from nothing, the old one sinks and dims",
    parametersThere: spring, parametersBack: spring
  ) { .animator(PopTransition($0.direction, motion: $1.spring(.modal))) }

  private static let rotate = TransitionCatalogueEntry(
    name: "rotate", summary: "both screens swing by a quarter about the top-left corner",
    parametersThere: spring, parametersBack: spring
  ) { .animator(RotateTransition($0.direction, motion: $1.spring(.modal))) }

  private static let shrinkSlide = TransitionCatalogueEntry(
    name: "shrinkSlide",
    summary: "old shrinks, both slide left, new grows; slideAway is the way back",
    parametersThere: [.duration], parametersBack: spring
  ) { role, parameters in
    role.direction == .there
      ? .animator(ShrinkSlideTransition(duration: parameters.duration ?? 1.5))
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let slideAway = TransitionCatalogueEntry(
    name: "slideAway", summary: "a way back: current screen out to the right, parallax below",
    parametersThere: [], parametersBack: spring
  ) { role, parameters in
    role.direction == .there
      ? .none
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let fade = TransitionCatalogueEntry(
    name: "fade", summary: "new screen fades in on top, and out again on the way back",
    parametersThere: [.duration, .kind], parametersBack: [.duration, .kind]
  ) { role, parameters in
    let isModal = role == .present || role == .dismiss
    let kind = parameters.kind ?? (isModal ? .modal : .navigation)
    let duration = parameters.duration ?? 0.5
    return .animator(FadeTransition(role.direction, kind: kind, duration: duration))
  }

  private static let flip = TransitionCatalogueEntry(
    name: "flip", summary: "the screens are two sides of a card that turns over",
    parametersThere: [.duration], parametersBack: [.duration]
  ) { .animator(FlipTransition($0.direction, duration: $1.duration ?? 0.8)) }

  private static let iris = TransitionCatalogueEntry(
    name: "iris", summary: "new screen opens in a circle from the middle",
    parametersThere: [.duration], parametersBack: [.duration]
  ) { .animator(IrisTransition($0.direction, duration: $1.duration ?? 0.5)) }

  private static let liftIn = TransitionCatalogueEntry(
    name: "liftIn", summary: "new screen settles from below, fading in late; default way back",
    parametersThere: [.duration], parametersBack: []
  ) { role, parameters in
    role.direction == .there
      ? .animator(LiftInTransition(duration: parameters.duration ?? 0.75)) : .system
  }
}
