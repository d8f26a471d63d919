import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct KeyframeTests {
  let world = World()

  /// Seed 000's SlidePresent, SEMANTICS 3: the old screen shrinks, both slide, the new one grows.
  func slide(_ from: UIView, _ to: UIView) {
    to.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    to.center.x += 375
    UIView.animateKeyframes(
      withDuration: 1.5, delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          from.center.x -= 375
          to.center.x -= 375
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          to.transform = .identity
        }
      })
  }

  @Test(
    "One curve applies to the whole duration, and values hold outside their keyframes",
    arguments: [
      (0.25, [0.955095344, 0, 375, 0.8]), (0.5, [0.814580147, 0, 375, 0.8]),
      (0.6, [0.8, -122.825805146, 252.174194854, 0.8]), (0.75, [0.8, -375, 0, 0.8]),
      (0.9, [0.8, -375, 0, 0.867246452]), (1.25, [0.8, -375, 0, 0.977547672]),
      (1.5, [0.8, -375, 0, 1]),
    ])
  func seed(time: Double, expected: [Double]) throws {
    let (from, to) = world.run { (UIView(frame: .zero), UIView(frame: .zero)) }
    world.run { slide(from, to) }
    let values = try world.at(time) {
      [from.shownTransform[0], from.shown("position.x"), to.shown("position.x")]
        + [to.shownTransform[0]]
    }
    #expect(isClose(values, expected), "\(values)")
  }

  /// The displayed alpha of a view at relative times, one second long and without easing.
  func alphas(
    at times: [Double], from initial: CGFloat, options: UIView.KeyframeAnimationOptions = [],
    _ keyframes: @escaping (UIView) -> Void
  ) throws -> [Double] {
    let world = World()
    let view = world.run { UIView(frame: .zero) }
    world.run {
      view.alpha = initial
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options.union(linear),
        animations: { keyframes(view) })
    }
    return try times.map { try world.at($0) { view.shown("opacity") } }
  }

  @Test("A later keyframe cuts off an earlier one at its current value")
  func overlap() throws {
    let values = try alphas(at: [0.25, 0.5, 0.75, 0.9], from: 0) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
    }
    #expect(isClose(values, [0.25, 0.5, 0, 0]), "\(values)")
  }

  @Test("A keyframe without duration is a step")
  func step() throws {
    let values = try alphas(at: [0.49, 0.5, 0.9], from: 1) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0.25 }
    }
    #expect(isClose(values, [1, 0.25, 0.25]), "\(values)")
  }

  @Test("A change outside addKeyframe takes the whole duration")
  func outside() throws {
    let values = try alphas(at: [0.25, 0.75], from: 1) { $0.alpha = 0 }
    #expect(isClose(values, [0.75, 0.25]), "\(values)")
  }

  @Test("Discrete values appear at the end of their keyframe; cubic ones are smooth")
  func modes() throws {
    func halves(_ view: UIView) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
    }
    let discrete = try alphas(
      at: [0.49, 0.5, 0.99], from: 0, options: .calculationModeDiscrete, halves)
    #expect(isClose(discrete, [0, 1, 1]), "\(discrete)")
    let cubic = try alphas(at: [0.25], from: 0, options: .calculationModeCubic) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.8 }
    }
    // Hermite with tangents 0.2·… : ends at slopes 0.2 and 0.4 of its chord's units.
    let expected: Double = 0.5 * 0.2 + (0.2 - 0.4) / 8
    #expect(isClose(cubic, [expected], tolerance: 1e-8), "\(cubic)")
  }

  @Test("Blocks see each other's results, and the model has the last values at once")
  func model() {
    world.run {
      let view = UIView(frame: .zero)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          for _ in 0..<3 {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              view.center.x += 10
            }
          }
        })
      #expect(view.center.x == 30)
    }
  }

  @Test("Keyframes nested in a block take its duration and curve")
  func nested() throws {
    let view = world.run { UIView(frame: .zero) }
    world.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
        UIView.animateKeyframes(withDuration: 0, delay: 0, animations: { view.alpha = 0 })
      }
    }
    let value = try world.at(1) { view.shown("opacity") }
    #expect(isClose(value, 1 - 0.315356813))
  }
}
