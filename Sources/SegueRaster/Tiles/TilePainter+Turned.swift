// Opaque images that turn in the plane of the frame, as pieces of a screen do, and scaled ones in masks and
// under shades: the coverage of all rows of a tile is computed first, and a kernel then reads and paints
// several rows at once.

import CSegueKernels
import Foundation
import SeguePixels

extension TilePainter {
  /// The greatest width of images without shades that the kernel reads. Long rows are read faster one by one, which
  /// need no coverage except at their ends.
  private static let widestAlone = 512

  /// Paints an image and its shades, and returns whether it is one that the kernel reads.
  func paintTurned(
    _ step: VisibleStep, _ image: ImagePaint, _ shades: [ShadedPaint.Shade], _ target: TileTarget
  ) -> Bool {
    let isWorthwhile =
      shades.isEmpty
      ? image.isTurned && step.rect.width <= Self.widestAlone : image.isTurned || image.isScaled
    guard isWorthwhile else { return false }
    return paintAtOnce(step, image, shades, opacity: nil, target)
  }

  /// Mixes an image and its shades, which are a group, with the existing content by the coverage of `step`, and
  /// returns whether it is one that the kernel reads.
  func mixTurned(
    _ step: VisibleStep, _ paint: Paint, _ opacity: UInt8, _ target: TileTarget
  ) -> Bool {
    switch paint {
    case .image(let image): return paintAtOnce(step, image, [], opacity: opacity, target)
    case .shaded(let shaded):
      guard case .image(let image) = shaded.base else { return false }
      return paintAtOnce(step, image, shaded.shades, opacity: opacity, target)
    default: return false
    }
  }

  /// - Parameter opacity: The opacity of the group; `nil` if the image and its shades are each composited over the
  ///   existing content.
  private func paintAtOnce(
    _ step: VisibleStep, _ image: ImagePaint, _ shades: [ShadedPaint.Shade], opacity: UInt8?,
    _ target: TileTarget
  ) -> Bool {
    let rect = step.rect
    guard var texture = image.texture(rect), scratch.hasShadeBlocks(shades),
      var cover = scratch.cover(rect)
    else { return false }
    write(step, to: &cover)
    if let opacity {
      texture.is_mixed = 1
      if opacity < 255 { kernels.scale_mask(cover.masks, opacity, cover.stride * cover.count) }
    }
    withUnsafeTemporaryAllocation(of: segue_shade.self, capacity: shades.count) { memory in
      collect(shades, rect, cover, into: memory)
      texture.shades = UnsafePointer(memory.baseAddress)
      texture.shade_count = shades.count
      kernels.turned(target.pointer(rect.minX, rect.minY), target.stride, &texture, &cover)
    }
    return true
  }

  /// Writes the coverage of all of the step's pixels.
  private func write(_ step: VisibleStep, to cover: inout segue_cover) {
    if let coverage = coverage(step) {
      return coverage.write(to: &cover, from: step.rect, kernels)
    }
    memset(cover.masks, 255, cover.stride * cover.count)
    let width = Int64(cover.width)
    let all = segue_coverage(start: 0, full_start: 0, full_end: width, end: width)
    UnsafeMutableBufferPointer(start: cover.rows, count: cover.count).update(repeating: all)
  }

  /// Writes the shades of the pixels of `rect` that are covered.
  private func collect(
    _ shades: [ShadedPaint.Shade], _ rect: PixelRect, _ cover: segue_cover,
    into memory: UnsafeMutableBufferPointer<segue_shade>
  ) {
    var gradients = 0
    for (index, shade) in shades.enumerated() {
      var value = segue_shade(color: 0, pixels: nil, stride: 0)
      switch shade {
      case .color(let color): value.color = color.word
      case .gradient(let gradient):
        (value.pixels, value.stride) = pixels(gradient, gradients, rect, cover)
        gradients += 1
      }
      memory.initializeElement(at: index, to: value)
    }
  }

  /// Returns the colors of a gradient in the pixels of `rect` that are covered, and the number of pixels from
  /// one row to the next.
  private func pixels(
    _ gradient: GradientPaint, _ number: Int, _ rect: PixelRect, _ cover: segue_cover
  ) -> (UnsafePointer<UInt32>, Int) {
    let columns = rect.minX..<rect.maxX
    let reader = GradientReader(gradient, columns: columns, kept: scratch.shades[number], kernels)
    if let even = reader.direct(rect.minY, rect.minX, rect.width) { return (even, 0) }
    let block = scratch.shadeBlock(number)
    for index in 0..<rect.height {
      let row = cover.rows[index]
      if row.start >= row.end { continue }
      let (x, count) = (Int(row.start), Int(row.end - row.start))
      reader.read(rect.minY + index, rect.minX + x, count, into: block + index * scratch.width + x)
    }
    return (UnsafePointer(block), scratch.width)
  }
}
