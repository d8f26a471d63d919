// Where finished frames go, in order: a movie, a sequence of files, a hash.

import SeguePixels

/// What a sink wants a frame as.
public enum FramePixelFormat: Sendable, Hashable {
  /// Premultiplied RGBA8.
  case rgba8
  /// BT.709 limited-range 4:2:0 planes, for a picture of even size.
  case yCbCr420
}

/// One finished frame.
public enum FramePixels: Sendable {
  /// Premultiplied RGBA8.
  case rgba8(PixelBuffer)
  /// BT.709 limited-range 4:2:0 planes.
  case yCbCr420(YCbCrPlanes)
}

/// Takes finished frames in order, on one thread of its own.
public protocol FrameSink: AnyObject, Sendable {
  /// What `append` expects.
  var pixelFormat: FramePixelFormat { get }
  /// Takes the next frame. Its memory is the caller's again when this returns: what is needed later
  /// has to be copied.
  func append(_ frame: FramePixels) throws
  /// Takes the last frame once more: nothing has changed.
  func repeatLast() throws
  /// Writes what is left and puts the result in its place.
  func finish() throws
  /// Gives up and leaves nothing behind.
  func cancel()
}
