// Fourth stage: the frame is divided into tiles, and each gets the indexes of the steps that may
// touch it, so that the cost of a tile depends on its content and not on the size of the list.

import SeguePixels

/// A step of drawing a frame, where groups are represented by a beginning and an end.
struct Step: Sendable {
  enum Kind: Sendable {
    case leaf(Paint)
    /// The beginning of a group, which consists of the following steps up to the end with the same
    /// number.
    case begin(end: Int, isIsolated: Bool)
    /// The end of the group that began at `begin`, which is mixed with its backdrop.
    case end(begin: Int, GroupMixing)
  }

  var kind: Kind
  var shape: Shape?
  var bounds: PixelRect
  /// The opaque areas in front that share edges with the shape.
  var sharedEdges: SharedEdges?
}

/// A frame divided into tiles.
struct TilePlan: Sendable {
  /// The steps, from back to front.
  let steps: [Step]
  /// The tiles, row by row, and the steps that may touch each, from back to front.
  let tiles: [(rect: PixelRect, steps: [Int32])]
  /// The largest tile.
  let largest: PixelRect

  /// The default tile height. Tiles are as wide as possible, since kernels are fastest on long
  /// rows, and low enough for a tile, the images under it and the working rows to stay in the
  /// nearest cache.
  static let defaultHeight = 32
  static let widest = 2048

  init(_ plan: RasterPlan, tileWidth: Int?, tileHeight: Int?) {
    var steps: [Step] = []
    Self.open(plan.nodes, into: &steps)
    self.steps = steps
    let frame = plan.frame
    let width = min(tileWidth ?? Self.evenWidth(frame.width), frame.width)
    let height = min(tileHeight ?? Self.defaultHeight, frame.height)
    let across = (frame.width + width - 1) / width
    let down = (frame.height + height - 1) / height
    var bins = [[Int32]](repeating: [], count: across * down)
    for (index, step) in steps.enumerated() where !step.bounds.isEmpty {
      let bounds = step.bounds
      for row in bounds.minY / height...(bounds.maxY - 1) / height {
        for column in bounds.minX / width...(bounds.maxX - 1) / width {
          bins[row * across + column].append(Int32(index))
        }
      }
    }
    tiles = bins.enumerated().map { index, steps in
      let (x, y) = (index % across * width, index / across * height)
      let rect = PixelRect(
        minX: x, minY: y, maxX: min(x + width, frame.width), maxY: min(y + height, frame.height))
      return (rect, steps)
    }
    largest = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// Returns the width of equal tiles of at most `widest` pixels, in whole cache lines.
  static func evenWidth(_ width: Int) -> Int {
    let count = (width + widest - 1) / widest
    return ((width + count - 1) / count + 15) & ~15
  }

  static func open(_ nodes: [PlanNode], into steps: inout [Step]) {
    for node in nodes {
      switch node.kind {
      case .leaf(let paint):
        if let last = steps.indices.last, let shaded = node.shading(steps[last]) {
          steps[last].kind = .leaf(shaded)
          continue
        }
        steps.append(
          Step(
            kind: .leaf(paint), shape: node.shape, bounds: node.bounds,
            sharedEdges: node.sharedEdges))
      case .group(let inner, let mixing):
        let (begin, isIsolated) = (steps.count, mixing.mode != nil)
        steps.append(
          Step(
            kind: .begin(end: 0, isIsolated: isIsolated), shape: node.shape, bounds: node.bounds))
        open(inner, into: &steps)
        steps[begin].kind = .begin(end: steps.count, isIsolated: isIsolated)
        let end = Step.Kind.end(begin: begin, mixing)
        steps.append(
          Step(kind: end, shape: node.shape, bounds: node.bounds, sharedEdges: node.sharedEdges))
      }
    }
  }
}

extension PlanNode {
  /// Returns the paint of `step` with that of this node over it, if the step is opaque, and this node a
  /// translucent color or gradient in the same pixels: a screen and the view that dims it, a strip of a
  /// bent page and its shade. They are painted row by row together, with the same coverage.
  fileprivate func shading(_ step: Step) -> Paint? {
    guard case .leaf(let shade) = kind, case .leaf(let paint) = step.kind,
      step.bounds == bounds, step.sharedEdges === sharedEdges,
      shape.hasSameOutline(as: step.shape)
    else { return nil }
    return ShadedPaint(paint, under: shade).map { .shaded($0) }
  }
}

extension Shape? {
  /// Returns whether both are everywhere, or the same convex outline.
  fileprivate func hasSameOutline(as other: Shape?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (.convex(let own), .convex(let outline)):
      own.isSame(as: outline)
    default: false
    }
  }
}
