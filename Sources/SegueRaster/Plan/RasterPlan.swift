// Third stage: a display list reduced to what must actually be drawn, in pixels. Decisions are made
// once per frame, from the list alone, so that all tiles and threads draw by the same rules:
// * a group without clip and opacity is replaced by its items; one with opacity around a single
//   item fades the item;
// * a clip that contains everything inside it is dropped; an item that covers the whole clip is
//   clipped to its outline, so an edge that they share is antialiased once, not twice;
// * anything that is outside the frame, has no area, or is not finite is left out.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// A step of drawing.
struct PlanNode: Sendable {
  enum Kind: Sendable {
    /// Paint inside the shape.
    case leaf(Paint)
    /// Nodes drawn as a group within the shape.
    case group([PlanNode], GroupMixing)
  }

  var kind: Kind
  /// The shape; `nil` means everywhere.
  var shape: Shape?
  /// The pixels that the node may change.
  var bounds: PixelRect
  /// A Boolean value that indicates whether the node was created with a surface that must be made,
  /// in its shape, its paint or its nodes.
  let hasSurfaces: Bool
  /// The opaque areas in front that share edges with the shape, which `EdgeFinder` finds; `nil` if
  /// there are none.
  var sharedEdges: SharedEdges?

  init(kind: Kind, shape: Shape?, bounds: PixelRect) {
    (self.kind, self.shape, self.bounds) = (kind, shape, bounds)
    var isPending = false
    if case .pending = shape { isPending = true }
    hasSurfaces =
      switch kind {
      case .leaf(.backdrop), .leaf(.pending): true
      case .leaf: isPending
      case .group(let nodes, _): isPending || nodes.contains(where: \.hasSurfaces)
      }
  }
}

/// The parameters with which a group is combined with its backdrop.
struct GroupMixing: Sendable {
  /// The opacity, in 0…255.
  var opacity: UInt8
  /// The mode with which the group, composited over nothing, is combined with its backdrop. `nil`
  /// means that the group is drawn directly over the backdrop and then mixed with it, which is
  /// equivalent unless anything inside is blended.
  var mode: BlendMode?
  /// A Boolean value that indicates whether blurred backdrops in the group do not include the
  /// group's own backdrop.
  var hidesBackdrop = false

  /// A Boolean value that indicates whether nothing remains to be done within the group's shape
  /// after its nodes are drawn.
  var leavesAsDrawn: Bool { mode == nil && opacity == 255 }
}

/// The nodes of a frame.
struct RasterPlan: Sendable {
  let frame: PixelRect
  let background: PremultipliedRGBA8
  var nodes: [PlanNode] = []

  /// The maximum nesting depth of groups. Deeper lists are rejected, since each level uses stack
  /// space.
  static let maximumNesting = 256

  /// The lens through which everything is mapped, if any.
  var lens: Homography?
  let glyphs: GlyphCache
  let shadows = ShadowCache()
  let outlines = OutlineForms()
  let tools: BlurTools

