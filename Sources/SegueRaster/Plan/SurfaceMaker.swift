// Intermediate surfaces of a frame: the coverage of masks and shadows, and blurred backdrops. They
// are made from back to front, each when the content behind it is finished. Nodes keep theirs until
// there are too many pixels; then the nodes that are finished are drawn and replaced by the result.
// Since painting a node depends only on the pixels beneath, that does not change the image.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  /// A function that draws nodes over a color, for some pixels of the frame.
  typealias Drawing = ([PlanNode], PixelRect, PremultipliedRGBA8) throws -> PixelBuffer

  /// Makes all pending masks, images and blurred backdrops, and merges nodes when their surfaces
  /// have more than `limit` pixels.
  mutating func makeSurfaces(keeping limit: Int, drawing draw: @escaping Drawing) throws {
    guard nodes.contains(where: \.hasSurfaces) else { return }
    var maker = SurfaceMaker(self, keeping: limit, drawing: draw)
    nodes = try maker.made(nodes, over: SurfaceContext(background))
  }

  /// Returns the account of the surfaces that `makeSurfaces` makes.
  func countedSurfaces(keeping limit: Int) throws -> SurfaceCount {
    guard nodes.contains(where: \.hasSurfaces) else { return SurfaceCount() }
    var maker = SurfaceMaker(self, keeping: limit, drawing: nil)
    _ = try maker.made(nodes, over: SurfaceContext(background))
    return maker.ledger.count
  }
}

/// Makes the surfaces of one frame, or counts them.
struct SurfaceMaker {
  /// The default number of pixels of surfaces that nodes keep: a few frames of a phone, or two of a
  /// television. Merging is therefore rare, and costs less than making what it releases.
  static let pixelsKept = 1 << 24

  private(set) var ledger: SurfaceLedger
  private let plan: RasterPlan
  /// The function that draws; `nil` if surfaces are only counted.
  private let draw: RasterPlan.Drawing?
  /// For each mask that has been requested, the number of further readers. The plan keeps all masks,
  /// so their identities are unique.
  private var readersLeft: [ObjectIdentifier: Int] = [:]

  init(_ plan: RasterPlan, keeping limit: Int, drawing draw: RasterPlan.Drawing?) {
    (self.plan, self.draw) = (plan, draw)
    ledger = SurfaceLedger(keeping: limit)
  }

  /// Returns `nodes` with their surfaces, or in their place merged content.
  mutating func made(_ nodes: [PlanNode], over behind: SurfaceContext) throws -> [PlanNode] {
    var done: [PlanNode] = []
    var area = PixelRect.empty
    done.reserveCapacity(nodes.count)
    for node in nodes {
      if node.hasSurfaces, needsMerging(area, before: node, over: behind) {
        done = [try merged(done, within: area, over: behind)]
      }
      if let made = try made(node, over: behind, after: done) { done.append(made) }
      area = area.union(node.bounds)
    }
    return done
  }

  private mutating func made(
    _ node: PlanNode, over behind: SurfaceContext, after done: [PlanNode]
  ) throws -> PlanNode? {
    guard node.hasSurfaces else { return node }
    var node = node
    if case .pending(let mask) = node.shape, let made = try coverage(mask) {
      node.shape = .mask(made)
    }
    switch node.kind {
    case .leaf(.backdrop(let paint)) where behind.fillsGlass:
      node.kind = .leaf(.backdrop(try glass(paint, node.bounds, over: behind, after: done)))
    case .leaf(.pending(let image)):
      guard let paint = try paint(image, within: node.bounds) else { return nil }
      node.kind = .leaf(paint)
    case .group(let inner, let mixing) where node.hasInnerSurfaces:
      ledger.open()
      let inside = try made(inner, over: behind.opening(node, mixing, after: done))
      ledger.close()
      node.kind = .group(inside, mixing)
    default: break
    }
    return node
  }

  /// Returns whether the nodes that are finished, which lie in `area`, have to be merged before the
  /// surfaces of `node` are made.
  private func needsMerging(_ area: PixelRect, before node: PlanNode, over behind: SurfaceContext)
    -> Bool
  {
    ledger.isFull(adding: node.surfacePixels(behind)) && area.fitsInBuffer
      && ledger.gains(area.area, opensGroup: node.hasInnerSurfaces)
  }

