// Perspective in the plan. A plan maps the items of a plane through a lens. Shapes, clips and
// images are projected individually, so that edges are as sharp as anywhere else. Groups, masks and
// opacity need no special treatment, since they apply to the pixels in which the items result.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  func resolve(
    _ projection: DisplayProjection, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    let own = projection.homography
    let map = lens.map { own.concatenating($0) } ?? own
    guard !bounds.isEmpty, map.inverted != nil else { return [] }
    let folds = opacity == 1 || projection.items.count == 1
    let flat = map.affine
    let items = flat.map { t in projection.items.map { $0.transformed(by: t) } } ?? projection.items
    let nodes = try looking(through: flat == nil ? map : nil).resolve(
      items, opacity: folds ? opacity : 1, within: bounds, depth: depth)
    if folds { return nodes }
    let blends = projection.items.blendWithBackdrop
    return Self.grouped(nodes, opacity: opacity, mode: blends ? .normal : nil)
  }

  /// Returns the plan that uses only `lens`.
  func looking(through lens: Homography?) -> RasterPlan {
    var plan = self
    plan.lens = lens
    return plan
  }

  /// Returns what `shape` covers, mapped by the lens; `nil` if it has no area.
  func outlined(_ shape: RoundedRectangle, _ transform: CGAffineTransform) -> Shape? {
    if lens == nil, shape.hasHardCorners {
      return DistanceOutline(shape, transform, sharing: outlines).map { .distance($0) }
    }
    guard !shape.hardEdges.isEmpty, shape.isSharp else {
      return outline(shape, transform).map { .convex($0) }
    }
    let corners = CornerArcs(shape, scale: 1).points.map { CGPoint(x: $0.x, y: $0.y) }
    let seen = lens?.after(transform).image(of: corners) ?? corners.map { $0.applying(transform) }
    let vertices = seen.compactMap { Outline.Vertex(onGrid: $0) }
    guard vertices.count == seen.count else { return nil }
    // Behind the viewer the rectangle ends at an edge that is none of its own.
    let isWhole = vertices.count == 4
    let hard = isWhole ? shape.hardEdges.indexes : Set(vertices.indices)
    return Shape(vertices, hard: hard)
  }

  /// Returns the outline of `shape`, mapped by the lens.
  func outline(_ shape: RoundedRectangle, _ transform: CGAffineTransform) -> Outline? {
    guard let lens else { return Outline(shape, transform, sharing: outlines) }
    return Outline(shape, through: lens.after(transform))
  }

  /// Returns the interior of `path`, mapped by the lens.
  func shape(
    _ path: PathOutline, _ transform: CGAffineTransform, _ rule: FillRule,
    flatness: CurveFlatness? = nil, within bounds: PixelRect
  ) throws -> PathShape? {
    let rows = Double(bounds.minY)..<Double(max(bounds.minY, bounds.maxY))
    guard let lens else {
      return try PathShape(path, transform, rule: rule, flatness: flatness, rows: rows)
    }
    let seen = ProjectedPath.outline(path, transform, through: lens)
    return try PathShape(seen, .identity, rule: rule, rows: rows)
  }

  /// Returns the glyphs of `run`, mapped by the lens: all of them as one path.
  func shape(_ run: GlyphRun, within bounds: PixelRect) throws -> Shape? {
    if let lens { return try shape(run, through: lens, within: bounds) }
    return try GlyphPlacement(run, within: bounds, cache: glyphs)?.shape()
  }

  private func shape(_ run: GlyphRun, through lens: Homography, within bounds: PixelRect) throws
    -> Shape?
  {
    let scale = run.pointSize / run.font.unitsPerEm
    guard scale.isFinite, scale != 0 else { return nil }
    var builder = PathBuilder(rows: Double(bounds.minY)..<Double(bounds.maxY))
    for glyph in run.glyphs {
      guard let outline = run.font.outline(of: glyph.id) else { continue }
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: glyph.x, ty: glyph.y
      ).concatenating(run.transform)
      let box = lens.after(place).box(of: outline.box)
      guard isNear(box, bounds) else { continue }
      try builder.add(ProjectedPath.outline(outline.path, place, through: lens), .identity)
    }
    return PathShape(builder, rule: .nonZero).map { .path($0) }
  }

  /// Returns whether anything in `box` may overlap `bounds`.
  private func isNear(_ box: CGRect, _ bounds: PixelRect) -> Bool {
    !box.isNull && box.maxX > Double(bounds.minX) && box.minX < Double(bounds.maxX)
      && box.maxY > Double(bounds.minY) && box.minY < Double(bounds.maxY)
  }

  /// Returns the image, mapped by the lens.
  func leaf(_ quad: ImageQuad, through lens: Homography, _ opacity: Double, _ bounds: PixelRect)
    throws -> PlanNode?
  {
    let byte = PixelArithmetic.byte(min(quad.opacity, 1) * opacity)
    let map = lens.after(quad.transform)
    guard byte > 0, let outline = Outline(RoundedRectangle(quad.destination), through: map),
      let image = try ProjectedImage(quad, through: map, opacity: byte, within: outline)
    else { return nil }
    guard
      let shape = quad.hardEdges.isEmpty ? .convex(outline) : outlined(quad.outline, quad.transform)
    else { return nil }
    return node(.leaf(.projected(image)), shape, bounds)
  }
}
