// Whatever touches and code do to a navigation controller and to sheets up to three deep, in any
// order: at the end nothing is scheduled, every completion has run once, callbacks are balanced,
// the display agrees with the controllers, and the same seed gives the same log.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct RandomSheetTests {
  /// A small generator that is determined by its seed.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
    }
  }

  /// One playback of a script that is derived from the seed.
  @MainActor private final class Play {
    let screens = SheetScreens()
    let navigation: UINavigationController
    let controllers: [ScreenController]
    private var generator: SeededGenerator
    private var begun = 0
    private var completed = 0

    init(seed: UInt64) {
      generator = SeededGenerator(state: seed)
      let screens = screens
      (navigation, controllers) = screens.world.run {
        let made = (0..<6).map { ScreenController("c\($0)", screens.journal) }
        let navigation = UINavigationController(rootViewController: made[0])
        screens.window.rootViewController = navigation
        return (navigation, made)
      }
      screens.journal.clear()
    }

    /// The presented controllers, the lowest first.
    private var chain: [UIViewController] {
      var found: [UIViewController] = []
      var next = navigation.presentedViewController
      while let controller = next {
        found.append(controller)
        next = controller.presentedViewController
      }
      return found
    }

    func play() throws {
      for _ in 0..<30 {
        try act()
        try screens.pass([0, 0.02, 0.1, 0.3, 1].randomElement(using: &generator) ?? 0)
      }
      screens.world.touches.cancelled()
      try screens.pass(10)
      check()
    }

    private func act() throws {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0, 1: present()
      case 2: dismiss()
      case 3: push()
      case 4: screens.run { navigation.popViewController(animated: true) }
      case 5: changeDetent()
      default: try drag()
      }
    }

    private func present() {
      guard chain.count < 3,
        let other = controllers.first(where: {
          $0.parent == nil && $0.presentingViewController == nil
        })
      else { return }
      let presenter = chain.last ?? navigation
      screens.run {
        let warnings = screens.world.diagnostics.warnings.count
        other.modalPresentationStyle = .pageSheet
        other.sheetPresentationController?.detents = [.medium(), .large()]
        begun += 1
        presenter.present(other, animated: true) { self.completed += 1 }
        if screens.world.diagnostics.warnings.count > warnings { begun -= 1 }
      }
    }

    private func dismiss() {
      guard let target = ([navigation] + chain).randomElement(using: &generator) else { return }
      screens.run {
        let warnings = screens.world.diagnostics.warnings.count
        begun += 1
        target.dismiss(animated: true) { self.completed += 1 }
        if screens.world.diagnostics.warnings.count > warnings { begun -= 1 }
      }
    }

    private func push() {
      guard chain.isEmpty,
        let other = controllers.first(where: {
          $0.parent == nil && $0.presentingViewController == nil
        })
      else { return }
      screens.run { navigation.pushViewController(other, animated: true) }
    }

    private func changeDetent() {
      guard let sheet = chain.last?.sheetPresentationController else { return }
      let large = Bool.random(using: &generator)
      screens.run {
        sheet.animateChanges { sheet.selectedDetentIdentifier = large ? .large : .medium }
      }
    }

    /// A touch between any two places, which can end later or never.
    private func drag() throws {
      let touches = screens.world.touches
      if touches.fingersDown.isEmpty {
        let x = CGFloat.random(in: 0..<390, using: &generator)
        touches.began(at: CGPoint(x: x, y: CGFloat.random(in: 60..<800, using: &generator)))
      }
      guard let start = touches.fingersDown.first?.point else { return }
      let end = CGPoint(
        x: start.x + CGFloat.random(in: -80..<200, using: &generator),
        y: CGFloat.random(in: 20..<830, using: &generator))
      let steps = Int.random(in: 2..<10, using: &generator)
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        try screens.pass(0.016)
        touches.moved(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: break
      case 1: touches.cancelled()
      default: touches.ended()
      }
    }

    /// The conditions that must hold at rest.
    private func check() {
      let world = screens.world
      #expect(world.transitions.active.isEmpty && world.nextEventTime == nil)
      #expect(begun == completed, "\(begun) begun, \(completed) completed")
      for controller in controllers { check(controller) }
      let chain = chain
      #expect(
        screens.window.subviews.count == 1 + chain.count,
        "\(screens.window.subviews.count) views for \(chain.count) sheets")
      if chain.isEmpty { #expect(navigation.view.transform == .identity) }
      for controller in chain {
        let presentation = controller.sheetPresentationController
        let place = screens.rest(of: controller)
        let card = presentation?.presentedView
        #expect(card?.bounds.size == place?.size && card?.window === screens.window)
      }
      #expect(
        chain.last?.sheetPresentationController?.presentedView?.transform ?? .identity == .identity)
    }

    /// A controller is on screen exactly if its last callback was an appearance, and its callbacks
    /// alternate.
    private func check(_ controller: ScreenController) {
      let calls = screens.journal.lines.filter { $0.hasSuffix("pear(\(controller.name))") }
        .map { String($0.prefix { $0 != "(" }) }
      let allowed: [String: [String]] = [
        "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
      ]
      for (earlier, later) in zip(calls, calls.dropFirst()) {
        #expect(allowed[earlier]?.contains(later) == true, "\(earlier), then \(later)")
      }
      let isThere = controller.viewIfLoaded?.window != nil
      let isFirst = calls.isEmpty && controller === controllers[0]
      #expect(isThere == (isFirst || calls.last == "didAppear"))
    }
  }

  @Test("random scripts of gestures leave a consistent sheet", arguments: 0..<60)
  func scripts(seed: Int) throws {
    let play = Play(seed: UInt64(seed))
    try play.play()
    let again = Play(seed: UInt64(seed))
    try again.play()
    #expect(play.screens.journal.lines == again.screens.journal.lines)
    #expect(play.screens.world.now == again.screens.world.now)
  }
}
