// Paint that is not known before everything behind it is: it stands in the plan empty, and is filled from
// back to front when the plan is whole.

import Foundation
import SegueDisplay
import SeguePixels

/// Frosted glass in a plan.
final class BackdropPaint: Sendable {
  /// A part of the frame, blurred.
  struct Blurred: Sendable {
    let rect: PixelRect
    let pixels: PixelBuffer
  }

  let backdrop: DisplayBackdrop
  /// The pixels that may have a share, those of the shape within the frame.
  let source: PixelRect
  /// What is drawn; `nil` where only alpha counts, and it counts as opaque.
  let blurred: Blurred?
  /// 0…255.
  let opacity: UInt8

  init(_ backdrop: DisplayBackdrop, source: PixelRect, opacity: UInt8, blurred: Blurred? = nil) {
    (self.backdrop, self.source) = (backdrop, source)
    (self.opacity, self.blurred) = (opacity, blurred)
  }

  func filled(_ blurred: Blurred) -> BackdropPaint {
    BackdropPaint(backdrop, source: source, opacity: opacity, blurred: blurred)
  }
}

extension TilePainter {
  /// Replaces what is there by what was blurred.
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

  /// The same where the shape covers pixels in part.
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
