// The selection of several dates.

import Foundation

/// The methods that permit and report the selection of dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user can select a date. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user can deselect a date. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// The selection of several dates in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that is notified of selections.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates, in the order of their selection. Setting them notifies nobody.
  open var selectedDates: [DateComponents] = [] { didSet { owner?.selectionDidChange() } }

  /// Creates a selection without dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects dates without notifying the delegate, immediately or with an animation.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    guard animated, let owner else {
      self.selectedDates = selectedDates
      return
    }
    owner.dissolve { self.selectedDates = selectedDates }
  }

  override func isSelected(_ day: CalendarDay) -> Bool {
    selectedDates.contains { matches($0, day) }
  }

  override func isSelectable(_ day: CalendarDay) -> Bool {
    guard let delegate else { return true }
    return isSelected(day)
      ? delegate.multiDateSelection(self, canDeselectDate: day.components)
      : delegate.multiDateSelection(self, canSelectDate: day.components)
  }

  override func tap(_ day: CalendarDay) {
    guard isSelected(day) else {
      selectedDates.append(day.components)
      delegate?.multiDateSelection(self, didSelectDate: day.components)
      return
    }
    selectedDates.removeAll { matches($0, day) }
    delegate?.multiDateSelection(self, didDeselectDate: day.components)
  }
}
