// Pickers and date pickers: selection by code and by finger.

import Foundation
import SegueWorld
import Testing
import UIKit

/// Rows of numbers.
@MainActor
private final class NumberWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [20, 5]
  var lines: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { "\(component)-\(row)" }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 100 : 0
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    lines.append("\(component)-\(row)")
  }
}

@Suite @MainActor struct PickerTests {
  private func picker(_ source: NumberWheels, in table: TouchTable) -> UIPickerView {
    table.world.run {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      (picker.dataSource, picker.delegate) = (source, source)
      table.window.addSubview(picker)
      picker.layoutIfNeeded()
      return picker
    }
  }

  @Test("Wheels have the widths of the delegate, and share the rest")
  func geometry() {
    let (source, table) = (NumberWheels(), TouchTable())
    let picker = picker(source, in: table)
    table.world.run {
      #expect(picker.numberOfComponents == 2)
      #expect(picker.numberOfRows(inComponent: 1) == 5)
      // 320 − 2 × 9 − 5 − 100 = 197.
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
      #expect(picker.rowSize(forComponent: 1) == CGSize(width: 197, height: 32))
      let middle = picker.view(forRow: 0, forComponent: 0)
      #expect((middle as? UILabel)?.text == "0-0")
      #expect(middle.map { $0.convert(CGPoint(x: 0, y: 16), to: picker).y } == 108)
    }
  }

  @Test("Code selects without notifying; rows beyond the ends are the ends")
  func code() throws {
    let (source, table) = (NumberWheels(), TouchTable())
    let picker = picker(source, in: table)
    table.world.run {
      picker.selectRow(7, inComponent: 0, animated: false)
      picker.selectRow(99, inComponent: 1, animated: true)
    }
    try table.advance(to: 1)
    #expect(table.world.run { picker.selectedRow(inComponent: 0) } == 7)
    #expect(table.world.run { picker.selectedRow(inComponent: 1) } == 4)
    #expect(source.lines.isEmpty)
  }

  @Test("A drag turns a wheel to a row and notifies; a tap selects a neighbor")
  func finger() throws {
    let (source, table) = (NumberWheels(), TouchTable())
    let picker = picker(source, in: table)
    try table.advance(to: 0.05)
    // The pan begins after 10 points; 70 more are two rows and a part, which comes to rest at two.
    table.finger(
      [(0.1, 70, 150), (0.15, 70, 140), (0.3, 70, 100), (0.4, 70, 70)], lift: 0.9)
    try table.advance(to: 3)
    #expect(source.lines == ["0-2"])
    #expect(table.world.run { picker.selectedRow(inComponent: 0) } == 2)
    table.finger([(3.1, 70, 140)], lift: 3.15)
    try table.advance(to: 5)
    #expect(source.lines == ["0-2", "0-3"])
  }

  private func date(_ text: String) throws -> Date {
    let formatter = ISO8601DateFormatter()
    return try #require(formatter.date(from: text))
  }

  /// Adds a picker that shows January 31, 2026.
  private func datePicker(_ style: UIDatePickerStyle, height: CGFloat, in table: TouchTable) throws
    -> UIDatePicker
  {
    let start = try date("2026-01-31T09:41:00Z")
    return table.world.run {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = style
      picker.date = start
      table.window.addSubview(picker)
      picker.layoutIfNeeded()
      return picker
    }
  }

  @Test("A date picker shows its date on wheels, and a drag changes it")
  func wheels() throws {
    let table = TouchTable()
    let picker = try datePicker(.wheels, height: 216, in: table)
    var changes = 0
    table.world.run { picker.addHandler(for: .valueChanged) { _ in changes += 1 } }
    try table.advance(to: 0.05)
    // The first wheel is that of months. One row on from January 31 is the end of February.
    table.finger([(0.1, 80, 140), (0.2, 80, 130), (0.4, 80, 98)], lift: 0.9)
    try table.advance(to: 4)
    #expect(changes == 1)
    let end = try date("2026-02-28T09:41:00Z")
    #expect(table.world.run { picker.date } == end)
  }

