// Pictograms: glyphs of the icon font, each a ligature of its name. Those that point somewhere point the
// other way where the interface runs from right to left.

import SegueScenes
import UIKit

/// A pictogram.
final class IconView: UIView {
  /// The family of the icon font.
  static let family = "Material Icons"

  private let name: String
  private let side: CGFloat
  private let label = UILabel(frame: .zero)

  init(_ name: String, size: Double, color: UIColor) {
    (self.name, side) = (IconNames.inFont(name), size)
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
    label.text = isMirrored ? IconNames.mirrored(name) : name
    label.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// What pictograms are called.
enum IconNames {
  /// The name in the icon font; of names that SF Symbols has for the same thing, too.
  static func inFont(_ name: String) -> String {
    SymbolNames.ambiguous.contains(name) ? name : SymbolNames.inFont[name] ?? name
  }

  /// The name of the one that points the other way.
  static func mirrored(_ name: String) -> String { opposites[name] ?? name }

  private static let opposites: [String: String] = {
    let pairs = [
      ("chevron_left", "chevron_right"), ("arrow_back", "arrow_forward"),
      ("arrow_back_ios", "arrow_forward_ios"), ("keyboard_arrow_left", "keyboard_arrow_right"),
      ("navigate_before", "navigate_next"), ("arrow_left", "arrow_right"),
      ("first_page", "last_page"), ("undo", "redo"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
  }()
}
