// UIKit's own transitions match the numbers of SEMANTICS section 8.

import SegueTiming
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SystemTransitionTests {
  /// The displayed position of the layer at an instant of the running world.
  private func shown(_ view: UIView, _ world: World) -> CGPoint {
    view.layer.presentationSnapshot(atSeconds: world.now.seconds).position
  }

  @Test(
    "a push slides by the critical spring, the lower view by three tenths of it",
    arguments: [
      (0.05, 299.430107912, -27.170967627, 0.023223049),
      (0.1, 177.536427928, -63.739071622, 0.054477839),
      (0.2, 47.080046496, -102.875986051, 0.087928193),
      (0.3, 10.561480114, -113.831555966, 0.097291928),
      // As the half second ends, before it is cut off.
      (0.499_999_999, 0.428618233, -116.871414530, 0.099890098),
    ])
  func push(time: Double, to: Double, from: Double, dim: Double) throws {
    let stack = TwoInAStack(custom: false)
    stack.run { stack.navigation.pushViewController(stack.b, animated: true) }
    try stack.advance(to: time)
    #expect(abs(shown(stack.b.view, stack.world).x - 195 - to) < 2e-8)
    #expect(abs(shown(stack.a.view, stack.world).x - 195 - from) < 1e-8)
    let dimming = try #require(
      stack.b.view.superview?.subviews.first { $0 !== stack.a.view && $0 !== stack.b.view })
    let opacity = dimming.layer.presentationSnapshot(atSeconds: time).opacity
    #expect(abs(opacity - dim) < 1e-7)
  }

  @Test("after half a second a push or a pop is finished and leaves nothing behind")
  func pushAndPopEnd() throws {
    let stack = TwoInAStack(custom: false)
    try stack.push()
    #expect(stack.b.view.superview?.subviews.count == 1)
    #expect(stack.b.view.frame == stack.window.bounds)
    stack.run { stack.navigation.popViewController(animated: true) }
    try stack.advance(to: 1.25)
    #expect(shown(stack.a.view, stack.world).x < 195)
    #expect(shown(stack.b.view, stack.world).x > 195)
    try stack.advance(to: 1.5)
    #expect(stack.a.view.frame == stack.window.bounds)
    #expect(stack.b.view.window == nil)
    #expect(stack.world.transitions.active.isEmpty)
  }

  @Test("cover vertical moves up and down by the same spring")
  func coverVertical() throws {
    let screens = TwoScreens(style: .fullScreen, custom: false)
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0.1)
    let up = (1 - 0.544778390) * 844 + 422
    #expect(abs(shown(screens.b.view, screens.world).y - up) < 1e-5)
    try screens.advance(to: 1)
    screens.run { screens.b.dismiss(animated: true) }
    try screens.advance(to: 1.1)
    #expect(abs(shown(screens.b.view, screens.world).y - (422 + 0.544778390 * 844)) < 1e-5)
    #expect(shown(screens.a.view, screens.world).y == 422)
    try screens.advance(to: 1.5)
    #expect(screens.a.view.window === screens.window)
    #expect(screens.b.view.window == nil)
  }

  @Test("a cross dissolve fades over 0.35 s and restores the alpha")
  func crossDissolve() throws {
    let screens = TwoScreens(style: .overFullScreen, custom: false)
    screens.b.modalTransitionStyle = .crossDissolve
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0.175)
    let opacity = screens.b.view.layer.presentationSnapshot(atSeconds: 0.175).opacity
    #expect(abs(opacity - 0.5) < 1e-6)
    try screens.advance(to: 0.35)
    #expect(screens.b.view.alpha == 1)
    #expect(screens.world.transitions.active.isEmpty)
  }

  @Test("a flip rotates both views in 0.75 s, in perspective, and leaves nothing behind")
  func flip() throws {
    let screens = TwoScreens(style: .fullScreen, custom: false)
    screens.b.modalTransitionStyle = .flipHorizontal
    screens.run { screens.a.present(screens.b, animated: true) }
    func turn(_ controller: UIViewController, at seconds: Double) throws -> AnimatableValue? {
      try screens.advance(to: seconds)
      return controller.view.layer.presentationValue(
        forKeyPath: "transform.rotation.y", atSeconds: seconds)
    }
    // Slow at both ends, halfway at half time; decomposed, an angle is the nearest to none.
    #expect(try turn(screens.a, at: 0) == .number(0))
    #expect(screens.b.view.superview?.layer.sublayerTransform.m34 == -0.001)
    #expect(!screens.a.view.layer.isDoubleSided && !screens.b.view.layer.isDoubleSided)
    for (seconds, controller) in [(0.2, screens.a), (0.55, screens.b)] {
      guard case .number(let angle)? = try turn(controller, at: seconds) else { continue }
      #expect((0.3..<1.3).contains(abs(angle)))
      #expect((angle < 0) == (controller === screens.a))
    }
    try screens.advance(to: 0.75)
    #expect(screens.world.run { World.current.diagnostics.unsupportedFeatures }.isEmpty)
    #expect(screens.b.view.window === screens.window && screens.a.view.window == nil)
    #expect(screens.b.view.superview?.layer.sublayerTransform == CATransform3DIdentity)
    #expect(screens.b.view.layer.isDoubleSided && screens.b.view.transform.isIdentity)
    screens.run { screens.b.dismiss(animated: true) }
    try screens.advance(to: 1.5)
    #expect(screens.a.view.window === screens.window && screens.b.view.window == nil)
  }
}
