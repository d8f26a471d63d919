// Timers of Core Foundation on the world's clock.

import Foundation
import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct RunLoopTimerTests {
  @Test("A timer fires from its date on, at its interval, while it is in the run loop")
  func repeating() throws {
    let world = World()
    let times = Mutex<[Double]>([])
    let timer = try #require(
      world.run {
        let start = CFAbsoluteTimeGetCurrent()
        return CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start + 0.5, 0.25, 0, 0) {
          timer in
          times.withLock { $0.append(((CFAbsoluteTimeGetCurrent() - start) * 100).rounded() / 100) }
          if times.withLock({ $0.count }) == 3 { CFRunLoopTimerInvalidate(timer) }
        }
      })
    try world.advance(to: VirtualTime(seconds: 0.6))
    #expect(times.withLock { $0 } == [])
    world.run { CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes) }
    #expect(CFRunLoopContainsTimer(CFRunLoopGetMain(), timer, .commonModes))
    #expect(CFRunLoopTimerDoesRepeat(timer) && CFRunLoopTimerGetInterval(timer) == 0.25)
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(times.withLock { $0 } == [0.6, 0.75, 1])
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  @Test("A timer without an interval fires once; a block is performed in the next turn")
  func once() throws {
    let world = World()
    let lines = Mutex<[String]>([])
    world.run {
      let date = CFAbsoluteTimeGetCurrent() + 1
      let timer = CFRunLoopTimerCreateWithHandler(nil, date, 0, 0, 0) { _ in
        lines.withLock { $0.append("timer") }
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
      CFRunLoopTimerSetNextFireDate(timer, date + 1)
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
        lines.withLock { $0.append("block") }
      }
    }
    #expect(lines.withLock { $0 } == [])
    try world.advance(to: VirtualTime(seconds: 1.5))
    #expect(lines.withLock { $0 } == ["block"])
    try world.advance(to: VirtualTime(seconds: 4))
    #expect(lines.withLock { $0 } == ["block", "timer"])
  }
}
