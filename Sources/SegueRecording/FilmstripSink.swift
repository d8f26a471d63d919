// Collects the frames of a recording in one picture.

import SeguePixels
import SegueVideo

/// Puts every frame into a filmstrip, and in the end the strip into another sink.
public final class FilmstripSink: FrameSink, @unchecked Sendable {
  // Unchecked: used by the sink's thread only, once the recording has begun.

  private let strip: Filmstrip
  private let labels: [String]
  private let sink: any FrameSink
  private var position = 0

  /// A sink for as many frames as there are labels, which takes RGBA; `sink` takes the strip.
  public init(strip: Filmstrip, labels: [String], sink: any FrameSink) {
    (self.strip, self.labels, self.sink) = (strip, labels, sink)
  }

  /// RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Puts a frame into its place.
  public func append(_ frame: FramePixels) throws {
    guard case .rgba8(let pixels) = frame, position < labels.count else {
      throw RecordingError.unexpectedFrame("a filmstrip takes \(labels.count) RGBA frames")
    }
    try strip.place(pixels, at: position, label: labels[position])
    position += 1
  }

  /// Puts the last frame into the next place as well.
  public func repeatLast() throws {
    guard position > 0, position < labels.count else {
      throw RecordingError.unexpectedFrame("a filmstrip takes \(labels.count) frames")
    }
    try strip.repeatFrame(at: position, label: labels[position])
    position += 1
  }

  /// Hands the strip on.
  public func finish() throws {
    try sink.append(.rgba8(strip.pixels))
    try sink.finish()
  }

  /// Leaves nothing.
  public func cancel() { sink.cancel() }
}
