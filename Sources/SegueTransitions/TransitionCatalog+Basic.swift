// The first transitions of the catalogue, which were taken from tutorials about UIKit's API.

import UIKit

extension TransitionCatalog {
  /// The transitions of the tutorials.
  static let basicFamily: [TransitionCatalogEntry] = [
    fade, flip, grow, iris, liftIn, rotate, shrinkSlide, slideAway, slideDown, slideRight,
  ]

  private static let tutorialSpring =
    "The spring that tutorials on modal transitions use: 0.5 s, damping 0.8, velocity 0.8."

  private static let slideDown = entry(
    "slideDown", "The new screen enters from above and pushes the old one out below.",
    [.slide, .spring, .modal], spring(.modal), source: tutorialSpring
  ) { .animator(SlideDownTransition($0.direction, motion: $1.spring(.modal))) }

  private static let slideRight = entry(
    "slideRight", "The new screen slides in from the left over the old one.",
    [.slide, .spring, .modal], spring(.modal), source: tutorialSpring
  ) { .animator(SlideRightTransition($0.direction, motion: $1.spring(.modal))) }

  private static let grow = entry(
    "grow", "The new screen grows from a point, and the old one sinks and dims.",
    [.scale, .spring, .modal], spring(.modal), source: tutorialSpring
  ) { .animator(PopTransition($0.direction, motion: $1.spring(.modal))) }

  private static let rotate = entry(
    "rotate", "Both screens rotate by a quarter turn about the top-left corner.",
    [.depth, .spring, .modal], spring(.modal), source: tutorialSpring
  ) { .animator(RotateTransition($0.direction, motion: $1.spring(.modal))) }

  private static let shrinkSlide = entry(
    "shrinkSlide", "The old screen shrinks, both slide to the left, and the new one grows.",
    [.slide, .scale, .modal], [.duration(1.5)], spring(SlideAwayTransition.motion),
    source: "A tutorial's keyframes of 1.5 s; the spring of the way back is slideAway's."
  ) { role, parameters in
    role.direction == .forward
      ? .animator(ShrinkSlideTransition(duration: parameters.duration ?? 1.5))
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let slideAway = entry(
    "slideAway", "A way back only: the screen leaves to the right, off the one below.",
    [.slide, .spring], [], spring(SlideAwayTransition.motion),
    source: "A tutorial's spring: 0.7 s, damping 0.9, velocity 0.8."
  ) { role, parameters in
    role.direction == .forward
      ? .none
      : .animator(SlideAwayTransition(motion: parameters.spring(SlideAwayTransition.motion)))
  }

  private static let fade = entry(
    "fade", "The new screen fades in on top, and fades out when it is dismissed.",
    [.focus, .modal, .navigation],
    [
      .duration(0.5),
      TransitionParameter(
        "kind", .choice(default: nil, FadeTransition.Kind.allCases.map(\.rawValue)),
        "The kind of screens; by default, the one that the step requires."),
    ], source: "A tutorial's duration of 0.5 s, with UIKit's ease-in-out curve."
  ) { role, parameters in
    let isModal = role == .present || role == .dismiss
    let kind = parameters.kind ?? (isModal ? .modal : .navigation)
    let duration = parameters.duration ?? 0.5
    return .animator(FadeTransition(role.direction, kind: kind, duration: duration))
  }

  private static let flip = entry(
    "flip", "The screens are the two sides of a card that turns.",
    [.depth, .modal, .navigation], [.duration(0.8)],
    source: "Our choice: UIKit's flip lasts 0.75 s; the eye is at a distance of 1200 points."
  ) { .animator(FlipTransition($0.direction, duration: $1.duration ?? 0.8)) }

  private static let iris = entry(
    "iris", "The new screen opens in a circle from the middle.",
    [.mask, .modal, .navigation], [.duration(0.5)],
    source: "Our choice: the duration of the other modal transitions, UIKit's ease-in-out curve."
  ) { .animator(IrisTransition($0.direction, duration: $1.duration ?? 0.5)) }

  private static let liftIn = entry(
    "liftIn", "The new screen rises and fades in late; UIKit's own way dismisses it.",
    [.scale, .modal], [.duration(0.75)], [],
    source: "A tutorial's property animator: 0.75 s, ease-out, from a scale of 1.33."
  ) { role, parameters in
    role.direction == .forward
      ? .animator(LiftInTransition(duration: parameters.duration ?? 0.75)) : .system
  }

  private static func spring(_ motion: SpringMotion) -> [TransitionParameter] {
    [
      .duration(motion.duration), .damping(motion.dampingRatio), .velocity(motion.initialVelocity),
    ]
  }

  /// Returns an entry with different parameters for the way back, or the same if `backward` is
  /// `nil`.
  private static func entry(
    _ name: String, _ summary: String, _ tags: [TransitionTag], _ forward: [TransitionParameter],
    _ backward: [TransitionParameter]? = nil, source: String,
    player: @escaping TransitionCatalogEntry.PlayerMaker
  ) -> TransitionCatalogEntry {
    TransitionCatalogEntry(
      name: name, summary: summary, tags: tags, parametersForward: forward,
      parametersBackward: backward ?? forward, source: source, player: player)
  }
}
