// Apps in Swift under the lint: a card that is grabbed while it appears, correctly and incorrectly.

import CoreGraphics
import SegueDiagnostics
import SegueScenes
import SegueStage
import Testing
import UIKit

/// How the touch's progress is counted from the position of the grab.
private enum Counting { case fromGrab, fromZero }

/// Presents a card over itself at once, and lets a touch stop it and decide its direction.
private final class ShelfController: UIViewController, UIViewControllerTransitioningDelegate {
  private let counting: Counting
  private let driver = UIPercentDrivenInteractiveTransition()
  private var grabbed: CGFloat = 0

  init(_ counting: Counting) {
    self.counting = counting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let card = CardController()
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = self
    driver.wantsInteractiveStart = false
    view.window?.addGestureRecognizer(
      UIPanGestureRecognizer { [unowned self] in follow($0) })
    present(card, animated: true)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let pulled = pan.translation(in: view).y / -400
    switch pan.state {
    case .began:
      driver.pause()
      grabbed = counting == .fromGrab ? driver.percentComplete : 0
      driver.update(grabbed + pulled)
    case .changed: driver.update(grabbed + pulled)
    case .ended: driver.finish()
    default: driver.cancel()
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RisingTransition() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}

private final class RisingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(card)
    card.transform = CGAffineTransform(translationX: 0, y: 400)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor
@Suite struct LintAppTests {
  private static func findings(_ counting: Counting) throws -> [LintFinding] {
    let canvas = SceneCanvas(width: 200, height: 400)
    let touch = GestureScript.Step.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 160), duration: 0.2)
    return try AppStage(canvas, script: [.wait(0.5), touch, .wait(0.5)]) { window in
      window.rootViewController = ShelfController(counting)
    }.lint()
  }

  @Test("grabbing the card and continuing from its position is not a finding")
  func grabbedRightly() throws {
    let findings = try Self.findings(.fromGrab)
    #expect(findings == [], "\(findings.map(\.diagnostic))")
  }

  @Test("restarting at zero after a grab makes the card jump back")
  func grabbedWrongly() throws {
    let findings = try Self.findings(.fromZero)
    #expect(findings.map(\.rule) == [.positionJump], "\(findings.map(\.diagnostic))")
    let finding = try #require(findings.first)
    #expect(finding.view == "CardController" && finding.position == nil)
    #expect(finding.animator == "RisingTransition")
    #expect(finding.message.contains("as a touch takes control"))
    #expect("\(finding.diagnostic)".hasPrefix("error: position-jump: at t = 0.5"))
  }
}
