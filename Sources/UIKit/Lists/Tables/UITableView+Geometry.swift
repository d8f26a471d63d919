// The heights and positions of a table's elements.

import Foundation

extension UITableView {
  /// The estimated height of rows that have not been visible yet.
  static let usualRowHeight: CGFloat = 44

  func geometryIsStale() {
    isGeometryStale = true
    setNeedsLayout()
  }

  func contentIsStale() {
    needsReload = true
    for (path, cell) in cellsInOrder { retire(cell, path) }
    for (edge, view) in edgesInOrder { retire(view, edge) }
    (shownCells, shownEdges, selectedPaths) = ([:], [:], [])
    listTouch.cancelled()
    indexDidChange()
    prefetched = Prefetching()
    geometryIsStale()
  }

  func countIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = countNow()
  }

  func countNow() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Counts and measures the rows, where necessary.
  func measureIfNeeded() {
    if laidOutSize.width != bounds.width { isGeometryStale = true }
    laidOutSize = bounds.size
    guard isGeometryStale else { return }
    isGeometryStale = false
    countIfNeeded()
    geometry = TableGeometry(
      counts.indices.map { section(at: $0) }, header: tableHeaderView?.bounds.height ?? 0,
      footer: tableFooterView?.bounds.height ?? 0)
    geometryDidChange()
  }

  func geometryDidChange() {
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: geometry.headerHeight)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.sectionsEnd, width: bounds.width, height: geometry.footerHeight)
  }

  private func section(at index: Int) -> TableSection {
    let delegate = delegate
    let usual = estimatedRowHeight > 0 ? estimatedRowHeight : Self.usualRowHeight
    let rows = (0..<counts[index]).map { row -> (CGFloat, Bool) in
      let path = IndexPath(row: row, section: index)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return (min(height, 1_000_000), false) }
      let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? -1
      return (estimate > 0 ? estimate : usual, true)
    }
    let header = edgeHeight(TableEdge(section: index, isHeader: true))
    return TableSection(
      padding: header > 0 ? headerPadding : 0, header: header,
      footer: edgeHeight(TableEdge(section: index, isHeader: false)), rows: rows)
  }

  // MARK: Headers and footers

  /// The space above each header of a plain table that does not set another one: that of apps for iOS
  /// 15 and later.
  private static let usualHeaderPadding: CGFloat = 22

  /// The space above each header. Only plain tables have it.
  private var headerPadding: CGFloat {
    guard style == .plain, sectionHeaderTopPadding.isFinite else { return 0 }
    if sectionHeaderTopPadding == Self.automaticDimension { return Self.usualHeaderPadding }
    return min(max(sectionHeaderTopPadding, 0), 1_000_000)
  }

  private func edgeHeight(_ edge: TableEdge) -> CGFloat {
    let said =
      edge.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: edge.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: edge.section) ?? sectionFooterHeight
    if said >= 0 { return min(said, 1_000_000) }
    if let view = givenEdgeView(edge) {
      let size = CGSize(width: bounds.width, height: 0)
      let fitting = view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return fitting.height > 0 ? fitting.height.rounded(.up) : max(28, view.bounds.height)
    }
    guard let title = title(of: edge) else { return emptyEdgeHeight(edge) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.applyStyle(title, edge, in: self)
    return view.fittingHeight(for: bounds.width)
  }

  /// Returns the space where a section has no header or footer.
  private func emptyEdgeHeight(_ edge: TableEdge) -> CGFloat {
    guard style != .plain else { return 0 }
    return edge.isHeader && edge.section == 0 && tableHeaderView == nil ? 35 : 17.5
  }

  func title(of edge: TableEdge) -> String? {
    edge.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: edge.section)
      : dataSource?.tableView(self, titleForFooterInSection: edge.section)
  }

  func givenEdgeView(_ edge: TableEdge) -> UIView? {
    edge.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: edge.section)
      : delegate?.tableView(self, viewForFooterInSection: edge.section)
  }

  func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometryIsStale()
  }

  // MARK: Frames

  /// The distance of the rounded section backgrounds from the sides.
  var plateInset: CGFloat {
    style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0
  }

  func frame(of path: IndexPath) -> CGRect {
    let span = geometry.span(of: path)
    return CGRect(
      x: plateInset, y: span.start + reorderShift(of: path),
      width: max(0, bounds.width - 2 * plateInset),
      height: span.height)
  }

  /// Returns the frame of a part of a section, which `span` chooses: zero if there is no such section.
  func frame(
    inSection section: Int, _ span: (TableSection) -> (start: CGFloat, height: CGFloat)
  ) -> CGRect {
    measureIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (start, height) = span(geometry.sections[section])
    return CGRect(x: 0, y: start, width: bounds.width, height: height)
  }

  func frame(of edge: TableEdge) -> CGRect {
    let section = geometry.sections[edge.section]
    var place = edge.isHeader ? section.headerStart : section.rowsEnd
    let height = edge.isHeader ? section.header : section.footer
    if style == .plain {
      let inset = adjustedContentInset
      if edge.isHeader {
        let last = section.rowsEnd - height
        place = max(place, min(bounds.minY + inset.top, last))
      } else {
        place = min(place, max(bounds.maxY - inset.bottom - height, section.rowsStart))
      }
    }
    return CGRect(x: 0, y: place, width: bounds.width, height: height)
  }

}
