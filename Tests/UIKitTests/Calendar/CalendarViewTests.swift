// Calendar views: the days of a month, their decorations, and the selection of one or several.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct CalendarViewTests {
  private final class Judge: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    var forbidden: Set<Int> = []
    var canDeselect = true
    var decorated: Set<Int> = []

    private func name(_ components: DateComponents?) -> String {
      guard let components, let year = components.year, let month = components.month,
        let day = components.day
      else { return "none" }
      return "\(year)-\(month)-\(day)"
    }
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      guard decorated.contains(dateComponents.day ?? 0) else { return nil }
      return .default(color: .systemRed, size: .large)
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from month \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { log.append("select \(name(dateComponents))") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
      guard let day = dateComponents?.day else { return canDeselect }
      return !forbidden.contains(day)
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("select \(name(dateComponents))") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("deselect \(name(dateComponents))") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { canDeselect }
  }

  private let sample = MenuSample()
  private let judge = Judge()
  private let view: UICalendarView

  init() {
    let (sample, judge) = (sample, judge)
    view = sample.run {
      let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 416))
      view.visibleDateComponents = DateComponents(year: 2026, month: 3)
      view.delegate = judge
      sample.controller.view.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
  }

  /// The day with a number.
  private func day(_ number: Int) -> UIControl? {
    view.all(UIControl.self).first { $0.accessibilityLabel == String(number) }
  }

  private func tap(_ number: Int) throws { try tap(#require(day(number))) }

  private func tap(_ control: UIControl) {
    let frame = sample.run { control.convert(control.bounds, to: nil) }
    sample.tap(frame.midX, frame.midY)
  }

  @Test("The days of a month are in weeks that begin as the calendar says")
  func days() throws {
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 416))
    let first = try sample.world.run { try #require(day(1)).frame }
    // The first of March 2026 is a Sunday: the first column, in the first of six rows of 56 points.
    #expect(first.minX == 8 && first.minY == 72 && first.height == 56)
    let last = try sample.world.run { try #require(day(31)).frame }
    #expect(abs(last.minY - (72 + 4 * 56)) < 1e-6)
    #expect(day(32) == nil)
    sample.run {
      view.calendar.firstWeekday = 2
      view.layoutIfNeeded()
    }
    #expect(abs(try #require(day(1)).frame.maxX - 342) < 0.001)
    #expect(view.all(UILabel.self).contains { $0.text == "March 2026" })
    sample.run { view.wantsDateDecorations = false }
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 344))
  }

  @Test("Without a selection no day takes taps")
  func unselectable() throws {
    try sample.advance(to: 0.1)
    try tap(5)
    #expect(judge.log == [])
    #expect(day(5)?.isUserInteractionEnabled == false)
  }

  @Test("A tap selects one day in place of another; a second tap deselects it")
  func single() throws {
    judge.forbidden = [7]
    let selection = sample.run {
      let selection = UICalendarSelectionSingleDate(delegate: judge)
      view.selectionBehavior = selection
      selection.selectedDate = DateComponents(year: 2026, month: 3, day: 4)
      return selection
    }
    try sample.advance(to: 0.1)
    #expect(day(4)?.accessibilityTraits.contains(.selected) == true)
    try tap(5)
    try tap(7)
    #expect(judge.log == ["select 2026-3-5"])
    #expect(day(4)?.accessibilityTraits.contains(.selected) == false)
    #expect(selection.selectedDate?.day == 5 && selection.selectedDate?.calendar != nil)
    try tap(5)
    #expect(judge.log == ["select 2026-3-5", "select none"])
    #expect(selection.selectedDate == nil)
    judge.canDeselect = false
    try tap(6)
    try tap(6)
    #expect(judge.log.suffix(1) == ["select 2026-3-6"])
    #expect(selection.selectedDate?.day == 6)
    // The answers of the delegate are kept until it is asked again.
    judge.forbidden = []
    sample.run { selection.updateSelectableDates() }
    try tap(7)
    #expect(judge.log.last == "select 2026-3-7")
  }

  @Test("Several days are selected and deselected one by one")
  func several() throws {
    let selection = sample.run {
      let selection = UICalendarSelectionMultiDate(delegate: judge)
      view.selectionBehavior = selection
      selection.setSelectedDates([DateComponents(year: 2026, month: 3, day: 30)], animated: false)
      return selection
    }
    try sample.advance(to: 0.1)
    try tap(10)
    try tap(12)
    try tap(30)
    #expect(judge.log == ["select 2026-3-10", "select 2026-3-12", "deselect 2026-3-30"])
    #expect(selection.selectedDates.map(\.day) == [10, 12])
    #expect(
      (1...31).filter { day($0)?.accessibilityTraits.contains(.selected) == true } == [10, 12])
  }

  @Test("Decorations are below their days, and are asked for again on demand")
  func decorations() throws {
    func marks(_ number: Int) -> [CGRect] {
      day(number)?.subviews.filter { $0.backgroundColor == .systemRed }.map(\.frame) ?? []
    }
    judge.decorated = [3]
    sample.run {
      view.reloadDecorations(
        forDateComponents: [DateComponents(year: 2026, month: 3, day: 3)], animated: false)
      view.layoutIfNeeded()
    }
    let width = try #require(day(3)).bounds.width
    // A dot of 9 points in the middle of the 14 points below the number.
    #expect(marks(3) == [CGRect(x: (width - 9) / 2, y: 44.5, width: 9, height: 9)])
    judge.decorated = []
    sample.run {
      view.reloadDecorations(
        forDateComponents: [DateComponents(year: 2026, month: 3, day: 4)], animated: false)
    }
    #expect(marks(3).count == 1)
    sample.run {
      view.reloadDecorations(
        forDateComponents: [DateComponents(year: 2026, month: 3, day: 3)], animated: false)
    }
    #expect(marks(3).isEmpty)
  }

  @Test("Arrows turn months within the range, and the delegate hears of it")
  func turning() throws {
    let start = try #require(ISO8601DateFormatter().date(from: "2026-03-10T00:00:00Z"))
    let end = try #require(ISO8601DateFormatter().date(from: "2026-04-10T00:00:00Z"))
    sample.run {
      view.availableDateRange = DateInterval(start: start, end: end)
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: judge)
    }
    try sample.advance(to: 0.1)
    try tap(9)
    try tap(10)
    #expect(judge.log == ["select 2026-3-10"])
    let arrows = ["Previous month", "Next month"].map { name in
      view.all(UIControl.self).first { $0.accessibilityLabel == name }
    }
    #expect(arrows.map { $0?.isEnabled } == [false, true])
    tap(try #require(arrows[1]))
    #expect(view.visibleDateComponents.month == 4)
    #expect(judge.log.last == "from month 3")
    #expect(arrows.map { $0?.isEnabled } == [true, false])
    try sample.advance(to: 1)
    try tap(10)
    #expect(judge.log.last == "from month 3")
    sample.run {
      view.setVisibleDateComponents(DateComponents(year: 2030, month: 1), animated: false)
    }
    #expect(view.visibleDateComponents.month == 4 && view.visibleDateComponents.year == 2026)
  }
}
