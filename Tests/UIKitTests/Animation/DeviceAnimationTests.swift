// Animations of views as on a device, where public test suites state Apple's behavior.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite("Animations of views as on a device") struct DeviceAnimationTests {
  private let world = World()

  private func animation(
    _ key: String, of view: UIView, _ change: @escaping () -> Void
  ) -> CABasicAnimation? {
    world.run {
      UIView.animate(withDuration: 1, animations: change)
      return view.layer.animation(forKey: key) as? CABasicAnimation
    }
  }

  @Test("The values of UIKit's animations are objects of Foundation")
  func boxedValues() throws {
    let view = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let fade = try #require(animation("opacity", of: view) { view.alpha = 0.5 })
    #expect(fade.fromValue as? NSNumber == 1)
    #expect(fade.fromValue is Float && fade.fromValue is Double && fade.fromValue is CGFloat)
    let move = try #require(animation("position", of: view) { view.center.x = 30 })
    #expect((move.fromValue as? NSValue)?.cgPointValue == CGPoint(x: -20, y: 0))
    #expect((move.toValue as? NSValue)?.cgPointValue == .zero)
    let turn = try #require(
      animation("transform", of: view) { view.transform = CGAffineTransform(scaleX: 2, y: 2) })
    let from = try #require((turn.fromValue as? NSValue)?.caTransform3DValue)
    #expect(CATransform3DEqualToTransform(from, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test("A change of the frame adds animations of the size and of the position")
  func frameKeys() {
    let view = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    world.run {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 0, width: 40, height: 20) }
    }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    let scrolled = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    world.run { UIView.animate(withDuration: 1) { scrolled.bounds.origin.y = 5 } }
    #expect(scrolled.layer.animationKeys() == ["bounds.origin"])
  }

  @Test("Transforms in space are animated by differences")
  func transformsInSpace() throws {
    let view = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let turn = try #require(
      animation("transform", of: view) {
        view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      })
    #expect(turn.isAdditive)
    let half = world.run { view.layer.presentationSnapshot(atSeconds: 0.5).transform }
    #expect(abs(Double(half.m11) - cos(0.5)) < 1e-9)
  }

  @Test("CATransaction.flush() commits: a layer on the screen then animates implicitly")
  func flush() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let layer = CALayer()
      window.layer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      layer.opacity = 0.25
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("CATransaction.flush() performs pending layout")
  func flushLaysOut() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        CATransaction.flush()
      }
    }
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let view = Counting(frame: window.bounds)
      window.addSubview(view)
      #expect(view.layouts == 0)
      CATransaction.flush()
      #expect(view.layouts == 1)
      CATransaction.flush()
      #expect(view.layouts == 1)
    }
  }

  @Test("A UIColor that is set through a key path is a color")
  func colorThroughKeyPath() {
    world.run {
      let layer = CALayer()
      layer.setValue(UIColor.red, forKeyPath: "backgroundColor")
      #expect(layer.backgroundColor == UIColor.red.cgColor)
    }
  }

  @Test("Colors and scales that are set by key in an animation block animate")
  func valuesByKey() throws {
    let view = world.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let fade = try #require(
      animation("backgroundColor", of: view) {
        view.layer.setValue(UIColor.blue, forKeyPath: "backgroundColor")
      })
    #expect(fade.duration == 1)
    let grow = try #require(
      animation("transform", of: view) { view.layer.setValue(3, forKeyPath: "transform.scale") })
    #expect(grow.isAdditive)
    let half = world.run { view.layer.presentationSnapshot(atSeconds: 0.5).transform }
    #expect(abs(half.m11 - 2) < 1e-9)
  }
}
