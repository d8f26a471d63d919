// Views in a row or a column. Along the stack, what has a length gets it, what fits its contents gets
// that, and what fills shares the rest. When there is too little room, what fits gives way in
// proportion.

import SegueScenes
import UIKit

/// One view after another.
package struct StackLayout: Arranging {
  let stack: SceneStack

  /// The layout of `stack`.
  package init(stack: SceneStack) { self.stack = stack }

  private var isHorizontal: Bool { stack.axis == .horizontal }

  package func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect] {
    let room = Pair(size, isHorizontal)
    let sizes = sizes(of: items, in: room)
    let free = max(0, room.main - total(sizes))
    var (position, gap) = start(free: free, count: items.count)
    return sizes.map { length in
      let frame = rect(
        along: position, across: offset(of: length.cross, in: room.cross), length)
      position += length.main + gap
      return frame
    }
  }

  package func size(of items: [LayoutItem], within limit: CGSize) -> CGSize {
    var room = Pair(limit, isHorizontal)
    // Nothing fills while the stack itself is being measured, unless there is too little room: then
    // what fills gets what the others leave, and its text wraps there.
    let wanted = items.map { natural($0, in: room, along: false, across: false) }
    let measured = sizes(
      of: items, in: room, filling: total(wanted) > room.main ? .along : .nothing)
    room.main = min(room.main, total(measured))
    room.cross = measured.map(\.cross).max() ?? 0
    return room.size(isHorizontal)
  }

  // MARK: Lengths

  private func total(_ sizes: [Pair]) -> CGFloat {
    sizes.reduce(0) { $0 + $1.main } + stack.spacing * CGFloat(max(0, sizes.count - 1))
  }

  /// What is stretched to the room there is.
  private enum Filling { case nothing, along, both }

  private func sizes(
    of items: [LayoutItem], in room: Pair, filling: Filling = .both
  ) -> [Pair] {
    let isAlong = filling != .nothing
    let isAcross = filling == .both
    var sizes = items.map { natural($0, in: room, along: isAlong, across: isAcross) }
    let free = room.main - total(sizes)
    let fillers = items.indices.filter { isAlong && side($0, items) == .fill }
    if free > 0, !fillers.isEmpty {
      for index in fillers { sizes[index].main = free / CGFloat(fillers.count) }
    } else if free < 0 {
      shrink(&sizes, items, by: -free)
    }
    for index in items.indices {
      sizes[index].cross = cross(items[index], sizes[index], in: room, filling: isAcross)
    }
    return sizes
  }

  /// The length along the stack before the rest is shared out.
  private func natural(_ item: LayoutItem, in room: Pair, along: Bool, across: Bool) -> Pair {
    let sides = Sides(item.placement, isHorizontal)
    if let main = item.fixed(sides.main, of: room.main) { return Pair(main: main, cross: 0) }
    if sides.main == .fill, along { return Pair(main: 0, cross: 0) }
    let cross = givenCross(item, in: room, filling: across)
    let limit = Pair(main: isHorizontal ? room.main : LayoutItem.endless, cross: room.cross)
    let size = item.size(
      width: isHorizontal ? nil : cross, height: isHorizontal ? cross : nil,
      within: limit.size(isHorizontal))
    return Pair(main: Pair(size, isHorizontal).main, cross: 0)
  }

  /// What fits its contents gives way, in proportion to its length.
  private func shrink(_ sizes: inout [Pair], _ items: [LayoutItem], by excess: CGFloat) {
    let soft = items.indices.filter { Sides(items[$0].placement, isHorizontal).isSoft }
    let total = soft.reduce(0) { $0 + sizes[$1].main }
    guard total > 0 else { return }
    let factor = max(0, 1 - excess / total)
    for index in soft { sizes[index].main *= factor }
  }

  /// The length across the stack where the contents have no say.
  private func givenCross(_ item: LayoutItem, in room: Pair, filling: Bool) -> CGFloat? {
    let side = Sides(item.placement, isHorizontal).cross
    if let fixed = item.fixed(side, of: room.cross) { return fixed }
    if room.cross >= LayoutItem.endless || side == .fit { return nil }
    // A ratio decides on the cross length when the main one is known; otherwise it needs this one.
    let isFree = item.placement.aspect == nil || !Sides(item.placement, isHorizontal).saysMain
    let fills = side == .fill || (side == nil && stack.alignment == .fill && isFree)
    // Columns measure their rows at full width, so that text wraps where it will.
    return fills && (filling || !isHorizontal) ? room.cross : nil
  }

  private func cross(_ item: LayoutItem, _ size: Pair, in room: Pair, filling: Bool) -> CGFloat {
    if let given = givenCross(item, in: room, filling: filling), filling { return given }
    let limit = Pair(main: size.main, cross: room.cross).size(isHorizontal)
    let fixed = item.fixed(Sides(item.placement, isHorizontal).cross, of: room.cross)
    let measured = item.size(
      width: isHorizontal ? size.main : fixed, height: isHorizontal ? fixed : size.main,
      within: limit)
    return Pair(measured, isHorizontal).cross
  }

  private func side(_ index: Int, _ items: [LayoutItem]) -> SideLength? {
    Sides(items[index].placement, isHorizontal).main
  }

  // MARK: Places

  /// Where the first view begins, and what is between neighbours.
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

  private func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch stack.alignment {
    case .leading: 0
    case .trailing: room - length
    case .center, .fill: (room - length) / 2
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

/// What a view says about its lengths along and across a stack.
private struct Sides {
  let main, cross: SideLength?

  init(_ placement: ScenePlacement, _ isHorizontal: Bool) {
    (main, cross) =
      isHorizontal ? (placement.width, placement.height) : (placement.height, placement.width)
  }

  /// Whether the length along the stack is a number or all the room.
  var saysMain: Bool { main != nil && main != .fit }
  /// Whether it gives way when there is too little room.
  var isSoft: Bool { main == nil || main == .fit }
}
