// Durations as texts, with the examples of Apple's documentation.

import Foundation
import Testing
import UIKit

@Suite struct DateComponentsFormatterTests {
  typealias Formatter = SegueDateComponentsFormatter

  private func text(_ seconds: Double, _ change: (Formatter) -> Void = { _ in }) -> String? {
    let formatter = Formatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("the units have the form of the style")
  func styles() {
    let expected: [(Formatter.UnitsStyle, String)] = [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ]
    for (style, result) in expected { #expect(text(34890) { $0.unitsStyle = style } == result) }
  }

  @Test("zeros are dropped or padded")
  func zeros() {
    #expect(text(3610) == "1:00:10")
    #expect(text(5) == "5")
    #expect(text(65) { $0.zeroFormattingBehavior = .pad } == "00:01:05")
    #expect(text(3600) { $0.unitsStyle = .abbreviated } == "1h")
    #expect(text(0) { $0.unitsStyle = .full } == "0 seconds")
    #expect(text(3605) { $0.zeroFormattingBehavior = .dropMiddle } == "1:05")
  }

  @Test("the number of units is limited, and phrases surround them")
  func limits() {
    #expect(
      text(4230) { ($0.unitsStyle, $0.maximumUnitCount) = (.full, 2) } == "1 hour, 10 minutes")
    let about = text(60) {
      $0.unitsStyle = .full
      ($0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (true, true)
    }
    #expect(about == "About 1 minute remaining")
    #expect(text(-90) { $0.unitsStyle = .abbreviated } == "-1m 30s")
    #expect(text(.infinity) == nil)
  }

  @Test("dates are counted by the calendar")
  func dates() {
    let formatter = Formatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.year, .month, .weekOfMonth, .day])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start + Double(400 * 86400)
    #expect(formatter.string(from: start, to: end) == "1 year, 1 month, 4 days")
    #expect(formatter.string(from: DateComponents(day: 9)) == "9 days")
  }
}
