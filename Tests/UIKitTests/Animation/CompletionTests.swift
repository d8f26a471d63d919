import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct CompletionTests {
  let world = World()
  let log = Log()
  let view: UIView

  init() {
    view = world.run { UIView(frame: .zero) }
  }

  /// Logs `name`, the instant and the verdict.
  func noting(_ name: String) -> (Bool) -> Void {
    { [log] finished in
      log.add("\(name) \(World.current.now.seconds) \(finished ? "done" : "broken")")
    }
  }

  /// What is logged until `seconds`.
  func entries(until seconds: Double) throws -> [String] {
    try world.advance(to: VirtualTime(seconds: seconds))
    return log.entries
  }

  @Test("Completions of one instant run in the order of the calls")
  func order() throws {
    world.run {
      UIView.animate(
        withDuration: 0.25, delay: 0.25, animations: { view.alpha = 0 }, completion: noting("a"))
      UIView.animate(
        withDuration: 0.5, animations: { view.center.x = 1 }, completion: noting("b"))
      UIView.animate(
        withDuration: 0.25, animations: { view.center.y = 1 }, completion: noting("c"))
    }
    #expect(try entries(until: 1) == ["c 0.25 done", "a 0.5 done", "b 0.5 done"])
  }

  @Test("A chain of completions does not drift")
  func chain() throws {
    func step(_ count: Int) {
      UIView.animate(
        withDuration: 0.1, animations: { view.center.x += 1 },
        completion: { finished in
          noting("\(count)")(finished)
          if count < 3 { step(count + 1) }
        })
    }
    world.run { step(1) }
    #expect(try entries(until: 0.3) == ["1 0.1 done", "2 0.2 done", "3 0.3 done"])
  }

  @Test(
    "Without duration or change, the completion runs at the same instant",
    arguments: [(0.0, true), (-1, true), (.nan, true), (1, false)])
  func atOnce(duration: Double, changes: Bool) throws {
    world.run {
      UIView.animate(
        withDuration: duration, animations: { if changes { view.alpha = 0.5 } },
        completion: noting("done"))
      log.add("after the call")
      #expect(view.shown("opacity") == (changes ? 0.5 : 1))
    }
    #expect(try entries(until: 0) == ["after the call", "done 0.0 done"])
  }

  @Test("A retargeted position does not end the old animation")
  func retargeted() throws {
    world.run {
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 1 }, completion: noting("old"))
    }
    try world.at(0.5) {
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 2 }, completion: noting("new"))
    }
    #expect(try entries(until: 2) == ["old 1.0 done", "new 1.5 done"])
  }

  @Test("Replacing alpha interrupts the old block when its last key has ended")
  func replaced() throws {
    world.run {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: noting("alpha"))
      let other = UIView(frame: .zero)
      UIView.animate(
        withDuration: 1,
        animations: {
          other.alpha = 0
          other.center.x = 1
        }, completion: noting("both"))
      UIView.animate(withDuration: 2, animations: { other.alpha = 1 })
    }
    try world.at(0.5) {
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: noting("new"))
    }
    #expect(
      try entries(until: 2) == ["alpha 0.5 broken", "both 1.0 broken", "new 1.5 done"])
  }

  @Test("Removed animations interrupt their block")
  func removed() throws {
    world.run {
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 1 }, completion: noting("done"))
    }
    try world.at(0.25) { view.layer.removeAllAnimations() }
    #expect(try entries(until: 2) == ["done 0.25 broken"])
  }

  @Test("A repeating animation never ends by itself")
  func repeating() throws {
    world.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.alpha = 0 }, completion: noting("done"))
    }
    let shown = try [0.25, 0.75, 1.25, 1.75, 2.25].map {
      try world.at($0) { view.shown("opacity") }
    }
    #expect(isClose(shown, [0.75, 0.25, 0.25, 0.75, 0.75]), "\(shown)")
    #expect(try entries(until: 100) == [])
    #expect(world.nextEventTime == nil)
  }

  @Test("With animations disabled, blocks apply their changes and complete at once")
  func switchedOff() throws {
    world.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: noting("done"))
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      #expect(view.shown("opacity") == 0)
    }
    #expect(try entries(until: 0) == ["done 0.0 done"])
  }
}
