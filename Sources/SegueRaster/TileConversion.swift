// Video: a tile is drawn into memory of its thread and turned into Y′CbCr while it is hot. A tile
// that is nothing but a part of an opaque picture is converted straight from the picture, and one
// of one colour is converted once.

import CSegueKernels
import Foundation
import SeguePixels

struct TileConversion {
  let painter: TilePainter
  let planes: YCbCrPlanes

  func convert(_ visibility: TileVisibility, _ tile: PixelRect) throws(PixelError) {
    if let color = onlyColor(visibility, tile) { return fill(tile, color) }
    if let reader = onlyPicture(visibility, tile),
      let first = reader.direct(tile.minY, tile.minX, tile.width)
    {
      return convertRows(tile) { reader.direct($0, tile.minX, tile.width) ?? first }
    }
    let stride = painter.scratch.width
    let base = try painter.scratch.tile()
    try painter.paint(visibility, TileTarget(base: base, stride: stride, rect: tile))
    convertRows(tile) { UnsafePointer(base + ($0 - tile.minY) * stride) }
  }

  /// The colour of the whole tile, if it has just one.
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

  /// The picture that is all there is to see in the tile.
  private func onlyPicture(_ visibility: TileVisibility, _ tile: PixelRect) -> PictureReader? {
    guard visibility.visible.count == 1, let step = visibility.visible.first, step.isFull,
      step.rect == tile, case .leaf(let paint) = painter.steps[step.index].kind, paint.isOpaque,
      case .picture(let picture) = paint
    else { return nil }
    return PictureReader(
      picture, columns: tile.minX..<tile.maxX, painter.scratch, painter.kernels)
  }

  /// Converts the tile, whose rows are found by `row`; the frame's last row and column are repeated
  /// when they have no partner.
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
