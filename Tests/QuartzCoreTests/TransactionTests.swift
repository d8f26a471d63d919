// Transactions: settings, nesting, and completions on virtual time.

import CoreGraphics
import Foundation
import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct TransactionTests {
  private let journal = Journal()
  private let world = World()
  private let layer = CALayer()

  private func add(_ duration: Double, key: String? = nil) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, duration)
    layer.add(animation, forKey: key)
  }

  private func transaction(_ name: String, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.noteTime(name) }
    body()
    CATransaction.commit()
    journal.note("\(name) committed")
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  @Test("Without animations, the completion runs at the same instant, after the running code")
  func empty() throws {
    world.run { transaction("a") {} }
    #expect(journal.lines == ["a committed"])
    try advance(to: 0)
    #expect(journal.lines == ["a committed", "a 0.0"])
  }

  @Test("With animations, the completion runs at the end of the last one")
  func lastEnd() throws {
    world.run {
      transaction("a") {
        add(0.5)
        add(2)
        add(1)
      }
    }
    try advance(to: 9)
    #expect(journal.lines == ["a committed", "a 2.0"])
  }

  @Test("A removed animation counts as ended")
  func removed() throws {
    world.run { transaction("a") { add(5, key: "k") } }
    try advance(to: 1)
    world.run { layer.removeAnimation(forKey: "k") }
    try advance(to: 1)
    #expect(journal.lines == ["a committed", "a 1.0"])
  }

  @Test("An outer transaction waits for nested ones")
  func nested() throws {
    world.run {
      transaction("outer") {
        transaction("long") { add(3) }
        transaction("short") { add(1) }
        add(2)
      }
    }
    try advance(to: 9)
    #expect(
      journal.lines == [
        "long committed", "short committed", "outer committed", "short 1.0", "long 3.0",
        "outer 3.0",
      ])
  }

  @Test("Completions of one instant run in order of registration")
  func order() throws {
    world.run {
      transaction("a") { add(1) }
      transaction("b") { add(1) }
      transaction("c") {}
    }
    try advance(to: 1)
    #expect(journal.lines.suffix(3) == ["c 0.0", "a 1.0", "b 1.0"])
  }

  @Test("Settings are local to a transaction and inherited")
  func settings() {
    world.run {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      CATransaction.setDisableActions(false)
      CATransaction.setValue(1, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue("x", forKey: "own")
      #expect(CATransaction.animationDuration() == 1)
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      #expect(CATransaction.value(forKey: "own") == nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("An implicit transaction opens outside one and lasts for the instant")
  func implicit() throws {
    world.run {
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { [journal] in journal.noteTime("implicit") }
      add(1)
      CATransaction.commit()
      #expect(CATransaction.disableActions())
    }
    try advance(to: 0.5)
    world.run { #expect(!CATransaction.disableActions()) }
    #expect(journal.lines.isEmpty)
    try advance(to: 1)
    #expect(journal.lines == ["implicit 1.0"])
  }

  @Test("Flushing closes the implicit transaction")
  func flush() throws {
    world.run {
      CATransaction.setAnimationDuration(3)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("A transaction's timing curve applies to animations without one")
  func pace() throws {
    world.run {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      add(1, key: "k")
      CATransaction.commit()
      add(1, key: "l")
    }
    expectClose(layer.animation(forKey: "k")?.progress(at: 0.5), 0.315356813)
    expectClose(layer.animation(forKey: "l")?.progress(at: 0.5), 0.5)
  }

  @Test("Each world has its own transactions")
  func worlds() {
    world.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      World().run { #expect(!CATransaction.disableActions()) }
      #expect(CATransaction.disableActions())
      CATransaction.commit()
    }
  }
}
