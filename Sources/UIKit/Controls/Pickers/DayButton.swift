// A day of a calendar: its number, on a disc if it is selected, and what is below it.

import Foundation

/// A day of a calendar.
@MainActor
final class DayButton: UIControl {
  private let disc = UIView()
  private let label = UILabel()
  /// The space below the number for a decoration, in points.
  private static let decorationHeight: CGFloat = 14
  /// A Boolean value that indicates whether there is space for a decoration below the number.
  var leavesRoomForDecoration = false { didSet { setNeedsLayout() } }
  /// The view below the number; `nil` for none.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration {
        decoration.isUserInteractionEnabled = false
        addSubview(decoration)
      }
      setNeedsLayout()
    }
  }

  init(_ number: Int) {
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    label.text = String(number)
    label.textAlignment = .center
    for view in [disc, label] { addSubview(view) }
    accessibilityLabel = label.text
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, isToday: Bool, isAllowed: Bool, _ tint: UIColor) {
    let weight = isChosen ? UIFont.Weight.semibold : .regular
    label.font = .systemFont(ofSize: isChosen ? 24 : 20, weight: weight)
    label.textColor = isChosen || isToday ? tint : isAllowed ? .label : .tertiaryLabel
    disc.backgroundColor = isChosen ? tint.withAlphaComponent(0.15) : nil
    if isChosen, isToday {
      (disc.backgroundColor, label.textColor) = (tint, .white)
    }
    isUserInteractionEnabled = isAllowed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - (leavesRoomForDecoration ? Self.decorationHeight : 0)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height))
    let side = max(0, min(bounds.width, height, 44))
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    placeDecoration(below: height)
  }

  /// Centers the decoration in its space, with its own size as far as that has room.
  private func placeDecoration(below top: CGFloat) {
    guard let decoration else { return }
    let natural =
      decoration.bounds.size == .zero ? decoration.sizeThatFits(.zero) : decoration.bounds.size
    let size = CGSize(
      width: min(natural.width, bounds.width), height: min(natural.height, Self.decorationHeight))
    decoration.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: top + (Self.decorationHeight - size.height) / 2,
      width: size.width, height: size.height)
    decoration.clipsToBounds = true
  }
}
