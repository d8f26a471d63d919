// Restores pickers of dates and of rows, and refresh controls.

import Foundation
import UIKit

extension NibLoader {
  func restoreDatePicker(_ picker: UIDatePicker, _ element: NibElement) {
    picker.datePickerMode = element.option("datePickerMode", NibControls.dateModes) ?? .dateAndTime
    if let style = element.option("style", NibControls.dateStyles) {
      picker.preferredDatePickerStyle = style
    }
    if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
    if let locale = element.child(key: "locale", "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let date = date("minimumDate", of: element) { picker.minimumDate = date }
    if let date = date("maximumDate", of: element) { picker.maximumDate = date }
    if picker.datePickerMode == .countDownTimer {
      // The date has no meaning in this mode, which begins at 0:00.
      picker.countDownDuration = TimeInterval(element.number("countDownDuration") ?? 0)
    } else if element.flag("useCurrentDate") != true, let date = date("date", of: element) {
      picker.date = date
    }
  }

  /// Returns the date inside `element` with the given key, limited to the dates between
  /// `distantPast` and `distantFuture`; `nil` if there is none.
  private func date(_ key: String, of element: NibElement) -> Date? {
    let text = element.child(key: key, "date")?["timeIntervalSinceReferenceDate"]
    guard let seconds = text.flatMap(Double.init), seconds.isFinite else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return min(max(date, .distantPast), .distantFuture)
  }

  func restorePicker(_ picker: UIPickerView, _ element: NibElement) {
    if let shows = element.flag("showsSelectionIndicator") {
      picker.showsSelectionIndicator = shows
    }
  }

  // MARK: Refresh controls

  func restoreRefreshControl(_ control: UIRefreshControl, _ element: NibElement) {
    // Interface Builder writes `enabled="NO"` for controls that can be used.
    control.isEnabled = true
    if let title = attributedString("attributedTitle", of: element) {
      control.attributedTitle = title
    }
  }

  /// Adds the refresh control that the element of a table's controller describes beside the table.
  func addRefreshControl(of element: NibElement, to table: UITableView) {
    guard let control = view("refreshControl", of: element) as? UIRefreshControl else { return }
    table.refreshControl = control
  }
}
