// Swift's concurrency in an app runs on virtual time: in the same order at the same instants in
// every run.

import AppCode
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TaskTests {
  static let expected = [
    "begun 0.0", "task 0.0", "detached 0.0", "async let 3 0.0", "slept 0.1", "slept more 0.15",
    "stream 0 0.25", "group [3, 2, 1] 0.3", "stream 1 0.5", "stream ends 0.5",
    "cancelled true 0.7", "continued by timer 0.8", "measured 1.5 seconds 1.5",
  ]

  @Test("Tasks run on the world's clock", arguments: 1...5)
  func tasks(run: Int) throws {
    let world = World()
    try world.advance(to: VirtualTime(seconds: Double(run)))
    let waiting = world.run { Waiting() }
    world.run { waiting.begin() }
    #expect(waiting.lines == ["begun 0.0"])
    try world.advance(to: VirtualTime(seconds: Double(run) + 50))
    #expect(waiting.lines == Self.expected)
    #expect(world.nextEventTime == nil)
  }

  @Test("Two worlds' tasks do not mix")
  func worlds() throws {
    let (first, second) = (World(), World())
    let one = first.run { Waiting() }
    let two = second.run { Waiting() }
    first.run { one.begin() }
    second.run { two.begin() }
    for step in 1...20 {
      try first.advance(to: VirtualTime(seconds: Double(step) / 10))
      #expect(two.lines == ["begun 0.0"])
    }
    try second.advance(to: VirtualTime(seconds: 3))
    #expect(one.lines == Self.expected && two.lines == Self.expected)
  }

  @Test("A task that is older than the world is resumed by it, and runs outside")
  func foreign() async throws {
    let world = World()
    let isInside = await withCheckedContinuation { continuation in
      world.schedule(at: .zero) { continuation.resume(returning: World.current === world) }
      try? world.advance(to: .zero)
    }
    #expect(isInside)
    #expect(World.current !== world)
  }

  @Test("Tasks outside of every world are those of the process")
  func outside() async {
    let value = await Task.detached { 7 }.value
    #expect(value == 7)
    await MainActor.run { #expect(World.current.now == .zero) }
  }

  @Test("A task that yields without end is an instant that never ends")
  func endless() {
    let world = World()
    world.run { _ = Task { while true { await SegueClock.yield() } } }
    #expect(throws: WorldError.endlessInstant(.zero)) { try world.advance(to: .zero) }
  }
}
