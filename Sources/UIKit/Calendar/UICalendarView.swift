// A calendar of a month, with decorations below its days, which selects none, one or several of them.

import Foundation
import SegueWorld

/// The methods that decorate the days of a calendar view.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day; `nil` for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called when another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing by default.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A view that shows the days of a month.
///
/// The locale is `en_US` and the time zone GMT unless they are set, and the month is at first the current one
/// of the world's clock: the machine has no influence.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private lazy var month = CalendarMonthView(self)
  /// The first instant of the visible month.
  private(set) var visibleMonth = SegueClock.date

  /// Creates a calendar view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a calendar view. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
    coder.restore(self, as: UICalendarView.self)
  }

  private func build() {
    visibleMonth = start(ofMonthWith: SegueClock.date)
    addSubview(month)
    month.rebuild()
  }

  // MARK: Settings

  /// The object that supplies decorations.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { month.showDays() } }
  /// What the user selects; `nil` for nothing. The default is `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.owner = nil
      selectionBehavior?.owner = self
      month.showDays()
    }
  }
  /// The calendar. The default is the Gregorian one.
  open var calendar = Calendar(identifier: .gregorian) { didSet { calendarDidChange() } }
  /// The locale of the names. The default is `en_US`.
  open var locale = Locale(identifier: "en_US") { didSet { calendarDidChange() } }
  /// The time zone; `nil` for GMT.
  open var timeZone: TimeZone? { didSet { calendarDidChange() } }
  /// The design of the font of days. The rounded and serif designs do not exist here.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be shown and selected. The default has no limits.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { show(visibleMonth, animated: false) }
  }
  /// A Boolean value that indicates whether there is space for decorations below the days. The default is
  /// `true`.
  open var wantsDateDecorations = true {
    didSet {
      invalidateIntrinsicContentSize()
      month.showDays()
    }
  }

  /// Calendar, era, year and month of the visible month.
  open var visibleDateComponents: DateComponents {
    get { ownCalendar.dateComponents([.calendar, .era, .year, .month], from: visibleMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows the month of a date, immediately or with an animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = ownCalendar.date(from: dateComponents) else { return }
    show(date, animated: animated)
  }
  /// Asks the delegate again for the decorations of days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let days = dateComponents.compactMap { day(of: $0)?.start }
    guard animated else { return month.redecorate(days) }
    dissolve { self.month.redecorate(days) }
  }

  // MARK: The calendar

  /// The calendar in the locale and the time zone of the view.
  var ownCalendar: Calendar {
    var made = calendar
    made.locale = locale
    made.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? made.timeZone
    return made
  }

  private func start(ofMonthWith date: Date) -> Date {
    let calendar = ownCalendar
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// Returns the day that components describe.
  func day(of components: DateComponents) -> CalendarDay? {
    let calendar = ownCalendar
    var wanted = components
    (wanted.calendar, wanted.timeZone) = (nil, nil)
    return calendar.date(from: wanted).map { day(at: $0) }
  }

  /// Returns the day that contains an instant.
  func day(at date: Date) -> CalendarDay {
    let calendar = ownCalendar
    return CalendarDay(
      start: calendar.startOfDay(for: date),
      components: calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
  }

  /// Returns whether any time of a day is within the limits.
  func isAvailable(_ day: CalendarDay) -> Bool {
    guard let end = ownCalendar.date(byAdding: .day, value: 1, to: day.start) else { return false }
    return end > availableDateRange.start && day.start < availableDateRange.end
  }

  /// Returns whether any day of a month is within the limits.
  func isAvailable(month start: Date) -> Bool {
    guard let end = ownCalendar.date(byAdding: .month, value: 1, to: start) else { return false }
    return end > availableDateRange.start && start < availableDateRange.end
  }

  // MARK: Changes

  private func calendarDidChange() {
    visibleMonth = start(ofMonthWith: visibleMonth)
    month.rebuild()
  }

  /// Shows the month of a date, or the nearest one within the limits.
  func show(_ date: Date, animated: Bool) {
    let range = availableDateRange
    let last = max(range.start, range.end.addingTimeInterval(-1))
    let wanted = start(ofMonthWith: min(max(date, range.start), last))
    guard wanted != visibleMonth else { return month.showDays() }
    let previous = visibleDateComponents
    visibleMonth = wanted
    if animated { dissolve { self.month.showDays() } } else { month.showDays() }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  func selectionDidChange() { month.restyleDays() }

  /// Makes a change of the days while the view dissolves into its new state.
  func dissolve(_ change: @escaping () -> Void) {
    guard window != nil else { return change() }
    UIView.transition(
      with: month, duration: 0.25, options: .transitionCrossDissolve, animations: change)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CalendarMonthView.size(isDecorated: wantsDateDecorations)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    month.rebuild()
  }
}
