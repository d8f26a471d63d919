import Foundation
import Testing
import UIKit

@Suite @MainActor struct TouchDeliveryTests {
  let table = TouchTable()
  let inner: TouchView

  init() {
    let table = table
    inner = table.world.run { TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)) }
    table.view.addSubview(inner)
    inner.note = { [unowned table] in table.note($0) }
  }

  /// A touch at (120, 170), which is on `inner`.
  func touch(moving: Double = 0, at start: Double = 0) {
    table.finger([(start, 120, 170), (start + 0.1, 120 + moving, 170)], lift: start + 0.2)
  }

  @Test("Touches are sent to the view where they began, wherever they move")
  func plain() throws {
    touch(moving: 200)
    #expect(try table.play() == ["view began 1", "view moved 1", "view ended 1"])
  }

  final class Controller: UIViewController {
    var note: ((String) -> Void)?
    var name = ""
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note?("\(name) began")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note?("\(name) ended")
      super.touchesEnded(touches, with: event)
    }
  }

  @Test("The responder chain is view, superview, controller, window, application")
  func chain() {
    let controller = table.world.run { Controller() }
    table.world.run {
      table.window.rootViewController = controller
      controller.view.addSubview(inner)
    }
    var names: [String] = []
    var responder: UIResponder? = inner
    while let here = responder {
      names.append("\(type(of: here))")
      responder = table.world.run { here.next }
    }
    #expect(names == ["TouchView", "UIView", "Controller", "UIWindow", "UIApplication"])
  }

  @Test("A presented controller's touches continue to its presenter")
  func presented() throws {
    let (presenter, presented) = table.world.run { (Controller(), Controller()) }
    (presenter.name, presented.name) = ("presenter", "presented")
    for controller in [presenter, presented] {
      controller.note = { [unowned table] in table.note($0) }
    }
    table.world.run {
      table.view.removeFromSuperview()
      table.window.rootViewController = presenter
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: false)
    }
    touch(at: 1)
    #expect(
      try table.play() == [
        "presented began", "presenter began", "presented ended", "presenter ended",
      ])
  }

  @Test("A recognizer that recognizes cancels the view's touches, unless disabled")
  func cancelled() throws {
    let pan = table.add(UIPanGestureRecognizer(), named: "pan")
    touch(moving: 20)
    #expect(
      try table.play(to: 1) == ["view began 1", "pan:began", "view cancelled 1", "pan:ended"])
    pan.cancelsTouchesInView = false
    touch(moving: 20, at: 2)
    #expect(
      try table.play(to: 3) == [
        "view began 1", "pan:began", "view moved 1", "pan:ended", "view ended 1",
      ])
  }

  @Test("The end of a touch waits for a recognizer that is still possible")
  func delayedEnd() throws {
    let tap = table.add(UITapGestureRecognizer(), named: "tap")
    tap.numberOfTapsRequired = 2
    table.finger([(0, 120, 170)], lift: 0.1)
    #expect(try table.play(to: 0.4) == ["view began 1"])
    #expect(try table.play(to: 0.5) == ["view ended 1"])
    tap.delaysTouchesEnded = false
    table.finger([(1, 120, 170)], lift: 1.1)
    #expect(try table.play(to: 1.1) == ["view began 1", "view ended 1"])
    tap.delaysTouchesEnded = true
    table.finger([(2, 120, 170)], lift: 2.1)
    table.finger([(2.2, 120, 170)], lift: 2.3)
    #expect(
      try table.play(to: 3) == [
        "view began 1", "view began 1", "tap:ended", "view cancelled 2",
      ])
  }

  @Test("A touch can be delayed entirely until a recognizer has failed")
  func delayedBeginning() throws {
    let press = table.add(UILongPressGestureRecognizer(), named: "press")
    press.delaysTouchesBegan = true
    table.finger([(0, 120, 170), (0.1, 121, 170)], lift: 0.3)
    #expect(try table.play(to: 0.29) == [])
    #expect(try table.play(to: 0.3) == ["view began 1", "view moved 1", "view ended 1"])
    table.finger([(1, 120, 170)], lift: 2)
    #expect(try table.play(to: 3) == ["press:began", "press:ended"])
  }

  @Test("A second touch reaches a view only if it allows several", arguments: [true, false])
  func severalFingers(wantsSeveral: Bool) throws {
    inner.isMultipleTouchEnabled = wantsSeveral
    table.finger(0, [(0, 120, 170)], lift: 0.3)
    table.finger(1, [(0, 140, 170), (0.1, 141, 170)], lift: 0.3)
    #expect(
      try table.play()
        == (wantsSeveral
          ? ["view began 2", "view moved 1", "view ended 2"] : ["view began 1", "view ended 1"]))
  }

  @Test("Views that a block animates ignore touches unless the block allows them")
  func animating() throws {
    let below = table.world.run { TouchView(frame: inner.frame) }
    below.name = "below"
    below.note = { [unowned table] in table.note($0) }
    table.view.insertSubview(below, belowSubview: inner)
    func animate(_ options: UIView.AnimationOptions) {
      table.world.run {
        UIView.animate(withDuration: 1, delay: 0, options: options) { inner.alpha -= 0.1 }
      }
    }
    animate([])
    touch(at: 0.5)
    #expect(try table.play(to: 1) == ["below began 1", "below ended 1"])
    animate(.allowUserInteraction)
    touch(at: 1.5)
    #expect(try table.play(to: 2) == ["view began 1", "view ended 1"])
  }

  @Test(
    "A view of a property animator is hit where it is displayed, or manually at its model position")
  func propertyAnimator() throws {
    func move(by x: CGFloat, manually: Bool) -> UIViewPropertyAnimator {
      table.world.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x += x }
        animator.isManualHitTestingEnabled = manually
        animator.startAnimation()
        return animator
      }
    }
    let animator = move(by: 100, manually: false)
    touch(at: 0.1)
    #expect(try table.play(to: 0.5) == ["view began 1", "view ended 1"])
    #expect(try table.play(to: 1) == [])
    #expect(animator.state == .inactive)
    _ = move(by: -100, manually: true)
    touch(at: 1.1)
    #expect(try table.play(to: 2) == ["view began 1", "view ended 1"])
  }

  @Test("No touches arrive while interaction is ignored, and the calls are counted")
  func ignoring() throws {
    let counts = table.add(UITapGestureRecognizer(), named: "tap", to: inner)
    table.world.run { UIApplication.shared.beginIgnoringInteractionEvents() }
    touch()
    #expect(try table.play(to: 1) == [])
    table.world.run { UIApplication.shared.endIgnoringInteractionEvents() }
    counts.cancelsTouchesInView = false
    touch(at: 2)
    #expect(try table.play(to: 3) == ["view began 1", "tap:ended", "view ended 1"])
    #expect(table.world.touches.fingersDown.isEmpty)
  }
}
