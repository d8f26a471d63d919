// Paint that is known only after everything behind it. It is inserted in the plan without pixels,
// which are filled in from back to front when the plan is complete.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels

/// A blurred backdrop in a plan, or content that has been merged.
final class BackdropPaint: Sendable {
  /// A finished part of the frame.
  struct Blurred: Sendable {
    let rect: PixelRect
    let pixels: PixelBuffer
  }

  let backdrop: DisplayBackdrop
  /// The pixels that may contribute: those of the shape within the frame.
  let source: PixelRect
  /// The pixels to draw; `nil` where only alpha matters and the backdrop is treated as opaque.
  let blurred: Blurred?
  /// The opacity, in 0…255.
  let opacity: UInt8

  init(_ backdrop: DisplayBackdrop, source: PixelRect, opacity: UInt8, blurred: Blurred? = nil) {
    (self.backdrop, self.source) = (backdrop, source)
    (self.opacity, self.blurred) = (opacity, blurred)
  }

  /// Creates the paint that replaces the existing content within `rect` by `pixels`.
  convenience init(merged rect: PixelRect, _ pixels: PixelBuffer?) {
    self.init(
      DisplayBackdrop(
        shape: RoundedRectangle(CGRect(x: 0, y: 0, width: 0, height: 0)), transform: .identity,
        radius: 0),
      source: rect, opacity: 255, blurred: pixels.map { Blurred(rect: rect, pixels: $0) })
  }

  func filled(_ blurred: Blurred) -> BackdropPaint {
    BackdropPaint(backdrop, source: source, opacity: opacity, blurred: blurred)
  }
}

extension TilePainter {
  /// Replaces the existing content with the blurred backdrop.
  func paint(_ step: VisibleStep, _ backdrop: BackdropPaint, _ target: TileTarget) {
    guard let blurred = backdrop.blurred else {
      let alpha = UInt32(backdrop.opacity) << 24
      return paint(step, alpha, target)
    }
    forEachRow(step) { y, row in
      let line = blurred.pixels.words(y - blurred.rect.minY) - blurred.rect.minX
      replace(row.before, y, step, line, backdrop.opacity, target)
      replace(row.after, y, step, line, backdrop.opacity, target)
      if row.full.isEmpty { return }
      let out = target.pointer(row.fullStart, y)
      if backdrop.opacity == 255 {
        memcpy(out, line + row.fullStart, row.full.count * 4)
      } else {
        memcpy(scratch.spans[0], out, row.full.count * 4)
        memcpy(out, line + row.fullStart, row.full.count * 4)
        kernels.mix_even(out, scratch.spans[0], backdrop.opacity, row.full.count)
      }
    }
  }

  /// Replaces the existing content where the shape covers pixels partly.
  private func replace(
    _ part: Range<Int>, _ y: Int, _ step: VisibleStep, _ line: UnsafePointer<UInt32>,
    _ opacity: UInt8, _ target: TileTarget
  ) {
    if part.isEmpty { return }
    let mask = scratch.mask + (part.lowerBound - step.rect.minX)
    if opacity < 255 { kernels.scale_mask(mask, opacity, part.count) }
    let out = target.pointer(part.lowerBound, y)
    memcpy(scratch.spans[0], out, part.count * 4)
    memcpy(out, line + part.lowerBound, part.count * 4)
    kernels.mix_mask(out, scratch.spans[0], mask, part.count)
  }
}
