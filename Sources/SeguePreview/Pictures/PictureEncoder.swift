// One picture from its display list to its message.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster

/// Draws a picture and chooses the form in which it is sent.
struct PictureEncoder {
  private let rasterizer: Rasterizer
  private let store: PictureStore

  /// Creates an encoder of what `rasterizer` draws and `store` keeps.
  init(_ rasterizer: Rasterizer, store: PictureStore) {
    (self.rasterizer, self.store) = (rasterizer, store)
  }

  /// Draws the picture of a job.
  /// - Returns: A message with the whole picture, or with what has changed in it since the last one
  ///   of the same history.
  /// - Throws: `PixelError` or `RasterError`.
  func message(_ job: PictureJob) throws -> PictureMessage {
    guard let history = job.history else {
      return whole(try draw(job, nil), job.header)
    }
    if job.startsAnew || history.revision != job.header.revision { history.forget() }
    guard let shown = history.shown, shown.width == job.list.width,
      shown.height == job.list.height
    else {
      let buffer = try draw(job, history)
      history.keep(buffer, of: job.list, revision: job.header.revision)
      return whole(buffer, job.header)
    }
    if history.list == job.list { return changes([], in: shown, job.header) }
    let buffer = try draw(job, history)
    let tiles = ChangedTiles.between(shown, buffer)
    history.keep(buffer, of: job.list, revision: job.header.revision)
    if tiles.count == 1, tiles[0].width == buffer.width, tiles[0].height == buffer.height {
      return whole(buffer, job.header)
    }
    return changes(tiles, in: buffer, job.header)
  }

  private func draw(_ job: PictureJob, _ history: PictureHistory?) throws -> PixelBuffer {
    if job.isKept, let kept = store.buffer(of: job.list, index: job.header.index) { return kept }
    let (width, height) = (job.list.width, job.list.height)
    let buffer =
      try history?.takeBuffer(width: width, height: height)
      ?? PixelBuffer(unwrittenWidth: width, height: height)
    try rasterizer.render(job.list, into: buffer)
    if job.isKept { store.keep(buffer, of: job.list, index: job.header.index) }
    return buffer
  }

  private func whole(_ buffer: PixelBuffer, _ header: PictureHeader) -> PictureMessage {
    PictureMessage(whole: buffer, header)
  }

  private func changes(_ tiles: [PictureTile], in buffer: PixelBuffer, _ header: PictureHeader)
    -> PictureMessage
  {
    PictureMessage(header, .tiles(tiles), tiles, of: buffer)
  }
}
