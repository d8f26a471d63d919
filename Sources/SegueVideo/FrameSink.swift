// The destination of finished frames, in order: a movie, a sequence of files, a hash.

import SeguePixels

/// The pixel format in which a sink receives frames.
public enum FramePixelFormat: Sendable, Hashable {
  /// Premultiplied RGBA8.
  case rgba8
  /// BT.709 limited-range 4:2:0 planes, for an image of even size.
  case yCbCr420
}

/// A finished frame.
public enum FramePixels: Sendable {
  /// A frame in premultiplied RGBA8.
  case rgba8(PixelBuffer)
  /// A frame as BT.709 limited-range 4:2:0 planes.
  case yCbCr420(YCbCrPlanes)
}

/// An object that receives finished frames in order, on a thread of its own.
public protocol FrameSink: AnyObject, Sendable {
  /// The pixel format that `append` expects.
  var pixelFormat: FramePixelFormat { get }
  /// Receives the next frame. The caller may reuse its memory when the method returns; anything
  /// needed later must be copied.
  func append(_ frame: FramePixels) throws
  /// Repeats the last frame, for a frame without changes.
  func repeatLast() throws
  /// Writes pending data and moves the result to its final location.
  func finish() throws
  /// Stops and removes all output.
  func cancel()
}
