// Plays one transition: waits for the end of the instant, has the bookkeeping prepare the stage, calls
// the animator, and runs everything that belongs to the end, in UIKit's order, inside the
// animator's call of `completeTransition`. What differs between presentations, dismissals, pushes
// and pops is the plan.

import Foundation

/// What differs between presentations, dismissals, pushes and pops.
@MainActor
protocol TransitionPlan: AnyObject {
  var kind: TransitionRecord.Kind { get }
  var from: UIViewController { get }
  var to: UIViewController { get }
  /// Makes the container, puts the views where the animator expects them, and runs the
  /// will-callbacks. The coordinator gets its context as soon as there is one.
  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext
  /// Puts the arriving view where it belongs, for a change without an animator.
  func placeArrivingView(_ context: TransitionContext)
  /// Puts the views where they belong at the end, and runs the did-callbacks.
  func settle(_ context: TransitionContext, completed: Bool)
  /// Runs the caller's completion.
  func conclude(completed: Bool)
}

/// UIKit's own animators, which know how others animate alongside them.
@MainActor
protocol SystemTransition: UIViewControllerAnimatedTransitioning {
  /// Runs `animations` with the transition's own timing.
  func animateAlongside(_ animations: @escaping () -> Void)
}

/// One transition, from the call that asks for it to its end.
@MainActor
final class Transition {
  let plan: any TransitionPlan
  let coordinator: TransitionCoordinator
  let record: TransitionRecord
  private let animator: UIViewControllerAnimatedTransitioning?
  private let interaction: UIViewControllerInteractiveTransitioning?
  /// The log holds transitions under way, the controllers only know them: so nothing outlives a
  /// world that is let go in the middle of one.
  private weak var log: TransitionLog?
  /// Whether the views have reached their ends and only callbacks are left.
  private(set) var isSettling = false
  private var putOff: [() -> Void] = []

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

  /// Attaches the coordinator now; plays at the end of the instant, or now if there is nothing to
  /// animate with.
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

  /// Has `action` run when this transition is over.
  func whenOver(_ action: @escaping () -> Void) { putOff.append(action) }

  // MARK: Playing

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

  /// Has whoever watches know of the context, and of calls that come after the end.
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
      // One of an app's own is asked however it starts; it sees from the context which way.
      context.isInteractive = interaction.wantsInteractiveStart
      record.isInteractive = interaction.wantsInteractiveStart
      calling("startInteractiveTransition(_:)", of: "\(type(of: interaction))") {
        interaction.startInteractiveTransition(context)
      }
    } else {
      (interaction as? UIPercentDrivenInteractiveTransition)?.attend(context)
      calling("animateTransition(using:)", of: record.animatorTypeName) {
        animator.animateTransition(using: context)
      }
    }
  }

  private var isPercentDriven: Bool { interaction is UIPercentDrivenInteractiveTransition }

  private func calling(_ call: String, of type: String, _ body: () -> Void) {
    let rest = "a completion or whatever else it has scheduled"
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

  // MARK: The end

  private func finish(_ context: TransitionContext, completed: Bool) {
    log?.observer?.transition(record, willComplete: completed)
    isSettling = true
    record.wasCancelled = !completed
    record.isInteractive = false
    if let late = coordinator.takeAlongsideAnimations() { UIView.performWithoutAnimation(late) }
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
    for action in putOff { action() }
    putOff = []
  }
}
