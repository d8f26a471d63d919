// Display links and the selectors they call.

import CoreGraphics
import Foundation
import QuartzCore
import SegueWorld
import Testing

@MainActor
private class Ticker: NSObject {
  var times: [Double] = []
  /// The times in ticks.
  var ticks: [Int] { times.map { Int(($0 * 60).rounded()) } }
  var action: (CADisplayLink) -> Void = { _ in }

  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp)
    action(link)
  }
  func plain() { times.append(-1) }
  func two(_ link: CADisplayLink, _ other: Any) { times.append(other as? Double ?? -2) }
}

@MainActor
private final class LoudTicker: Ticker {
  override func tick(_ link: CADisplayLink) { times.append(99) }
}

@MainActor
@Suite struct DisplayLinkTests {
  private let world = World()
  private let ticker = Ticker()

  private func start(_ set: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
    let link = CADisplayLink(target: ticker, selector: Selector._of("tick:", Ticker.tick))
    set(link)
    world.run { link.add(to: .main, forMode: .common) }
    return link
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  @Test("A display link fires 60 times a second, however the clock advances")
  func rate() throws {
    let link = start()
    for step in 1...7 { try advance(to: Double(step) / 7) }
    #expect(ticker.ticks == Array(1...60))
    #expect(link.duration == 1.0 / 60)
    expectClose(link.targetTimestamp, 61.0 / 60, tolerance: 2e-9)
  }

  @Test("Ticks count from the instant of adding, and a run loop keeps the link alive")
  func phase() throws {
    try advance(to: 0.51)
    _ = start()
    try advance(to: 0.55)
    #expect(ticker.times.count == 2)
    expectClose(ticker.times.last, 0.51 + 2.0 / 60, tolerance: 2e-9)
  }

  @Test("A display link can fire less often")
  func preferredRate() throws {
    let link = start { $0.preferredFramesPerSecond = 30 }
    try advance(to: 0.1)
    #expect(ticker.ticks == [2, 4, 6])
    link.preferredFramesPerSecond = 0
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 15)
    try advance(to: 0.2)
    #expect(ticker.ticks.suffix(2) == [8, 12])
  }

  @Test("The interval in refreshes is another name for the rate")
  func frameInterval() throws {
    let link = start { $0.frameInterval = 3 }
    #expect(link.frameInterval == 3 && link.preferredFramesPerSecond == 20)
    try advance(to: 0.11)
    #expect(ticker.ticks == [3, 6])
  }

  @Test("A display link pauses, resumes and is invalidated")
  func stopping() throws {
    let link = start()
    ticker.action = { if $0.timestamp > 0.04 { $0.isPaused = true } }
    try advance(to: 1)
    #expect(ticker.times.count == 3)
    ticker.action = { _ in }
    world.run { link.isPaused = false }
    try advance(to: 1.02)
    #expect(ticker.ticks.last == 61)
    link.remove(from: .main, forMode: .common)
    try advance(to: 2)
    #expect(ticker.times.count == 4)
    world.run { link.add(to: .main, forMode: .common) }
    try advance(to: 2.02)
    #expect(ticker.times.count == 5)
    link.invalidate()
    world.run { link.add(to: .main, forMode: .common) }
    try advance(to: 3)
    #expect(ticker.times.count == 5)
  }

  @Test("Selectors call methods with zero, one or two arguments, and overrides")
  func selectors() {
    let link = CADisplayLink(target: ticker, selector: Selector(Ticker.tick))
    #expect(Selector(Ticker.plain).perform(on: ticker, sender: link))
    #expect(Selector(Ticker.two).perform(on: ticker, sender: link, event: 5.0))
    #expect(ticker.times == [-1, 5])
    let loud = LoudTicker()
    #expect(Selector(Ticker.tick).perform(on: loud, sender: link))
    #expect(loud.times == [99])
  }

  @Test("A method of another class or sender is not called")
  func wrongSelectors() {
    let tick = Selector._of("tick:", Ticker.tick)
    #expect(!tick.perform(on: NSString("x"), sender: ticker))
    #expect(!tick.perform(on: ticker, sender: 5))
    #expect(tick.description == "tick:")
    #expect(ticker.times.isEmpty)
  }

  @Test("A link can call a closure")
  func closure() throws {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    world.run { link.add(to: .main, forMode: .common) }
    try advance(to: 0.5)
    #expect(count == 30)
    link.invalidate()
    try advance(to: 1)
    #expect(count == 30)
  }
}
