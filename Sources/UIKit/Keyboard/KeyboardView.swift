// The keyboard as it is drawn: plain keys without letters, in the appearance of the screen. It takes
// touches, so that what lies behind it is not tapped, and does nothing with them.

import Foundation

/// The view of the keyboard.
@MainActor
final class UIKeyboardView: UIView {
  /// The number of keys in each row.
  private static let rows = [10, 9, 9, 3]
  /// The color between the keys.
  static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.ground
    for count in Self.rows { for _ in 0..<count { addSubview(key()) } }
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  private func key() -> UIView {
    let key = UIView()
    key.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1)
    }
    key.layer.cornerRadius = 5
    key.isUserInteractionEnabled = false
    return key
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unit = bounds.width / 10
    let height = min(42, (bounds.height - 20) / 5)
    let top = bounds.height >= 260 ? bounds.height - (bounds.height > 300 ? 76 : 0) - 4 * 54 : 8
    var keys = subviews[...]
    for (row, count) in Self.rows.enumerated() {
      // The last row: two keys beside the space bar.
      let widths: [CGFloat] =
        count == 3 ? [2.5, 5, 2.5] : Array(repeating: 1, count: count)
      var x = (bounds.width - widths.reduce(0, +) * unit) / 2
      for width in widths {
        guard let key = keys.popFirst() else { return }
        key.frame = CGRect(
          x: x + 3, y: top + 6 + CGFloat(row) * (height + 12), width: width * unit - 6,
          height: height)
        x += width * unit
      }
    }
  }
}
