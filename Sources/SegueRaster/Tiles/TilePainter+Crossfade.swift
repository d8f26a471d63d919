// Two opaque images over each other, of which the upper one fades: a crossfade of two screens. Each row
// is written once, and an image that needs no sampling is read where it is.

import CSegueKernels
import SeguePixels

extension TilePainter {
  /// Paints the two images with which `steps` begin, if one fades over all of the other, and returns
  /// whether they do.
  func paintCrossfade(_ steps: ArraySlice<VisibleStep>, _ target: TileTarget) -> Bool {
    guard steps.count >= 2, let lower = steps.first else { return false }
    let upper = steps[steps.startIndex + 1]
    guard lower.isFull, upper.isFull, lower.rect == upper.rect,
      case .leaf(.image(let below)) = self.steps[lower.index].kind, below.isOpaque,
      case .leaf(.image(let above)) = self.steps[upper.index].kind, above.isOpaque,
      below.opacity == 255, above.opacity < 255
    else { return false }
    let rect = lower.rect
    let columns = rect.minX..<rect.maxX
    // Both readers would use the same memory for rows of means.
    let under = ImageReader(below, columns: columns, scratch, kernels)
    guard let first = under.direct(rect.minY, rect.minX, rect.width) else { return false }
    let over = ImageReader(above, columns: columns, scratch, kernels)
    for y in rect.minY..<rect.maxY {
      kernels.fade_over(
        target.pointer(rect.minX, y), pixels(over, y, columns), above.opacity,
        under.direct(y, rect.minX, rect.width) ?? first, rect.width)
    }
    return true
  }
}
