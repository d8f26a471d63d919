// The border of a text field: a view behind the text, so that border, corners and background of the
// field's own layer are the app's.

import Foundation

/// The border of a text field and, in the style `roundedRect`, its background.
final class FieldBezel: UIView {
  /// The radius of the corners of `roundedRect`, and the widths of its line and of others, in points.
  private static let (radius, hairline, line): (CGFloat, CGFloat, CGFloat) = (6, 0.5, 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the border of a style.
  /// - Parameter fill: The color inside a rounded border.
  func show(_ style: UITextField.BorderStyle, fill: UIColor, _ traits: UITraitCollection) {
    let isRound = style == .roundedRect
    layer.cornerRadius = isRound ? Self.radius : 0
    layer.borderWidth = isRound ? Self.hairline : Self.line
    let color: UIColor = isRound ? .separator : .label
    layer.borderColor = color.resolvedColor(with: traits).cgColor
    backgroundColor = isRound ? fill : nil
  }
}

extension UITextField {
  /// Shows the border of the field's style, which an image replaces.
  func showBorder() {
    guard borderStyle != .none, shownImage == nil else {
      bezel?.isHidden = true
      return
    }
    let view = bezel ?? makeBezel()
    view.isHidden = false
    view.show(borderStyle, fill: bezelColor ?? .systemBackground, traitCollection)
  }

  private func makeBezel() -> FieldBezel {
    let view = FieldBezel(frame: borderRect(forBounds: bounds))
    insertSubview(view, at: 0)
    bezel = view
    return view
  }
}
