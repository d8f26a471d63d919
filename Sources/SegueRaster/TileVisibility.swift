// Fifth stage: what of a tile's steps can be seen. Walking from front to back, whatever opaque
// pixels cover is taken away from what lies behind, as long as a rectangle remains. Since an opaque
// pixel at full coverage replaces what is beneath it exactly, nothing changes in the picture.

/// A step, and the part of the tile it has to be drawn in.
struct VisibleStep {
  var index: Int
  var rect: PixelRect
  /// Whether the outline covers all of `rect`.
  var isFull: Bool
}

struct TileVisibility {
  /// What has to be drawn, from back to front.
  private(set) var visible: [VisibleStep] = []
  /// The part of the tile where the background shows.
  private(set) var background: PixelRect

  private var hidden: [PixelRect] = []
  /// For each open group: how much was hidden in front of its end.
  private var marks: [Int] = []
  /// More hidden parts are not worth their search.
  private static let mostHidden = 32

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
      let area = step.bounds.intersection(tile)
      switch step.kind {
      case .leaf(let paint): leaf(step, paint, index, area)
      case .end(let begin, let mixing):
        if mixing.leavesAsDrawn, step.shape?.covers(area) ?? true { continue }
        let rect = remaining(area)
        if rect.isEmpty {
          skippedBegin = begin
        } else {
          visible.append(VisibleStep(index: index, rect: rect, isFull: isFull(step, rect)))
          marks.append(hidden.count)
        }
      case .begin(let end, _): begin(step, index, end, steps)
      }
    }
    background = remaining(tile)
    visible.reverse()
  }

  private mutating func leaf(_ step: Step, _ paint: Paint, _ index: Int, _ area: PixelRect) {
    let rect = remaining(area)
    if rect.isEmpty { return }
    visible.append(VisibleStep(index: index, rect: rect, isFull: isFull(step, rect)))
    guard paint.isOpaque, hidden.count < Self.mostHidden else { return }
    let inner = step.shape?.inner(area) ?? area
    if !inner.isEmpty { hidden.append(inner) }
  }

  /// A group whose end was not drawn, because it changes nothing here, has no beginning either.
  private mutating func begin(_ step: Step, _ index: Int, _ end: Int, _ steps: [Step]) {
    guard let last = visible.lastIndex(where: { $0.index == end }) else { return }
    hidden.removeLast(hidden.count - marks.removeLast())
    let rect = visible[last].rect
    visible.append(VisibleStep(index: index, rect: rect, isFull: false))
  }

  private func isFull(_ step: Step, _ rect: PixelRect) -> Bool {
    step.shape?.covers(rect) ?? true
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
  /// Whether what it paints replaces what is beneath it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .picture(let picture): picture.opacity == 255 && picture.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    case .backdrop(let backdrop): backdrop.opacity == 255
    case .projected(let picture): picture.opacity == 255 && picture.isOpaque
    }
  }
}

extension Outline {
  /// A rectangle of fully covered pixels within `area`; empty when none is found quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    func whole(_ x: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(x, Double(low)), Double(high)))
    }
    let box = PixelRect(
      minX: whole(minX.rounded(.up), area.minX, area.maxX),
      minY: whole(minY.rounded(.up), area.minY, area.maxY),
      maxX: whole(maxX.rounded(.down), area.minX, area.maxX),
      maxY: whole(maxY.rounded(.down), area.minY, area.maxY))
    return !box.isEmpty && covers(box) ? box : .empty
  }
}