  /// Draws `nodes`, which releases their surfaces, and returns the result as one node.
  private mutating func merged(
    _ nodes: [PlanNode], within area: PixelRect, over behind: SurfaceContext
  ) throws -> PlanNode {
    ledger.merge(area.area)
    var paint = BackdropPaint(merged: area, nil)
    if let draw {
      let (all, color) = behind.drawn(with: nodes)
      paint = BackdropPaint(merged: area, try draw(all, area, color))
    }
    return PlanNode(kind: .leaf(.backdrop(paint)), shape: nil, bounds: area)
  }
}

extension SurfaceMaker {
  /// Returns the coverage of `reference`; `nil` if it is only counted.
  private mutating func coverage(_ reference: MaskReference) throws -> AlphaMask? {
    let isFirst = read(reference.mask)
    var made: AlphaMask?
    if draw != nil {
      made = try reference.take { try mask($0) }
    } else if isFirst {
      _ = try nodes(of: reference.mask)
    }
    ledger.keep(reference.bounds.area)
    return made
  }

  /// Counts a use of `mask`, which is held from its first to its last reader; returns whether it is
  /// the first.
  private mutating func read(_ mask: PendingMask) -> Bool {
    let id = ObjectIdentifier(mask)
    guard let left = readersLeft[id] else {
      let others = mask.readers - 1
      readersLeft[id] = others
      if others > 0 { ledger.hold(mask.bounds.area) }
      return true
    }
    readersLeft[id] = left - 1
    if left == 1 { ledger.release(mask.bounds.area) }
    return false
  }

  private mutating func mask(_ pending: PendingMask) throws -> AlphaMask {
    let alpha = try plan.alpha(of: nodes(of: pending), within: pending.box)
    guard let blur = pending.blur else { return alpha }
    return try blur.gaussian(alpha, within: pending.bounds, from: blur.corner)
  }

  /// Returns the nodes whose alpha `pending` is, with their surfaces.
  private mutating func nodes(of pending: PendingMask) throws -> [PlanNode] {
    ledger.open()
    let nodes = try made(pending.nodes, over: .alpha)
    let box = pending.box.area
    if pending.blur == nil {
      ledger.make(\.masks, box)
    } else {
      ledger.make(\.shadows, box.addingUpToMaximum(pending.bounds.area))
    }
    ledger.drop()
    return nodes
  }

  /// Returns the paint of a shadow that is drawn as an image; `nil` if there is none.
  private mutating func paint(_ image: PendingImage, within bounds: PixelRect) throws -> Paint? {
    ledger.open()
    let mask = try coverage(image.mask)
    ledger.make(\.planes, image.pixels)
    ledger.drop()
    ledger.keep(image.pixels)
    guard let mask else { return .pending(image) }
    return try image.paint(mask, in: plan, within: bounds)
  }

  /// Returns the paint of glass that is drawn within `bounds`.
  private mutating func glass(
    _ paint: BackdropPaint, _ bounds: PixelRect, over behind: SurfaceContext, after done: [PlanNode]
  ) throws -> BackdropPaint {
    let needed = bounds.intersection(paint.source)
    ledger.make(\.glass, paint.source.area.addingUpToMaximum(needed.area))
    ledger.keep(needed.area)
    guard let draw else { return paint }
    let pixels = try draw(behind.all(and: done), paint.source, behind.background)
    return paint.filled(try plan.blurred(pixels, paint, needed))
  }
}

extension PlanNode {
  /// A Boolean value that indicates whether any node inside has a surface.
  fileprivate var hasInnerSurfaces: Bool {
    guard case .group(let nodes, _) = kind else { return false }
    return nodes.contains(where: \.hasSurfaces)
  }

  /// The number of pixels that the node's own surfaces keep.
  fileprivate func surfacePixels(_ behind: SurfaceContext) -> Int {
    var pixels = 0
    if case .pending(let mask) = shape { pixels = mask.bounds.area }
    switch kind {
    case .leaf(.backdrop(let paint)) where behind.fillsGlass:
      return pixels.addingUpToMaximum(bounds.intersection(paint.source).area)
    case .leaf(.pending(let image)): return pixels.addingUpToMaximum(image.pixels)
    default: return pixels
    }
  }
}

extension PixelRect {
  /// A Boolean value that indicates whether a buffer may have this size.
  fileprivate var fitsInBuffer: Bool {
    let sides = 1...PixelBuffer.largestSide
    return sides.contains(width) && sides.contains(height) && area <= PixelBuffer.largestArea
  }
}
