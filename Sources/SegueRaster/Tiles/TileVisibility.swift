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
  /// For each open group, the number of hidden parts in front of its end.
  private var marks: [Int] = []
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
    guard paint.isOpaque, hidden.count < Self.maximumHidden else { return }
    let inner = step.shape?.inner(area) ?? area
    if !inner.isEmpty { hidden.append(inner) }
  }

  /// Begins a group, unless its end was not drawn because it changes nothing here.
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
  /// A Boolean value that indicates whether the paint replaces what is beneath it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .image(let image): image.opacity == 255 && image.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    case .backdrop(let backdrop): backdrop.opacity == 255
    case .projected(let image): image.opacity == 255 && image.isOpaque
    case .pending: false
    }
  }
}

extension Outline {
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
    return !box.isEmpty && covers(box) ? box : .empty
  }
}
