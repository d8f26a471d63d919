// A control that selects a date or a time: by wheels, by a calendar, or by short texts that open one of
// both. Names of months and the order of the parts come from the locale.

import Foundation
import SegueWorld

/// The ways in which a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style for the mode: compact, or wheels for a duration.
  case automatic
  /// Wheels.
  case wheels
  /// Short texts, which open a calendar or wheels.
  case compact
  /// A calendar.
  case inline
}

/// A control that selects a date or a time.
///
/// The locale is `en_US` and the time zone GMT unless they are set, and the initial date is the current
/// one of the world's clock: the machine has no influence.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that are selected.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// Day, hour and minute.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// Month and year.
    case yearAndMonth
  }

  private var face: UIView?
  private var chosen: Date

  /// Creates a date picker.
  public override init(frame: CGRect) {
    chosen = SegueClock.date
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a date picker. Its attributes in a storyboard are set afterwards.
  public required init?(coder: NSCoder) {
    chosen = SegueClock.date
    super.init(coder: coder)
    coder.restore(self, as: UIDatePicker.self)
  }

  // MARK: Settings

  /// The parts that are selected. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  /// The preferred style. The default is `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  /// The style of the picker.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .automatic:
      datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    case .inline:
      datePickerMode == .date || datePickerMode == .dateAndTime ? .inline : .wheels
    case .compact:
      datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    case .wheels: .wheels
    }
  }
  /// The locale of names and the order of parts; `nil` for `en_US`.
  open var locale: Locale? { didSet { rebuild() } }
  /// The calendar. The default, also after `nil` has been set, is the Gregorian one.
  open var calendar: Calendar! {
    get { wantedCalendar ?? Calendar(identifier: .gregorian) }
    set {
      wantedCalendar = newValue
      rebuild()
    }
  }
  private var wantedCalendar: Calendar?
  /// The time zone; `nil` for GMT.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The earliest date; `nil` for none.
  open var minimumDate: Date? { didSet { limit() } }
  /// The latest date; `nil` for none. Limits that exclude all dates are ignored.
  open var maximumDate: Date? { didSet { limit() } }
  /// The steps of minutes: a divisor of 60 up to 30. Other values count as 1. The default is 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }
  /// Whether a compact picker rounds its date down to `minuteInterval`. The default is `true`.
  open var roundsToMinuteInterval = true { didSet { rebuild() } }
  /// The duration in seconds, a multiple of 60 below a day, in the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get {
      let parts = ownCalendar.dateComponents([.hour, .minute], from: chosen)
      return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      let minutes = Int(min(max(newValue, 0), 86_340) / 60)
      let start = ownCalendar.startOfDay(for: chosen)
      setDate(start.addingTimeInterval(TimeInterval(minutes * 60)), animated: false)
    }
  }

  /// The selected date, between the minimum and the maximum.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// Selects a date without sending events, immediately or with an animation.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    (face as? any DateFace)?.show(animated: animated && window != nil)
  }

  /// The calendar in the locale and the time zone of the picker.
  var ownCalendar: Calendar {
    var made = wantedCalendar ?? Calendar(identifier: .gregorian)
    made.locale = ownLocale
    made.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? made.timeZone
    return made
  }
  var ownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private func limit() { setDate(chosen, animated: false) }

  /// Adopts a date that a touch has selected. One beyond the limits returns to them.
  func choose(_ date: Date) {
    let wanted = limited(date)
    let isOther = wanted != chosen
    chosen = wanted
    (face as? any DateFace)?.show(animated: window != nil)
    if isOther { valueDidChange() }
  }

  // MARK: Appearance

  /// The color of the text of wheels, which code sets by key; `nil` for that of labels.
  var textColor: UIColor? { didSet { rebuild() } }
  /// Whether the current day has a color of its own on wheels, which code sets by key. It has no effect: the
  /// day has none.
  var highlightsToday = true

  private func rebuild() {
    face?.removeFromSuperview()
    face = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeFace() -> UIView {
    switch datePickerStyle {
    case .wheels, .automatic: DateWheels(self)
    case .compact: DatePills(self)
    case .inline: CalendarGrid(self)
    }
  }

  private func loadedFace() -> UIView {
    if let face { return face }
    let made = makeFace()
    face = made
    addSubview(made)
    (made as? any DateFace)?.show(animated: false)
    return made
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .compact: (loadedFace() as? DatePills)?.wantedSize ?? .zero
    case .inline: CalendarGrid.size(withTime: datePickerMode == .dateAndTime)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadedFace().frame = bounds
  }

  /// Touches belong to the wheels, the texts or the calendar.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  open override var isEnabled: Bool {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.5
    }
  }
}

/// A view that shows the date of a picker.
@MainActor
protocol DateFace: UIView {
  func show(animated: Bool)
}
