// The wheels of a date picker. Wheels of hours, minutes, days and months go round: their rows repeat.

import Foundation

/// A wheel of a date picker.
enum DateColumn: Equatable {
  case day, month, year, weekday, hour, minute, period, hours, minutes
}

/// The wheels of a date picker.
@MainActor
final class DateWheels: UIView, DateFace, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The number of times that the rows of wheels that go round are repeated.
  private static let rounds = 200
  /// The number of days before and after the date at which the wheel of days begins.
  private static let dayReach = 10_000

  private weak var owner: UIDatePicker?
  private let picker = UIPickerView(frame: .zero)
  private let columns: [DateColumn]
  private let calendar: Calendar
  private let is24Hours: Bool
  private let origin: Date
  private let formatter = DateFormatter()
  /// The units beside the selected numbers of a duration.
  private var units: [DurationUnit] = []

  init(_ owner: UIDatePicker) {
    self.owner = owner
    calendar = owner.ownCalendar
    let locale = owner.ownLocale
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h"
    is24Hours = !hours.contains("a")
    columns = Self.columns(owner.datePickerMode, locale, is24Hours: is24Hours)
    origin = calendar.startOfDay(for: owner.date)
    super.init(frame: .zero)
    (formatter.locale, formatter.calendar, formatter.timeZone) = (
      locale, calendar, calendar.timeZone
    )
    formatter.dateFormat =
      DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: locale) ?? "EEE MMM d"
    picker.textColor = owner.textColor
    (picker.dataSource, picker.delegate) = (self, self)
    addSubview(picker)
    units = columns.compactMap(DurationUnit.init)
    for unit in units {
      unit.textColor = owner.textColor ?? .label
      addSubview(unit)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func columns(_ mode: UIDatePicker.Mode, _ locale: Locale, is24Hours: Bool)
    -> [DateColumn]
  {
    let time: [DateColumn] = is24Hours ? [.hour, .minute] : [.hour, .minute, .period]
    switch mode {
    case .time: return time
    case .dateAndTime: return [.weekday] + time
    case .countDownTimer: return [.hours, .minutes]
    case .date, .yearAndMonth:
      let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
      let parts: [(Character, DateColumn)] = [("d", .day), ("M", .month), ("y", .year)]
      let format = order ?? "MMMM d, y"
      return parts.filter { mode == .date || $0.1 != .day }.sorted {
        (format.firstIndex(of: $0.0) ?? format.startIndex)
          < (format.firstIndex(of: $1.0) ?? format.startIndex)
      }.map(\.1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    for (index, unit) in units.enumerated() { unit.place(beside: picker.frame(ofComponent: index)) }
  }

  // MARK: Rows

  /// The number of different rows of a wheel.
  private func count(_ column: DateColumn) -> Int {
    switch column {
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: calendar.monthSymbols.count
    case .year: 10_000
    case .weekday: 2 * Self.dayReach + 1
    case .hour: is24Hours ? 24 : 12
    case .hours: 24
    case .minute, .minutes: 60 / (owner?.minuteInterval ?? 1)
    case .period: 2
    }
  }

  private func goesRound(_ column: DateColumn) -> Bool {
    [.day, .month, .hour, .minute].contains(column)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let column = columns[component]
    return count(column) * (goesRound(column) ? Self.rounds : 1)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    let column = columns[component]
    let value = row % max(1, count(column))
    let step = owner?.minuteInterval ?? 1
    switch column {
    case .day: return String(value + 1)
    case .month: return calendar.monthSymbols[value]
    case .year: return String(value + 1)
    case .weekday: return dayTitle(value - Self.dayReach)
    case .hour: return is24Hours ? padded(value) : String(value == 0 ? 12 : value)
    case .minute: return padded(value * step)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours, .minutes: return String(column == .minutes ? value * step : value)
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    guard units.indices.contains(component) else {
      return pickerView.titleView(self, row, component, view)
    }
    let made = view as? DurationRow ?? DurationRow()
    let title = pickerView.titleView(self, row, component, made.label)
    title.accessibilityLabel = units[component].spoken(made.label.text ?? "")
    return made
  }

  private func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }

  private func dayTitle(_ offset: Int) -> String? {
    let day = calendar.date(byAdding: .day, value: offset, to: origin) ?? origin
    if calendar.isDate(day, inSameDayAs: SegueClock.date) { return "Today" }
    return formatter.string(from: day).replacing(",", with: "")
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .month: 140
    case .weekday: 130
    case .year: 76
    case .day, .hour, .minute, .period: 52
    case .hours, .minutes: 110
    }
  }

  // MARK: Values

  func show(animated: Bool) {
    guard let date = owner?.date else { return }
    for (index, column) in columns.enumerated() {
      let value = row(of: column, date)
      var row = value
      if goesRound(column) {
        let size = count(column)
        let now = picker.selectedRow(inComponent: index)
        let round = now > size ? now / size : Self.rounds / 2
        row = round * size + value
      }
      if row != picker.selectedRow(inComponent: index) {
        picker.selectRow(row, inComponent: index, animated: animated)
      }
      if units.indices.contains(index) { units[index].show(value) }
    }
  }

  private func row(of column: DateColumn, _ date: Date) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let step = owner?.minuteInterval ?? 1
    switch column {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .weekday:
      let start = calendar.startOfDay(for: date)
      let days = calendar.dateComponents([.day], from: origin, to: start).day ?? 0
      return days + Self.dayReach
    case .hour: return is24Hours ? parts.hour ?? 0 : (parts.hour ?? 0) % 12
    case .hours: return parts.hour ?? 0
    case .minute, .minutes: return (parts.minute ?? 0) / step
    case .period: return (parts.hour ?? 0) < 12 ? 0 : 1
    }
  }

  private func value(_ column: DateColumn) -> Int? {
    columns.firstIndex(of: column).map {
      picker.selectedRow(inComponent: $0) % max(1, count(column))
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: owner.date)
    if let days = value(.weekday),
      let day = calendar.date(byAdding: .day, value: days - Self.dayReach, to: origin)
    {
      let named = calendar.dateComponents([.year, .month, .day], from: day)
      (parts.year, parts.month, parts.day) = (named.year, named.month, named.day)
    }
    if let year = value(.year) { parts.year = year + 1 }
    if let month = value(.month) { parts.month = month + 1 }
    if let day = value(.day) { parts.day = day + 1 }
    if let hour = value(.hour) { parts.hour = hour + (value(.period) ?? 0) * 12 }
    if let hour = value(.hours) { parts.hour = hour }
    if let minute = value(.minute) ?? value(.minutes) {
      (parts.minute, parts.second) = (minute * owner.minuteInterval, 0)
    }
    parts.day = min(parts.day ?? 1, lastDay(parts))
    guard let date = calendar.date(from: parts) else { return }
    owner.choose(date)
    show(animated: true)
  }

  /// Returns the number of days of the month.
  private func lastDay(_ parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    guard let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start)
    else { return 31 }
    return days.count
  }
}
