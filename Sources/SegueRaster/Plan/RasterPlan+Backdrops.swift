// Blurred backdrops in the plan. When all nodes are known, `SurfaceMaker` draws the nodes behind each
// of them for the pixels that it needs, from back to front, and blurs them. So a backdrop over
// another one displays the result of the lower one.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  func leaf(_ backdrop: DisplayBackdrop, _ opacity: Double, _ bounds: PixelRect) -> PlanNode? {
    let byte = PixelArithmetic.byte(min(max(backdrop.opacity, 0), 1) * opacity)
    guard byte > 0, !backdrop.changesNothing,
      let shape = outlined(backdrop.shape, backdrop.transform)
    else { return nil }
    let source = shape.pixels(within: frame)
    let paint = BackdropPaint(seen(backdrop), source: source, opacity: byte)
    return node(.leaf(.backdrop(paint)), shape, bounds)
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

  /// Returns `pixels`, which are those behind the backdrop, blurred within `needed`.
  func blurred(_ pixels: PixelBuffer, _ paint: BackdropPaint, _ needed: PixelRect) throws
    -> BackdropPaint.Blurred
  {
    let backdrop = paint.backdrop
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
