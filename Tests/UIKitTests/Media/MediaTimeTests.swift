// Times of Core Media.

import Foundation
import Testing
import UIKit

@Suite struct MediaTimeTests {
  @Test("times are equal if their seconds are, and are added exactly at one scale")
  func sums() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]).count == 1)
    let sum = CMTimeAdd(CMTimeMake(value: 1, timescale: 3), CMTimeMake(value: 1, timescale: 3))
    #expect(sum.value == 2 && sum.timescale == 3)
    #expect((CMTime(value: 1, timescale: 1) - CMTime(value: 1, timescale: 4)).seconds == 0.75)
    #expect(CMTimeCompare(.zero, CMTime(value: 1, timescale: 9)) == -1)
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)) == 1.5)
  }

  @Test("times that are no numbers stay so")
  func flags() {
    let one = CMTime(value: 1, timescale: 1)
    #expect(!(CMTime.invalid + one).isValid && !CMTime.invalid.isNumeric)
    #expect((one - .indefinite).isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(one < .positiveInfinity && CMTime.negativeInfinity < one && one < .indefinite)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime.invalid != .indefinite && CMTime.invalid != .zero)
  }

  @Test("ranges contain their start, not their end, and are kept in objects")
  func ranges() {
    let range = CMTimeRange(
      start: CMTime(value: 1, timescale: 2), end: CMTime(value: 3, timescale: 2))
    #expect(range.duration.seconds == 1 && range.end.seconds == 1.5)
    #expect(range.containsTime(range.start) && !range.containsTime(range.end))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(NSValue(time: range.start).timeValue == range.start)
  }
}
