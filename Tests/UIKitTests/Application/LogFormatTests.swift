// What the log writes: formats with privacy, interpolated values with formats and alignments.

import Foundation
import Testing

@testable import UIKit

@Suite struct LogFormatTests {
  @Test("a format replaces its conversions, and what is in braces is left out")
  func formats() {
    #expect(
      LogFormat.text("%{public}@ took %.2f s, %d of %ld %%", ["it", 3.14159, 2, 3])
        == "it took 3.14 s, 2 of 3 %")
    #expect(LogFormat.text("%5d|%-5d|%05.1f|%x", [42, 42, 3.14, 255]) == "   42|42   |003.1|ff")
    #expect(LogFormat.text("%{private, mask.hash}s %llu", ["a", UInt64(7)]) == "a 7")
    #expect(LogFormat.text("%@ and %@", ["one"]) == "one and %@")
    #expect(LogFormat.text("100%", []) == "100%")
  }

  @Test("values have their formats and alignments")
  func values() {
    let (name, ratio, count) = ("ab", 0.5, 255)
    let message: OSLogMessage =
      "\(name, privacy: .private) \(ratio, format: .fixed(precision: 3)) \(count, format: .hex) \(name, align: .right(columns: 4))|\(name, align: .left(columns: 3))|"
    #expect(message.text == "ab 0.500 ff   ab|ab |")
  }

  @Test("a lock protects its state")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 101)
  }
}
