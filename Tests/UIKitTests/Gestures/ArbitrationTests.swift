import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ArbitrationTests {
  let table = TouchTable()

  /// A drag of 100 points in a second, down at 0 and up at 1.
  func drag(from start: Double = 0) {
    var path: [(Double, Double, Double)] = []
    for step in 0...10 { path.append((start + Double(step) / 10, Double(100 + step * 10), 200)) }
    table.finger(path, lift: start + 1)
  }

  @Test("Of two recognizers the one on the deeper view wins")
  func deeperWins() throws {
    table.add(UIPanGestureRecognizer(), named: "outer", to: table.window)
    table.add(UIPanGestureRecognizer(), named: "inner")
    drag()
    #expect(
      try table.play() == ["inner:began"] + Array(repeating: "inner:changed", count: 9)
        + ["inner:ended"])
  }

  final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("Both recognize if either's delegate allows it", arguments: [true, false])
  func simultaneous(innerSaysSo: Bool) throws {
    let outer = table.add(UIPanGestureRecognizer(), named: "outer", to: table.window)
    let inner = table.add(UIPanGestureRecognizer(), named: "inner")
    let delegate = Simultaneous()
    (innerSaysSo ? inner : outer).delegate = delegate
    table.finger([(0, 100, 200), (0.1, 120, 200), (0.2, 130, 200)], lift: 0.3)
    #expect(
      try table.play() == [
        "inner:began", "outer:began", "inner:changed", "outer:changed", "inner:ended",
        "outer:ended",
      ])
  }

  @Test("Touches on different views do not compete")
  func separateFingers() throws {
    let other = table.world.run { UIView(frame: CGRect(x: 50, y: 500, width: 300, height: 300)) }
    table.window.addSubview(other)
    table.add(UIPanGestureRecognizer(), named: "a")
    table.add(UIPanGestureRecognizer(), named: "b", to: other)
    table.finger(0, [(0, 100, 200), (0.1, 120, 200)], lift: 0.5)
    table.finger(1, [(0, 100, 600), (0.2, 120, 600)], lift: 0.5)
    #expect(try table.play() == ["a:began", "b:began", "a:ended", "b:ended"])
  }

  @Test("A pan that requires a swipe to fail waits and begins at the current touch position")
  func requireToFail() throws {
    let pan = table.add(UIPanGestureRecognizer(), named: "pan")
    let swipe = table.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = .down
    pan.require(toFail: swipe)
    var began: [CGFloat] = []
    pan.addHandler { if $0.state == .began { began.append($0.translation(in: nil).x) } }
    drag()
    #expect(
      try table.play(to: 2) == ["pan:began"] + Array(repeating: "pan:changed", count: 5)
        + ["pan:ended"])
    #expect(began == [50])
    swipe.direction = .right
    drag(from: 3)
    #expect(try table.play(to: 5) == ["swipe:ended"])
  }

  @Test("Recognizers that wait for each other fail with the last touch and are reset")
  func circle() throws {
    let a = table.add(UIPanGestureRecognizer(), named: "a")
    let b = table.add(UIPanGestureRecognizer(), named: "b")
    a.require(toFail: b)
    b.require(toFail: a)
    drag()
    #expect(try table.play(to: 2) == [])
    b.isEnabled = false
    table.finger([(3, 100, 200), (3.1, 120, 200)], lift: 3.2)
    #expect(try table.play(to: 4) == ["a:began", "a:ended"])
  }

  final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var requires: UIGestureRecognizer?
    var yields: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === requires }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === yields }
  }

  @Test("The delegate can prevent beginning or withhold touches")
  func forbidden() throws {
    let pan = table.add(UIPanGestureRecognizer(), named: "pan")
    table.add(UIPanGestureRecognizer(), named: "outer", to: table.window)
    let judge = Judge()
    pan.delegate = judge
    judge.begins = false
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    #expect(try table.play(to: 1) == ["outer:began", "outer:ended"])
    (judge.begins, judge.receives) = (true, false)
    table.finger([(2, 100, 200), (2.1, 120, 200)], lift: 2.2)
    #expect(try table.play(to: 3) == ["outer:began", "outer:ended"])
    judge.receives = true
    table.finger([(4, 100, 200), (4.1, 120, 200)], lift: 4.2)
    #expect(try table.play(to: 5) == ["pan:began", "pan:ended"])
  }

  @Test("Delegates can make one wait for the other, from either side", arguments: [true, false])
  func delegatesRequire(fromWaiting: Bool) throws {
    let pan = table.add(UIPanGestureRecognizer(), named: "pan")
    let outer = table.add(UIPanGestureRecognizer(), named: "outer", to: table.window)
    let judge = Judge()
    if fromWaiting {
      pan.delegate = judge
      judge.requires = outer
    } else {
      outer.delegate = judge
      judge.yields = pan
    }
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    #expect(try table.play(to: 1) == ["outer:began", "outer:ended"])
    outer.minimumNumberOfTouches = 2
    table.finger([(2, 100, 200), (2.1, 120, 200)], lift: 2.2)
    #expect(try table.play(to: 3) == ["pan:began", "pan:ended"])
  }

  final class Stubborn: UIView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.name != "no"
    }
  }

  @Test("The view can prevent beginning")
  func viewForbids() throws {
    let view = table.world.run { Stubborn(frame: table.view.bounds) }
    table.view.addSubview(view)
    table.add(UIPanGestureRecognizer(), named: "no", to: view).name = "no"
    table.add(UIPanGestureRecognizer(), named: "yes", to: view).name = "yes"
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    #expect(try table.play() == ["yes:began", "yes:ended"])
  }

  @Test("Moving the view to another superview in mid-gesture does not end the gesture")
  func reparented() throws {
    let pan = table.add(UIPanGestureRecognizer())
    pan.addHandler { [table] pan in
      guard pan.state == .began else { return }
      let container = UIView(frame: CGRect(x: 10, y: 10, width: 380, height: 800))
      table.window.addSubview(container)
      container.addSubview(table.view)
    }
    table.finger([(0, 100, 200), (0.1, 120, 200), (0.2, 130, 200)], lift: 0.3)
    #expect(try table.play() == ["began", "changed", "ended"])
    table.view.removeFromSuperview()
  }

  @Test(
    "A view that leaves the window keeps its touches; a removed recognizer cancels")
  func removed() throws {
    let pan = table.add(UIPanGestureRecognizer())
    table.finger([(0, 100, 200), (0.1, 120, 200), (0.2, 130, 200), (0.3, 140, 200)], lift: 0.4)
    #expect(try table.play(to: 0.15) == ["began"])
    table.world.run { table.view.removeFromSuperview() }
    #expect(try table.play(to: 0.25) == ["changed"])
    table.world.run { table.view.removeGestureRecognizer(pan) }
    #expect(try table.play(to: 1) == ["cancelled"])
    #expect(pan.view == nil && pan.state == .possible)
    #expect(table.view.gestureRecognizers == nil)
  }

  /// Recognizes at once, and ends with the touch.
  final class ContactDetection: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { resets += 1 }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.name == "weak" }
  }

  @Test("Custom recognizers set their state, prevent others and resist prevention")
  func subclass() throws {
    let own = table.add(ContactDetection(), named: "own")
    table.add(UIPanGestureRecognizer(), named: "weak").name = "weak"
    table.add(UIPanGestureRecognizer(), named: "strong", to: table.window)
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    #expect(
      try table.play() == [
        "own:began", "own:changed", "strong:began", "own:ended", "strong:ended",
      ])
    #expect(own.resets == 1)
  }

  @Test("The same script gives the same log at every frame rate", arguments: [24, 30, 60, 120])
  func frameRates(rate: Int) throws {
    script(on: table)
    for frame in 0...(2 * rate) {
      try table.world.advance(to: FrameTime(index: frame, rateNumerator: rate).lastInstant)
    }
    let reference = TouchTable()
    script(on: reference)
    try reference.advance(to: 2)
    #expect(table.log == reference.log)
    #expect(table.log.count == 23)
  }

  private func script(on table: TouchTable) {
    table.add(UIPanGestureRecognizer(), named: "pan").addHandler { [unowned table] in
      let (way, speed) = ($0.translation(in: nil), $0.velocity(in: nil))
      table.note("\(CACurrentMediaTime()) \(way) \(speed)")
    }
    table.add(UITapGestureRecognizer(), named: "tap").numberOfTapsRequired = 2
    var path: [(Double, Double, Double)] = []
    for step in 0...10 { path.append((0.013 + Double(step) / 10, Double(100 + step * 10), 200)) }
    table.finger(path, lift: 1.013)
    table.finger([(1.5, 100, 200)], lift: 1.52)
    table.finger([(1.7, 100, 200)], lift: 1.72)
  }
}
