// The screens of each built-in at chosen instants. The progress of the springs is the published
// one: at a tenth of (0.5 s, 0.8, 0.8) it is 0.264259642, of (0.7 s, 0.9, 0.8) 0.240029345.

import SegueTransitions
import SegueWorld
import Testing
import UIKit

/// One instant of one built-in.
struct Instant: CustomTestStringConvertible, Sendable {
  let name: String
  let isBack: Bool
  let seconds: Double
  let old: Shown
  let new: Shown

  var testDescription: String { "\(name) \(isBack ? "back" : "there") at \(seconds) s" }

  static func forward(_ name: String, _ seconds: Double, old: Shown, new: Shown) -> Instant {
    Instant(name: name, isBack: false, seconds: seconds, old: old, new: new)
  }
  static func backward(_ name: String, _ seconds: Double, old: Shown, new: Shown) -> Instant {
    Instant(name: name, isBack: true, seconds: seconds, old: old, new: new)
  }
}

private let p: CGFloat = 0.264259642
private let q: CGFloat = 0.240029345
private let width: CGFloat = 375
private let height: CGFloat = 667

private let instants: [Instant] = [
  .forward(
    "slideDown", 0.05, old: .moved(0, p * height, alpha: 1 - p / 2),
    new: .moved(0, -(1 - p) * height)),
  .backward(
    "slideDown", 0.05, old: .moved(0, (1 - p) * height, alpha: 0.5 + p / 2),
    new: .moved(0, -p * height)),
  .forward("slideRight", 0.05, old: .resting, new: .moved(-(1 - p) * width, 0)),
  .backward("slideRight", 0.05, old: .resting, new: .moved(-p * width, 0)),
  .forward(
    "pop", 0.05, old: Shown(1 - 0.05 * p, 0, 0, 1 - 0.05 * p, 0, 15 * p, alpha: 1 - p / 2),
    new: Shown(p, 0, 0, p, 0, 0)),
  .backward(
    "pop", 0.05, old: Shown(p, 0, 0, p, 0, 0, alpha: 0.5 + p / 2), new: .moved(0, p * height)),
  .forward(
    "shrinkSlide", 0.6, old: Shown(0.8, 0, 0, 0.8, -122.825805146, 0),
    new: Shown(0.8, 0, 0, 0.8, 252.174194854, 0)),
  .forward(
    "shrinkSlide", 0.25, old: Shown(0.955095344, 0, 0, 0.955095344, 0, 0),
    new: Shown(0.8, 0, 0, 0.8, 375, 0)),
  .forward(
    "shrinkSlide", 1.25, old: Shown(0.8, 0, 0, 0.8, -375, 0),
    new: Shown(0.977547672, 0, 0, 0.977547672, 0, 0)),
  .backward("slideAway", 0.07, old: .moved(-(1 - q) * width / 10, 0), new: .moved(q * width, 0)),
  .backward("shrinkSlide", 0.07, old: .moved(-(1 - q) * width / 10, 0), new: .moved(q * width, 0)),
  .forward("fade", 0.125, old: .resting, new: .moved(0, 0, alpha: 0.129161931)),
  .backward("fade", 0.125, old: .resting, new: .moved(0, 0, alpha: 1 - 0.129161931)),
  .forward("liftIn", 0.1125, old: .resting, new: Shown(1.33, 0, 0, 1.33, 0, 200, alpha: 0)),
  .forward(
    "liftIn", 0.5, old: .resting,
    new: Shown(1.068505409, 0, 0, 1.068505409, 0, 41.518429436, alpha: 0.488349003)),
]

@MainActor @Suite struct MotionTests {
  @Test("screens have the published positions", arguments: instants)
  func motion(_ instant: Instant) throws {
    let screens = Screens()
    var beginning = 0.0
    if instant.isBack {
      screens.present("slideRight")
      try screens.advance(to: 2)
      screens.dismiss(instant.name)
      beginning = 2
    } else {
      screens.present(instant.name)
    }
    try screens.advance(to: beginning + instant.seconds)
    #expect(try screens.shown(screens.old).distance(to: instant.old) < 1e-6)
    #expect(try screens.shown(screens.new).distance(to: instant.new) < 1e-6)
  }

  @Test("rotate turns both screens about the top-left corner", arguments: [false, true])
  func rotate(isBack: Bool) throws {
    let screens = Screens()
    if isBack {
      screens.present("slideRight")
      try screens.advance(to: 2)
      screens.dismiss("rotate")
    } else {
      screens.present("rotate")
    }
    let (leaving, coming) = isBack ? (screens.new, screens.old) : (screens.old, screens.new)
    try screens.advance(to: (isBack ? 2 : 0) + 0.05)
    let gone = p * .pi / 2
    let away = Shown(cos(gone), -sin(gone), sin(gone), cos(gone), 0, 0, alpha: 1 - p)
    let rest = (1 - p) * .pi / 2
    let near = Shown(
      cos(rest), -sin(rest), sin(rest), cos(rest), 0, 0, alpha: isBack ? p : 1)
    #expect(try screens.shown(leaving).distance(to: away) < 1e-6)
    #expect(try screens.shown(coming).distance(to: near) < 1e-6)
    #expect(leaving.view.layer.anchorPoint == .zero && leaving.view.layer.position == .zero)
    #expect(coming.view.layer.anchorPoint == .zero && coming.view.layer.position == .zero)
  }

