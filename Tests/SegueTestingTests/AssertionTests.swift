// The assertions as clients use them: on their own controllers, with goldens beside this file.

import Foundation
import SegueTesting
import Testing
import UIKit

/// A card that falls in from above.
final class CardController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let damping: Double
  let color: UIColor
  var isPresenting = true

  init(damping: Double = 0.7, color: UIColor = .systemOrange) {
    (self.damping, self.color) = (damping, color)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = color
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = context.containerView.bounds.height
    let away = CGAffineTransform(translationX: 0, y: -height)
    if isPresenting {
      context.containerView.addSubview(view)
      view.transform = away
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: [],
      animations: { self.view.transform = self.isPresenting ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

private let canvas = SceneCanvas(width: 60, height: 100, rate: FrameRate(30) ?? .sixty)

@MainActor
private func stage(damping: Double = 0.7, color: UIColor = .systemOrange) throws -> AppStage {
  let script: GestureScript = [
    .perform { window in
      let card = CardController(damping: damping, color: color)
      window.rootViewController?.present(card, animated: true)
    },
    .settle, .wait(0.1),
  ]
  return try AppStage(canvas, script: script) { window in
    let first = UIViewController()
    first.view.backgroundColor = .systemBlue
    window.rootViewController = first
  }
}

@Suite @MainActor struct AssertionTests {
  @Test("a transition, forward and back, matches its golden")
  func transition() {
    assertTransition(of: { CardController() }, on: canvas)
  }

  @Test("a recording matches its golden")
  func recording() throws {
    assertRecording(of: try stage(), as: .everyFrame)
  }

  @Test("a frame matches its golden")
  func frame() throws {
    assertFrame(at: 0.15, of: try stage(), as: .everyFrame)
  }

  @Test("a snapshot strategy applies to anything that makes a clip")
  func pullback() {
    let dampings = MotionStrategy<AppStage>.everyFrame.pullback { (damping: Double) in
      try stage(damping: damping)
    }
    assertRecording(of: 0.7, as: dampings)
  }

  @Test("a transition that moves differently fails, with the layer and its property")
  func failure() throws {
    try withKnownIssue {
      assertRecording(of: try stage(damping: 0.5), as: .everyFrame)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("failure:\nframes ") && text.contains("CardController: transform.ty ")
        && text.contains(" instead of ")
    }
  }

  @Test("a missing golden fails and the failure explains how to record it")
  func missing() throws {
    try withKnownIssue {
      assertRecording(of: try stage(), as: .everyFrame, record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Record it with SEGUE_RECORD=missing") == true
    }
  }

  @Test("an ignored view can have any appearance")
  func ignored() throws {
    let strategy = MotionStrategy<AppStage>.everyFrame.ignoring(
      views: ["CardController"], because: "its colour is drawn by lot")
    let verdict = assertRecording(of: try stage(color: .systemGreen), as: strategy)
    #expect(verdict.golden?.comparison.views == ["CardController"])
  }

  @Test("a comparator applies at once, whatever the golden was recorded with")
  func comparator() throws {
    let strict = MotionStrategy<AppStage>.everyFrame
    let lenient = strict.compared(by: .channels(tolerance: 255), because: "only a test")
    assertRecording(of: try stage(), as: strict, line: 1)
    let verdict = assertRecording(of: try stage(color: .systemGreen), as: lenient, line: 1)
    #expect(verdict.lines.first?.contains("pass with channels:255") == true, "\(verdict.lines)")
  }

  @Test("precision as in swift-snapshot-testing; ignored views stay ignored")
  func precision() {
    let strategy = MotionStrategy<AppStage>.everyFrame.ignoring(views: ["a"], because: "one")
      .precision(0.99, perceptualPrecision: 0.98, because: "two")
    let share = strategy.comparison?.limits.share ?? 0
    #expect(abs(share - 0.01) < 1e-9 && strategy.comparison?.comparator == .ciede2000(deltaE: 2))
    #expect(strategy.comparison?.views == ["a"] && strategy.reason == "two")
    let exact = MotionStrategy<AppStage>.everyFrame.precision(1, because: "three").comparison
    #expect(exact == ImageComparison(limits: ComparisonLimits(share: 0)))
  }

  @Test("a screen is verified in every combination, each by its name")
  func matrix() throws {
    let cells = canvas.matrix {
      $0.appearances = [.light, .dark]
      $0.motions = [.full, .reduced]
    }
    #expect(cells.map(\.name) == ["light+full", "light+reduced", "dark+full", "dark+reduced"])
    for (name, canvas) in cells {
      assertTransition(of: { CardController(damping: 1) }, on: canvas, named: name)
    }
  }

  @Test("two assertions of one name are distinguished or fail")
  func names() throws {
    assertFrame(at: 0, of: try stage(), as: .everyFrame)
    try withKnownIssue {
      assertFrame(at: 0.1, of: try stage(), as: .everyFrame)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Distinguish them with named:") == true
    }
    assertFrame(at: 0.2, of: try stage(), as: .everyFrame, named: "later")
  }
}

@Suite(
  .goldens(comparison: ImageComparison(.channels(tolerance: 255)), because: "only a test")
) @MainActor struct LenientTests {
  @Test("a suite sets the comparator for its tests, and recording elsewhere reports it")
  func suite() {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "segue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    withGoldens(GoldenConfiguration(record: .missing, folder: folder.path)) {
      withKnownIssue(isIntermittent: true) {
        let verdict = assertRecording(of: try stage(), as: .everyFrame)
        // Where CI is set nothing is recorded, so there is nothing to look at.
        let isCI = ProcessInfo.processInfo.environment["CI"].map { $0 != "" && $0 != "0" } ?? false
        try #require(verdict.state == (isCI ? .failed : .recorded) || verdict.state == .missing)
      }
    }
  }
}

@Suite @MainActor struct ConfigurationTests {
  @Test("options set around a call apply to asynchronous calls too")
  func asynchronous() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "segue-\(UUID().uuidString)")
    await withGoldens(GoldenConfiguration(record: .all, folder: folder.path)) {
      await Task.yield()
      #expect(GoldenConfiguration.current.folder == folder.path)
      withGoldens(GoldenConfiguration(record: .never)) {
        #expect(GoldenConfiguration.current.folder == folder.path)
        #expect(GoldenConfiguration.current.record == .never)
      }
    }
    #expect(GoldenConfiguration.current.folder == nil)
  }
}

@Suite @MainActor struct MotionTraceTests {
  @Test("a spring overshoots according to its damping and settles")
  func spring() throws {
    let trace = try MotionTrace(of: .translationY, layer: "CardController", in: stage(damping: 0.7))
    #expect(abs(trace.travel - 100) < 0.001)
    // e^(-πζ/√(1-ζ²)) for ζ 0.7.
    #expect(abs(trace.overshoot - 0.046) < 0.005, "\(trace.overshoot)")
    #expect(trace.settlingTime() <= 0.3 && trace.settlingTime() > 0.1)
    #expect(trace.range.upperBound < 6 && trace.range.lowerBound == -100)
    #expect(trace.largestVelocityJump < 0.5)
    let stiff = try MotionTrace(of: .translationY, layer: "CardController", in: stage(damping: 1))
    #expect(stiff.overshoot < 0.001)
  }

  @Test("a linear motion starts and stops abruptly")
  func jumps() {
    let samples = (0...20).map { index in
      MotionTrace.Sample(
        seconds: Double(index) / 10, value: Double(min(max(index - 5, 0), 10)))
    }
    let trace = MotionTrace(samples: samples)
    #expect(abs(trace.largestVelocityJump - 1) < 1e-9)
    #expect(trace.overshoot == 0 && abs(trace.settlingTime() - 1.5) < 1e-9)
  }

  @Test("a layer that is not visible is an error")
  func missing() throws {
    #expect(throws: GoldenError.self) {
      try MotionTrace(of: .opacity, layer: "nobody", in: stage())
    }
  }
}
