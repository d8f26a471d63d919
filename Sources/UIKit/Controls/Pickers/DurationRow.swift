// The wheels of a duration. Their rows are numbers, and the unit stands once, beside the selected one.

import Foundation

/// A row of a wheel of hours or minutes: a number that ends before the unit.
@MainActor
final class DurationRow: UIView {
  /// The part of a wheel's width that is left of the ends of numbers. Our choice.
  static let numberShare: CGFloat = 0.42

  let label = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textAlignment = .right
    label.frame = CGRect(x: 0, y: 0, width: bounds.width * Self.numberShare, height: bounds.height)
  }
}

/// The unit beside the selected number of a wheel.
@MainActor
final class DurationUnit: UILabel {
  /// The distance from the number, in points. Our choice.
  private static let gap: CGFloat = 7

  private let isHours: Bool

  /// Creates the unit of a wheel of hours or minutes; `nil` for other wheels.
  init?(_ column: DateColumn) {
    guard column == .hours || column == .minutes else { return nil }
    isHours = column == .hours
    super.init(frame: .zero)
    font = .systemFont(ofSize: 17, weight: .semibold)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    text = isHours ? "hours" : "min"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the unit of a number of hours or minutes.
  func show(_ value: Int) {
    text = isHours ? value == 1 ? "hour" : "hours" : "min"
    superview?.setNeedsLayout()
  }

  /// Returns a number with its unit, as it is read aloud.
  func spoken(_ number: String) -> String {
    isHours ? "\(number) \(number == "1" ? "hour" : "hours")" : "\(number) min"
  }

  /// Moves the unit beside the selected number of a wheel.
  func place(beside wheel: CGRect) {
    sizeToFit()
    frame.origin = CGPoint(
      x: wheel.minX + wheel.width * DurationRow.numberShare + Self.gap,
      y: (wheel.midY - bounds.height / 2).rounded())
  }
}
