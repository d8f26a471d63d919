// Blurring of images, as for masks (`BlurAxis`), in 15 bits, with mirrored edges. Blocks lie on a
// grid of the whole frame, so that any part of a blurred image has the same bytes, whatever else is
// requested.

import CSegueKernels
import SegueDisplay
import SeguePixels

/// A Gaussian blur of images, within 1/255 of a true convolution, followed by changes of the
/// colors.
package struct ImageBlur: Sendable {
  let across, down: BlurAxis
  private let style: segue_blur_style
  /// At 2.5 to 5 of the remaining samples, no image deviates by more than 0.4/255 before rounding.
  private static let plainBelow = 5.0
  /// The number of pixels that are blurred at a time unless they are halved in both directions.
  package var bandPixels = 1 << 17
  private var tools: BlurTools

  /// Creates a blur with the given standard deviations in pixels. Values beyond 512 are treated as
  /// 512.
  ///
  /// - Parameters:
  ///   - saturation: The factor for the distance of colors from their grays; 1 leaves them
  ///     unchanged.
  ///   - tint: The color that is then drawn over them.
  package init(
    across: Double, down: Double, saturation: Double = 1, tint: DisplayColor = .clear,
    tools: BlurTools = BlurTools()
  ) {
    self.across = BlurAxis(deviation: across, plainBelow: Self.plainBelow)
    self.down = BlurAxis(deviation: down, plainBelow: Self.plainBelow)
    style = segue_blur_style(saturation: saturation, tint: tint)
    self.tools = tools
  }

  /// Returns `image`, which lies at `bounds`, blurred within `area` of it.
  /// - Complexity: O(n) in the pixels of both, whatever the deviations.
  package func callAsFunction(_ image: PixelBuffer, at bounds: PixelRect, within area: PixelRect)
    throws(PixelError) -> PixelBuffer
  {
    let result = try PixelBuffer(surfaceWidth: area.width, height: area.height)
    if across.level > 0, down.level > 0 {
      try blur(image, at: bounds, within: area, into: result, from: area.minY)
      return result
    }
    var single = self
    single.tools.workers = 1
    let height = max(bandPixels / max(area.width, 1), 4 * down.reach, 1)
    try RowPartition.forEach(of: area.minY..<area.maxY, workers: tools.workers) {
      [single] (rows) throws(PixelError) in
      for top in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
        var band = area
        (band.minY, band.maxY) = (top, min(top + height, rows.upperBound))
        try single.blur(image, at: bounds, within: band, into: result, from: area.minY)
      }
    }
    return result
  }

  /// Writes the lines of `area` to `result`, whose first line is `top`.
  ///
  /// Without halving, planes have twice the bytes of the image. They are therefore those of a band,
  /// which stays in the caches from one step to the next; bands are higher than what they have to
  /// compute twice. Any division gives the same bytes.
  private func blur(
    _ image: PixelBuffer, at bounds: PixelRect, within area: PixelRect, into result: PixelBuffer,
    from top: Int
  ) throws(PixelError) {
    let columns = across.blocks(area.minX..<area.maxX)
    let rows = down.blocks(area.minY..<area.maxY)
    let (before, above) = (across.sources(of: columns), down.sources(of: rows))
    let source = MirroredImage(pixels: image, bounds: bounds, tools: tools)
    let plane = try halved(source, before, above)
      .convolvedAcross(columns, across, tools).convolvedDown(rows, down, tools)
    try expand(plane, area, into: result, from: top)
  }

  /// Returns the image at the level at which it is convolved. `columns` and `rows` are those that
  /// are needed at each level.
  private func halved(_ source: MirroredImage, _ columns: [Range<Int>], _ rows: [Range<Int>])
    throws(PixelError) -> ColorPlane
  {
    var plane: ColorPlane
    let isHalved = across.level > 0 && down.level > 0
    if isHalved {
      plane = try source.halvedPlane(columns[1], rows[1], from: columns[0])
    } else {
      plane = try source.plane(columns[0], rows[0])
    }
    for range in rows.dropFirst(isHalved ? 2 : 1) { plane = try plane.halvedDown(range, tools) }
    for range in columns.dropFirst(isHalved ? 2 : 1) {
      plane = try plane.halvedAcross(range, tools)
    }
    return plane
  }

  private func expand(
    _ plane: ColorPlane, _ area: PixelRect, into result: PixelBuffer, from top: Int
  ) throws(PixelError) {
    let first = (area.minX >> across.level) << across.level
    let end = (((area.maxX - 1) >> across.level) + 1) << across.level
    try RowPartition.forEach(of: area.minY..<area.maxY, workers: tools.workers) {
      (band) throws(PixelError) in
      let mixed = try ColorPlane(plane.columns, 0..<1)
      let wide = try ColorPlane(first..<end, 0..<1)
      var style = self.style
      for y in band {
        let line = self.line(y, of: plane, mixed.line(0))
        let whole = self.spread(line, plane, first..<end, wide.line(0))
        self.tools.kernels.finish_pixels(
          result.words(y - top), whole + 4 * (area.minX - first), &style, area.width)
      }
    }
  }

  /// Returns pixel line `y`, whose columns are still blocks.
  private func line(_ y: Int, of plane: ColorPlane, _ buffer: UnsafeMutablePointer<UInt16>)
    -> UnsafeMutablePointer<UInt16>
  {
    if down.level == 0 { return plane.line(y) }
    let last = (1 << down.level) - 1
    let place = y & last
    let top = down.firstBlock(around: y)
    let weights = Array(down.spline[4 * place..<4 * place + 4])
    tools.kernels.spline_pixel_lines(
      buffer, plane.lines(top..<top + 4), weights, plane.columns.count)
    return buffer
  }

  /// Returns the line with its blocks enlarged to the pixels `columns`.
  private func spread(
    _ line: UnsafeMutablePointer<UInt16>, _ plane: ColorPlane, _ columns: Range<Int>,
    _ buffer: UnsafeMutablePointer<UInt16>
  ) -> UnsafeMutablePointer<UInt16> {
    let level = across.level
    let block = columns.lowerBound >> level
    if level == 0 { return line + 4 * (block - plane.columns.lowerBound) }
    tools.kernels.spline_pixels(
      buffer, line + 4 * (block - 2 - plane.columns.lowerBound), across.spline, UInt32(level),
      columns.count >> level)
    return buffer
  }
}

