// One wheel of a picker. Rows lie on a cylinder: a row at the distance d from the middle is seen at the
// angle d / r. The radius is half of the height of the wheel, so that rows at its edges are seen from
// the side. Only visible rows have views.

import Foundation

/// One wheel of a picker.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private(set) var rowCount = 0
  private(set) var rowHeight = UIPickerView.standardRowHeight
  private(set) var rows: [Int: UIView] = [:]
  private var idle: [UIView] = []
  private(set) var selected = 0
  private var isTouched = false
  /// Returns the view of a row.
  var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView() }
  /// Called when a touch has selected a row.
  var didSelect: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    alwaysBounceVertical = true
    scrollsToTop = false
    follower = self
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (tap: UITapGestureRecognizer) in self?.tapped(tap) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Queries all rows again.
  func load(_ count: Int, rowHeight height: CGFloat) {
    for view in rows.values { view.removeFromSuperview() }
    (rows, idle) = ([:], [])
    (rowCount, rowHeight) = (max(0, count), height)
    selected = min(selected, max(0, rowCount - 1))
    adopt()
    setNeedsLayout()
  }

  /// Adopts the height of the wheel.
  private func adopt() {
    let margin = max(0, (bounds.height - rowHeight) / 2)
    let size = CGSize(width: bounds.width, height: rowHeight * CGFloat(rowCount))
    let inset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    guard contentSize != size || contentInset != inset else { return }
    (contentSize, contentInset) = (size, inset)
    if !isTracking, !isDecelerating { contentOffset = offset(of: selected) }
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// Selects a row.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selected = min(max(row, 0), rowCount - 1)
    adopt()
    isTouched = false
    setContentOffset(offset(of: selected), animated: animated)
  }

  // MARK: Touches

  private func tapped(_ tap: UITapGestureRecognizer) {
    let distance = tap.location(in: self).y - bounds.midY
    let angle = min(max(distance / radius, -1), 1)
    let turned = (asin(angle) * radius / rowHeight).rounded()
    let row = min(max(nearest + Int(turned), 0), rowCount - 1)
    guard rowCount > 0, row != selected else { return }
    isTouched = true
    setContentOffset(offset(of: row), animated: true)
  }

  private var nearest: Int {
    let place = (contentOffset.y + contentInset.top) / max(1, rowHeight)
    return min(max(Int(place.rounded()), 0), max(0, rowCount - 1))
  }

  override func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    let place = ((target.y + contentInset.top) / max(1, rowHeight)).rounded()
    let row = min(max(place, 0), CGFloat(max(0, rowCount - 1)))
    return CGPoint(x: target.x, y: row * rowHeight - contentInset.top)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTouched = true }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard isTouched, !isTracking, rowCount > 0 else { return }
    isTouched = false
    guard nearest != selected else { return }
    selected = nearest
    didSelect(selected)
  }

  // MARK: Layout

  private var radius: CGFloat { max(1, bounds.height / 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    adopt()
    let reach = radius * .pi / 2
    let middle = bounds.midY
    let first = Int(((middle - reach) / rowHeight).rounded(.down))
    let last = Int(((middle + reach) / rowHeight).rounded(.up))
    let shown = max(0, first)..<max(max(0, first), min(rowCount, last))
    for (row, view) in rows.sorted(by: { $0.key < $1.key }) where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      idle.append(view)
    }
    UIView.performWithoutAnimation {
      for row in shown { place(row, middle) }
    }
  }

  private func place(_ row: Int, _ middle: CGFloat) {
    let view = rows[row] ?? makeRow(row, idle.popLast())
    if view.superview !== self { addSubview(view) }
    rows[row] = view
    let distance = (CGFloat(row) + 0.5) * rowHeight - middle
    let angle = distance / radius
    let isVisible = abs(angle) < .pi / 2
    view.isHidden = !isVisible
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: middle + sin(angle) * radius)
    view.transform = CGAffineTransform(scaleX: 0.9 + 0.1 * cos(angle), y: max(0.01, cos(angle)))
    let isMiddle = abs(distance) < rowHeight / 2
    view.alpha = isMiddle ? 1 : max(0, 0.55 * cos(angle) * cos(angle))
  }
}
