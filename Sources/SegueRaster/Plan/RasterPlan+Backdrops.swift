// Blurred backdrops in the plan. When all nodes are known, the nodes behind each of them are drawn
// for the pixels that it needs, from back to front, and blurred. So a backdrop over another one
// displays the result of the lower one.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  /// A function that draws nodes over a color, for some pixels of the frame.
  typealias Drawing = ([PlanNode], PixelRect, PremultipliedRGBA8) throws -> PixelBuffer

  func leaf(_ backdrop: DisplayBackdrop, _ opacity: Double, _ bounds: PixelRect) -> PlanNode? {
    let byte = PixelArithmetic.byte(min(max(backdrop.opacity, 0), 1) * opacity)
    guard byte > 0, !backdrop.changesNothing,
      let outline = outline(backdrop.shape, backdrop.transform)
    else { return nil }
    let source = outline.pixels(within: frame)
    let paint = BackdropPaint(seen(backdrop), source: source, opacity: byte)
    return node(.leaf(.backdrop(paint)), .convex(outline), bounds)
  }

  /// Returns the backdrop as it would be without a lens. The blur is that at the center of the
  /// shape everywhere.
  private func seen(_ backdrop: DisplayBackdrop) -> DisplayBackdrop {
    guard let lens else { return backdrop }
    let rect = backdrop.shape.rect
    var seen = backdrop
    seen.transform = lens.after(backdrop.transform)
      .differential(at: CGPoint(x: rect.midX, y: rect.midY))
    return seen
  }

  /// Fills in the pixels of all blurred backdrops.
  mutating func fillBackdrops(drawing draw: Drawing) throws {
    if nodes.contains(where: \.hasBackdrop) {
      nodes = try filled(nodes, over: BackdropContext(background), draw)
    }
  }

  private func filled(_ nodes: [PlanNode], over behind: BackdropContext, _ draw: Drawing) throws
    -> [PlanNode]
  {
    var done: [PlanNode] = []
    for var node in nodes {
      switch node.kind {
      case .leaf(.backdrop(let paint)):
        let pixels = try draw(behind.all(and: done), paint.source, behind.background)
        let blurred = try blurred(pixels, paint, node.bounds)
        node.kind = .leaf(.backdrop(paint.filled(blurred)))
      case .group(let inner, let mixing) where inner.contains(where: \.hasBackdrop):
        let inside = try filled(inner, over: behind.opening(node, mixing, after: done), draw)
        node.kind = .group(inside, mixing)
      default: break
      }
      done.append(node)
    }
    return done
  }

  private func blurred(_ pixels: PixelBuffer, _ paint: BackdropPaint, _ area: PixelRect) throws
    -> BackdropPaint.Blurred
  {
    let (backdrop, needed) = (paint.backdrop, area.intersection(paint.source))
    var (across, down) = backdrop.deviations
    (across, down) = (across.isFinite ? across : 0, down.isFinite ? down : 0)
    let key = BlurCache.ImageKey(
      across: across, down: down, saturation: backdrop.saturation, tint: backdrop.tint,
      bounds: paint.source, area: needed, hash: pixels.contentHash)
    if let known = tools.cache.find(pixels, key) {
      return BackdropPaint.Blurred(rect: needed, pixels: known)
    }
    let blur = ImageBlur(
      across: across, down: down, saturation: backdrop.saturation, tint: backdrop.tint,
      tools: tools)
    let blurred = try blur(pixels, at: paint.source, within: needed)
    tools.cache.keep(blurred, of: pixels, key)
    return BackdropPaint.Blurred(rect: needed, pixels: blurred)
  }
}

/// The content behind the nodes of a group: the content that each enclosing open group was drawn
/// over, and those groups.
private struct BackdropContext {
  /// The color behind everything.
  let background: PremultipliedRGBA8
  private var open: [(before: [PlanNode], group: PlanNode)] = []

  init(_ background: PremultipliedRGBA8) { self.background = background }

  func opening(_ group: PlanNode, _ mixing: GroupMixing, after nodes: [PlanNode]) -> BackdropContext
  {
    if mixing.hidesBackdrop { return BackdropContext(PremultipliedRGBA8(0, 0, 0, 0)) }
    var behind = self
    behind.open.append((nodes, group))
    return behind
  }

  /// Returns all of the content with `nodes` in the innermost group. Groups are clipped to their
  /// shapes, but not faded.
  func all(and nodes: [PlanNode]) -> [PlanNode] {
    open.reversed().reduce(nodes) { nodes, open in
      var group = open.group
      if case .group(_, var mixing) = group.kind {
        mixing.opacity = 255
        group.kind = .group(nodes, mixing)
      }
      return open.before + [group]
    }
  }
}

extension PlanNode {
  fileprivate var hasBackdrop: Bool {
    switch kind {
    case .leaf(.backdrop): true
    case .leaf: false
    case .group(let nodes, _): nodes.contains(where: \.hasBackdrop)
    }
  }
}
