// The frames of a GIF: a palette for each segment, and of each frame only what changes.

import CSegueGIF
import SegueImages
import SeguePixels

/// Maps frames to palettes and writes them. Used by one thread at a time.
final class GIFWriter {
  /// A frame whose duration is not known yet.
  private struct Pending {
    var image: GIFImage
    var start: Int
  }

  private let file: GIFFile
  private let settings: AnimationSettings
  private let canvas: GIFCanvas
  private let colors: Int
  private let tolerance: Int32
  private var palette: GIFPalette?
  private var pending: Pending?

  init(_ target: any ByteTarget, _ settings: AnimationSettings) throws {
    file = GIFFile(target, settings)
    canvas = try GIFCanvas(width: settings.width, height: settings.height)
    self.settings = settings
    let quality = min(max(settings.quality ?? 100, 0), 100)
    // From 100 to 50, small differences between frames are ignored; below that, there are fewer
    // colors as well.
    tolerance = Int32((100 - quality) / 5)
    colors = quality >= 50 ? 255 : 15 + quality * 240 / 50
  }

  /// Writes the frames of a segment. The last one is shown until `end` or until the first change
  /// after it.
  func write(_ frames: [GIFFrame], end: Int) throws {
    guard !frames.isEmpty else { return }
    let palette = try palette(for: frames, end: end)
    for frame in frames { try write(frame, palette) }
    guard var last = pending else { return }
    last.image.end = end
    pending = last
  }

  /// Writes the last frame and completes the file.
  func finish() throws {
    try writePending(until: pending?.image.end ?? 0)
    try file.finish()
  }

  /// Discards the file.
  func cancel() { file.cancel() }

  private func write(_ frame: GIFFrame, _ palette: GIFPalette) throws {
    let pixels = try frame.pixels()
    let part = canvas.map(pixels, palette, tolerance, replaces: !settings.isOpaque)
    guard part.width > 0 || pending == nil || !settings.isOpaque else { return }
    try writePending(until: frame.start)
    pending = Pending(
      image: try canvas.image(part, palette, replaces: !settings.isOpaque), start: frame.start)
  }

  private func writePending(until end: Int) throws {
    guard let pending else { return }
    try file.write(pending.image, hundredths: end - pending.start)
    self.pending = nil
  }

  /// Returns the palette for a segment: the previous one if it fits nearly as well as a new one.
  private func palette(for frames: [GIFFrame], end: Int) throws -> GIFPalette {
    let histogram = try GIFHistogram()
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].start : end
      histogram.add(try frame.pixels(), weight: max(1, next - frame.start))
    }
    let made = try histogram.palette(colors)
    if let palette, histogram.error(palette) <= 1.25 * histogram.error(made) + 1 { return palette }
    canvas.forgetIndices(transparent: made.count)
    palette = made
    return made
  }
}

extension GIFFrame {
  /// Returns the pixels of the frame.
  fileprivate func pixels() throws -> PixelBuffer {
    try ImageDecoder.decode(png, named: "a frame").pixels
  }
}
