// Controllers, animators and delegates that record their calls in one list.

import Foundation
import SegueWorld
import UIKit

/// The calls, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A controller that records its appearance callbacks.
final class ScreenController: UIViewController {
  let name: String
  let journal: Journal
  var onDidAppear: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { journal.note("willAppear(\(name))") }
  override func viewDidAppear(_ animated: Bool) {
    journal.note("didAppear(\(name))")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { journal.note("willDisappear(\(name))") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("didDisappear(\(name))") }
}

/// An animator that adds the arriving view, waits, and completes.
final class WaitingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var duration = 0.5
  /// A Boolean value that indicates whether the departing view stays above, as for a dismissal.
  var keepsDepartingAbove = false
  /// A Boolean value that indicates whether the transition completes; the context's value if nil.
  var outcome: Bool?
  /// A Boolean value that indicates whether it omits to complete.
  var isStuck = false
  /// What to look at in `animateTransition`.
  var inspect: ((UIViewControllerContextTransitioning) -> Void)?
  /// The last context.
  private(set) var context: UIViewControllerContextTransitioning?

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    journal.note("animateTransition")
    self.context = context
    inspect?(context)
    place(context)
    guard !isStuck else { return }
    World.current.schedule(at: World.current.now + VirtualTime(seconds: duration)) {
      self.journal.note("complete")
      context.completeTransition(self.outcome ?? !context.transitionWasCancelled)
      self.journal.note("returned from complete")
    }
  }

  private func place(_ context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    if keepsDepartingAbove, let from = context.view(forKey: .from) {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
    }
  }

  func animationEnded(_ completed: Bool) { journal.note("animationEnded(\(completed))") }
}

/// A presentation controller that records its hooks.
final class JournalPresentation: UIPresentationController {
  var journal: Journal?
  var removesPresenter = false
  var frameToPresent: CGRect?

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    frameToPresent ?? super.frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() { journal?.note("presentationWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal?.note("presentationDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { journal?.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal?.note("dismissalDidEnd(\(completed))")
  }
}

/// Returns one animator for both directions, and records that it was queried.
final class JournalDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let journal: Journal
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: UIViewControllerInteractiveTransitioning?
  var removesPresenter = false
  var frameToPresent: CGRect?

  init(_ journal: Journal, animator: WaitingAnimator?) {
    (self.journal, self.animator) = (journal, animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal.note("presentationController?")
    let made = JournalPresentation(presentedViewController: presented, presenting: presenting)
    made.journal = journal
    (made.removesPresenter, made.frameToPresent) = (removesPresenter, frameToPresent)
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    journal.note("animatorForPresented?")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    journal.note("animatorForDismissed?")
    return animator
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    journal.note("interactionForPresentation?")
    return interaction
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    journal.note("interactionForDismissal?")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    journal.note("interactionFor?")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    journal.note("animatorFor(\(operation))?")
    return animator
  }
}

/// A window with controllers `a` (displayed) and `b`, in a separate world.
@MainActor
struct TwoScreens {
  let world = World()
  let journal = Journal()
  let window: UIWindow
  let a: ScreenController
  let b: ScreenController
  let animator: WaitingAnimator
  let delegate: JournalDelegate

  init(style: UIModalPresentationStyle = .fullScreen, custom: Bool = true) {
    let journal = journal
    let made = world.run {
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (a, b) = (ScreenController("a", journal), ScreenController("b", journal))
      window.rootViewController = a
      window.makeKeyAndVisible()
      return (window, a, b)
    }
    (window, a, b) = made
    animator = WaitingAnimator(journal)
    delegate = JournalDelegate(journal, animator: custom ? animator : nil)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    journal.clear()
  }

  func run(_ body: () -> Void) { world.run(body) }

  func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  /// Presents `b` and waits until half a second.
  func present() throws {
    run { a.present(b, animated: true) }
    try advance(to: 1)
    journal.clear()
  }
}
