// A sink that collects the frames of a recording in one image.

import SeguePixels
import SegueVideo

/// A sink that draws every frame into a filmstrip and passes the strip to another sink.
public final class FilmstripSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let strip: Filmstrip
  private let labels: [PixelBuffer?]
  private let sink: any FrameSink
  private var position = 0

  /// Creates a sink for as many RGBA frames as there are labels.
  /// - Parameters:
  ///   - labels: The images below the frames. `nil` leaves the space below a frame empty.
  ///   - sink: The sink that receives the strip.
  public init(strip: Filmstrip, labels: [PixelBuffer?], sink: any FrameSink) {
    (self.strip, self.labels, self.sink) = (strip, labels, sink)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Draws a frame at the next place of the strip.
  public func append(_ frame: FramePixels) throws {
    guard case .rgba8(let pixels) = frame, position < labels.count else {
      throw RecordingError.unexpectedFrame("a filmstrip takes \(labels.count) RGBA frames")
    }
    try strip.place(pixels, at: position, label: labels[position])
    position += 1
  }

  /// Draws the last frame at the next place as well.
  public func repeatLast() throws {
    guard position > 0, position < labels.count else {
      throw RecordingError.unexpectedFrame("a filmstrip takes \(labels.count) frames")
    }
    try strip.repeatFrame(at: position, label: labels[position])
    position += 1
  }

  /// Passes the strip to the other sink and finishes that.
  public func finish() throws {
    try sink.append(.rgba8(strip.pixels))
    try sink.finish()
  }

  /// Cancels the other sink, so that no output remains.
  public func cancel() { sink.cancel() }
}
