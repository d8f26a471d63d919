import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SelectorTests {
  let table = TouchTable()

  class Screen: UIViewController {
    var calls: [String] = []
    private(set) lazy var pan = UIPanGestureRecognizer(
      target: self, action: Selector(Self.handlePan))
    func attachAll(to view: UIView) {
      view.addGestureRecognizer(pan)
      pan.addTarget(self, action: Selector(Self.plain))
      pan.addTarget(self, action: Selector(Self.anySender(_:)))
      pan.addTarget(self, action: Selector._of("named:", Self.named(_:)))
    }
    func handlePan(_ pan: UIPanGestureRecognizer) { calls.append("Screen \(pan.state)") }
    private func plain() { calls.append("plain") }
    func anySender(_ sender: Any) { calls.append("\(type(of: sender))") }
    func named(_ sender: UIGestureRecognizer) { calls.append("named") }
    func save() throws {
      calls.append("save")
      throw CancellationError()
    }
    func saveAs(_ name: String) throws { calls.append("save \(name)") }
    func otherSender(_ sender: UITapGestureRecognizer) { calls.append("other \(sender.state)") }
    func wrongSender(_ sender: UIButton) { calls.append("wrong") }
  }

  final class SubScreen: Screen {
    override func handlePan(_ pan: UIPanGestureRecognizer) { calls.append("Sub \(pan.state)") }
  }

  @Test("Method references are actions; overrides are called, and senders arrive unwrapped")
  func references() throws {
    let screen = table.world.run { SubScreen() }
    table.world.run { screen.attachAll(to: table.view) }
    table.finger([(0, 100, 200), (0.1, 120, 200)])
    try table.advance(to: 1)
    #expect(screen.calls == ["Sub began", "plain", "UIPanGestureRecognizer", "named"])
  }

  @Test("A target is not retained")
  func lifetime() throws {
    weak var gone: Screen?
    table.world.run {
      let screen = Screen()
      screen.attachAll(to: table.view)
      gone = screen
    }
    #expect(gone == nil)
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    try table.advance(to: 1)
  }

  @Test("Targets can be removed")
  func removal() throws {
    let screen = table.world.run { Screen() }
    table.world.run { screen.attachAll(to: table.view) }
    screen.pan.removeTarget(screen, action: Selector._of("named:", Screen.named(_:)))
    screen.pan.removeTarget(screen, action: Selector(Screen.plainToo))
    table.finger([(0, 100, 200), (0.1, 120, 200)])
    try table.advance(to: 1)
    #expect(screen.calls == ["Screen began", "UIPanGestureRecognizer"])
    screen.pan.removeTarget(nil, action: nil)
    table.world.touches.moved(0, to: CGPoint(x: 130, y: 200))
    #expect(screen.calls.count == 2)
  }

  @Test("A sender that the method does not accept is reported")
  func mismatch() throws {
    let screen = table.world.run { Screen() }
    table.world.run {
      table.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: screen, action: Selector(Screen.wrongSender)))
    }
    table.finger([(0, 100, 200), (0.1, 120, 200)])
    try table.advance(to: 1)
    #expect(screen.calls == [])
    let refusals = table.world.run { World.current.diagnostics.unsupportedFeatures }
    #expect(refusals == ["the action Screen.(UIButton) of Screen"])
  }

  @Test("A recognizer is passed as one of another class, as in Objective-C")
  func otherRecognizer() throws {
    let screen = table.world.run { Screen() }
    table.world.run {
      table.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: screen, action: Selector(Screen.otherSender)))
    }
    table.finger([(0, 100, 200), (0.1, 120, 200)])
    try table.advance(to: 1)
    #expect(screen.calls == ["other began"])
  }

  @Test("A method that throws is performed, and its error is ignored")
  func throwing() {
    let screen = table.world.run { Screen() }
    let action = Selector._of("save", Screen.save)
    #expect(action.perform(on: screen, sender: nil))
    #expect(Selector(Screen.saveAs(_:)).perform(on: screen, sender: "copy"))
    #expect(screen.calls == ["save", "save copy"])
    let plain = Plain()
    #expect(Selector._of("failing", Plain.failing).perform(on: plain, sender: nil))
    guard case .performed(let result) = plain.count.outcome(on: plain, sender: 7) else {
      Issue.record("a method that throws was not performed")
      return
    }
    #expect(result as? Int == 7)
  }

  /// A class without an actor.
  final class Plain: NSObject {
    nonisolated(unsafe) static var calls = 0
    func handle(_ recognizer: UIGestureRecognizer) { Plain.calls += 1 }
    func makeSelector() -> Selector { Selector(Plain.handle) }
    func failing() throws { throw CancellationError() }
    func counted(_ number: Int) throws -> Int { number }
    var count: Selector { Selector._of("counted:", Plain.counted(_:)) }
  }

  @Test("Methods of classes without an actor are actions too")
  func plainClass() throws {
    let plain = Plain()
    table.world.run {
      table.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: plain, action: plain.makeSelector()))
    }
    table.finger([(0, 100, 200), (0.1, 120, 200)], lift: 0.2)
    try table.advance(to: 1)
    #expect(Plain.calls == 2)
  }
}

extension SelectorTests.Screen {
  fileprivate func plainToo() {}
}

@Suite @MainActor struct DisplayLinkTests {
  let world = World()

  @Test("Display links fire 60 times a second at any frame rate", arguments: [24, 50, 120])
  func everyRefresh(rate: Int) throws {
    var times: [Double] = []
    world.run {
      CADisplayLink { times.append($0.timestamp) }.add(to: .main, forMode: .common)
    }
    for frame in 0...rate {
      try world.advance(to: FrameTime(index: frame, rateNumerator: rate).lastInstant)
    }
    #expect(times.count == 60)
    #expect(times.first == 0.016666666 && times.last == 1)
  }

  @Test(
    "The preferred rate is a divisor of 60",
    arguments: [(0, 60), (60, 60), (30, 30), (20, 20), (25, 30), (1, 1), (120, 60)])
  func preferred(wanted: Int, given: Int) throws {
    var count = 0
    world.run {
      let link = CADisplayLink { link in
        count += 1
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / Double(given)) < 1e-6)
      }
      link.preferredFramesPerSecond = wanted
      link.add(to: .main, forMode: .common)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(count == given)
  }

  final class Ticker {
    var ticks = 0
    func tick(_ link: CADisplayLink) { ticks += 1 }
  }

  @Test("A link retains its target until it is invalidated, and can pause")
  func target() throws {
    weak var gone: Ticker?
    let link = world.run {
      let ticker = Ticker()
      gone = ticker
      let link = CADisplayLink(target: ticker, selector: Selector(Ticker.tick))
      link.add(to: .main, forMode: .default)
      return link
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
    #expect(gone?.ticks == 6)
    link.isPaused = true
    try world.advance(to: VirtualTime(seconds: 0.2))
    #expect(gone?.ticks == 6)
    link.isPaused = false
    try world.advance(to: VirtualTime(seconds: 0.3))
    #expect(gone?.ticks == 12)
    world.run { link.invalidate() }
    #expect(gone == nil)
    #expect(world.nextEventTime == nil)
  }
}
