// Each rule, on animators as apps write them: faults, and code that only resembles them.

import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions
import Testing
import UIKit

/// Ends where its final frame is, or elsewhere.
private final class LoweringTransition: NSObject, TransitionEndDeclaring {
  private let declared: CGFloat

  init(declared: CGFloat) { self.declared = declared }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    view.map { transitionContext.containerView.addSubview($0) }
    UIView.animate(withDuration: 0.5) {
      view?.transform = CGAffineTransform(translationX: 0, y: 100)
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    finalFrame.offsetBy(dx: 0, dy: declared)
  }
}

@MainActor
private func subview(_ index: Int, of view: UIView?) -> UIView? { view?.subviews[index] }

@MainActor
@Suite struct LintTests {
  @Test("a finding is a value with its place in the scene, in time and in the view tree")
  func value() throws {
    let findings = try LintSamples.findings(LintSamples.cancel) { context in
      subview(0, of: context.view(forKey: .from))?.alpha = 0.25
      LintSamples.ordinary(context, {})
    }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule == .changedAfterCancel)
    #expect(finding.view == "a.card" && finding.animator == "ClosureTransition")
    #expect(finding.position == SourcePosition(file: "s.yaml", line: 15, column: 7))
    #expect(
      "\(finding.diagnostic)"
        == "s.yaml:15:7: error: changed-after-cancel: at t = \(finding.seconds.rounded(3)) s, view "
        + "a.card has alpha 0.25 instead of 1; expected the state before the cancelled transition "
        + "(class ClosureTransition)")
  }

  @Test("changes that are reverted, or animated and rolled back, are no finding")
  func putBack() throws {
    let findings = try LintSamples.findings(LintSamples.cancel) { context in
      let from = context.view(forKey: .from)
      from?.layer.cornerRadius = 20
      from?.clipsToBounds = true
      LintSamples.ordinary(context) {
        from?.alpha = 0.5
        from?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        subview(0, of: from)?.alpha = 0
      } cleanUp: { _ in
        from?.layer.cornerRadius = 0
        from?.clipsToBounds = false
      }
    }
    #expect(findings == [])
  }

  @Test(
    "leftovers after a cancellation are reported",
    arguments: [
      ("alpha", "has alpha 0.5 instead of 1"), ("hidden", "is hidden"),
      ("corner", "has corner radius 12 instead of 0"), ("clips", "clips"),
      ("size", "has size [400, 700] instead of [400, 800]"),
      ("center", "has its center at [200, 440] instead of [200, 400]"),
      ("transform", "has transform [0.995, 0, 0, 0.995, 0, 0] instead of [1, 0, 0, 1, 0, 0]"),
    ])
  func left(what: String, message: String) throws {
    let script = "present: b, style: overFullScreen } \n  - { \(LintSamples.cancelBack)"
    let findings = try LintSamples.findings(script) { context in
      guard let from = context.view(forKey: .from) else { return }
      LintSamples.ordinary(context, {}) { completed in
        guard !completed else { return }
        switch what {
        case "alpha": from.alpha = 0.5
        case "hidden": subview(0, of: from)?.isHidden = true
        case "corner": from.layer.cornerRadius = 12
        case "clips": from.clipsToBounds = true
        case "size": from.bounds.size.height = 700
        case "center": from.center.y += 40
        default: from.transform = CGAffineTransform(scaleX: 0.995, y: 0.995)
        }
      }
    }
    let changed = findings.filter { $0.rule == .changedAfterCancel }
    #expect(changed.count == 1 && changed.first?.message.hasPrefix(message + ";") == true)
    // A visible move at the end is a jump too.
    let jumps = ["size", "center"].contains(what)
    #expect(findings.count == (jumps ? 2 : 1), "\(findings.map(\.diagnostic))")
  }

  @Test("changes left after a success are the animator's choice, as in UIKit")
  func dimmedPresenter() throws {
    let findings = try LintSamples.findings { context in
      let from = context.view(forKey: .from)
      LintSamples.ordinary(context) { from?.alpha = 0.5 }
    }
    #expect(findings == [])
  }

  @Test("a screen that waits outside the window counts too, as a warning")
  func waiting() throws {
    let script = "drag: { from: [380, 400], to: [100, 400] } }\n  - { \(LintSamples.cancelBack)"
    let findings = try LintSamples.findings(script) { context in
      let to = context.view(forKey: .to)
      to?.alpha = 0
      LintSamples.ordinary(context) { to?.alpha = 1 }
    }
    #expect(findings.map(\.rule) == [.changedAfterCancel], "\(findings.map(\.diagnostic))")
    #expect(findings.first?.severity == .warning && findings.first?.view == "a")
  }

  @Test(
    "removal of a snapshot", arguments: ["before", "behind", "same instant", "ended", "later"])
  func snapshots(when: String) throws {
    let findings = try LintSamples.findings { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let snapshot = from.snapshotView(afterScreenUpdates: false)
      else { return }
      context.containerView.addSubview(to)
      context.containerView.addSubview(snapshot)
      UIView.animate(withDuration: 0.5) {
        to.alpha = 0.9
        to.alpha = 1
      } completion: { _ in
        if when == "before" { snapshot.removeFromSuperview() }
        context.completeTransition(true)
        if when == "behind" { snapshot.removeFromSuperview() }
      }
      let rest = when == "later" ? 0.6 : 0.5
      UIView.animate(withDuration: rest) {
        snapshot.alpha = 0
      } completion: { _ in
        if when != "ended" { snapshot.removeFromSuperview() }
      }
      if when == "ended" {
        UIView.animate(withDuration: 0.4, animations: { snapshot.alpha = 0 }) { _ in
          snapshot.removeFromSuperview()
        }
      }
    }
    #expect(findings.map(\.rule) == (when == "later" ? [.leftoverView] : []))
  }

  @Test("a view left in the window is found, a wrapper around the arriving one is not")
  func containers() throws {
    let left = try LintSamples.findings { context in
      context.containerView.window?.addSubview(
        UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
      LintSamples.ordinary(context, {})
    }
    #expect(left.map(\.rule) == [.leftoverView])
    #expect(left.first?.message.hasPrefix("is still in the window") == true)
    let wrapped = try LintSamples.findings { context in
      let wrapper = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(wrapper)
      context.view(forKey: .to).map { wrapper.addSubview($0) }
      UIView.animate(withDuration: 0.5) {
        wrapper.alpha = 0.5
      } completion: { _ in
        wrapper.alpha = 1
        context.completeTransition(true)
      }
    }
    #expect(wrapped == [])
  }

  @Test("an endless transition gets its duration and ten seconds more")
  func endless() throws {
    let findings = try LintSamples.findings { context in
      context.view(forKey: .to).map { context.containerView.addSubview($0) }
      @MainActor func tick() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { tick() } }
      tick()
    }
    #expect(findings.map(\.rule) == [.neverCompletes])
    #expect((findings.first?.seconds ?? 0) >= 11)
  }

  @Test("a touch can rest for any time")
  func durationLimit() throws {
    let findings = try LintSamples.findings(
      "drag: { from: [380, 400], to: [100, 400], hold: 60 }"
    ) { context in
      let to = context.view(forKey: .to)
      to?.transform = CGAffineTransform(translationX: 400, y: 0)
      LintSamples.ordinary(context) { to?.transform = .identity }
    }
    #expect(findings == [])
  }

  @Test("success reported as a cancellation is a contradiction too")
  func reportsCancel() throws {
    let findings = try LintSamples.findings("drag: { from: [380, 400], to: [100, 400] }") {
      context in
      context.view(forKey: .to).map { context.containerView.addSubview($0) }
      UIView.animate(withDuration: 0.5) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(false)
      }
    }
    #expect(findings.first?.rule == .ignoresCancellation)
    #expect(findings.first?.message.contains("although the transition was finished") == true)
  }

  @Test(
    "a declared end state is verified",
    arguments: [(100, []), (60, [100]), (0, [100])])
  func declaredEnds(declared: Int, ends: [Int]) throws {
    let findings = try LintSamples.findings("present: b, transition: mine") {
      LoweringTransition(declared: CGFloat(declared))
    }
    #expect(findings.map(\.rule) == ends.map { _ in .endsOffFrame })
    for finding in findings {
      #expect(
        finding.message
          == "ends at [0, 100, 400, 800]; expected [0, \(declared), 400, 800], the end frame that "
          + "the animator declares"
      )
    }
  }

  @Test(
    "a card of its own size over its presenter is deliberate; other frames are not",
    arguments: [
      ("custom", CGRect(x: 20, y: 200, width: 360, height: 400), true),
      ("overFullScreen", CGRect(x: 0, y: 400, width: 400, height: 400), true),
      ("overCurrentContext", CGRect(x: 20, y: 200, width: 360, height: 400), true),
      ("fullScreen", CGRect(x: 20, y: 200, width: 360, height: 400), false),
      ("custom", CGRect(x: 0, y: 44, width: 400, height: 800), false),
      ("custom", CGRect(x: 0, y: 500, width: 400, height: 400), false),
    ])
  func cards(style: String, frame: CGRect, isDeliberate: Bool) throws {
    let findings = try LintSamples.findings("present: b, transition: mine, STYLE", style: style) {
      context in
      let view = context.view(forKey: .to)
      view?.frame = frame.offsetBy(dx: 0, dy: 800)
      LintSamples.ordinary(context) { view?.frame = frame }
    }
    let rules = Set(findings.map(\.rule))
    #expect(rules == (isDeliberate ? [] : [.endsOffFrame]), "\(findings)")
  }

  @Test("a screen that remains smaller by its transform is no card")
  func shrunkScreens() throws {
    let findings = try LintSamples.findings("present: b, transition: mine, STYLE", style: "custom")
    {
      context in
      LintSamples.ordinary(context) {
        context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }
    }
    #expect(findings.map(\.rule).contains(.endsOffFrame))
  }

  @Test("a declared transition of a scene declares its end state, whatever the way to it")
  func declaredTransitions() throws {
    for motion in [
      "incoming: { from: { translate: [100%, 0] }, to: { translate: [10, 20], rotate: 10 } }",
      "incoming: { to: { scale: 0.5, position: [40%, 50%], anchorPoint: [0, 1] } }",
      "incoming: { from: { alpha: 0 } }, keyframes: [{ start: 0, duration: 1, incoming: { scale: "
        + "0.8, alpha: 1 } }]",
    ] {
      let text = """
        segue: 1
        canvas: { width: 400, height: 800 }
        screens: { a: { background: white }, b: { background: blue } }
        transitions: { own: { duration: 0.4, \(motion) } }
        script: [{ show: a }, { present: b, transition: own }, { wait: 0.2 }, { dismiss: b }]

        """
      #expect(try StageSamples.stage(text).lint() == [], "\(motion)")
    }
  }

  @Test("an invisible screen in front is reported", arguments: ["alpha", "hidden", "removed"])
  func invisible(how: String) throws {
    let findings = try LintSamples.findings { context in
      let to = context.view(forKey: .to)
      LintSamples.ordinary(context, {}) { _ in
        switch how {
        case "alpha": to?.alpha = 0
        case "hidden": to?.isHidden = true
        default: to?.removeFromSuperview()
        }
      }
    }
    #expect(findings.map(\.rule) == [.emptyWindow], "\(findings.map(\.diagnostic))")
    #expect(findings.first?.view == "b")
  }

  @Test("a finding is reported once per place and view")
  func repetitions() throws {
    let script =
      "present: b, transition: mine }\n  - { dismiss: b, transition: mine }\n  - { wait: 1"
    let findings = try LintSamples.findings(script) { context in
      LintSamples.ordinary(context, {}) { _ in
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
    #expect(findings.map(\.rule) == [.completesTwice, .completesTwice])
    #expect(findings.map(\.position?.line) == [15, 16])
  }

  @Test("the Swift call leaves the stage unchanged")
  func untouched() throws {
    let stage = try StageSamples.stage(StageSamples.slideDown)
    let nodes = try stage.inspect(atSeconds: 0.5)
    #expect(try stage.lint() == [])
    #expect(try stage.inspect(atSeconds: 0.5) == nodes)
  }
}

extension Double {
  fileprivate func rounded(_ digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    return (self * factor).rounded() / factor
  }
}
