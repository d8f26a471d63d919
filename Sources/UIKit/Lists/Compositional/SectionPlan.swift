// The places of everything in one section of a compositional layout. Frames are relative to the start
// of the section, so that a section moves without being arranged again.

import Foundation

/// The space that the sections of a compositional layout share.
struct SectionSpace {
  /// The direction in which the layout scrolls.
  var axis = LineAxis(isHorizontal: false)
  /// The visible part of the collection view.
  var available = CGSize.zero
  /// The insets of the reference of a section's insets.
  var reference = NSDirectionalEdgeInsets()
  var traits = UITraitCollection()
}

/// The places of the elements of one section.
struct SectionPlan {
  /// A supplementary or decoration view.
  struct Extra {
    var key: CollectionKey
    var frame: CGRect
    var zIndex: Int
    var sizing = SelfSizing()
    var isPinned = false
    /// The edge at which a pinned view stays.
    var isAtEnd = false
    /// A Boolean value that indicates whether the view scrolls with the groups of the section.
    var isScrolled = false
  }

  let section: NSCollectionLayoutSection
  let index: Int
  /// The start of the section in the content.
  var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  private(set) var items: [SolvedItem] = []
  private(set) var extras: [Extra] = []
  /// The frames of the groups and their items.
  private(set) var groups: [(frame: CGRect, items: Range<Int>)] = []
  /// The length of the groups at right angles to the layout, if they scroll that way.
  private(set) var scrolledLength: CGFloat?
  /// The space that the groups take, without the insets of the section.
  private(set) var body = CGRect.zero
  /// The insets of the section, including those of the reference.
  let insets: NSDirectionalEdgeInsets
  private let space: SectionSpace
  private let sizes: (CollectionKey) -> CGSize?

  /// - Parameter sizes: Returns the size that the view of an element has requested.
  init(
    _ section: NSCollectionLayoutSection, at index: Int, itemCount: Int, in space: SectionSpace,
    sizes: @escaping (CollectionKey) -> CGSize?
  ) {
    (self.section, self.index, self.space, self.sizes) = (section, index, space, sizes)
    var insets = section.contentInsets
    insets.leading += space.reference.leading
    insets.trailing += space.reference.trailing
    insets.top += space.reference.top
    insets.bottom += space.reference.bottom
    if index == 0 { insets.top += section.list?.firstInset ?? 0 }
    self.insets = insets
    arrange(itemCount)
  }

  var isScrolled: Bool { scrolledLength != nil }

  /// Returns the frame of the whole section in the content.
  func whole(across: CGFloat) -> CGRect {
    CGRect(origin: space.axis.point(start, 0), size: space.axis.size(length, across))
  }

  // MARK: Arranging

  private mutating func arrange(_ itemCount: Int) {
    var before = edges(atEnd: false)
    before.length += section.list?.headerTopPadding ?? 0
    let after = edges(atEnd: true)
    let axis = space.axis
    let (lead, trail) =
      axis.isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let start = before.length + lead
    let end = itemCount > 0 ? arrangeGroups(itemCount, from: start) : start
    length = end + trail + after.length
    body = CGRect(
      origin: axis.point(start, axis.isHorizontal ? insets.top : insets.leading),
      size: axis.size(end - start, axis.across(container)))
    place(before.views, from: section.list?.headerTopPadding ?? 0)
    place(after.views, from: length - after.length)
    placeOverlays()
    placeDecorations()
  }

  /// The space for groups.
  private var container: CGSize {
    var size = space.available
    if space.axis.isHorizontal {
      size.height = max(0, size.height - insets.top - insets.bottom)
    } else {
      size.width = max(0, size.width - insets.leading - insets.trailing)
    }
    return size
  }

  /// Returns the sizes that cells have requested, by the numbers of their items.
  private var requestedSizes: (Int) -> CGSize? {
    let (sizes, section) = (sizes, index)
    return { sizes(CollectionKey(.cell, "", IndexPath(item: $0, section: section))) }
  }

  /// Arranges the groups.
  ///
  /// - Returns: Their end.
  private mutating func arrangeGroups(_ count: Int, from start: CGFloat) -> CGFloat {
    let scrolls = section.orthogonalScrollingBehavior != .none
    let line = LineAxis(isHorizontal: scrolls != space.axis.isHorizontal)
    let across = line.isHorizontal ? insets.top : insets.leading
    let lineStart = line.isHorizontal ? insets.leading : insets.top
    let origin = scrolls ? lineStart : start
    let side = scrolls ? start : across
    let isUniform = section.group.isUniform
    let solver = GroupSolver(measured: requestedSizes, traits: space.traits)
    let pattern = isUniform ? solver.solve(section.group, in: container, from: 0, to: count) : nil
    var (next, cursor, widest) = (0, origin, CGFloat(0))
    while next < count {
      let whole = pattern.flatMap { next + $0.items.count <= count ? $0 : nil }
      let part = whole ?? solver.solve(section.group, in: container, from: next, to: count)
      guard !part.items.isEmpty else { break }
      if !groups.isEmpty { cursor += section.interGroupSpacing }
      add(part, at: line.point(cursor, side), from: next)
      groups.append(
        (CGRect(origin: line.point(cursor, side), size: part.size), next..<next + part.items.count))
      next += part.items.count
      cursor += line.along(part.size)
      widest = max(widest, line.across(part.size))
    }
    guard scrolls else { return cursor }
    scrolledLength = cursor + (line.isHorizontal ? insets.trailing : insets.bottom)
    return start + widest
  }

