// Display lists of every kind of item, drawn by tiles and kernels and compared with what
// `ReferenceRasterizer` draws pixel by pixel. The documented tolerance is none: both must draw the same
// bytes, for any tile size, number of threads and CPU level.

import FuzzSupport
import SegueDisplay
import SeguePixels
import SegueRaster

/// One execution: a list, and one way to draw it.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  var rasterizer = Rasterizer(workers: input.chance(1, of: 16) ? 2 : 1)
  rasterizer.level = input.pick(KernelLevel.available)
  if input.chance(1, of: 2) {
    rasterizer.tileWidth = 16 * input.whole(1...8)
    rasterizer.tileHeight = 2 * input.whole(1...16)
  }
  // Caches would keep what one execution has made for the next: a finding could not be repeated.
  rasterizer.blurs = BlurCache()
  let makesPlanes = input.chance(1, of: 8)
  var maker = DisplayListMaker(input)
  let list = maker.list()
  guard let expected = rendering({ try ReferenceRasterizer.render(list) }) else {
    require(
      rendering { try rasterizer.render(list) } == nil,
      "the reference refuses what the rasterizer draws\n\(list.dump())")
    return 0
  }
  guard let drawn = rendering({ try rasterizer.render(list) }) else {
    reportFinding("the rasterizer refuses what the reference draws\n\(list.dump())")
  }
  if let place = firstDifference(drawn, expected) {
    let (own, right) = (drawn[place.x, place.y], expected[place.x, place.y])
    reportFinding(
      "(\(place.x), \(place.y)) is \(own), expected \(right), \(rasterizer.level), tiles "
        + "\(rasterizer.tileWidth ?? 0) x \(rasterizer.tileHeight ?? 0)\n\(list.dump())")
  }
  if makesPlanes { comparePlanes(rasterizer, list, expected) }
  return 0
}

/// Returns what `draw` returns, or `nil` if it throws one of the errors of a rasterizer.
private func rendering(_ draw: () throws -> PixelBuffer) -> PixelBuffer? {
  do {
    return try draw()
  } catch {
    require(error is RasterError || error is PixelError, "another error: \(error)")
    return nil
  }
}

private func firstDifference(_ a: PixelBuffer, _ b: PixelBuffer) -> (x: Int, y: Int)? {
  for y in 0..<a.height where !a.row(y).elementsEqual(b.row(y)) {
    for x in 0..<a.width where a[x, y] != b[x, y] { return (x, y) }
  }
  return nil
}

/// Compares planes that are made tile by tile with those of the whole frame.
private func comparePlanes(
  _ rasterizer: Rasterizer, _ list: DisplayList, _ frame: PixelBuffer
) {
  guard let own = try? YCbCrPlanes(width: list.width, height: list.height),
    let expected = try? YCbCrPlanes(width: list.width, height: list.height)
  else { return }
  do {
    try expected.convert(from: frame)
    try rasterizer.renderYCbCr(list, into: own)
  } catch {
    reportFinding("planes: \(error)")
  }
  let (width, height) = (own.width, own.height)
  let isSame =
    same(own.luma, expected.luma, own.lumaStride, width, height)
    && same(own.cb, expected.cb, own.chromaStride, width / 2, height / 2)
    && same(own.cr, expected.cr, own.chromaStride, width / 2, height / 2)
  require(isSame, "planes differ from those of the whole frame\n\(list.dump())")
}

private func same(
  _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int,
  _ height: Int
) -> Bool {
  (0..<height).allSatisfy { y in (0..<width).allSatisfy { a[y * stride + $0] == b[y * stride + $0] }
  }
}
