import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct VirtualQueueTests {
  let world = World()

  @Test("Work sent to a queue runs at the same instant, after the current work")
  func async() throws {
    let log = Log()
    world.run {
      DispatchQueue.global(qos: .background).async {
        DispatchQueue.main.async { log.add("back from global") }
      }
      DispatchQueue.main.async { log.add("main") }
      log.add("code")
    }
    #expect(log.entries == ["code"])
    try world.advance(to: .zero)
    #expect(log.entries == ["code", "main", "back from global"])
  }

  @Test("Delays are exact to the microsecond", arguments: [0, 0.3, 0.25, 1.0 / 3, 0.000_123])
  func asyncAfter(delay: Double) throws {
    let log = Log()
    world.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { log.add("done") }
    }
    let nanoseconds = Int64((delay * 1e6).rounded()) * 1000
    #expect(world.nextEventTime == VirtualTime(nanoseconds: nanoseconds))
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(log.entries == ["done"])
  }
}

/// What happened, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
}
