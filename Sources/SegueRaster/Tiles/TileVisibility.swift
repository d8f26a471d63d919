// Fifth stage: the visible part of a tile's steps. From front to back, the area covered by opaque
// pixels is subtracted from what lies behind, as long as a rectangle remains. Since an opaque pixel
// at full coverage replaces what is beneath it exactly, the image does not change.

/// A step, and the part of the tile in which it must be drawn.
struct VisibleStep {
  var index: Int
  var rect: PixelRect
  /// A Boolean value that indicates whether the outline covers all of `rect`.
  var isFull: Bool
}

struct TileVisibility {
  /// The steps that must be drawn, from back to front.
  private(set) var visible: [VisibleStep] = []
  /// The part of the tile where the background is visible.
  private(set) var background: PixelRect

  private var hidden: [PixelRect] = []
  /// What `findParts` has found.
  private var parts: [PixelRect] = []
  /// For each open group, the number of hidden parts in front of its end.
  private var marks: [Int] = []
  /// The open groups, by their beginnings, and the parts of the tile that they touch.
  private var groups: [(begin: Int, area: PixelRect)] = []
  /// The maximum number of hidden parts. More are not worth their search.
  private static let maximumHidden = 32

  init(_ tile: PixelRect, _ numbers: [Int32], _ steps: [Step]) {
    background = tile
    var skippedBegin: Int?
    for number in numbers.reversed() {
      let index = Int(number)
      if let begin = skippedBegin {
        if index == begin { skippedBegin = nil }
        continue
      }
      let step = steps[index]
      let whole = step.bounds.intersection(groups.last?.area ?? tile)
      let area = step.shape?.touched(whole) ?? whole
      switch step.kind {
      case .leaf(let paint): leaf(step, paint, index, area)
      case .end(let begin, let mixing):
        if mixing.leavesAsDrawn, step.shape?.covers(area) ?? true {
          groups.append((begin, area))
          continue
        }
        if let leaf = soleLeaf(steps, begin, index, mixing, area) {
          group(of: leaf, begin, index, step, mixing, area)
          skippedBegin = begin
          continue
        }
        let rect = remaining(area)
        if rect.isEmpty {
          skippedBegin = begin
        } else {
          visible.append(VisibleStep(index: index, rect: rect, isFull: isFull(step, rect)))
          marks.append(hidden.count)
          groups.append((begin, area))
        }
      case .begin(let end, _): begin(step, index, end, steps)
      }
    }
    background = remaining(tile)
    visible.reverse()
  }

  private mutating func leaf(_ step: Step, _ paint: Paint, _ index: Int, _ area: PixelRect) {
    findParts(of: area)
    for rect in parts {
      visible.append(VisibleStep(index: index, rect: rect, isFull: isFull(step, rect)))
    }
    if paint.isOpaque { hide(step, area) }
  }

  /// Hides what lies behind the pixels of `area` that the shape of `step` covers.
  private mutating func hide(_ step: Step, _ area: PixelRect) {
    guard hidden.count < Self.maximumHidden else { return }
    let inner = step.shape?.inner(area) ?? area
    if !inner.isEmpty { hidden.append(inner) }
  }

  /// Begins a group, unless its end was not drawn because it changes nothing here.
  private mutating func begin(_ step: Step, _ index: Int, _ end: Int, _ steps: [Step]) {
    if groups.last?.begin == index { groups.removeLast() }
    guard let last = visible.lastIndex(where: { $0.index == end }) else { return }
    let rect = visible[last].rect
    let inside = Array(hidden[marks.removeLast()...])
    hidden.removeLast(inside.count)
    hidden += Self.hidden(behind: steps[end], rect, inside)
    visible.append(VisibleStep(index: index, rect: rect, isFull: false))
  }

  /// Returns the index of the leaf between `begin` and `end`, if the group consists of it, and it is
  /// opaque in all of `area`.
  private func soleLeaf(
    _ steps: [Step], _ begin: Int, _ end: Int, _ mixing: GroupMixing, _ area: PixelRect
  ) -> Int? {
    guard end == begin + 2, mixing.mode == nil, case .leaf(let paint) = steps[begin + 1].kind,
      paint.isOpaque, steps[begin + 1].bounds.contains(area),
      steps[begin + 1].shape?.covers(area) ?? true
    else { return nil }
    return begin + 1
  }

  /// Adds the group of one leaf, in as many parts as remain of it.
  private mutating func group(
    of leaf: Int, _ begin: Int, _ end: Int, _ step: Step, _ mixing: GroupMixing, _ area: PixelRect
  ) {
    findParts(of: area)
    for rect in parts {
      visible.append(VisibleStep(index: end, rect: rect, isFull: isFull(step, rect)))
      visible.append(VisibleStep(index: leaf, rect: rect, isFull: true))
      visible.append(VisibleStep(index: begin, rect: rect, isFull: false))
    }
    if mixing.opacity == 255 { hide(step, area) }
  }

