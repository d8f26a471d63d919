// Dates in words, relative to others, and lists in words.

import Foundation
import Testing
import UIKit

@Suite struct RelativeDateTimeFormatterTests {
  typealias Formatter = SegueRelativeDateTimeFormatter

  @Test("the largest unit counts")
  func units() {
    let formatter = Formatter()
    #expect(formatter.localizedString(fromTimeInterval: -2 * 86400 - 5) == "2 days ago")
    #expect(formatter.localizedString(fromTimeInterval: 3600) == "in 1 hour")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    #expect(formatter.localizedString(from: DateComponents(month: -2, day: 3)) == "2 months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "5min ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in two days")
  }

  @Test("some times have names")
  func names() {
    let formatter = Formatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
  }

  @Test("lists have commas and a conjunction")
  func lists() {
    #expect(SegueListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(SegueListFormatter().string(from: [1, 2, 3]) == "1, 2, and 3")
  }
}
