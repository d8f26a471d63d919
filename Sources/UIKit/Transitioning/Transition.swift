// Runs one transition: waits for the end of the instant, has the plan prepare the views, calls the
// animator, and performs everything that belongs to the end, in UIKit's order, inside the
// animator's call of `completeTransition`. The plan contains what differs between presentations,
// dismissals, pushes, and pops.

import Foundation
import SegueWorld

/// What differs between presentations, dismissals, pushes, and pops.
@MainActor
protocol TransitionPlan: AnyObject {
  var kind: TransitionRecord.Kind { get }
  var from: UIViewController { get }
  var to: UIViewController { get }
  /// Creates the container, puts the views where the animator expects them, and calls the
  /// will-callbacks. The coordinator receives its context as soon as it exists.
  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext
  /// Puts the arriving view at its final position, for a change without an animator.
  func placeArrivingView(_ context: TransitionContext)
  /// Puts the views at their final positions, and calls the did-callbacks.
  func settle(_ context: TransitionContext, completed: Bool)
  /// Calls the completion of the caller.
  func conclude(completed: Bool)
}

/// The interface of UIKit's own animators, which run alongside animations with their own timing.
@MainActor
protocol SystemTransition: UIViewControllerAnimatedTransitioning {
  /// Runs `animations` with the timing of the transition.
  func animateAlongside(_ animations: @escaping () -> Void)
}

/// One transition, from the call that requests it to its end.
@MainActor
final class RunningTransition {
  let plan: any TransitionPlan
  let coordinator: TransitionCoordinator
  let record: TransitionRecord
  private let animator: UIViewControllerAnimatedTransitioning?
  private let interaction: UIViewControllerInteractiveTransitioning?
  /// The log retains active transitions, whereas the view controllers reference them weakly, so
  /// nothing outlives a world that is released during one.
  private weak var log: TransitionLog?
  /// A Boolean value that indicates whether the views are at their final positions and only
  /// callbacks remain.
  private(set) var isSettling = false
  private var deferredActions: [() -> Void] = []

  init(
    _ plan: any TransitionPlan, isAnimated: Bool,
    animator: UIViewControllerAnimatedTransitioning?,
    interaction: UIViewControllerInteractiveTransitioning?
  ) {
    self.plan = plan
    (self.animator, self.interaction) = (animator, interaction)
    coordinator = TransitionCoordinator(
      from: plan.from, to: plan.to, isAnimated: isAnimated, animator: animator,
      interaction: interaction)
    record = TransitionRecord(
      kind: plan.kind, animatorTypeName: animator.map { "\(type(of: $0))" } ?? "none",
      from: plan.from, to: plan.to, isAnimated: isAnimated)
    record.animator = animator
  }

  /// Attaches the coordinator. The transition runs at the end of the instant, or at once if there
  /// is no animator.
  func begin() {
    for controller in [plan.from, plan.to] { controller.transition = self }
    let log = World.current.transitions
    self.log = log
    log.begin(self)
    (interaction as? UIPercentDrivenInteractiveTransition)?.expect()
    if animator == nil {
      play()
    } else {
      World.current.schedule(at: World.current.now) { [weak self] in self?.play() }
    }
  }

  /// Adds a closure that is called when the transition has ended.
  func addEndHandler(_ action: @escaping () -> Void) { deferredActions.append(action) }

  // MARK: Running

  private func play() {
    let context = plan.prepare(coordinator)
    context.onComplete = { [weak self] context, completed in
      self?.finish(context, completed: completed)
    }
    context.onInteractionChange = { [weak self] context in self?.interactionChanged(context) }
    watch(context)
    guard let animator else {
      plan.placeArrivingView(context)
      context.completeTransition(true)
      return
    }
    context.animator = animator
    let made = ViewAnimationTracker.collecting { start(animator, context) }
    let alongside = ViewAnimationTracker.collecting { runAlongside(animator, context) }
    guard !context.isCompleted else { return }
    if isPercentDriven {
      context.animations = made + alongside
    } else {
      context.animations = alongside
      context.follower = .init(
        scrubber: PercentScrubber(context), rest: interaction?.rest ?? .init())
    }
    context.animationsMade()
  }

  /// Passes the context to the record and the observer, and reports calls after the end.
  private func watch(_ context: TransitionContext) {
    record.context = context
    record.stage = .init(context)
    context.onRepeatedCompletion = { [record, weak log] in
      log?.observer?.transitionWasCompletedAgain(record, didComplete: $0)
    }
    log?.observer?.transitionWasPrepared(record)
  }

  private func start(
    _ animator: UIViewControllerAnimatedTransitioning, _ context: TransitionContext
  ) {
    if let interaction, interaction.wantsInteractiveStart || !isPercentDriven {
      // An interaction controller of the app is always called. The context indicates whether the
      // transition starts interactively.
      context.isInteractive = interaction.wantsInteractiveStart
      record.isInteractive = interaction.wantsInteractiveStart
      calling("startInteractiveTransition(_:)", of: "\(type(of: interaction))") {
        interaction.startInteractiveTransition(context)
      }
    } else {
      (interaction as? UIPercentDrivenInteractiveTransition)?.prepareNoninteractive(context)
      calling("animateTransition(using:)", of: record.animatorTypeName) {
        animator.animateTransition(using: context)
      }
    }
  }

  private var isPercentDriven: Bool { interaction is UIPercentDrivenInteractiveTransition }

  private func calling(_ call: String, of type: String, _ body: () -> Void) {
    let rest = "a completion or other scheduled code"
    UserCode.calling(call, of: type, in: plan.kind.rawValue, then: rest, body)
  }

  private func interactionChanged(_ context: TransitionContext) {
    record.isInteractive = context.isInteractive
    coordinator.interactionChanged()
  }

  private func runAlongside(
    _ animator: UIViewControllerAnimatedTransitioning, _ context: TransitionContext
  ) {
    guard !context.isCompleted else { return }
    let interruptible = context.interruptibleAnimator
    coordinator.isInterruptible = interruptible != nil
    guard let animations = coordinator.takeAlongsideAnimations() else { return }
    if !context.isAnimated {
      UIView.performWithoutAnimation(animations)
    } else if let system = animator as? any SystemTransition {
      system.animateAlongside(animations)
    } else if let interruptible, interruptible.state != .stopped {
      interruptible.addAnimations(animations)
    } else {
      UIView.animate(
        withDuration: coordinator.transitionDuration, delay: 0, options: .curveEaseInOut,
        animations: animations)
    }
  }

  // MARK: Completion

  private func finish(_ context: TransitionContext, completed: Bool) {
    log?.observer?.transition(record, willComplete: completed)
    isSettling = true
    record.wasCancelled = !completed
    record.isInteractive = false
    if let late = coordinator.takeAlongsideAnimations() { UIView.performWithoutAnimation(late) }
    for animation in context.animations { animation.outlastsTransition = true }
    plan.settle(context, completed: completed)
    for controller in [plan.from, plan.to] where controller.transition === self {
      controller.transition = nil
    }
    coordinator.runCompletions()
    plan.conclude(completed: completed)
    UserCode.calling(
      "animationEnded(_:)", of: record.animatorTypeName, in: plan.kind.rawValue,
      then: "a completion, after completeTransition(\(completed))"
    ) { animator?.animationEnded(completed) }
    log?.end(self)
    for action in deferredActions { action() }
    deferredActions = []
  }
}