extension BlurAxis {
  /// Returns the blocks from which `pixels` are computed: those that they lie in, and two more on
  /// both sides for the spline.
  func blocks(_ pixels: Range<Int>) -> Range<Int> {
    if level == 0 { return pixels }
    return (pixels.lowerBound >> level) - 2..<((pixels.upperBound - 1) >> level) + 3
  }

  /// Returns the ranges that contribute to `blocks` at each level, beginning with that of pixels.
  fileprivate func sources(of blocks: Range<Int>) -> [Range<Int>] {
    var ranges = [blocks.lowerBound - radius..<blocks.upperBound + radius]
    for _ in 0..<level {
      let half = ranges[0]
      // Value i is computed from 2i − 1 to 2i + 2.
      ranges.insert(2 * half.lowerBound - 1..<2 * half.upperBound + 1, at: 0)
    }
    return ranges
  }
}

extension segue_blur_style {
  /// The maximum factor for the distance of colors from their grays.
  private static let maximumSaturation = 16.0

  fileprivate init(saturation: Double, tint: DisplayColor) {
    self.init()
    let wanted = saturation >= 0 ? min(saturation, Self.maximumSaturation) : 0
    let share = wanted - 1
    doublings = Int32(max(share.exponent + 2, 1))
    away = Int16((share / Double(1 << (doublings - 1)) * 32767).rounded())
    let alpha = min(max(tint.alpha, 0), 1)
    func part(_ value: Double) -> UInt16 {
      UInt16((min(max(value, 0), 1) * alpha * 32640).rounded())
    }
    self.tint = (part(tint.red), part(tint.green), part(tint.blue), part(1))
    beneath = UInt16(min(((1 - alpha) * 65536).rounded(), 65535))
    is_tinted = alpha > 0 ? 1 : 0
  }
}
