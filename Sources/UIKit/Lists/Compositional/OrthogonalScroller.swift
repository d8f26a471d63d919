// Sections whose groups scroll at right angles to their layout. A scroll view spans such a section;
// the views of its items are inside.

import Foundation

/// The geometry of a section that scrolls at right angles to its layout.
struct ScrolledSection {
  let index: Int
  /// The frame of the scroll view in the content of the collection view.
  let frame: CGRect
  let axis: LineAxis
  /// The length of the scrolled content.
  let length: CGFloat
  /// The starts and ends of the groups in the scrolled content.
  let groups: [(start: CGFloat, end: CGFloat)]
  /// The distance of the first group from the start.
  let inset: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  /// The additional space at both ends, so that the first and the last group can be centered.
  var centering: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return (0, 0)
    }
    let shown = axis.along(frame.size)
    return (
      max(0, shown / 2 - (first.start + first.end) / 2),
      max(0, shown / 2 - (length - (last.start + last.end) / 2))
    )
  }

  /// The offsets at which scrolling comes to rest, in ascending order.
  var rests: [CGFloat] {
    switch behavior {
    case .groupPagingCentered:
      groups.map { ($0.start + $0.end - axis.along(frame.size)) / 2 }
    case .paging:
      Array(stride(from: 0, to: max(1, length), by: max(1, axis.along(frame.size))))
    default: groups.map { $0.start - inset }
    }
  }
}

/// The scroll view of a section.
@MainActor
final class OrthogonalScroller: UIScrollView {
  private(set) var section: ScrolledSection?
  weak var list: UICollectionView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Adopts the geometry of a section.
  func show(_ new: ScrolledSection, in list: UICollectionView) {
    let isFirst = section == nil
    (section, self.list) = (new, list)
    if frame != new.frame { frame = new.frame }
    let across = new.axis.across(new.frame.size)
    contentSize = new.axis.size(new.length, across)
    let (before, after) = new.centering
    contentInset =
      new.axis.isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    decelerationRate =
      new.properties.decelerationRate ?? (new.behavior == .continuous ? .normal : .fast)
    bounces = new.properties.bounce != .never && list.bounces
    alwaysBounceHorizontal = new.axis.isHorizontal && new.properties.bounce == .always
    alwaysBounceVertical = !new.axis.isHorizontal && new.properties.bounce == .always
    if isFirst, before > 0 { contentOffset = new.axis.point(-before, 0) }
    if isFirst, isMirrored { contentOffset.x = max(0, new.length - new.frame.width) }
  }

  var isMirrored: Bool {
    section?.axis.isHorizontal == true
      && list?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns an offset in the opposite layout direction.
  func mirrored(_ offset: CGFloat) -> CGFloat { contentSize.width - bounds.width - offset }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != super.bounds.origin { list?.orthogonalSectionDidScroll() }
    }
  }

  override func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let section, section.behavior != .continuous, !section.rests.isEmpty else {
      return target
    }
    let along = section.axis.isHorizontal
    let rest = rest(
      near: along ? target.x : target.y, speed: along ? velocity.x : velocity.y, section)
    return along ? CGPoint(x: rest, y: target.y) : CGPoint(x: target.x, y: rest)
  }

  /// Returns the offset at which the content comes to rest.
  ///
  /// - Parameter speed: The velocity in points per millisecond.
  private func rest(near target: CGFloat, speed: CGFloat, _ section: ScrolledSection) -> CGFloat {
    let limits = section.axis.isHorizontal ? horizontalLimits : verticalLimits
    let rests = section.rests.map {
      min(
        max(isMirrored ? mirrored($0) : $0, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    }.sorted()
    func nearest(_ place: CGFloat) -> Int {
      rests.indices.min { abs(rests[$0] - place) < abs(rests[$1] - place) } ?? 0
    }
    if section.behavior == .continuousGroupLeadingBoundary { return rests[nearest(target)] }
    let first = section.axis.isHorizontal ? drag.firstOffset.x : drag.firstOffset.y
    let now = section.axis.isHorizontal ? contentOffset.x : contentOffset.y
    let start = nearest(first)
    var page = nearest(now)
    let fast = Self.pagingSpeed / 1000
    if speed > fast, rests[page] <= now { page += 1 }
    if speed < -fast, rests[page] >= now { page -= 1 }
    page = min(max(page, start - 1), start + 1)
    return rests[min(max(page, 0), rests.count - 1)]
  }
}

extension UICollectionView {
  /// Returns the offset of a section that scrolls at right angles to the layout, for a layout from
  /// left to right.
  func orthogonalOffset(ofSection section: Int) -> CGPoint {
    guard let scroller = scrollers[section] else { return .zero }
    guard scroller.isMirrored else { return scroller.contentOffset }
    return CGPoint(x: scroller.mirrored(scroller.contentOffset.x), y: scroller.contentOffset.y)
  }

  /// Places the elements again after a section has scrolled.
  func orthogonalSectionDidScroll() {
    guard !isPlacing else { return }
    placedBounds = .null
    setNeedsLayout()
  }

  /// Makes and places the scroll views of sections.
  ///
  /// - Parameter isMoving: Whether those that exist already are moved to their sections.
  func placeScrollers(moving isMoving: Bool = true) {
    let sections = currentLayout.scrolledSections
    let wanted = Set(sections.map(\.index))
    for (index, scroller) in scrollers where !wanted.contains(index) {
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
    for section in sections {
      if let scroller = scrollers[section.index] {
        if isMoving { scroller.show(section, in: self) }
        continue
      }
      UIView.performWithoutAnimation {
        let scroller = OrthogonalScroller(frame: section.frame)
        scrollers[section.index] = scroller
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
        scroller.show(section, in: self)
      }
    }
  }

  /// Returns the view that contains an element: the collection view, or the scroll view of a section.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  /// Returns the frame of an element in the content, as far as its section has scrolled.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.scroller else { return attributes.frame }
    let offset = scrollers[section]?.contentOffset ?? .zero
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Relates the position of a view to the view that contains its element.
  func adoptHost(of attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView)
  {
    let host = host(of: attributes)
    let origin = host === self ? .zero : host.frame.origin
    if view.hostOrigin != origin {
      view.hostOrigin = origin
      view.placed = nil
    }
  }

  /// Puts a view into the view that contains its element.
  func move(_ view: UICollectionReusableView, toHostOf attributes: UICollectionViewLayoutAttributes)
  {
    adoptHost(of: attributes, in: view)
    let host = host(of: attributes)
    if view.superview !== host { host.addSubview(view) }
  }

  /// Scrolls a section so that an item is visible.
  func scrollSection(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
  ) {
    guard let index = attributes.scroller, let scroller = scrollers[index] else { return }
    let frame = attributes.frame.offsetBy(
      dx: -scroller.frame.minX, dy: -scroller.frame.minY)
    var offset = scroller.offsetShowing(frame)
    let (size, inset) = (scroller.bounds.size, scroller.section?.inset ?? 0)
    if position.contains(.left) { offset.x = frame.minX - inset }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - size.width }
    scroller.setContentOffset(scroller.withinLimits(offset), animated: animated)
  }
}
