// Nothing of a scene outlives its world, at whatever point of a transition the scene was abandoned.

import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
  final class Weak {
    weak var value: AnyObject?
    init(_ value: AnyObject) { self.value = value }
  }

  @Test(
    "a presentation abandoned at an instant leaves nothing behind", arguments: [0.0, 0.25, 1])
  func presentation(time: Double) throws {
    func play() throws -> [Weak] {
      let screens = TwoScreens()
      screens.run { screens.a.present(screens.b, animated: true) }
      try screens.advance(to: time)
      let animator = screens.animator
      let parts: [AnyObject] = [screens.world, screens.window, screens.a, screens.b, animator]
      return parts.map { Weak($0) }
    }
    let alive = try play().compactMap(\.value).map { "\(type(of: $0))" }
    #expect(alive == [])
  }

  @Test("view animations, running or interactive, leave nothing behind", arguments: [false, true])
  func animations(isHeld: Bool) throws {
    func play() throws -> [Weak] {
      let stack = TwoInAStack(custom: false)
      stack.run { stack.navigation.pushViewController(stack.b, animated: true) }
      try stack.advance(to: 0.25)
      if isHeld {
        let animations = stack.world.run {
          ViewAnimationTracker.collecting {
            UIView.animate(withDuration: 1) { stack.a.view.alpha = 0 }
          }
        }
        for animation in animations { animation.freeze() }
      }
      let parts: [AnyObject] = [
        stack.world, stack.window, stack.a, stack.b, stack.a.view.layer, stack.b.view.layer,
      ]
      return parts.map { Weak($0) }
    }
    let alive = try play().compactMap(\.value).map { "\(type(of: $0))" }
    #expect(alive == [])
  }

  @Test("property animators, running or paused, leave nothing behind", arguments: [false, true])
  func propertyAnimators(isPaused: Bool) throws {
    func play() throws -> [Weak] {
      let screens = TwoScreens()
      let (view, a) = (screens.world.run { UIView() }, screens.a)
      let animator = screens.world.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in a.view.alpha = 1 }
        animator.startAnimation()
        return animator
      }
      try screens.advance(to: 0.5)
      if isPaused { screens.run { animator.pauseAnimation() } }
      let parts: [AnyObject] = [screens.world, animator, view, view.layer, a]
      return parts.map { Weak($0) }
    }
    let alive = try play().compactMap(\.value).map { "\(type(of: $0))" }
    #expect(alive == [])
  }

  @Test("an unreferenced property animator runs to its end, paused or not")
  func unheldAnimator() throws {
    let screens = TwoScreens()
    let view = screens.world.run { UIView() }
    weak var known: UIViewPropertyAnimator?
    screens.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      animator.pauseAnimation()
      known = animator
    }
    try screens.advance(to: 1)
    screens.run { known?.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    try screens.advance(to: 3)
    #expect(view.layer.animationKeys()?.isEmpty != false)
    #expect(known == nil)
  }

  @Test("a push leaves nothing behind", arguments: [0.0, 0.25, 1])
  func push(time: Double) throws {
    func play() throws -> [Weak] {
      let stack = TwoInAStack()
      stack.run { stack.navigation.pushViewController(stack.b, animated: true) }
      try stack.advance(to: time)
      let parts: [AnyObject] = [stack.world, stack.window, stack.navigation, stack.a, stack.b]
      return parts.map { Weak($0) }
    }
    let alive = try play().compactMap(\.value).map { "\(type(of: $0))" }
    #expect(alive == [])
  }

  @Test("a dismissed controller is released at once")
  func dismissed() throws {
    let screens = TwoScreens()
    weak var gone: UIViewController?
    try {
      let c = ScreenController("c", screens.journal)
      c.modalPresentationStyle = .fullScreen
      gone = c
      screens.run { screens.a.present(c, animated: true) }
      try screens.advance(to: 1)
      screens.run { c.dismiss(animated: true) }
      try screens.advance(to: 2)
    }()
    #expect(gone == nil)
  }
}
