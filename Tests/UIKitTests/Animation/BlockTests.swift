import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BlockTests {
  let world = World()
  let view: UIView
  let other: UIView

  init() {
    (view, other) = world.run { (UIView(frame: .zero), UIView(frame: .zero)) }
  }

  @Test("During the delay the old value is shown; the model has changed at once")
  func delay() throws {
    world.run {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 })
      #expect(view.center.x == 100)
    }
    let shown = try [0, 0.49, 0.75, 1.49, 1.5].map {
      try world.at($0) { view.shown("position.x") }
    }
    #expect(isClose(shown, [0, 0, 25, 99, 100]), "\(shown)")
  }

  @Test("Springs run for their duration, whatever the curve options")
  func spring() throws {
    world.run {
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.8,
        options: .curveEaseOut, animations: { view.center.x = 1 })
    }
    let shown = try [0.05, 0.1, 0.2, 0.25, 0.35, 0.5, 0.75, 0.9].map {
      try world.at(0.7 * $0) { view.shown("position.x") }
    }
    let expected = [
      0.087664010, 0.240029345, 0.553952799, 0.678648480, 0.849549047, 0.963589928, 1.000632951,
      1.001422851,
    ]
    #expect(isClose(shown, expected, tolerance: 2e-8), "\(shown)")
  }

  @Test("A perceptual spring runs until it settles")
  func perceptual() throws {
    world.run {
      UIView.animate(springDuration: 1, bounce: 0.5, animations: { view.center.x = 1 })
    }
    let shown = try [0.1, 0.25, 0.5, 1, 2].map { try world.at($0) { view.shown("position.x") } }
    let expected = [0.156781542, 0.647327551, 1.140699674, 0.989822129, 1.001281480]
    #expect(isClose(shown, expected), "\(shown)")
    #expect(world.nextEventTime?.seconds == 2.343875380)
  }

  @Test("A nested block inherits duration and curve unless it overrides them")
  func nested() throws {
    world.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 9) { other.center.x = 1 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn],
          animations: { other.center.y = 1 })
        UIView.animate(
          withDuration: 9, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn],
          animations: { other.alpha = 0 })
        view.center.x = 1
      }
    }
    let shown = try world.at(0.5) {
      [view.shown("position.x"), other.shown("position.x"), other.shown("position.y")]
        + [1 - other.shown("opacity")]
    }
    #expect(isClose(shown, [0.25, 0.25, 0.5, 0.093464651]), "\(shown)")
  }

  @Test("Changes after a nested block still belong to the outer one")
  func afterNested() throws {
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.performWithoutAnimation { other.center.x = 1 }
        UIView.animate(withDuration: 1) {}
        view.center.x = 1
      }
      #expect(other.shown("position.x") == 1)
    }
    let shown = try world.at(0.5) { view.shown("position.x") }
    #expect(isClose(shown, 0.5))
  }

  @Test("Animating to a singular transform jumps; animating from one grows")
  func singular() throws {
    var finished: [Double] = []
    world.run {
      UIView.animate(
        withDuration: 1, animations: { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
      ) { _ in finished.append(World.current.now.seconds) }
      #expect(view.shownTransform == [0, 0, 0, 0, 0, 0])
      other.transform = CGAffineTransform(scaleX: 0, y: 0)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { other.transform = .identity })
    }
    let shown = try world.at(0.3) { other.shownTransform }
    #expect(finished == [0])
    #expect(isClose(shown, [0.3, 0, 0, 0.3, 0, 0]), "\(shown)")
  }

  @Test("Only animatable properties animate")
  func keys() throws {
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.borderWidth = 10
        view.layer.zPosition = 10
        view.layer.shadowRadius = 10
        view.layer.cornerRadius = 10
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.anchorPoint = CGPoint(x: 0, y: 0)
      }
    }
    try world.at(0.5) {
      #expect(view.layer.animationKeys() == ["cornerRadius", "backgroundColor", "anchorPoint"])
      #expect(view.shown("borderWidth") == 10)
      #expect(view.shown("cornerRadius") == 5)
      #expect(view.shown("anchorPoint.x") == 0.25)
      let color = view.layer.presentationValue(forKeyPath: "backgroundColor", atSeconds: 0.5)
      #expect(color == .color(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)))
    }
  }

  @Test("A frame animates position and bounds, and subviews follow by autoresizing")
  func frame() throws {
    world.run {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      other.frame = CGRect(x: 10, y: 0, width: 80, height: 10)
      other.autoresizingMask = .flexibleWidth
      view.addSubview(other)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      }
    }
    let shown = try world.at(0.5) {
      ["bounds.size.width", "position.x"].flatMap { [view.shown($0), other.shown($0)] }
    }
    #expect(isClose(shown, [150, 130, 75, 75]), "\(shown)")
  }

  @Test("With layoutSubviews, layout changes animate along")
  func layout() throws {
    final class Stack: UIView {
      override func layoutSubviews() { subviews.first?.frame.size.width = bounds.width }
    }
    let (window, stack) = world.run { (UIWindow(), Stack(frame: .zero)) }
    world.run {
      window.makeKeyAndVisible()
      window.addSubview(stack)
      stack.addSubview(other)
    }
    try world.at(0) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        stack.bounds.size.width = 100
      }
    }
    let shown = try world.at(0.5) { other.shown("bounds.size.width") }
    #expect(isClose(shown, 50))
  }

  @Test("Two changes of one property in one block make one animation")
  func twice() throws {
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 50
        view.center.x = 100
        view.alpha = 0.5
        view.alpha = 0
      }
      #expect(view.layer.animationKeys() == ["position", "opacity"])
    }
    let shown = try world.at(0.5) { [view.shown("position.x"), view.shown("opacity")] }
    #expect(isClose(shown, [50, 0.25]), "\(shown)")
  }
}
