// Uncompressed frames one after the other, for other programs to read from a pipe or a file.

import SeguePixels
import SegueVideo

/// Writes frames without compression.
public final class RawVideoSink: FrameSink, @unchecked Sendable {
  // Unchecked: used by the sink's thread only, once the recording has begun.

  /// How the frames follow each other.
  public enum Layout: Sendable, Hashable {
    /// YUV4MPEG2: a header, then Y′CbCr 4:2:0 planes at this many frames per second.
    case y4m(rateNumerator: Int, rateDenominator: Int)
    /// RGBA bytes and nothing else.
    case rgba
  }

  private let layout: Layout
  private let target: any ByteTarget
  private var last: [UInt8] = []
  private var hasHeader = false

  /// A sink that writes to `target`.
  public init(_ layout: Layout, to target: any ByteTarget) {
    (self.layout, self.target) = (layout, target)
  }

  /// Planes for YUV4MPEG2, else RGBA.
  public var pixelFormat: FramePixelFormat { layout == .rgba ? .rgba8 : .yCbCr420 }

  /// Writes the next frame.
  public func append(_ frame: FramePixels) throws {
    switch (layout, frame) {
    case (.y4m, .rgba8):
      throw RecordingError.unexpectedFrame("YUV4MPEG2 takes planes; a frame is RGBA")
    case (_, .yCbCr420(let planes)): try begin(width: planes.width, height: planes.height)
    case (_, .rgba8(let buffer)): try begin(width: buffer.width, height: buffer.height)
    }
    frame.appendRows(to: &last)
    try target.write(last)
  }

  /// Writes the next frame of this size from rows that were kept.
  package func append(rows: [UInt8], width: Int, height: Int) throws {
    try begin(width: width, height: height)
    last += rows
    try target.write(last)
  }

  /// Begins a frame, and before the first one the file.
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
  /// Leaves no file.
  public func cancel() { target.discard() }
}