  private mutating func add(_ part: SolvedPart, at origin: CGPoint, from first: Int) {
    for var solved in part.items {
      solved.frame = solved.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(solved)
    }
    for supplement in part.supplements {
      let path = IndexPath(item: first + supplement.index, section: index)
      let key = CollectionKey(.supplementaryView, supplement.item.elementKind, path)
      let host = supplement.host.offsetBy(dx: origin.x, dy: origin.y)
      let size = size(of: supplement.item, key, in: host.size)
      extras.append(
        Extra(
          key: key, frame: supplement.item.frame(size, at: host), zIndex: supplement.item.zIndex,
          sizing: supplement.item.layoutSize.sizing,
          isScrolled: section.orthogonalScrollingBehavior != .none))
    }
  }

  private func size(
    of item: NSCollectionLayoutSupplementaryItem, _ key: CollectionKey, in host: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: host)
    let sizing = item.layoutSize.sizing
    if sizing.isSome, let wanted = sizes(key) {
      if sizing.width { size.width = wanted.width }
      if sizing.height { size.height = wanted.height }
    }
    return size
  }

  // MARK: Headers, footers and decorations

  private typealias Edges = (
    length: CGFloat, views: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)]
  )

  /// Returns the views at the start or the end of the section.
  private func edges(atEnd: Bool) -> Edges {
    var found: Edges = (0, [])
    for item in section.boundarySupplementaryItems
    where item.isAlong(space.axis, atEnd: atEnd) {
      let key = key(of: item)
      let size = size(of: item, key, in: edgeContainer.size)
      found.views.append((item, size))
      if item.extendsBoundary { found.length += space.axis.along(size) }
    }
    return found
  }

  private func key(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CollectionKey {
    CollectionKey(.supplementaryView, item.elementKind, IndexPath(item: 0, section: index))
  }

  /// The space for headers, at right angles to the layout's direction.
  private var edgeContainer: CGRect {
    var sides = insets
    let followsInsets =
      section.supplementsFollowInsets
      && section.supplementaryContentInsetsReference == .automatic
    if !followsInsets { sides = space.reference }
    let size = space.available
    return space.axis.isHorizontal
      ? CGRect(
        x: 0, y: sides.top, width: size.width,
        height: max(0, size.height - sides.top - sides.bottom))
      : CGRect(
        x: sides.leading, y: 0, width: max(0, size.width - sides.leading - sides.trailing),
        height: size.height)
  }

  private mutating func place(
    _ views: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)],
    from start: CGFloat
  ) {
    var cursor = start
    for (item, size) in views {
      let axis = space.axis
      var along = cursor
      if item.extendsBoundary {
        cursor += axis.along(size)
      } else if item.isAlong(axis, atEnd: true) {
        along -= axis.along(size)
      }
      let origin = axis.point(along, across(of: item, size))
      let frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      extras.append(
        Extra(
          key: key(of: item), frame: frame, zIndex: item.zIndex, sizing: item.layoutSize.sizing,
          isPinned: item.pinToVisibleBounds, isAtEnd: item.isAlong(axis, atEnd: true)))
    }
  }

  /// Returns the place of a header at right angles to the layout's direction.
  private func across(of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize)
    -> CGFloat
  {
    let box = edgeContainer
    if space.axis.isHorizontal {
      if item.alignment.isTop { return box.minY }
      return item.alignment.isBottom ? box.maxY - size.height : box.midY - size.height / 2
    }
    if item.alignment.isLeading { return box.minX }
    return item.alignment.isTrailing ? box.maxX - size.width : box.midX - size.width / 2
  }

  /// Places the boundary items at the sides of the section, in front of its groups.
  private mutating func placeOverlays() {
    let axis = space.axis
    for item in section.boundarySupplementaryItems
    where !item.isAlong(axis, atEnd: false) && !item.isAlong(axis, atEnd: true) {
      let size = size(of: item, key(of: item), in: edgeContainer.size)
      let middle = axis.start(body) + (axis.end(body) - axis.start(body) - axis.along(size)) / 2
      let frame = CGRect(origin: axis.point(middle, across(of: item, size)), size: size)
      extras.append(
        Extra(
          key: key(of: item), frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y),
          zIndex: item.zIndex, sizing: item.layoutSize.sizing))
    }
  }

  private mutating func placeDecorations() {
    let size = space.axis.size(length, space.axis.across(space.available))
    if let list = section.list, list.background != nil {
      extras.append(
        Extra(
          key: CollectionKey(
            .decorationView, ListBackground.kind, IndexPath(item: 0, section: index)),
          frame: list.backgroundFrame(of: CGRect(origin: .zero, size: size)), zIndex: -2))
    }
    for item in section.decorationItems {
      let inset = item.contentInsets
      let frame = CGRect(
        origin: CGPoint(x: inset.leading, y: inset.top), size: size.inset(by: inset))
      extras.append(
        Extra(
          key: CollectionKey(
            .decorationView, item.elementKind, IndexPath(item: 0, section: index)),
          frame: frame, zIndex: item.zIndex.saturated(plus: -1)))
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns whether the item is at the start or the end of a section.
  func isAlong(_ axis: LineAxis, atEnd: Bool) -> Bool {
    switch (axis.isHorizontal, atEnd) {
    case (false, false): alignment.isTop
    case (false, true): alignment.isBottom
    case (true, false): alignment.isLeading
    case (true, true): alignment.isTrailing
    }
  }
}

extension NSCollectionLayoutGroup {
  /// A Boolean value that indicates whether all groups of a section have the same arrangement.
  var isUniform: Bool {
    if layoutSize.sizing.isSome { return false }
    return subitems.allSatisfy { item in
      (item as? NSCollectionLayoutGroup)?.isUniform ?? !item.layoutSize.sizing.isSome
    }
  }
}
