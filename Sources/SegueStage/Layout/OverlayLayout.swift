// Views positioned by their distances from the parent's edges. Along each axis, two distances
// stretch the view between them; one places it at that distance from its edge; without any, the
// view is centered if its placement is centered or has a length, and otherwise fills the parent.

import SegueScenes
import UIKit

/// The layout that positions each view by its own placement.
package struct OverlayLayout: Arranging {
  /// Returns the frames of the items, each from its own placement.
  package func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect] {
    items.map { frame(of: $0, in: size) }
  }

  /// Returns one side of the size that the items need, at most `limit`.
  package func length(
    along axis: NSLayoutConstraint.Axis, of items: [LayoutItem], within limit: CGSize
  ) -> CGFloat {
    items.reduce(0) { length, item in
      let (across, down) = axes(of: item, in: limit)
      let contents = item.length(
        along: axis, width: across.given, height: down.given,
        within: CGSize(width: limit.width - across.margins, height: limit.height - down.margins))
      return max(length, contents + (axis == .horizontal ? across : down).margins)
    }
  }

  private func frame(of item: LayoutItem, in parent: CGSize) -> CGRect {
    let (across, down) = axes(of: item, in: parent)
    let available = CGSize(
      width: parent.width - across.margins, height: parent.height - down.margins)
    let isRatio = item.placement.aspect != nil
    var size = item.size(
      width: across.length(of: parent.width, fills: !isRatio || down.given == nil),
      height: down.length(of: parent.height, fills: !isRatio), within: available)
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    return CGRect(
      x: across.origin(of: size.width, in: parent.width),
      y: down.origin(of: size.height, in: parent.height), width: size.width, height: size.height)
  }

  private func axes(of item: LayoutItem, in parent: CGSize) -> (PlacedSpan, PlacedSpan) {
    let place = item.placement
    let across = PlacedSpan(
      start: place.leading.map { CGFloat($0.points(of: parent.width)) },
      end: place.trailing.map { CGFloat($0.points(of: parent.width)) },
      side: place.width, given: item.fixed(place.width, of: parent.width),
      isCentered: place.isCenteredAcross)
    let down = PlacedSpan(
      start: place.top.map { CGFloat($0.points(of: parent.height)) },
      end: place.bottom.map { CGFloat($0.points(of: parent.height)) },
      side: place.height, given: item.fixed(place.height, of: parent.height),
      isCentered: place.isCenteredDown)
    return (across, down)
  }
}

/// The placement of a view along one axis.
struct PlacedSpan {
  /// The distances from the two edges.
  var start, end: CGFloat?
  var side: SideLength?
  /// The length, if it is a number.
  var given: CGFloat?
  var isCentered: Bool

  var margins: CGFloat { (start ?? 0) + (end ?? 0) }

  /// Returns the length, or `nil` if it depends on the contents.
  func length(of parent: CGFloat, fills: Bool) -> CGFloat? {
    if let given { return given }
    if side == .fill { return parent - margins }
    if side == .fit { return nil }
    if start != nil, end != nil { return parent - margins }
    if start != nil || end != nil || isCentered { return nil }
    return fills ? parent : nil
  }

  /// Returns the origin of a view of the given length.
  func origin(of length: CGFloat, in parent: CGFloat) -> CGFloat {
    switch (start, end) {
    case (let start?, nil): return start
    case (nil, let end?): return parent - end - length
    case (let start?, let end?): return start + (parent - start - end - length) / 2
    case (nil, nil): return (parent - length) / 2
    }
  }
}