  @Test(
    "the upper screen is the one in the description",
    arguments: [
      ("slideDown", true, true), ("slideRight", true, false), ("pop", true, false),
      ("rotate", false, false), ("shrinkSlide", true, false), ("fade", true, false),
      ("flip", true, true),
      ("iris", true, false),
    ])
  func order(name: String, newOnTopThere: Bool, oldOnTopBack: Bool) throws {
    let screens = Screens()
    screens.present(name)
    try screens.advance(to: 0.05)
    #expect(
      screens.new.view.superview?.subviews.last === (newOnTopThere ? screens.new : screens.old).view
    )
    try screens.advance(to: 2)
    screens.dismiss(name)
    try screens.advance(to: 2.05)
    #expect(
      screens.new.view.superview?.subviews.last === (oldOnTopBack ? screens.old : screens.new).view)
  }

  @Test("materialFade takes 30 % of its time to fade in, and as much of its way back to fade out")
  func materialFade() throws {
    let screens = Screens()
    screens.present("materialFade")
    // The curve (0.05, 0.7, 0.1, 1), an eighth and three tenths of the 0.4 s in.
    let early: CGFloat = 0.675859851
    try screens.advance(to: 0.05)
    let there = try screens.shown(screens.new)
    let size = 0.8 + 0.2 * early
    #expect(there.distance(to: Shown(size, 0, 0, size, 0, 0, alpha: early / 0.867)) < 1e-6)
    try screens.advance(to: 0.12)
    #expect(try screens.shown(screens.new).alpha == 1)
    try screens.advance(to: 1)
    screens.dismiss("materialFade")
    try screens.advance(to: 1.05)
    #expect(try abs(screens.shown(screens.new).alpha - (1 - early) / 0.867) < 1e-6)
  }

  @Test("the teeth of zigzag are as deep whichever way its edge moves")
  func zigzag() throws {
    for movement in [MotionDirection.left, .up, .down] {
      try World().run {
        let context = PlainContext()
        let window = UIWindow(frame: context.containerView.bounds)
        window.addSubview(context.containerView)
        window.makeKeyAndVisible()
        let transition = ZigzagTransition(.forward, movement: movement, depth: 0.08)
        transition.animateTransition(using: context)
        let edge = try #require(context.coming.view.mask?.layer as? CAShapeLayer)
        let path = try #require(edge.path)
        // The points of the teeth lie on the positive side, the valleys at 0.
        #expect(abs(path.boundingBoxOfPath.maxX - 0.08 * width) < 1e-9, "\(movement)")
        try World.current.advance(to: VirtualTime(seconds: 1))
        #expect(context.coming.view.mask == nil)
      }
    }
  }

  @Test("iris opens a circle that reaches the corners and removes it at the end")
  func iris() throws {
    let screens = Screens()
    screens.present("iris")
    try screens.advance(to: 0.25)
    let mask = try #require(screens.new.view.mask)
    let shown = try screens.world.run { try #require(mask.layer.presentation()).affineTransform() }
    #expect(abs(shown.a - 0.5005) < 1e-6)
    #expect(abs(mask.bounds.width - (width * width + height * height).squareRoot()) < 1e-9)
    #expect(mask.layer.cornerRadius == mask.bounds.width / 2)
    try screens.advance(to: 1)
    #expect(screens.new.view.mask == nil)
    screens.dismiss("iris")
    try screens.advance(to: 1.25)
    #expect(screens.new.view.mask != nil)
  }

  @Test("flip rotates both screens the same way, each visible only from its front")
  func flip() throws {
    let screens = Screens()
    screens.present("flip")
    for (seconds, turn) in [(0.2, 0.129161931), (0.4, 0.5)] {
      try screens.advance(to: seconds)
      for (controller, angle) in [(screens.old, turn), (screens.new, turn - 1)] {
        let shown = try screens.world.run {
          try #require(controller.view.layer.presentation()).transform
        }
        // Along x, toward the eye, and the resulting perspective.
        #expect(abs(shown.m11 - cos(angle * 0.9999 * .pi)) < 1e-6)
        #expect(abs(shown.m13 + sin(angle * 0.9999 * .pi)) < 1e-6)
        #expect(abs(shown.m14 - sin(angle * 0.9999 * .pi) / 1200) < 1e-9)
        #expect(!controller.view.layer.isDoubleSided)
      }
    }
    try screens.advance(to: 1)
    #expect(screens.new.view.layer.isDoubleSided && screens.old.view.layer.isDoubleSided)
  }

  @Test("changes that the caller adds to liftIn run along from the beginning, on its curve")
  func auxiliary() throws {
    let world = World()
    try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(lamp)
      window.makeKeyAndVisible()
      let context = PlainContext()
      window.addSubview(context.containerView)
      let transition = LiftInTransition {
        lamp.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      transition.animateTransition(using: context)
      for (seconds, progress) in [(0.1125, 0.235869403), (0.375, 0.684643187), (0.6, 0.937718)] {
        try world.advance(to: VirtualTime(seconds: seconds))
        let shown = try #require(lamp.layer.presentation()).affineTransform().tx
        #expect(abs(shown - 100 * progress) < 1e-6)
      }
      try world.advance(to: VirtualTime(seconds: 1))
      #expect(context.outcomes == [true])
    }
  }

  @Test("liftIn ends at the final frame, or 100 points lower if the caller animates along")
  func liftInEnd() throws {
    for animations in [nil, {}] as [(() -> Void)?] {
      try World().run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.makeKeyAndVisible()
        let context = PlainContext()
        window.addSubview(context.containerView)
        let transition = LiftInTransition(auxiliaryAnimations: animations)
        transition.animateTransition(using: context)
        try World.current.advance(to: VirtualTime(seconds: 1))
        let (distance, final) = (
          animations == nil ? 0.0 : 100, CGRect(x: 0, y: 0, width: 9, height: 9)
        )
        #expect(
          context.view(forKey: .to)?.transform == CGAffineTransform(translationX: 0, y: distance))
        #expect(transition.endFrame(forFinalFrame: final, in: final).minY == CGFloat(distance))
      }
    }
  }
}
