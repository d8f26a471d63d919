// Animated GIFs. A GIF has at most 256 colors, which are chosen here for a segment of many frames
// at once: a clip of usual length is one segment and has one palette, and a longer one gets a new
// palette only where the old one does not fit. The frames of a segment wait as compressed PNGs, so
// memory is bounded by `SegmentLimits` for a clip of any length, nothing is written to a temporary
// file, and the output can be a pipe.

import SegueImages
import SeguePixels
import SegueVideo

/// A sink that writes an animated GIF.
public final class GIFSink: PackingSink, @unchecked Sendable {
  // Unchecked: `pack` uses no mutable state; all else is used only by the sink's thread once the
  // recording has started.

  /// The most frames per second that players show: the shortest delay that they honor is 1/50 s.
  public static let mostFramesPerSecond = 50

  /// The number of frames and of compressed bytes from which a segment ends.
  enum SegmentLimits {
    static let frames = 128
    static let bytes = 64 << 20
  }

  private let settings: AnimationSettings
  private let writer: GIFWriter
  private var segment: [GIFFrame] = []
  private var segmentBytes = 0
  private var last: [UInt8] = []
  private var position = 0

  /// Creates a sink that writes to `target`.
  public init(to target: any ByteTarget, settings: AnimationSettings) throws {
    self.settings = settings
    writer = try GIFWriter(target, settings)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Returns the frame as a PNG, which takes little memory while it waits.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.png(isOpaque: settings.isOpaque, compression: .sequence)
  }

  /// Receives the next frame.
  public func append(packed: [UInt8]) throws {
    defer { position += 1 }
    // Frames that differ in their display lists may still have the same pixels.
    if packed == last { return }
    last = packed
    let instant = settings.instant(ofFrame: position, unitsPerSecond: 100)
    let shortest = 100 / Self.mostFramesPerSecond
    if let before = segment.last, instant - before.start < shortest {
      // The frame before would be shown for too short a time, and this one takes its place.
      segmentBytes += packed.count - before.png.count
      segment[segment.count - 1].png = packed
      return
    }
    if segment.count >= SegmentLimits.frames || segmentBytes >= SegmentLimits.bytes {
      try writer.write(segment, end: instant)
      (segment, segmentBytes) = ([], 0)
    }
    segment.append(GIFFrame(png: packed, start: instant))
    segmentBytes += packed.count
  }

  /// Extends the duration of the last frame.
  public func repeatLast() throws {
    guard position > 0 else {
      throw RecordingError.unexpectedFrame("no frame to repeat; expected append before repeatLast")
    }
    position += 1
  }

  /// Writes the frames that wait and puts the file in its place.
  public func finish() throws {
    try writer.write(segment, end: settings.instant(ofFrame: position, unitsPerSecond: 100))
    try writer.finish()
  }

  /// Discards the file.
  public func cancel() { writer.cancel() }
}

/// A frame that waits for its palette.
struct GIFFrame {
  /// The pixels, compressed.
  var png: [UInt8]
  /// The instant at which the frame begins, in hundredths of a second.
  var start: Int
}
