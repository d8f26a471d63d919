// How large a scene may be. Every limit is named in the message that refuses to pass it.

/// The limits of a scene. Passing one ends with exit code 5.
public enum SceneLimits {
  /// Bytes of the file.
  public static let fileSizeInBytes = 16 * 1024 * 1024
  /// Lists and maps inside each other.
  public static let depth = 64
  /// Values in the file, each alias counted as often as it is used.
  public static let nodes = 100_000
  /// Pixels along a side of the canvas.
  public static let canvasSideInPixels = 16_384
  /// Pixels of the canvas.
  public static let canvasAreaInPixels = 64_000_000
  /// Pixels for each point.
  public static let scale = 16.0
  /// Frames per second.
  public static let framesPerSecond = 1000
  /// Seconds of one wait or one transition.
  public static let seconds = 86_400.0
  /// Points, for any coordinate or length.
  public static let coordinate = 1_000_000.0
  /// Factors of a scale.
  public static let factor = 10_000.0
  /// Screens presented over each other, or on one stack.
  public static let screensAtOnce = 100
  /// Frames of a clip.
  public static let frames = 1_000_000
}