  init(_ list: DisplayList, glyphs: GlyphCache = .shared, tools: BlurTools = BlurTools()) throws {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(list.width), sides.contains(list.height) else {
      throw PixelError.size(width: list.width, height: list.height)
    }
    frame = PixelRect(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    background = PremultipliedRGBA8(list.background, opacity: 1)
    (self.glyphs, self.tools) = (glyphs, tools)
    nodes = EdgeFinder.related(try resolve(list.items, opacity: 1, within: frame, depth: 0))
  }

  func resolve(
    _ items: [DisplayItem], opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    guard depth < Self.maximumNesting else { throw RasterError.nesting(limit: Self.maximumNesting) }
    var nodes: [PlanNode] = []
    nodes.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .solid(let quad):
        if let node = leaf(quad, opacity, bounds) { nodes.append(node) }
      case .image(let quad):
        nodes += try leaves(quad, opacity, bounds)
      case .path(let fill):
        if let node = try leaf(fill, opacity, bounds) { nodes.append(node) }
      case .gradient(let fill):
        if let node = try leaf(fill, opacity, bounds) { nodes.append(node) }
      case .glyphs(let run):
        if let node = try leaf(run, opacity, bounds) { nodes.append(node) }
      case .group(let group):
        nodes += try resolve(group, opacity: opacity, within: bounds, depth: depth + 1)
      case .shadow(let shadow):
        nodes += try resolve(shadow, opacity: opacity, within: bounds, depth: depth + 1)
      case .masked(let masked):
        nodes += try resolve(masked, opacity: opacity, within: bounds, depth: depth + 1)
      case .backdrop(let backdrop):
        if let node = leaf(backdrop, opacity, bounds) { nodes.append(node) }
      case .projected(let projection):
        nodes += try resolve(projection, opacity: opacity, within: bounds, depth: depth + 1)
      }
    }
    return nodes
  }

  private func leaf(_ quad: SolidQuad, _ opacity: Double, _ bounds: PixelRect) -> PlanNode? {
    let color = PremultipliedRGBA8(quad.color, opacity: opacity)
    guard color.alpha > 0, let shape = outlined(quad.shape, quad.transform) else { return nil }
    return node(.leaf(.color(color)), shape, bounds)
  }

  private func leaf(_ fill: PathFill, _ opacity: Double, _ bounds: PixelRect) throws -> PlanNode? {
    let color = PremultipliedRGBA8(fill.color, opacity: opacity)
    guard color.alpha > 0, !bounds.isEmpty else { return nil }
    if lens == nil, let ring = fill.hardRing {
      let outline = DistanceOutline(
        ring.outer, fill.transform, inner: ring.inner, sharing: outlines)
      return outline.flatMap { node(.leaf(.color(color)), .distance($0), bounds) }
    }
    let shape = try self.shape(
      fill.path, fill.transform, fill.rule, flatness: fill.flatness, within: bounds)
    return shape.flatMap { node(.leaf(.color(color)), .path($0), bounds) }
  }

  private func leaf(_ fill: GradientFill, _ opacity: Double, _ bounds: PixelRect) throws
    -> PlanNode?
  {
    let toPlane = fill.gradient.transform.concatenating(fill.transform)
    let toPixels = lens?.after(toPlane) ?? Homography(toPlane)
    let paint = GradientPaint(
      fill.gradient, toPixels, opacity: min(max(fill.opacity, 0), 1) * opacity)
    guard let paint, let shape = try shape(fill.shape, fill.transform, bounds) else { return nil }
    return node(.leaf(.gradient(paint)), shape, bounds)
  }

  private func leaf(_ run: GlyphRun, _ opacity: Double, _ bounds: PixelRect) throws -> PlanNode? {
    let color = PremultipliedRGBA8(run.color, opacity: opacity)
    guard color.alpha > 0, !bounds.isEmpty else { return nil }
    let shape = try self.shape(run, within: bounds)
    return shape.flatMap { node(.leaf(.color(color)), $0, bounds) }
  }

  func leaves(_ quad: ImageQuad, _ opacity: Double, _ bounds: PixelRect) throws
    -> [PlanNode]
  {
    if let lens {
      return try leaf(quad, through: lens, opacity, bounds).map { [$0] } ?? []
    }
    let byte = PixelArithmetic.byte(min(quad.opacity, 1) * opacity)
    guard byte > 0, let shape = outlined(quad.outline, quad.transform) else { return [] }
    var parts: NineParts?
    if let lines = quad.ninePart { parts = try NineParts(quad, lines) }
    let touched = shape.pixels(within: bounds)
    if let parts, let rects = parts.pixels(of: touched, under: quad.transform) {
      // Each part becomes an image of its own, for which the fast ways of reading apply.
      return try zip(rects, parts.samplers).compactMap { rect, sampler in
        guard let sampler else { return nil }
        let paint = try ImagePaint(quad, opacity: byte, part: sampler)
        return paint.flatMap { node(.leaf(.image($0)), shape, rect) }
      }
    }
    let paint = try ImagePaint(quad, opacity: byte, parts: parts, within: touched)
    return paint.flatMap { node(.leaf(.image($0)), shape, touched) }.map { [$0] } ?? []
  }

  func node(_ kind: PlanNode.Kind, _ shape: Shape, _ bounds: PixelRect) -> PlanNode? {
    let touched = shape.pixels(within: bounds)
    return touched.isEmpty ? nil : PlanNode(kind: kind, shape: shape, bounds: touched)
  }
}
