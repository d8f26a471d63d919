// Blurring a picture, as masks are blurred (`BlurAxis`), in 15 bits, its edges mirrored. Blocks lie on
// a grid of the whole frame, so that any part of a blurred picture is the same bytes, whatever else was
// asked for.

import CSegueKernels
import SegueDisplay
import SeguePixels

/// A Gaussian blur of pictures, within 1/255 of a true convolution, and what is done to the colours.
package struct PictureBlur: Sendable {
  let across, down: BlurAxis
  private let look: segue_blur_look
  /// At 2.5 to 5 of what is left, no picture is off by more than 0.4/255 before rounding.
  private static let plainBelow = 5.0
  private let tools: BlurTools

  /// A blur of these standard deviations in pixels; beyond 512 they count as that.
  ///
  /// `saturation` is a factor for how far colours are from their greys, 1 leaves them as they are; then
  /// `tint` is drawn over them.
  package init(
    across: Double, down: Double, saturation: Double = 1, tint: DisplayColor = .clear,
    tools: BlurTools = BlurTools()
  ) {
    self.across = BlurAxis(deviation: across, plainBelow: Self.plainBelow)
    self.down = BlurAxis(deviation: down, plainBelow: Self.plainBelow)
    look = segue_blur_look(saturation: saturation, tint: tint)
    self.tools = tools
  }

  /// What becomes of `picture`, which lies at `bounds`, within `area` of it.
  /// - Complexity: O(n) in the pixels of both, whatever the deviations.
  package func callAsFunction(_ picture: PixelBuffer, at bounds: PixelRect, within area: PixelRect)
    throws(PixelError) -> PixelBuffer
  {
    let result = try PixelBuffer(unwrittenWidth: area.width, height: area.height)
    let columns = across.blocks(area.minX..<area.maxX)
    let rows = down.blocks(area.minY..<area.maxY)
    let (before, above) = (across.sources(of: columns), down.sources(of: rows))
    let source = MirroredPicture(pixels: picture, bounds: bounds, tools: tools)
    let plane = try halved(source, before, above)
      .convolvedAcross(columns, across, tools).convolvedDown(rows, down, tools)
    try expand(plane, area, into: result)
    return result
  }

  /// The picture at the level at which it is convolved; `columns` and `rows` are those that are needed
  /// at each level.
  private func halved(_ source: MirroredPicture, _ columns: [Range<Int>], _ rows: [Range<Int>])
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

  private func expand(_ plane: ColorPlane, _ area: PixelRect, into result: PixelBuffer)
    throws(PixelError)
  {
    let first = (area.minX >> across.level) << across.level
    let end = (((area.maxX - 1) >> across.level) + 1) << across.level
    try Bands.forEach(of: area.minY..<area.maxY, workers: tools.workers) {
      (band) throws(PixelError) in
      let mixed = try ColorPlane(plane.columns, 0..<1)
      let wide = try ColorPlane(first..<end, 0..<1)
      var look = self.look
      for y in band {
        let line = self.line(y, of: plane, mixed.line(0))
        let whole = self.spread(line, plane, first..<end, wide.line(0))
        self.tools.kernels.finish_pixels(
          result.words(y - area.minY), whole + 4 * (area.minX - first), &look, area.width)
      }
    }
  }

  /// The line `y`, of pixels, all columns still blocks.
  private func line(_ y: Int, of plane: ColorPlane, _ room: UnsafeMutablePointer<UInt16>)
    -> UnsafeMutablePointer<UInt16>
  {
    if down.level == 0 { return plane.line(y) }
    let last = (1 << down.level) - 1
    let (place, block) = (y & last, y >> down.level)
    let top = block - (2 * place >= last ? 1 : 2)
    let weights = Array(down.spline[4 * place..<4 * place + 4])
    tools.kernels.spline_pixel_lines(
      room, plane.lines(top..<top + 4), weights, plane.columns.count)
    return room
  }

  /// The line with its blocks drawn out to the pixels `columns`.
  private func spread(
    _ line: UnsafeMutablePointer<UInt16>, _ plane: ColorPlane, _ columns: Range<Int>,
    _ room: UnsafeMutablePointer<UInt16>
  ) -> UnsafeMutablePointer<UInt16> {
    let level = across.level
    let block = columns.lowerBound >> level
    if level == 0 { return line + 4 * (block - plane.columns.lowerBound) }
    tools.kernels.spline_pixels(
      room, line + 4 * (block - 2 - plane.columns.lowerBound), across.spline, UInt32(level),
      columns.count >> level)
    return room
  }
}

extension BlurAxis {
  /// The blocks that `pixels` are made of: those that they lie in, and two more on both sides for the
  /// spline.
  func blocks(_ pixels: Range<Int>) -> Range<Int> {
    if level == 0 { return pixels }
    return (pixels.lowerBound >> level) - 2..<((pixels.upperBound - 1) >> level) + 3
  }

  /// What has a share in `blocks` at each level, that of pixels first.
  fileprivate func sources(of blocks: Range<Int>) -> [Range<Int>] {
    var ranges = [blocks.lowerBound - radius..<blocks.upperBound + radius]
    for _ in 0..<level {
      let half = ranges[0]
      // Number i is made of 2i − 1 to 2i + 2.
      ranges.insert(2 * half.lowerBound - 1..<2 * half.upperBound + 1, at: 0)
    }
    return ranges
  }
}

extension segue_blur_look {
  /// The largest factor that colours are moved away from their greys by.
  private static let mostSaturation = 16.0

  fileprivate init(saturation: Double, tint: DisplayColor) {
    self.init()
    let wanted = saturation >= 0 ? min(saturation, Self.mostSaturation) : 0
    var share = wanted - 1
    doublings = 1
    while abs(share) >= 1 {
      share /= 2
      doublings += 1
    }
    away = Int16((share * 32767).rounded())
    let alpha = min(max(tint.alpha, 0), 1)
    func part(_ value: Double) -> UInt16 {
      UInt16((min(max(value, 0), 1) * alpha * 32640).rounded())
    }
    self.tint = (part(tint.red), part(tint.green), part(tint.blue), part(1))
    beneath = UInt16(min(((1 - alpha) * 65536).rounded(), 65535))
    is_tinted = alpha > 0 ? 1 : 0
  }
}
