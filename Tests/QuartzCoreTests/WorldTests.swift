// The virtual clock and its queue of events.

import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct WorldTests {
  private let world = World()
  private let journal = Journal()

  private func schedule(_ name: String, at seconds: Double, _ phase: World.Phase = .completion) {
    world.schedule(at: VirtualTime(seconds: seconds), phase: phase) { [journal] in
      journal.noteTime(name)
    }
  }

  @Test("Events run by time, phase and order, each at its own instant")
  func order() throws {
    schedule("d", at: 2)
    schedule("c", at: 1)
    schedule("b", at: 1, .animationEnd)
    schedule("a", at: 1, .input)
    schedule("e", at: 2)
    #expect(world.nextEventTime == VirtualTime(seconds: 1))
    try world.advance(to: VirtualTime(seconds: 1.5))
    #expect(journal.lines == ["a 1.0", "b 1.0", "c 1.0"])
    #expect(world.now == VirtualTime(seconds: 1.5))
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(journal.lines.suffix(2) == ["d 2.0", "e 2.0"])
    #expect(world.nextEventTime == nil)
  }

  @Test("An event scheduled for the past runs now")
  func past() throws {
    try world.advance(to: VirtualTime(seconds: 3))
    schedule("late", at: 1)
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(journal.lines == ["late 3.0"])
  }

  @Test("Cancelled events do not run, however many there are")
  func cancel() throws {
    var generator = SeededGenerator(seed: 42)
    var expected: [(time: Int, number: Int)] = []
    var tokens: [World.EventToken] = []
    for number in 0..<2_000 {
      let time = Int.random(in: 0..<50, using: &generator)
      tokens.append(
        world.schedule(at: VirtualTime(seconds: Double(time))) { [journal] in
          journal.note("\(number)")
        })
      expected.append((time, number))
    }
    for (index, token) in tokens.enumerated().reversed() where index % 3 != 0 {
      world.cancel(token)
      world.cancel(token)
    }
    expected = expected.filter { $0.number % 3 == 0 }
    expected.sort { ($0.time, $0.number) < ($1.time, $1.number) }
    #expect(world.nextEventTime == VirtualTime(seconds: Double(expected[0].time)))
    try world.advance(to: VirtualTime(seconds: 60))
    #expect(journal.lines == expected.map { "\($0.number)" })
    world.cancel(tokens[0])
    #expect(world.nextEventTime == nil)
  }

  @Test("An endless instant is an error, not a hang")
  func endless() {
    func again() { world.schedule(at: world.now) { again() } }
    again()
    #expect(throws: WorldError.endlessInstant(.zero)) { try world.advance(to: .zero) }
  }

  @Test("Layout runs when an instant is idle, and again after what it schedules")
  func layout() throws {
    var passes = 0
    world.layoutPass = { [journal, world] in
      passes += 1
      journal.note("layout")
      if passes == 1 {
        world.schedule(at: world.now) { journal.note("from layout") }
        return true
      }
      return false
    }
    schedule("a", at: 0)
    schedule("b", at: 0)
    try world.advance(to: .zero)
    #expect(journal.lines == ["a 0.0", "b 0.0", "layout", "from layout", "layout", "layout"])
  }

  @Test("Layout that never settles is deferred to the next instant")
  func restlessLayout() throws {
    var passes = 0
    world.layoutPass = {
      passes += 1
      return true
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(passes == 64)
  }

  @Test("Runs nest, and the current world is restored")
  func nesting() throws {
    let inner = World()
    world.run {
      #expect(World.current === world)
      inner.run { #expect(World.current === inner) }
      #expect(World.current === world)
    }
    #expect(World.current !== world)
  }

  @Test("The media time is the world's time")
  func mediaTime() throws {
    try world.advance(to: VirtualTime(seconds: 1.25))
    #expect(world.run { CACurrentMediaTime() } == 1.25)
  }
}

/// Reproducible random numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
