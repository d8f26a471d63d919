// Stacks by arithmetic: the natural lengths, what is missing or left over, and who takes it.

import CoreGraphics
import UIKit

/// Measures the visible views of a stack.
@MainActor
struct PlainMeasurer {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
  }

  /// The frames of the visible views, or `nil` if the views do not fit by any means.
  var frames: [CGRect]? {
    var room = CGRect(origin: .zero, size: stack.bounds.size)
    if stack.isLayoutMarginsRelativeArrangement { room = room.inset(by: stack.layoutMargins) }
    guard room.size.width >= 0, room.size.height >= 0, !views.isEmpty,
      let (lengths, gaps) = lengths(in: isRow ? room.width : room.height)
    else { return nil }
    var position: CGFloat = 0
    return views.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      let (start, length) = across(views[index], in: isRow ? room.height : room.width)
      let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isRow {
        let x = isMirrored ? room.maxX - position - lengths[index] : room.minX + position
        return CGRect(x: x, y: room.minY + start, width: lengths[index], height: length)
      }
      let x = isMirrored ? room.maxX - start - length : room.minX + start
      return CGRect(x: x, y: room.minY + position, width: length, height: lengths[index])
    }
  }

  /// The smallest size in which no view is compressed.
  var fittingSize: CGSize? {
    guard !views.isEmpty, stack.distribution != .fillProportionally else { return nil }
    let naturals = views.map(natural)
    let sum =
      stack.distribution == .fillEqually
      ? (naturals.max() ?? 0) * CGFloat(views.count) : naturals.reduce(0, +)
    // Spaces that have to be equal are all as long as the longest.
    let gaps = spaces
    let isEqual = stack.distribution == .equalSpacing
    let along = sum + (isEqual ? (gaps.max() ?? 0) * CGFloat(gaps.count) : gaps.reduce(0, +))
    let across = views.map(naturalAcross).max() ?? 0
    let margins =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : UIEdgeInsets.zero
    return CGSize(
      width: (isRow ? along : across) + margins.left + margins.right,
      height: (isRow ? across : along) + margins.top + margins.bottom)
  }

  // MARK: Along the axis

  private var spaces: [CGFloat] {
    views.dropLast().map { view in
      let own = stack.customSpacing(after: view)
      return own == UIStackView.spacingUseDefault ? stack.spacing : own
    }
  }

  private func natural(_ view: UIView) -> CGFloat {
    isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
  }

  private func lengths(in room: CGFloat) -> ([CGFloat], [CGFloat])? {
    var (lengths, gaps) = (views.map(natural), spaces)
    let wanted = gaps.reduce(0, +)
    guard room - wanted >= 0 else { return nil }
    let free = room - wanted - lengths.reduce(0, +)
    switch stack.distribution {
    case .fillEqually:
      let length = (room - wanted) / CGFloat(views.count)
      return (views.map { _ in length }, gaps)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      guard lengths.allSatisfy({ $0 > 0 }) else { return nil }
      return (lengths.map { $0 / total * (room - wanted) }, gaps)
    case .equalSpacing where views.count > 1:
      // All spaces are as long as the others, and none is shorter than it has to be.
      let gap = (room - lengths.reduce(0, +)) / CGFloat(gaps.count)
      let longest = gaps.max() ?? 0
      gaps = gaps.map { _ in max(gap, longest) }
      if gap >= longest { return (lengths, gaps) }
      guard longest * CGFloat(gaps.count) <= room else { return nil }
      shrink(&lengths, by: longest * CGFloat(gaps.count) + lengths.reduce(0, +) - room)
    default:
      if free >= 0 {
        let growing = views.indices.min { hugging($0) < hugging($1) } ?? 0
        lengths[growing] += free
      } else {
        shrink(&lengths, by: -free)
      }
    }
    return (lengths, gaps)
  }

  private func shrink(_ lengths: inout [CGFloat], by excess: CGFloat) {
    var excess = excess
    for index in views.indices.sorted(by: { resistance($0) < resistance($1) }) {
      let part = min(excess, lengths[index])
      lengths[index] -= part
      excess -= part
    }
  }

  private func hugging(_ index: Int) -> Float {
    views[index].contentHuggingPriority(for: stack.axis).rawValue
  }

  private func resistance(_ index: Int) -> Float {
    views[index].contentCompressionResistancePriority(for: stack.axis).rawValue
  }

  // MARK: Across the axis

  private func naturalAcross(_ view: UIView) -> CGFloat {
    isRow ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
  }

  private func across(_ view: UIView, in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let length = min(naturalAcross(view), room)
    switch stack.alignment {
    case .leading: return (0, length)
    case .trailing: return (room - length, length)
    case .center: return ((room - length) / 2, length)
    default: return (0, room)
    }
  }
}
