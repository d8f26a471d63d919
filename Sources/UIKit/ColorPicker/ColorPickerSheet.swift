// The view of a color picker: a title, the grid, and below it the selected color and its opacity.

import Foundation

/// The contents of a color picker.
final class ColorPickerSheet: UIView {
  /// The size in a popover.
  static let popoverSize = CGSize(width: 375, height: 464)
  private static let (header, side, gap): (CGFloat, CGFloat, CGFloat) = (54, 16, 16)
  private static let swatchSide: CGFloat = 60
  private static let usualTitle = "Colors"
  private static let largestCell: CGFloat = 36

  private let heading = UILabel()
  private let close = UIButton(type: .close)
  private let grid = ColorGrid()
  private let swatch = UIView()
  private let opacity = OpacityTrack()
  private var color = UIColor.white
  /// Called with a color that a touch selects, and whether the touch goes on.
  var onChoice: (UIColor, _ continuously: Bool) -> Void = { _, _ in }
  /// Called when the user closes the picker by its button.
  var onClose: () -> Void = {}

  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .secondarySystemBackground
    heading.text = Self.usualTitle
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    close.accessibilityLabel = "Close"
    close.addHandler(for: .touchUpInside) { [weak self] _ in self?.onClose() }
    swatch.layer.cornerRadius = 10
    swatch.layer.cornerCurve = .continuous
    swatch.layer.borderWidth = 0.5
    grid.onChoice = { [weak self] in self?.gridDidChoose($0, $1) }
    opacity.onChoice = { [weak self] in self?.opacityDidChange($0, $1) }
    for view in [heading, close, grid, swatch, opacity] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The title; `nil` for the usual one.
  var title: String? { didSet { heading.text = title ?? Self.usualTitle } }
  /// A Boolean value that indicates whether there is a slider for the opacity.
  var hasOpacity = true { didSet { opacity.isHidden = !hasOpacity } }
  /// A Boolean value that indicates whether there is no button that closes the picker.
  var hidesClose = false { didSet { close.isHidden = hidesClose } }

  /// Shows a color as the selected one.
  func show(_ color: UIColor) {
    self.color = color
    grid.show(color)
    opacity.show(color)
    swatch.backgroundColor = color
    swatch.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// A cell has been selected: the opacity remains.
  private func gridDidChoose(_ chosen: UIColor, _ continuously: Bool) {
    let alpha = hasOpacity ? color.resolvedColor(with: traitCollection).cgColor.alpha : 1
    onChoice(chosen.withAlphaComponent(alpha), continuously)
  }

  private func opacityDidChange(_ alpha: CGFloat, _ continuously: Bool) {
    let fixed = color.resolvedColor(with: traitCollection)
    onChoice(fixed.withAlphaComponent(alpha), continuously)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let width = max(0, bounds.width - safe.left - safe.right - 2 * Self.side)
    let left = safe.left + Self.side
    heading.frame = CGRect(
      x: left + 44, y: safe.top, width: max(0, width - 88), height: Self.header)
    let size = close.sizeThatFits(.zero)
    close.frame = CGRect(
      x: left + width - size.width, y: safe.top + (Self.header - size.height) / 2,
      width: size.width, height: size.height)
    let top = safe.top + Self.header
    let room = bounds.height - safe.bottom - Self.gap - Self.swatchSide - Self.gap - top
    let cell = min(width / CGFloat(ColorPalette.columnCount), Self.largestCell)
    let wanted = (cell * CGFloat(ColorPalette.rowCount)).rounded()
    grid.frame = CGRect(x: left, y: top, width: width, height: max(0, min(wanted, room)))
    let row = grid.frame.maxY + Self.gap
    swatch.frame = CGRect(x: left, y: row, width: Self.swatchSide, height: Self.swatchSide)
    let start = swatch.frame.maxX + Self.gap
    opacity.frame = CGRect(
      x: start, y: row, width: max(0, left + width - start), height: OpacityTrack.height)
  }
}