  @Test("Limits hold for code, and the interval of minutes must divide an hour")
  func limits() throws {
    let table = TouchTable()
    let (first, last) = (try date("2026-03-01T00:00:00Z"), try date("2026-03-31T00:00:00Z"))
    try table.world.run {
      let picker = UIDatePicker(frame: .zero)
      (picker.minimumDate, picker.maximumDate) = (first, last)
      picker.date = try date("2026-05-01T00:00:00Z")
      #expect(picker.date == last)
      picker.setDate(try date("2025-05-01T00:00:00Z"), animated: false)
      #expect(picker.date == first)
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 15
      #expect(picker.minuteInterval == 15)
      picker.datePickerMode = .countDownTimer
      (picker.minimumDate, picker.maximumDate) = (nil, nil)
      picker.countDownDuration = 5400
      #expect(picker.countDownDuration == 5400)
    }
  }

  @Test("The units of a duration stand once, beside the selected numbers")
  func durations() throws {
    let table = TouchTable()
    let picker = try datePicker(.wheels, height: 216, in: table)
    table.world.run {
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3660
      picker.layoutIfNeeded()
      let labels = picker.all(UILabel.self)
      let units = labels.filter { ["hour", "hours", "min"].contains($0.text) }
      #expect(units.map(\.text) == ["hour", "min"])
      // The first wheel is 110 points wide, and begins at (320 − 2 × 110 − 5) / 2, rounded.
      #expect(units.allSatisfy { abs($0.frame.midY - 108) <= 0.5 })
      #expect(units.first.map { (100...110).contains($0.frame.minX) } == true)
      let numbers = labels.compactMap(\.accessibilityLabel)
      #expect(Set(["1 hour", "2 hours", "1 min"]).isSubset(of: numbers))
      picker.countDownDuration = 7200
      #expect(units.first?.text == "hours")
    }
  }

  @Test("The month's title has a chevron, and replaces the days by wheels of months and years")
  func months() throws {
    let table = TouchTable()
    let picker = try datePicker(.inline, height: 350, in: table)
    func title() -> UIControl? {
      table.world.run {
        picker.all(UIControl.self).first { $0.accessibilityTraits == .button && $0.alpha == 1 }
      }
    }
    #expect(title()?.accessibilityLabel == "January 2026")
    let chevron = try #require(title()?.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(chevron.image != nil && chevron.transform == .identity)
    try table.advance(to: 0.05)
    table.finger([(0.1, 60, 22)], lift: 0.2)
    try table.advance(to: 1)
    #expect(chevron.transform != .identity)
    let wheels = try #require(table.world.run { picker.all(UIPickerView.self).first })
    #expect(table.world.run { wheels.convert(wheels.bounds, to: picker) }.minY == 44)
    // One row on from January 31 is the end of February.
    table.finger([(1.1, 80, 184), (1.2, 80, 174), (1.4, 80, 142)], lift: 1.9)
    try table.advance(to: 5)
    let end = try date("2026-02-28T09:41:00Z")
    #expect(table.world.run { picker.date } == end)
    #expect(title()?.accessibilityLabel == "February 2026")
    table.finger([(5.1, 60, 22)], lift: 5.2)
    try table.advance(to: 6)
    #expect(chevron.transform == .identity && wheels.superview?.superview?.isHidden == true)
  }

  @Test("A day of the calendar is selected by a tap")
  func calendar() throws {
    let table = TouchTable()
    let start = try date("2026-03-10T09:41:00Z")
    let picker = table.world.run {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 336, height: 350))
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.date = start
      table.window.addSubview(picker)
      picker.layoutIfNeeded()
      return picker
    }
    try table.advance(to: 0.05)
    // March 2026 begins on a Sunday. The columns are (336 − 16) / 7 wide; the rows begin at 72.
    // March 18 is in the third row and the fourth column.
    table.finger([(0.1, 8 + 45.7 * 3.5, 72 + 44 * 2.5)], lift: 0.2)
    try table.advance(to: 1)
    let end = try date("2026-03-18T09:41:00Z")
    #expect(table.world.run { picker.date } == end)
  }
}
