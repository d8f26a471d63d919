// What a calendar view selects: nothing by itself; one date or several in its subclasses.

import Foundation

/// The selection of a calendar view. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view whose selection it is.
  weak var owner: UICalendarView?

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() { owner?.selectionDidChange() }

  /// Returns whether a day is selected.
  func isSelected(_ day: CalendarDay) -> Bool { false }
  /// Returns whether a tap on a day would change the selection.
  func isSelectable(_ day: CalendarDay) -> Bool { false }
  /// Changes the selection after a tap on a day.
  func tap(_ day: CalendarDay) {}

  /// Returns whether components describe a day.
  func matches(_ components: DateComponents?, _ day: CalendarDay) -> Bool {
    guard let components, let owner else { return false }
    return owner.day(of: components)?.start == day.start
  }
}

/// A day of a calendar: its beginning, and the components that describe it.
struct CalendarDay {
  /// The first instant of the day.
  var start: Date
  /// Calendar, era, year, month and day.
  var components: DateComponents
}
