// A file that imports UIKit alone: everything is virtual. (This file must not import Foundation;
// `VirtualNamesBesideFoundationTests` does.)

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct VirtualNamesTests {
  let world = World()
  let log = Log()

  /// The world's clock at the beginning.
  init() throws { try world.advance(to: VirtualTime(seconds: 2)) }

  /// What is logged until `seconds` after the beginning.
  private func entries(until seconds: Double) throws -> [String] {
    try world.advance(to: VirtualTime(seconds: 2 + seconds))
    return log.entries
  }

  private func note(_ line: String) {
    let milliseconds = (World.current.now.nanoseconds - 2_000_000_000) / 1_000_000
    log.add("\(line) \(Double(milliseconds) / 1000)")
  }

  @Test("Dates, deadlines and uptimes are the world's")
  func clocks() {
    world.run {
      #expect(Date().timeIntervalSinceReferenceDate == 2)
      #expect(Date.now == Date() && Date(timeIntervalSinceNow: 3).timeIntervalSinceNow == 3)
      #expect(CFAbsoluteTimeGetCurrent() == 2 && ProcessInfo.processInfo.systemUptime == 2)
      let deadline = DispatchTime.now() + 0.25
      #expect(deadline.uptimeNanoseconds - DispatchTime.now().uptimeNanoseconds == 250_000_000)
    }
  }

  @Test("Outside a world they are the machine's")
  func outside() {
    #expect(Date().timeIntervalSince1970 > 1_700_000_000)
    #expect(DispatchTime.now().uptimeNanoseconds < 1 << 61)
    #expect(ProcessInfo.processInfo.systemUptime != 2)
  }

  @Test("Work items run at their deadlines, unless they are cancelled")
  func workItems() throws {
    world.run {
      let item = DispatchWorkItem { MainActor.assumeIsolated { note("item") } }
      let cancelled = DispatchWorkItem { MainActor.assumeIsolated { note("never") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 3, execute: item)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .distantFuture, execute: cancelled)
      cancelled.cancel()
      DispatchQueue.main.async(execute: item)
    }
    #expect(try entries(until: 0) == ["item 0.0"])
    #expect(world.nextEventTime == VirtualTime(nanoseconds: 2_100_000_000))
    #expect(try entries(until: 0.333_333_332) == ["item 0.0"])
    #expect(try entries(until: 0.333_333_333).count == 2)
    #expect(world.nextEventTime == nil)
  }

  @Test("A deadline stored earlier is exact too")
  func keptDeadline() throws {
    let deadline = world.run { DispatchTime.now() + 0.5 }
    try world.advance(to: VirtualTime(seconds: 2.125))
    world.run { DispatchQueue.main.asyncAfter(deadline: deadline) { note("kept") } }
    #expect(try entries(until: 1) == ["kept 0.5"])
  }

  @Test("Timers fire on schedule, whatever their closures do with them")
  func timers() throws {
    let seen = Log()
    @Sendable func stop(_ timer: Timer) {
      MainActor.assumeIsolated { note("function") }
      timer.invalidate()
    }
    world.run {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        MainActor.assumeIsolated { note("closure") }
        if timer.timeInterval > 0 { timer.invalidate() }
      }
      let timer = Timer(timeInterval: 0.5, repeats: true) { timer in stop(timer) }
      RunLoop.main.add(timer, forMode: .common)
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        let count = MainActor.assumeIsolated {
          note("beat")
          seen.add("beat")
          return seen.entries.count
        }
        if count == 3 { timer.invalidate() }
      }
    }
    #expect(
      try entries(until: 5) == [
        "closure 0.25", "beat 0.3", "function 0.5", "beat 0.6", "beat 0.9",
      ])
    #expect(world.nextEventTime == nil)
  }

  @Test("A timer that is fired by hand or invalidated does not fire again")
  func stopped() throws {
    world.run {
      let fired = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { note("fired") }
      }
      fired.fire()
      #expect(!fired.isValid)
      let stopped = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { note("never") }
      }
      stopped.invalidate()
    }
    #expect(try entries(until: 1) == ["fired 0.0"])
  }

  @Test("A group notifies when all of its work is done")
  func group() throws {
    world.run {
      let group = DispatchGroup()
      for delay in [0.25, 0.5] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          note("part")
          group.leave()
        }
      }
      group.notify(queue: .main) { MainActor.assumeIsolated { note("all") } }
      DispatchGroup().notify(queue: .main) { MainActor.assumeIsolated { note("empty") } }
    }
    let entries = try entries(until: 1)
    #expect(entries == ["empty 0.0", "part 0.25", "part 0.5", "all 0.5"])
  }

  @Test("Operations run at the same instant")
  func operations() throws {
    world.run {
      OperationQueue.main.addOperation { MainActor.assumeIsolated { note("operation") } }
    }
    #expect(try entries(until: 0) == ["operation 0.0"])
  }
}
