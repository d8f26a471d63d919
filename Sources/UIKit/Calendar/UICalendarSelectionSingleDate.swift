// The selection of one date.

import Foundation

/// The methods that permit and report the selection of a date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date, or `nil` after a tap on the one that was selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user can select a date; `nil` for none. The default is `true`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of one date in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that is notified of selections.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date; `nil` for none. Setting it notifies nobody.
  open var selectedDate: DateComponents? { didSet { owner?.selectionDidChange() } }

  /// Creates a selection without a date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a date without notifying the delegate, immediately or with an animation.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    guard animated else {
      self.selectedDate = selectedDate
      return
    }
    owner?.dissolve { self.selectedDate = selectedDate }
    if owner == nil { self.selectedDate = selectedDate }
  }

  override func isSelected(_ day: CalendarDay) -> Bool { matches(selectedDate, day) }

  override func isSelectable(_ day: CalendarDay) -> Bool {
    let wanted = isSelected(day) ? nil : day.components
    return delegate?.dateSelection(self, canSelectDate: wanted) ?? true
  }

  override func tap(_ day: CalendarDay) {
    selectedDate = isSelected(day) ? nil : day.components
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}
