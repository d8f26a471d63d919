// Views in a row or a column. Along the stack, a view with a length gets that length, a view that
// fits its contents gets their length, and views that fill share the remaining space. If space is
// insufficient, views that fit their contents shrink in proportion.

import SegueScenes
import UIKit

/// The layout of views in a row or a column.
package struct StackLayout: Arranging {
  let stack: SceneStack

  /// Creates the layout of `stack`.
  package init(stack: SceneStack) { self.stack = stack }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var mainAxis: NSLayoutConstraint.Axis { isHorizontal ? .horizontal : .vertical }
  private var crossAxis: NSLayoutConstraint.Axis { isHorizontal ? .vertical : .horizontal }

  /// Returns the frames of the items in a stack of the given size.
  package func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect] {
    let available = Pair(size, isHorizontal)
    let sizes = sizes(of: items, in: available)
    let free = max(0, available.main - total(sizes))
    var (position, gap) = start(free: free, count: items.count)
    return sizes.map { length in
      let frame = rect(
        along: position, across: offset(of: length.cross, in: available.cross), length)
      position += length.main + gap
      return frame
    }
  }

  /// Returns one side of the size that the items need, at most `limit`.
  package func length(
    along axis: NSLayoutConstraint.Axis, of items: [LayoutItem], within limit: CGSize
  ) -> CGFloat {
    let available = Pair(limit, isHorizontal)
    // No view fills while the stack itself is being measured, unless space is insufficient: then
    // views that fill get what the others leave, and their text wraps there.
    let wanted = items.map { natural($0, in: available, along: false, across: false) }
    let filling = total(wanted) > available.main ? Filling.along : .nothing
    guard axis != mainAxis else {
      return min(available.main, total(lengths(of: items, in: available, filling: filling)))
    }
    return sizes(of: items, in: available, filling: filling).map(\.cross).max() ?? 0
  }

  // MARK: Lengths

  private func total(_ sizes: [Pair]) -> CGFloat {
    sizes.reduce(0) { $0 + $1.main } + stack.spacing * CGFloat(max(0, sizes.count - 1))
  }

  /// The axes along which views are stretched to the available space.
  private enum Filling { case nothing, along, both }

  private func sizes(
    of items: [LayoutItem], in available: Pair, filling: Filling = .both
  ) -> [Pair] {
    let isAcross = filling == .both
    var sizes = lengths(of: items, in: available, filling: filling)
    for index in items.indices {
      sizes[index].cross = cross(items[index], sizes[index], in: available, filling: isAcross)
    }
    return sizes
  }

  /// Returns the lengths of the items along the stack.
  private func lengths(of items: [LayoutItem], in available: Pair, filling: Filling) -> [Pair] {
    let isAlong = filling != .nothing
    let isAcross = filling == .both
    var sizes = items.map { natural($0, in: available, along: isAlong, across: isAcross) }
    let free = available.main - total(sizes)
    let fillers = items.indices.filter { isAlong && side($0, items) == .fill }
    if free > 0, !fillers.isEmpty {
      for index in fillers { sizes[index].main = free / CGFloat(fillers.count) }
    } else if free < 0 {
      shrink(&sizes, items, by: -free)
    }
    return sizes
  }

  /// Returns the size of an item before the remaining space is distributed.
  private func natural(_ item: LayoutItem, in available: Pair, along: Bool, across: Bool) -> Pair {
    let sides = Sides(item.placement, isHorizontal)
    if let main = item.fixed(sides.main, of: available.main) { return Pair(main: main, cross: 0) }
    if sides.main == .fill, along { return Pair(main: 0, cross: 0) }
    let cross = givenCross(item, in: available, filling: across)
    let limit = Pair(
      main: isHorizontal ? available.main : LayoutItem.unlimited, cross: available.cross)
    let main = item.length(
      along: mainAxis, width: isHorizontal ? nil : cross, height: isHorizontal ? cross : nil,
      within: limit.size(isHorizontal))
    return Pair(main: main, cross: 0)
  }

  /// Shrinks the views that fit their contents in proportion to their length, until `excess` is
  /// gone.
  private func shrink(_ sizes: inout [Pair], _ items: [LayoutItem], by excess: CGFloat) {
    let soft = items.indices.filter { Sides(items[$0].placement, isHorizontal).isSoft }
    let total = soft.reduce(0) { $0 + sizes[$1].main }
    guard total > 0 else { return }
    let factor = max(0, 1 - excess / total)
    for index in soft { sizes[index].main *= factor }
  }

  /// Returns the length across the stack if it does not depend on the contents.
  private func givenCross(_ item: LayoutItem, in available: Pair, filling: Bool) -> CGFloat? {
    let side = Sides(item.placement, isHorizontal).cross
    if let fixed = item.fixed(side, of: available.cross) { return fixed }
    if available.cross >= LayoutItem.unlimited || side == .fit { return nil }
    // An aspect ratio determines the cross length when the main length is known; otherwise the main
    // length needs this one.
    let isFree = item.placement.aspect == nil || !Sides(item.placement, isHorizontal).specifiesMain
    let fills = side == .fill || (side == nil && stack.alignment == .fill && isFree)
    // Columns measure their rows at full width, so that text wraps where it does in the layout.
    return fills && (filling || !isHorizontal) ? available.cross : nil
  }

  private func cross(_ item: LayoutItem, _ size: Pair, in available: Pair, filling: Bool) -> CGFloat
  {
    if let given = givenCross(item, in: available, filling: filling), filling { return given }
    let limit = Pair(main: size.main, cross: available.cross).size(isHorizontal)
    let fixed = item.fixed(Sides(item.placement, isHorizontal).cross, of: available.cross)
    return item.length(
      along: crossAxis, width: isHorizontal ? size.main : fixed,
      height: isHorizontal ? fixed : size.main, within: limit)
  }

  private func side(_ index: Int, _ items: [LayoutItem]) -> SideLength? {
    Sides(items[index].placement, isHorizontal).main
  }

  // MARK: Positions

  /// Returns the position of the first view and the spacing between neighbors.
  private func start(free: CGFloat, count: Int) -> (CGFloat, CGFloat) {
    let (spacing, count) = (stack.spacing, CGFloat(count))
    return switch stack.distribution {
    case .start: (0, spacing)
    case .center: (free / 2, spacing)
    case .end: (free, spacing)
    case .between: count > 1 ? (0, spacing + free / (count - 1)) : (free / 2, spacing)
    case .evenly: (free / (count + 1), spacing + free / (count + 1))
    }
  }

  private func offset(of length: CGFloat, in available: CGFloat) -> CGFloat {
    switch stack.alignment {
    case .leading: 0
    case .trailing: available - length
    case .center, .fill: (available - length) / 2
    }
  }

  private func rect(along main: CGFloat, across cross: CGFloat, _ length: Pair) -> CGRect {
    isHorizontal
      ? CGRect(x: main, y: cross, width: length.main, height: length.cross)
      : CGRect(x: cross, y: main, width: length.cross, height: length.main)
  }
}

/// A size as lengths along and across a stack.
private struct Pair {
  var main, cross: CGFloat

  init(main: CGFloat, cross: CGFloat) { (self.main, self.cross) = (main, cross) }

  init(_ size: CGSize, _ isHorizontal: Bool) {
    (main, cross) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
  }

  package func size(_ isHorizontal: Bool) -> CGSize {
    isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

/// The lengths along and across a stack that a view's placement specifies.
private struct Sides {
  let main, cross: SideLength?

  init(_ placement: ScenePlacement, _ isHorizontal: Bool) {
    (main, cross) =
      isHorizontal ? (placement.width, placement.height) : (placement.height, placement.width)
  }

  /// A Boolean value that indicates whether the length along the stack is a number or fills the
  /// available space.
  var specifiesMain: Bool { main != nil && main != .fit }
  /// A Boolean value that indicates whether the view shrinks when space is insufficient.
  var isSoft: Bool { main == nil || main == .fit }
}
