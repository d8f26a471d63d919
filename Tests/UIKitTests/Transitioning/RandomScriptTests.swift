// Whatever is presented, dismissed, pushed, popped and cancelled in any order, callbacks alternate
// and agree with the screen.

import SegueWorld
import Testing
import UIKit

/// A small generator that is determined by its seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}

@MainActor @Suite struct RandomScriptTests {
  /// One script's world: a navigation controller at the root and controllers to show.
  @MainActor final class Play {
    let stack = TwoInAStack()
    let controllers: [ScreenController]
    private var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(state: seed)
      let journal = stack.journal
      controllers =
        [stack.a, stack.b] + (0..<4).map { ScreenController("c\($0)", journal) }
      for controller in controllers { controller.transitioningDelegate = stack.delegate }
    }

    func play() throws {
      for step in 0..<60 {
        stack.run { act() }
        let waits: [Double] = [0, 0, 0.1, 0.5, 2]
        let wait = waits.randomElement(using: &generator) ?? 0
        try stack.world.advance(to: stack.world.now + VirtualTime(seconds: wait))
        if stack.world.transitions.active.isEmpty { check(step) }
      }
      try stack.world.advance(to: stack.world.now + VirtualTime(seconds: 60))
      #expect(stack.world.transitions.active.isEmpty)
      check(60)
    }

    private func act() {
      let isAnimated = Bool.random(using: &generator)
      stack.delegate.animator = Bool.random(using: &generator) ? stack.animator : nil
      stack.delegate.removesPresenter = Bool.random(using: &generator)
      stack.animator.outcome = Int.random(in: 0..<4, using: &generator) == 0 ? false : nil
      guard let one = controllers.randomElement(using: &generator),
        let other = controllers.randomElement(using: &generator)
      else { return }
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: present(other, from: one, isAnimated)
      case 2: one.dismiss(animated: isAnimated)
      case 3: stack.navigation.pushViewController(other, animated: isAnimated)
      case 4: stack.navigation.popViewController(animated: isAnimated)
      case 5: stack.navigation.popToRootViewController(animated: isAnimated)
      default: stack.navigation.dismiss(animated: isAnimated)
      }
    }

    private func present(_ other: UIViewController, from one: UIViewController, _ flag: Bool) {
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .custom, .overFullScreen, .currentContext, .overCurrentContext, .automatic,
        .pageSheet, .formSheet, .popover,
      ]
      if other.presentingViewController == nil {
        other.modalPresentationStyle = styles.randomElement(using: &generator) ?? .custom
      }
      one.present(other, animated: flag)
    }

    /// At rest a controller is on screen exactly if its last callback was an appearance.
    private func check(_ step: Int) {
      for controller in controllers {
        let own = stack.journal.lines.filter { $0.hasSuffix("pear(\(controller.name))") }
        let last = own.last ?? ""
        let isThere = controller.viewIfLoaded?.window != nil
        let isFirst = controller === stack.a && own.isEmpty
        #expect(
          isThere == (isFirst || last.hasPrefix("didAppear")),
          "step \(step): \(controller.name) \(isThere ? "is" : "is not") there, told \(last)")
      }
    }

    /// Callbacks of one controller alternate; a cancelled transition can reverse them.
    func checkTurns() {
      let allowed: [String: [String]] = [
        "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
      ]
      for controller in controllers {
        let calls = stack.journal.lines.compactMap { line -> String? in
          guard line.hasSuffix("pear(\(controller.name))") else { return nil }
          return String(line.prefix { $0 != "(" })
        }
        for (earlier, later) in zip(calls, calls.dropFirst()) {
          #expect(allowed[earlier]?.contains(later) == true, "\(earlier), then \(later)")
        }
      }
    }
  }

  @Test("random scripts leave a consistent state", arguments: 0..<60)
  func scripts(seed: Int) throws {
    let play = Play(seed: UInt64(seed))
    try play.play()
    play.checkTurns()
  }
}
