// The limits on the size of a scene. Every message that reports an exceeded limit names the limit.

/// The limits that a scene must not exceed. Exceeding one ends the process with exit code 5.
public enum SceneLimits {
  /// The maximum size of a scene file, in bytes.
  public static let fileSizeInBytes = 16 * 1024 * 1024
  /// The maximum nesting depth of lists and maps.
  public static let depth = 64
  /// The maximum number of values in a file. Each alias counts as often as it is used.
  public static let nodes = 100_000
  /// The maximum length of a side of the canvas, in pixels.
  public static let canvasSideInPixels = 16_384
  /// The maximum area of the canvas, in pixels.
  public static let canvasAreaInPixels = 64_000_000
  /// The maximum scale of the canvas, in pixels per point.
  public static let scale = 16.0
  /// The maximum frame rate, in frames per second.
  public static let framesPerSecond = 1000
  /// The maximum duration of one wait or one transition, in seconds.
  public static let seconds = 86_400.0
  /// The time in seconds beyond which a time of a script, or a clip, is reported with a warning.
  public static let usualSeconds = 600.0
  /// The maximum magnitude of a coordinate or a length, in points.
  public static let coordinate = 1_000_000.0
  /// The maximum magnitude of a scale factor.
  public static let factor = 10_000.0
  /// The maximum number of screens that are presented over each other or are on one navigation
  /// stack.
  public static let screensAtOnce = 100
  /// The maximum number of frames in a clip.
  public static let frames = 1_000_000
}
