// The arrangement of the items in one group of a compositional layout. Groups are nested; each takes
// consecutive items, and repeats its subitems while there is space for another one.

import Foundation

/// One item of a solved group.
struct SolvedItem {
  var frame: CGRect
  var zIndex = 0
  /// The dimensions that the contents determine.
  var sizing = SelfSizing()
  /// A Boolean value that indicates whether the item is as high as the row that it is in.
  var fillsRow = false
}

/// A supplementary view at an item or a group.
struct SolvedSupplement {
  let item: NSCollectionLayoutSupplementaryItem
  /// The frame of the item or group.
  var host: CGRect
  /// The number of the item in the solved group.
  let index: Int
}

/// A part of a group, in its own coordinates.
struct SolvedPart {
  /// The space that the part takes.
  var size: CGSize
  var items: [SolvedItem] = []
  var supplements: [SolvedSupplement] = []

  mutating func add(_ part: SolvedPart, at origin: CGPoint) {
    let first = items.count
    items += part.items.map { item in
      var item = item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      return item
    }
    supplements += part.supplements.map { supplement in
      SolvedSupplement(
        item: supplement.item, host: supplement.host.offsetBy(dx: origin.x, dy: origin.y),
        index: first + supplement.index)
    }
  }
}

/// Arranges the items of groups.
struct GroupSolver {
  /// Returns the size that the item with a number has requested.
  let measured: (Int) -> CGSize?
  let traits: UITraitCollection

