// Video: a tile is drawn into memory of its thread and converted to Y′CbCr while it is in the
// cache. A tile that displays only a part of an opaque image is converted directly from the image,
// and one of a single color is converted once.

import CSegueKernels
import Foundation
import SeguePixels

struct TileConversion {
  let painter: TilePainter
  let planes: YCbCrPlanes

  func convert(_ visibility: TileVisibility, _ tile: PixelRect) throws(PixelError) {
    if let color = onlyColor(visibility, tile) { return fill(tile, color) }
    if let reader = onlyImage(visibility, tile),
      let first = reader.direct(tile.minY, tile.minX, tile.width)
    {
      return convertRows(tile) { reader.direct($0, tile.minX, tile.width) ?? first }
    }
    let stride = painter.scratch.width
    let base = try painter.scratch.tile()
    try painter.paint(visibility, TileTarget(base: base, stride: stride, rect: tile))
    convertRows(tile) { UnsafePointer(base + ($0 - tile.minY) * stride) }
  }

  /// Returns the color of the whole tile, if it has just one.
  private func onlyColor(_ visibility: TileVisibility, _ tile: PixelRect) -> UInt32? {
    if visibility.visible.isEmpty, visibility.background == tile { return painter.background }
    guard visibility.visible.count == 1, let step = visibility.visible.first, step.isFull,
      step.rect == tile, case .leaf(.color(let color)) = painter.steps[step.index].kind,
      color.alpha == 255
    else { return nil }
    return color.word
  }

  private func fill(_ tile: PixelRect, _ color: UInt32) {
    let corner = planes.rows(tile.minX, tile.minY)
    painter.kernels.ycbcr(corner, [color, color], [color, color], 1)
    let (luma, cb, cr) = (Int32(corner.luma_top[0]), Int32(corner.cb[0]), Int32(corner.cr[0]))
    let pairs = (tile.width + 1) / 2
    for y in stride(from: tile.minY, to: tile.maxY, by: 2) {
      let rows = planes.rows(tile.minX, y)
      memset(rows.luma_top, luma, 2 * pairs)
      memset(rows.luma_bottom, luma, 2 * pairs)
      memset(rows.cb, cb, pairs)
      memset(rows.cr, cr, pairs)
    }
  }

  /// Returns the image that is the only visible content of the tile.
  private func onlyImage(_ visibility: TileVisibility, _ tile: PixelRect) -> ImageReader? {
    guard visibility.visible.count == 1, let step = visibility.visible.first, step.isFull,
      step.rect == tile, case .leaf(let paint) = painter.steps[step.index].kind, paint.isOpaque,
      case .image(let image) = paint
    else { return nil }
    return ImageReader(
      image, columns: tile.minX..<tile.maxX, painter.scratch, painter.kernels)
  }

  /// Converts the tile, whose rows `row` returns. The frame's last row and column are repeated if
  /// their number is odd.
  private func convertRows(_ tile: PixelRect, _ row: (Int) -> UnsafePointer<UInt32>) {
    for y in stride(from: tile.minY, to: tile.maxY, by: 2) {
      let (top, bottom) = (row(y), row(min(y + 1, tile.maxY - 1)))
      painter.kernels.ycbcr(planes.rows(tile.minX, y), top, bottom, tile.width / 2)
      guard tile.width % 2 == 1 else { continue }
      let last = tile.width - 1
      painter.kernels.ycbcr(
        planes.rows(tile.minX + last, y), [top[last], top[last]], [bottom[last], bottom[last]], 1)
    }
  }
}
