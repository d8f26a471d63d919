// Uncompressed frames one after the other, which other programs read from a pipe or a file.

import SeguePixels
import SegueVideo

/// A sink that writes uncompressed frames.
public final class RawVideoSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  /// The formats of the output.
  public enum Layout: Sendable, Hashable {
    /// YUV4MPEG2: a header with the frame rate, then Y′CbCr 4:2:0 planes.
    case y4m(rateNumerator: Int, rateDenominator: Int)
    /// RGBA bytes without headers.
    case rgba
  }

  private let layout: Layout
  private let target: any ByteTarget
  private var last: [UInt8] = []
  private var hasHeader = false

  /// Creates a sink that writes to `target`.
  public init(_ layout: Layout, to target: any ByteTarget) {
    (self.layout, self.target) = (layout, target)
  }

  /// The pixel format of the frames: Y′CbCr planes for YUV4MPEG2, otherwise RGBA.
  public var pixelFormat: FramePixelFormat { layout == .rgba ? .rgba8 : .yCbCr420 }

  /// Writes the next frame.
  public func append(_ frame: FramePixels) throws {
    switch (layout, frame) {
    case (.y4m, .rgba8):
      throw RecordingError.unexpectedFrame("a frame is RGBA; expected Y′CbCr planes for YUV4MPEG2")
    case (_, .yCbCr420(let planes)): try begin(width: planes.width, height: planes.height)
    case (_, .rgba8(let buffer)): try begin(width: buffer.width, height: buffer.height)
    }
    frame.appendRows(to: &last)
    try target.write(last)
  }

  /// Writes the next frame of the given size from stored rows.
  package func append(rows: [UInt8], width: Int, height: Int) throws {
    try begin(width: width, height: height)
    last += rows
    try target.write(last)
  }

  /// Writes the header of a frame and, before the first one, that of the file.
  private func begin(width: Int, height: Int) throws {
    last.removeAll(keepingCapacity: true)
    guard case .y4m(let numerator, let denominator) = layout else { return }
    last += Array("FRAME\n".utf8)
    guard !hasHeader else { return }
    hasHeader = true
    let rate = "F\(numerator):\(denominator)"
    let header =
      "YUV4MPEG2 W\(width) H\(height) \(rate) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"
    try target.write(Array(header.utf8))
  }

  /// Writes the last frame again.
  public func repeatLast() throws { try target.write(last) }
  /// Puts the file in its place.
  public func finish() throws { try target.commit() }
  /// Discards the file.
  public func cancel() { target.discard() }
}
