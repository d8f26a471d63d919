// Collects the alongside animations of a transition. It exists from the moment the transition is
// requested, before there is a context.

import Foundation

/// The coordinator of one transition, which is also the context that its blocks receive.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

  /// The context of the transition; `nil` before the container exists.
  var context: TransitionContext?
  let initiallyInteractive: Bool
  let animator: UIViewControllerAnimatedTransitioning?
  let interaction: UIViewControllerInteractiveTransitioning?
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private let animatedFlag: Bool
  private let placeholderContainer = UIView(frame: .zero)

  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var acceptsAnimations = true
  private var hasEnded = false
  /// The duration, window, and rotation of a size change.
  var sizeChange: (duration: TimeInterval, window: UIWindow, turn: CGAffineTransform)?
  /// A Boolean value that indicates whether the animator is interruptible.
  var isInterruptible = false

  init(
    from: UIViewController, to: UIViewController, isAnimated: Bool,
    animator: UIViewControllerAnimatedTransitioning?,
    interaction: UIViewControllerInteractiveTransitioning?
  ) {
    ends = [.from: from, .to: to]
    animatedFlag = isAnimated
    (self.animator, self.interaction) = (animator, interaction)
    initiallyInteractive = interaction?.wantsInteractiveStart ?? false
  }

  // MARK: Context

  var isAnimated: Bool { animatedFlag }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isInteractive: Bool { context?.isInteractive ?? initiallyInteractive }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval {
    guard animatedFlag else { return 0 }
    return sizeChange?.duration ?? animator?.transitionDuration(using: context) ?? 0
  }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView {
    context?.containerView ?? sizeChange?.window ?? placeholderContainer
  }
  var targetTransform: CGAffineTransform { sizeChange?.turn ?? .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  // MARK: Alongside animations and notifications

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard acceptsAnimations else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  // MARK: Interface to the transition

  /// Returns the alongside animations as one closure, in the order in which they were added; `nil`
  /// if there are none. Later ones are rejected.
  func takeAlongsideAnimations() -> (() -> Void)? {
    acceptsAnimations = false
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return nil }
    return { for block in blocks { block(self) } }
  }

  func interactionChanged() {
    for handler in changeHandlers { handler(self) }
    guard !isInteractive else { return }
    for handler in endHandlers { handler(self) }
  }

  func runCompletions() {
    hasEnded = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
