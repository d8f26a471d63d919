// `segue try` with cards: a presentation controller that leaves the lower screen in place and lets it
// step back, and a finger that drags the card away.

import Foundation
import ScratchFolders
import SegueCommand
import SegueTrial
import SegueWorld
import Testing
import UIKit

/// Moves the card from and to the bottom edge.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let arriving = context.view(forKey: .to)
    guard let view = arriving ?? context.view(forKey: .from) else { return }
    let height = context.containerView.bounds.height
    if let arriving, let card = context.viewController(forKey: .to) {
      context.containerView.addSubview(arriving)
      arriving.frame = context.finalFrame(for: card)
      arriving.transform = CGAffineTransform(translationX: 0, y: height)
    }
    UIView.animate(withDuration: 0.4) {
      view.transform = CGAffineTransform(translationX: 0, y: arriving == nil ? height : 0)
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Shows the card below the top, and lets the lower screen step back, so that its edges are black.
private final class StepBack: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 200, width: bounds.width, height: bounds.height - 200)
  }

  override func presentationTransitionWillBegin() {
    let lower = presentingViewController
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      lower.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.view.transform = .identity
  }
}

/// Presents cards, which a pan on the card dismisses.
private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
  private weak var card: UIViewController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    card = presented
    presented.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector._of("pan:", Cards.pan(_:))))
    return StepBack(presentedViewController: presented, presenting: presenting)
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { card?.dismiss(animated: true) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Rise() }
}

/// Fades with a property animator of its own, which no percentage drives.
private final class Free: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { _ in context.completeTransition(true) }
    animator.startAnimation()
  }
}

@Suite @MainActor struct CardTrialTests {
  private let folder: ScratchFolder
  private let registry = TrialRegistry()

  init() throws {
    folder = try ScratchFolder()
    registry.add("Cards", isReused: true) { _ in Cards() }
    registry.add(TrialFamily("Cards").with(delegate: "Cards").played(style: "custom"))
    registry.add("Free", isReused: false) { _ in Free() }
    registry.add(TrialFamily("Free").with(forward: "Free", backward: "Free"))
  }

  private func attempt(_ arguments: String...) -> RunResult {
    let console = Console.collecting()
    let words = ["try", "A.swift", "--scale", "0.2"] + arguments
    let code = SegueTool.run(words, console: console, trial: registry)
    return RunResult(
      code: code.rawValue, output: Array(console.output.utf8), errors: console.errors)
  }

  @Test("a presentation controller is played, although the lower screen steps back from black")
  func presentationController() {
    let result = attempt("-o", folder("x.png"), "--frames", "40", "--progress", "none")
    #expect(result.code == 0)
    #expect(!result.errors.contains("with the style"), "\(result.errors)")
  }

  @Test("a finger that moves down begins on the card")
  func finger() {
    let result = attempt(
      "-o", folder("x.mp4"), "--finger", "down", "--interactive", "0.3:0.4,finish")
    #expect(result.code == 0)
    #expect(!result.errors.contains("nothing on the screen responds"), "\(result.errors)")
  }

  @Test("a transition that runs by itself while a script drives it is explained")
  func escaped() {
    let result = attempt(
      "-o", folder("x.mp4"), "-q", "--class", "Free", "--interactive", "0.3:0.4,0.6:0.9,finish")
    #expect(result.code == 3)
    #expect(result.errors.contains("expected that of \"to\". It ended by itself at t = 0.5 s"))
    #expect(result.errors.contains("interruptibleAnimator(using:) of Free"), "\(result.errors)")
  }

  @Test("the comparison with goldens has a report")
  func report() throws {
    let goldens = ["--goldens", folder("goldens")]
    func verify(_ more: [String]) -> RunResult {
      let console = Console.collecting()
      let words = ["try", "A.swift", "-q", "--scale", "0.2"] + goldens + more
      let code = SegueTool.run(words, console: console, trial: registry)
      return RunResult(code: code.rawValue, output: [], errors: console.errors)
    }
    #expect(verify(["--record", "missing"]).code == 0)
    #expect(verify(["--report", folder("report")]).code == 0)
    let names = try folder.names("report")
    #expect(names.contains("index.html") && names.contains("junit.xml"), "\(names)")
    let without = attempt("-o", folder("y.mp4"), "--report", folder("report"))
    #expect(without.code == 2 && without.errors.contains("--report without --goldens"))
  }
}