  /// Returns the arrangement of a group.
  ///
  /// - Parameters:
  ///   - container: The space around the group.
  ///   - first: The number of the first item.
  ///   - end: The number after the last item of the section.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int, to end: Int
  ) -> SolvedPart {
    part(group, size: group.layoutSize.size(in: container), sizing: SelfSizing(), first, end)
  }

  /// - Parameter sizing: The dimensions in which the container is as large as its contents require.
  private func part(
    _ item: NSCollectionLayoutItem, size: CGSize, sizing container: SelfSizing, _ first: Int,
    _ end: Int
  ) -> SolvedPart {
    var sizing = item.layoutSize.sizing
    if container.height, item.layoutSize.heightDimension.isFractionalHeight { sizing.height = true }
    if container.width, item.layoutSize.widthDimension.isFractionalWidth { sizing.width = true }
    var insets = item.contentInsets
    if sizing.height { (insets.top, insets.bottom) = (0, 0) }
    if sizing.width { (insets.leading, insets.trailing) = (0, 0) }
    guard let group = item as? NSCollectionLayoutGroup else {
      var made = leaf(item, size, sizing, insets, first)
      let height = item.layoutSize.heightDimension
      made.items[0].fillsRow =
        sizing.height && (height.isFractionalHeight || height.isUniformAcrossSiblings)
      return made
    }
    var inner = contents(of: group, size.inset(by: insets), sizing, first, end)
    let outer = CGSize(
      width: sizing.width ? inner.size.width : size.width,
      height: sizing.height ? inner.size.height : size.height)
    if case .horizontal = group.arrangement, sizing.height { stretch(&inner) }
    var made = SolvedPart(size: outer)
    made.add(inner, at: CGPoint(x: insets.leading, y: insets.top))
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top), size: outer.inset(by: insets))
    made.supplements += group.supplementaryItems.map {
      SolvedSupplement(item: $0, host: frame, index: 0)
    }
    return made
  }

  private func leaf(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ sizing: SelfSizing,
    _ insets: NSDirectionalEdgeInsets, _ index: Int
  ) -> SolvedPart {
    var size = size
    if sizing.isSome, let wanted = measured(index) {
      if sizing.width { size.width = wanted.width }
      if sizing.height { size.height = wanted.height }
    }
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
    return SolvedPart(
      size: size, items: [SolvedItem(frame: frame, sizing: sizing)],
      supplements: item.supplementaryItems.map {
        SolvedSupplement(item: $0, host: frame, index: 0)
      })
  }

  /// Gives items that are as high as their row its height.
  private func stretch(_ part: inout SolvedPart) {
    for index in part.items.indices where part.items[index].fillsRow {
      part.items[index].frame.size.height = part.size.height - part.items[index].frame.minY
    }
  }

  private func contents(
    of group: NSCollectionLayoutGroup, _ size: CGSize, _ sizing: SelfSizing, _ first: Int,
    _ end: Int
  ) -> SolvedPart {
    switch group.arrangement {
    case .horizontal:
      return line(group, LineAxis(isHorizontal: true), size, sizing, first, end)
    case .vertical:
      return line(group, LineAxis(isHorizontal: false), size, sizing, first, end)
    case .custom(let provider):
      let frames = provider(LayoutEnvironment(LayoutContainer(size), traits))
      return SolvedPart(
        size: size,
        items: frames.prefix(max(0, end - first)).map {
          SolvedItem(frame: $0.frame, zIndex: $0.zIndex)
        })
    }
  }

  // MARK: Rows and columns

  /// One element of a row or column.
  private struct Entry {
    var part: SolvedPart
    var spacing: NSCollectionLayoutEdgeSpacing?
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: LineAxis, _ size: CGSize, _ sizing: SelfSizing,
    _ first: Int, _ end: Int
  ) -> SolvedPart {
    let isOpen = axis.isHorizontal ? sizing.width : sizing.height
    let entries = taken(by: group, axis, size, sizing, isOpen: isOpen, first, end)
    let gap = group.interItemSpacing
    var (fixed, flexible) = (CGFloat(0), 0)
    for (index, entry) in entries.enumerated() {
      fixed += axis.along(entry.part.size)
      for spacing in [axis.before(entry.spacing), axis.after(entry.spacing)] {
        fixed += spacing?.spacing ?? 0
        if spacing?.isFlexibleSpacing == true { flexible += 1 }
      }
      if index > 0, let gap {
        fixed += gap.spacing
        if gap.isFlexibleSpacing { flexible += 1 }
      }
    }
    let remaining = isOpen ? 0 : max(0, axis.along(size) - fixed)
    let share = flexible > 0 ? remaining / CGFloat(flexible) : 0
    return placed(entries, axis, gap, share, across: axis.across(size), sizing)
  }

  /// Returns the elements that a group takes.
  private func taken(
    by group: NSCollectionLayoutGroup, _ axis: LineAxis, _ size: CGSize, _ sizing: SelfSizing,
    isOpen: Bool, _ first: Int, _ end: Int
  ) -> [Entry] {
    let subitems = group.subitems
    guard !subitems.isEmpty else { return [] }
    let gap = group.interItemSpacing?.spacing ?? 0
    let (count, length) = repetition(of: group, axis, size, gap, isOpen: isOpen)
    var entries: [Entry] = []
    var (next, used) = (first, CGFloat(0))
    while next < end, entries.count < count {
      let item = subitems[entries.count % subitems.count]
      var own = item.layoutSize.size(in: size)
      if let length { axis.setAlong(&own, length) }
      let part = part(item, size: own, sizing: sizing, next, end)
      guard !part.items.isEmpty else { break }
      let spacing = item.edgeSpacing
      let taken =
        axis.along(part.size) + (axis.before(spacing)?.spacing ?? 0)
        + (axis.after(spacing)?.spacing ?? 0)
      let total = used + (entries.isEmpty ? 0 : gap) + taken
      if !isOpen, !entries.isEmpty, length == nil, total > axis.along(size) + 0.01 { break }
      used = total
      next += part.items.count
      entries.append(Entry(part: part, spacing: spacing))
    }
    return entries
  }

  /// Returns the maximum number of elements, and their length if it is not their own.
  private func repetition(
    of group: NSCollectionLayoutGroup, _ axis: LineAxis, _ size: CGSize, _ gap: CGFloat,
    isOpen: Bool
  ) -> (count: Int, length: CGFloat?) {
    func equal(_ count: Int) -> CGFloat {
      max(0, (axis.along(size) - gap * CGFloat(count - 1)) / CGFloat(count))
    }
    switch group.repetition {
    case .filling: return (isOpen ? group.subitems.count : .max, nil)
    case .equal(let count): return (count, isOpen ? nil : equal(count))
    case .own(let count):
      guard !isOpen, let item = group.subitems.first else { return (count, nil) }
      let whole =
        axis.along(item.layoutSize.size(in: size)) * CGFloat(count) + gap * CGFloat(count - 1)
      return (count, whole > axis.along(size) + 0.01 ? equal(count) : nil)
    }
  }

  private func placed(
    _ entries: [Entry], _ axis: LineAxis, _ gap: NSCollectionLayoutSpacing?, _ share: CGFloat,
    across available: CGFloat, _ sizing: SelfSizing
  ) -> SolvedPart {
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var made = SolvedPart(size: .zero)
    var (cursor, widest) = (CGFloat(0), CGFloat(0))
    for (index, entry) in entries.enumerated() {
      if index > 0 { cursor += length(gap) }
      cursor += length(axis.before(entry.spacing))
      let (over, under) = (axis.over(entry.spacing), axis.under(entry.spacing))
      let own = axis.across(entry.part.size)
      let taken = own + (over?.spacing ?? 0) + (under?.spacing ?? 0)
      let ends = [over, under].filter { $0?.isFlexibleSpacing == true }.count
      let rest = ends > 0 ? max(0, available - taken) / CGFloat(ends) : 0
      let place = (over?.spacing ?? 0) + (over?.isFlexibleSpacing == true ? rest : 0)
      made.add(entry.part, at: axis.point(cursor, place))
      cursor += axis.along(entry.part.size) + length(axis.after(entry.spacing))
      widest = max(widest, taken)
    }
    made.size = axis.size(cursor, widest)
    return made
  }
}

/// The direction of a row or a column.
struct LineAxis {
  let isHorizontal: Bool

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  func setAlong(_ size: inout CGSize, _ length: CGFloat) {
    if isHorizontal { size.width = length } else { size.height = length }
  }
  func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }

  typealias Spacing = NSCollectionLayoutSpacing
  func before(_ edges: NSCollectionLayoutEdgeSpacing?) -> Spacing? {
    isHorizontal ? edges?.leading : edges?.top
  }
  func after(_ edges: NSCollectionLayoutEdgeSpacing?) -> Spacing? {
    isHorizontal ? edges?.trailing : edges?.bottom
  }
  func over(_ edges: NSCollectionLayoutEdgeSpacing?) -> Spacing? {
    isHorizontal ? edges?.top : edges?.leading
  }
  func under(_ edges: NSCollectionLayoutEdgeSpacing?) -> Spacing? {
    isHorizontal ? edges?.bottom : edges?.trailing
  }
}
