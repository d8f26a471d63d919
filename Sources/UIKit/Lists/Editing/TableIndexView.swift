// The index at the trailing edge of a table: titles, of which a touch scrolls to the section. Its
// letters have 11 points and semibold weight, as on devices.

import Foundation

/// The index of a table.
@MainActor
final class TableIndexView: UIControl {
  /// The width of the index in points.
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14

  private let labels: [UILabel]
  private weak var table: UITableView?
  private var current: Int?

  init(_ titles: [String], of table: UITableView) {
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    self.table = table
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    layer.zPosition = 15
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let background = isTracking ? table?.sectionIndexTrackingBackgroundColor : nil
    backgroundColor = background ?? table?.sectionIndexBackgroundColor
    let pitch = min(Self.pitch, bounds.height / CGFloat(max(1, labels.count)))
    let top = (bounds.height - pitch * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(
        x: 0, y: (top + pitch * CGFloat(index)).rounded(), width: bounds.width, height: pitch)
    }
  }

  private func scroll(to touch: UITouch) {
    guard let table, !labels.isEmpty else { return }
    let pitch = min(Self.pitch, bounds.height / CGFloat(labels.count))
    let top = (bounds.height - pitch * CGFloat(labels.count)) / 2
    let place = Int(((touch.location(in: self).y - top) / pitch).rounded(.down))
    let index = min(max(place, 0), labels.count - 1)
    guard index != current else { return }
    current = index
    let section =
      table.dataSource?.tableView(
        table, sectionForSectionIndexTitle: labels[index].text ?? "", at: index) ?? index
    guard table.counts.indices.contains(section) else { return }
    if table.counts[section] > 0 {
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      let place = table.rect(forSection: section).minY - table.adjustedContentInset.top
      table.setContentOffset(table.withinLimits(CGPoint(x: 0, y: place)), animated: false)
    }
  }

  /// A drag along the index must not scroll the table otherwise.
  override var takesTouchesAtOnce: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    scroll(to: touch)
    setNeedsLayout()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(to: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { setNeedsLayout() }
}

extension UITableView {
  /// Queries the titles of the index.
  func indexDidChange() {
    indexView?.removeFromSuperview()
    indexView = nil
    setNeedsLayout()
  }

  /// Makes and places the index, which does not scroll.
  func placeIndex() {
    if indexView == nil, style == .plain, counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount,
      let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty
    {
      let view = TableIndexView(titles, of: self)
      UIView.performWithoutAnimation { addSubview(view) }
      indexView = view
      for cell in shownCells.values { cell.setNeedsLayout() }
    }
    guard let indexView else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    indexView.frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - TableIndexView.width, y: area.minY,
      width: TableIndexView.width, height: area.height)
  }
}
