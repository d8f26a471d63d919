// The rules about jumps, where one animation or a touch takes over from another.

import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import Testing
import UIKit

@MainActor
@Suite struct LintHandOverTests {
  @Test("moving an anchor point without the view makes it jump at the start")
  func anchorPoint() throws {
    let findings = try LintSamples.findings { context in
      let from = context.view(forKey: .from)
      from?.layer.anchorPoint = .zero
      LintSamples.ordinary(context) { from?.transform = CGAffineTransform(rotationAngle: -1) }
    }
    #expect(findings.map(\.rule) == [.positionJump])
    let message = try #require(findings.first?.message)
    // Half of 400 x 800: √(200² + 400²).
    #expect(message.hasPrefix("jumps by 447 points, as the transition begins"))
    #expect(findings.first?.view == "a")
  }

  @Test("a view scaled to exactly zero vanishes at once, as on iOS")
  func vanishing() throws {
    let findings = try LintSamples.findings { context in
      let from = context.view(forKey: .from)
      context.view(forKey: .to)?.alpha = 0
      LintSamples.ordinary(context) {
        from?.transform = CGAffineTransform(scaleX: 0, y: 0)
        context.view(forKey: .to)?.alpha = 1
      }
    }
    #expect(findings.map(\.rule) == [.positionJump])
  }

  @Test("a view that is moved step by step does not jump")
  func displayLink() throws {
    let findings = try LintSamples.findings { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      context.containerView.addSubview(to)
      let start = from.center
      @MainActor func tick(_ step: Int) {
        from.center.x = start.x - CGFloat(step) * 13
        guard step < 30 else {
          from.center = start
          return context.completeTransition(true)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 60.0) { tick(step + 1) }
      }
      tick(1)
    }
    #expect(findings == [], "\(findings.map(\.diagnostic))")
  }

  @Test(
    "an animation replaces another without a jump",
    arguments: [("additive", 0), ("current", 0), ("removed", 1), ("cut", 1)])
  func interruption(how: String, count: Int) throws {
    let findings = try LintSamples.findings { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: 400, y: 0)
      UIView.animate(withDuration: 0.6) { to.transform = CGAffineTransform(translationX: 50, y: 0) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        if how == "removed" { to.layer.removeAllAnimations() }
        if how == "cut" { UIView.performWithoutAnimation { to.center.y += 30 } }
        let options: UIView.AnimationOptions = how == "current" ? .beginFromCurrentState : []
        UIView.animate(withDuration: 0.4, delay: 0, options: options) {
          to.transform = .identity
          to.frame = context.containerView.bounds
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    #expect(findings.map(\.rule) == Array(repeating: .positionJump, count: count))
  }

  @Test(
    "springs take a velocity in distances per second; one in points is reported",
    arguments: [(0.8, 0), (12, 0), (400, 1)])
  func springs(velocity: Double, count: Int) throws {
    let findings = try LintSamples.findings { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: 0, y: 800)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8,
        initialSpringVelocity: CGFloat(velocity), options: []
      ) {
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    #expect(findings.map(\.rule) == Array(repeating: .velocityJump, count: count))
  }

  @Test("a cancellation that throws the views back is a jump, whatever the touch did")
  func throwsBack() throws {
    let findings = try LintSamples.findings(LintSamples.cancel) { context in
      let from = context.view(forKey: .from)
      LintSamples.ordinary(context) {
        from?.transform = CGAffineTransform(translationX: -400, y: 0)
      }
      // The app cleans up as soon as the touch ends.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) {
        from?.layer.removeAllAnimations()
        from?.transform = .identity
      }
    }
    #expect(findings.contains { $0.rule == .positionJump }, "\(findings.map(\.diagnostic))")
  }

  @Test("touches that leap move the view along without a finding")
  func leaps() throws {
    let script =
      "touch: [{ path: [[0, 380, 400], [0.2, 300, 400], [0.4, 100, 400], [0.5, 20, 400]] }]"
    let findings = try LintSamples.findings(script) { context in
      let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
      to?.transform = CGAffineTransform(translationX: 400, y: 0)
      LintSamples.ordinary(context) {
        to?.transform = .identity
        from?.transform = CGAffineTransform(translationX: -400, y: 0)
      } cleanUp: { _ in
        from?.transform = .identity
      }
    }
    #expect(findings == [], "\(findings.map(\.diagnostic))")
  }
}
