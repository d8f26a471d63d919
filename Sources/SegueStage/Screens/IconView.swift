// Icons: glyphs of the icon font, each a ligature of its name. Icons with a direction are mirrored
// in right-to-left interfaces.

import SegueScenes
import UIKit

/// A view that shows an icon of the icon font.
final class IconView: UIView, StablyMeasured {
  /// The family of the icon font.
  static let family = BarGlyph.family

  private let name: String
  private let side: CGFloat
  private let label = UILabel(frame: .zero)

  init(_ name: String, size: Double, color: UIColor) {
    (self.name, side) = (SymbolNames.icon(name), size)
    super.init(frame: .zero)
    label.font = .make(
      family: Self.family, size: side, weight: .regular, isItalic: false, hasTabularDigits: false)
    label.textColor = color
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.text = isMirrored ? SymbolNames.mirrored(name) : name
    label.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
