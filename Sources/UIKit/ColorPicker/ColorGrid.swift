// The grid of a color picker. A touch selects the cell below it, and goes on selecting while it moves.

import Foundation

/// A grid of the colors of `ColorPalette`, with a frame around the selected one.
final class ColorGrid: UIView {
  private static let radius: CGFloat = 8
  private static let markWidth: CGFloat = 3

  private let plate = UIView()
  private let cells: [UIView]
  private let mark = UIView()
  private var selected: Int?
  /// Called with the opaque color of a cell that a touch selects, and whether the touch goes on.
  var onChoice: (UIColor, _ continuously: Bool) -> Void = { _, _ in }

  init() {
    cells = (0..<ColorPalette.rowCount).flatMap { row in
      (0..<ColorPalette.columnCount).map { column in
        let cell = UIView()
        cell.backgroundColor = ColorPalette.color(row: row, column: column)
        cell.accessibilityLabel = ColorPalette.name(row: row, column: column)
        cell.accessibilityTraits = .button
        cell.isAccessibilityElement = true
        return cell
      }
    }
    super.init(frame: .zero)
    plate.layer.cornerRadius = Self.radius
    plate.layer.cornerCurve = .continuous
    plate.clipsToBounds = true
    for cell in cells { plate.addSubview(cell) }
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    mark.layer.borderWidth = Self.markWidth
    mark.layer.cornerRadius = Self.markWidth
    for view in [plate, mark] { addSubview(view) }
    // A press without delay begins with the touch, so that no drag of a sheet takes the touch.
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.addHandler { [weak self] (press: UILongPressGestureRecognizer) in self?.follow(press) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Frames the cell of a color; none if no cell has it. The opacity does not matter.
  func show(_ color: UIColor) {
    let opaque = color.resolvedColor(with: traitCollection).withAlphaComponent(1)
    if let selected, cells[selected].backgroundColor == opaque { return }
    select(cells.firstIndex { $0.backgroundColor == opaque })
  }

  private func select(_ index: Int?) {
    if let selected { cells[selected].accessibilityTraits = .button }
    selected = index
    mark.isHidden = index == nil
    guard let index else { return }
    cells[index].accessibilityTraits = [.button, .selected]
    // Only the cell of white has a frame that is not white.
    mark.layer.borderColor = (index == 0 ? UIColor.systemGray : .white).cgColor
    setNeedsLayout()
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: select(index(at: press.location(in: self)))
    case .changed: move(to: index(at: press.location(in: self)))
    case .ended: report(continuously: false)
    default: break
    }
  }

  private func move(to index: Int) {
    guard index != selected else { return }
    select(index)
    report(continuously: true)
  }

  private func report(continuously: Bool) {
    guard let selected, let color = cells[selected].backgroundColor else { return }
    onChoice(color, continuously)
  }

  /// Returns the cell that is nearest to a point.
  private func index(at point: CGPoint) -> Int {
    func place(_ share: CGFloat, _ count: Int) -> Int {
      guard share.isFinite else { return 0 }
      return Int(min(max((share * CGFloat(count)).rounded(.down), 0), CGFloat(count - 1)))
    }
    let row = place(point.y / bounds.height, ColorPalette.rowCount)
    return row * ColorPalette.columnCount
      + place(point.x / bounds.width, ColorPalette.columnCount)
  }

  /// Returns the frame of a cell, with its edges at whole points.
  private func frame(of index: Int) -> CGRect {
    let (row, column) = (index / ColorPalette.columnCount, index % ColorPalette.columnCount)
    func edge(_ place: Int, _ length: CGFloat, _ count: Int) -> CGFloat {
      (length * CGFloat(place) / CGFloat(count)).rounded()
    }
    let (left, right) = (
      edge(column, bounds.width, ColorPalette.columnCount),
      edge(column + 1, bounds.width, ColorPalette.columnCount)
    )
    let (top, bottom) = (
      edge(row, bounds.height, ColorPalette.rowCount),
      edge(row + 1, bounds.height, ColorPalette.rowCount)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    for (index, cell) in cells.enumerated() { cell.frame = frame(of: index) }
    if let selected { mark.frame = frame(of: selected).insetBy(dx: -1, dy: -1) }
  }
}
