// Operators with schedulers run on the world's clock.

import Foundation
import SegueCombine
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SchedulerTests {
  /// Sends `a` to `d` at 0, 100, 200 and 700 ms.
  private func typed(_ log: VirtualLog) -> PassthroughSubject<String, Never> {
    let subject = PassthroughSubject<String, Never>()
    for (text, time) in [("a", 0), ("b", 100), ("c", 200), ("d", 700)] {
      log.at(time) { subject.send(text) }
    }
    return subject
  }

  @Test("debounce waits for silence, on each scheduler")
  func debounce() throws {
    let expected = ["c @500", "d @1000"]
    func play(_ make: (PassthroughSubject<String, Never>) -> AnyPublisher<String, Never>) throws
      -> [String]
    {
      let log = VirtualLog()
      return try log.play(seconds: 3) { log.follow(make(typed(log))) }
    }
    #expect(
      try play {
        $0.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      } == expected)
    #expect(
      try play { $0.debounce(for: 0.3, scheduler: RunLoop.main).eraseToAnyPublisher() } == expected)
    #expect(
      try play {
        $0.debounce(for: .seconds(0.3), scheduler: OperationQueue.main).eraseToAnyPublisher()
      } == expected)
  }

  @Test func throttlePassesTheLatestOfAnInterval() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 3) {
      log.follow(typed(log).throttle(for: 0.25, scheduler: DispatchQueue.main, latest: true))
    }
    #expect(lines == ["a @0", "c @250", "d @700"])
  }

  @Test func delaysAndTimeoutsAreVirtual() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 3) {
      log.follow(typed(log).delay(for: .seconds(1), scheduler: RunLoop.main))
      log.follow(typed(log).timeout(.milliseconds(400), scheduler: DispatchQueue.main), "t ")
    }
    #expect(
      lines == [
        "t a @0", "t b @100", "t c @200", "t end @600", "a @1000", "b @1100", "c @1200", "d @1700",
      ])
  }

  @Test func workReceivedOnAQueueRunsAfterThePresentEvent() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1) {
      log.follow(Just("later").receive(on: DispatchQueue.main))
      log.follow(Just("background").subscribe(on: DispatchQueue.global()).receive(on: RunLoop.main))
      log.follow(Just("now").receive(on: ImmediateScheduler.shared))
      log.note("begun")
    }
    #expect(
      lines == [
        "now @0", "end @0", "begun @0", "later @0", "end @0", "background @0", "end @0",
      ])
  }

  @Test func timersTickAtWholeIntervalsUntilTheyAreCancelled() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 3) {
      let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()
        .map { "tick \($0.timeIntervalSinceReferenceDate)" }
        .sink { log.note($0) }
      log.at(1000) { timer.cancel() }
    }
    #expect(lines == ["tick 0.3 @300", "tick 0.6 @600", "tick 0.9 @900"])
  }

  @Test func timersBeginWhenTheyAreConnected() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1.1) {
      let timer = Timer.publish(every: 0.5, on: .main, in: .default)
      log.follow(timer.map { _ in "tick" })
      log.at(200) { timer.connect().store(in: &log.cancellables) }
    }
    #expect(lines == ["tick @700"])
  }

  @Test func groupsByTimeAreVirtual() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1.4) {
      log.follow(typed(log).collect(.byTime(DispatchQueue.main, .milliseconds(150))))
      log.follow(typed(log).collect(.byTimeOrCount(RunLoop.main, 10, 2)), "n ")
    }
    #expect(
      lines == [
        "n [\"a\", \"b\"] @100", "[\"a\", \"b\"] @150", "[\"c\"] @300", "n [\"c\", \"d\"] @700",
        "[\"d\"] @750",
      ])
  }

  @Test("groups of a publisher that ends when it is subscribed to leave no timer")
  func groupsOfAnEndedPublisher() {
    let log = VirtualLog()
    log.world.run {
      log.follow([1, 2].publisher.collect(.byTime(DispatchQueue.main, .milliseconds(100))))
    }
    #expect(log.lines == ["[1, 2] @0", "end @0"])
    #expect(log.world.nextEventTime == nil)
  }

  @Test func valuesAreAnAsynchronousSequence() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 2) {
      let publisher = typed(log).prefix(2).eraseToAnyPublisher()
      Task { @MainActor in
        for await value in publisher.values { log.note(value) }
        log.note("done")
      }
    }
    #expect(lines == ["b @100", "c @200", "done @200"])
  }

  @Test func queuesOutsideOfAWorldAreReal() async {
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().schedule(
        after: DispatchQueue.global().now.advanced(by: .milliseconds(1))
      ) {
        continuation.resume(returning: World.current.now)
      }
    }
    #expect(value == .zero)
  }
}
