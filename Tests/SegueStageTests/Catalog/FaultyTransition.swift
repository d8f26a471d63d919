// A transition that keeps every promise, and variants of it with one mistake each.

import SegueStage
import SegueTransitions
import Testing
import UIKit

/// A push from the side with at most one mistake.
struct FaultyTransition: CustomTestStringConvertible, Sendable {
  /// The promise that the mistake breaks.
  let property: ContractProperty
  /// Promises that cannot be kept with the mistake either.
  var mayAlsoBreak: Set<ContractProperty> = []

  var name: String { "faulty-\(property)" }
  var testDescription: String { name }

  /// A mistake for each promise.
  static let all = [
    FaultyTransition(property: .begins, mayAlsoBreak: [.mirrors]),
    FaultyTransition(property: .ends, mayAlsoBreak: [.passesLint, .mirrors, .cancels, .covers]),
    FaultyTransition(property: .covers, mayAlsoBreak: [.mirrors]),
    FaultyTransition(property: .mirrors),
    FaultyTransition(property: .followsLanguage),
    FaultyTransition(property: .leavesNothing, mayAlsoBreak: [.cancels]),
    FaultyTransition(property: .cancels, mayAlsoBreak: [.passesLint]),
    FaultyTransition(property: .passesLint, mayAlsoBreak: [.ends, .covers, .mirrors]),
    FaultyTransition(property: .reducesMotion),
    FaultyTransition(property: .repeats, mayAlsoBreak: [.mirrors, .followsLanguage]),
  ]

  /// The built-in transitions, the faulty ones, and `exemplary`.
  @MainActor static var library: TransitionLibrary {
    var library = TransitionLibrary.builtIn
    library.register(entry("exemplary", mistake: nil))
    for fault in all { library.register(entry(fault.name, mistake: fault.property)) }
    return library
  }

  private static func entry(_ name: String, mistake: ContractProperty?) -> TransitionLibrary.Entry {
    TransitionLibrary.Entry(name: name, parameters: [.duration(0.4), .direction(.leading)]) {
      role, _ in
      .animator(FaultyAnimator(arrives: role.direction == .forward, mistake: mistake))
    }
  }
}

/// Both screens move by a width, edge to edge.
private final class FaultyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let arrives: Bool
  private let mistake: ContractProperty?
  private var running: UIViewPropertyAnimator?
  /// What a transition must not depend on: how often transitions have run.
  private static var count = 0

  init(arrives: Bool, mistake: ContractProperty?) {
    (self.arrives, self.mistake) = (arrives, mistake)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
    running = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return animator
    }
    context.containerView.addSubview(to)
    let finish: (Bool) -> Void
    if UIAccessibility.isReduceMotionEnabled, mistake != .reducesMotion {
      finish = fade(from, to, in: context, animator)
    } else {
      finish = push(from, to, in: context, animator)
    }
    animator.addCompletion { [self] _ in
      let completed = !context.transitionWasCancelled
      running = nil
      for view in [from, to] { (view.transform, view.alpha) = (.identity, 1) }
      if !completed { to.removeFromSuperview() }
      finish(completed)
      context.completeTransition(completed)
    }
    return animator
  }

  private func fade(
    _ from: UIView, _ to: UIView, in context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) -> (Bool) -> Void {
    to.alpha = 0
    animator.addAnimations { to.alpha = 1 }
    return { _ in }
  }

  private func push(
    _ from: UIView, _ to: UIView, in context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) -> (Bool) -> Void {
    let container = context.containerView
    let isTurned =
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && mistake != .followsLanguage
    var distance = container.bounds.width * (isTurned ? -1 : 1) * (arrives ? 1 : -1)
    if mistake == .mirrors, !arrives { distance = -distance }
    var target = CGAffineTransform.identity
    to.transform = CGAffineTransform(translationX: distance, y: 0)
    switch mistake {
    case .begins: to.transform = CGAffineTransform(translationX: distance * 0.9, y: 0)
    case .ends: target = CGAffineTransform(translationX: distance * 0.1, y: 0)
    case .covers: to.transform = CGAffineTransform(translationX: distance * 1.2, y: 0)
    case .repeats:
      Self.count += 1
      animator.addAnimations { from.alpha = Self.count.isMultiple(of: 2) ? 0.5 : 0.6 }
    default: break
    }
    animator.addAnimations {
      to.transform = target
      from.transform = CGAffineTransform(translationX: -distance, y: 0)
    }
    if mistake == .passesLint {
      // In the middle, both jump.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
        guard self?.running != nil else { return }
        container.transform = CGAffineTransform(translationX: 0, y: 20)
      }
    }
    let mistake = mistake
    return { completed in
      if mistake == .passesLint { container.transform = .identity }
      if mistake == .leavesNothing, completed { to.layer.zPosition = 3 }
      if mistake == .cancels, !completed { from.layer.zPosition = 3 }
    }
  }
}