  /// Returns what the opaque parts `inside` of a group hide of what lies behind it: where the end of
  /// the group, which is drawn in `rect`, leaves them as they are.
  private static func hidden(behind end: Step, _ rect: PixelRect, _ inside: [PixelRect])
    -> [PixelRect]
  {
    guard !inside.isEmpty, case .end(_, let mixing) = end.kind, mixing.leavesAsDrawn else {
      return []
    }
    let whole = end.shape?.inner(rect) ?? rect
    return inside.map { $0.intersection(whole) }.filter { $0.width >= dividingWidth }
  }

  private func isFull(_ step: Step, _ rect: PixelRect) -> Bool {
    step.shape?.covers(rect) ?? true
  }

  /// The least width of a hidden part that divides what lies behind it. Narrower ones are not worth
  /// the additional rows.
  private static let dividingWidth = 64
  /// The maximum number of parts that a step is divided into, which remain of it side by side.
  private static let maximumParts = 4

  /// Makes `parts` rectangles that together contain what is visible of `rect`: one, or several side by
  /// side where a hidden part lies between them.
  private mutating func findParts(of rect: PixelRect) {
    parts.removeAll(keepingCapacity: true)
    var rest = remaining(rect)
    var count = 1
    while !rest.isEmpty, count < Self.maximumParts, let gap = gap(in: rest) {
      let left = PixelRect(minX: rest.minX, minY: rest.minY, maxX: gap.minX, maxY: rest.maxY)
      let right = PixelRect(minX: gap.maxX, minY: rest.minY, maxX: rest.maxX, maxY: rest.maxY)
      let first = remaining(left)
      if !first.isEmpty { parts.append(first) }
      rest = remaining(right)
      count += 1
    }
    if !rest.isEmpty { parts.append(rest) }
  }

  /// Returns the leftmost hidden part that divides `rect` into two parts side by side.
  private func gap(in rect: PixelRect) -> PixelRect? {
    var first: PixelRect?
    for part in hidden
    where part.minY <= rect.minY && part.maxY >= rect.maxY && part.minX > rect.minX
      && part.maxX < rect.maxX && part.width >= Self.dividingWidth
    {
      if part.minX < first?.minX ?? .max { first = part }
    }
    return first
  }

  private func remaining(_ rect: PixelRect) -> PixelRect {
    var rest = rect
    var before: PixelRect
    repeat {
      before = rest
      for part in hidden where !rest.isEmpty { rest = rest.subtracting(part) }
    } while rest != before && !rest.isEmpty
    return rest
  }
}

extension Paint {
  /// A Boolean value that indicates whether the paint replaces what is beneath it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .image(let image): image.opacity == 255 && image.isOpaque
    case .shaded: true
    case .gradient(let gradient): gradient.isOpaque
    case .backdrop(let backdrop): backdrop.opacity == 255
    case .projected(let image): image.opacity == 255 && image.isOpaque
    case .pending: false
    }
  }
}

extension Outline {
  /// The least width of what is searched for in outlines that are not upright.
  private static let searchedWidth = 64

  /// Returns a rectangle of fully covered pixels within `area`; empty if none is found quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    func whole(_ x: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(x, Double(low)), Double(high)))
    }
    let box = PixelRect(
      minX: whole(minX.rounded(.up), area.minX, area.maxX),
      minY: whole(minY.rounded(.up), area.minY, area.maxY),
      maxX: whole(maxX.rounded(.down), area.minX, area.maxX),
      maxY: whole(maxY.rounded(.down), area.minY, area.maxY))
    if box.isEmpty || covers(box) { return box }
    return box.width < Self.searchedWidth ? .empty : covered(box)
  }

  /// Returns the columns of `box` that are covered in all of its rows. The outline is convex, so the
  /// ones that are inside at the upper and at the lower edge are.
  private func covered(_ box: PixelRect) -> PixelRect {
    let (top, bottom) = (span(at: Double(box.minY)), span(at: Double(box.maxY)))
    let left = max(top.lowerBound, bottom.lowerBound, Double(box.minX)).rounded(.up)
    let right = min(top.upperBound, bottom.upperBound, Double(box.maxX)).rounded(.down)
    guard right - left >= Double(Self.searchedWidth) else { return .empty }
    // One column less on each side, for the rounding of the intersections.
    let inner = PixelRect(
      minX: min(Int(left) + 1, box.maxX), minY: box.minY, maxX: max(Int(right) - 1, box.minX),
      maxY: box.maxY)
    return !inner.isEmpty && covers(inner) ? inner : .empty
  }

  /// Returns the ends of the line in which the outline meets the horizontal at `height`.
  private func span(at height: Double) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    let own = height - Double(y)
    for edge in form.edges where edge.y0 <= own && edge.y1 >= own {
      let x = edge.x0 + (own - edge.y0) * edge.slope + Double(self.x)
      (low, high) = (min(low, x), max(high, x))
    }
    return low <= high ? low...high : 0...0
  }
}
