// The recorded state of a clip: sufficient to decide whether a new rendering is the same and, if
// not, to determine why. The images of its key frames are stored beside it as PNG.

import SegueScenes

/// The recorded state of a clip: hashes of its frames, key frames, and the motion of its layers.
public struct Golden: Sendable, Hashable {
  /// The size of the frames in pixels.
  public var width, height: Int
  /// The frame rate.
  public var rate: FrameRate
  /// The hash of each frame.
  public var frames: [FrameHash]
  /// The settings that differed from those of the scene when the golden was recorded.
  public var overrides = GoldenOverrides()
  /// The way in which a new rendering is compared.
  public var comparison = ImageComparison()
  /// The reason why the comparison is not exact, or `nil`.
  public var reason: String?
  /// The indices of the frames that are kept as images, ascending.
  public var keyFrames: [Int]
  /// The steps of the script with their parameters, one line each.
  public var steps: [String]
  /// The fonts that the text is drawn with, sorted by name.
  public var fonts: [GoldenFont] = []
  /// The motion of the layers.
  public var curves: MotionCurves

  /// Creates a golden that is compared exactly.
  public init(
    width: Int, height: Int, rate: FrameRate, frames: [FrameHash], keyFrames: [Int] = [],
    steps: [String] = [], curves: MotionCurves = MotionCurves(instants: [])
  ) {
    (self.width, self.height, self.rate, self.frames) = (width, height, rate, frames)
    (self.keyFrames, self.steps, self.curves) = (keyFrames, steps, curves)
  }

  /// Returns `count` evenly spread numbers from 0 to `frames` - 1, including the first and the
  /// last. Returns all if there are no more than `count`.
  static func spread(_ count: Int, over frames: Int) -> [Int] {
    guard frames > count else { return Array(0..<max(0, frames)) }
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { ($0 * (frames - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// The number of evenly spread frames that are kept as images, beside those that the script names.
  var spreadKeyFrames: Int {
    let kept = Set(keyFrames)
    return (0...kept.count).last { kept.isSuperset(of: Self.spread($0, over: frames.count)) } ?? 0
  }

  /// Returns `count` evenly spread frames among those at which something moves, since a still clip
  /// has nothing to read. Always includes the first and the last frame and, in addition to `count`,
  /// the frames at which motion begins.
  static func instants(_ count: Int, of frames: [FrameHash]) -> [Int] {
    func changes(_ frame: Int) -> Bool {
      frames.indices.contains(frame) && frame > 0 && frames[frame] != frames[frame - 1]
    }
    let moving = frames.indices.filter {
      $0 == 0 || $0 == frames.count - 1 || changes($0) || changes($0 + 1)
    }
    let beginnings = frames.indices.filter { changes($0) && !changes($0 - 1) }.prefix(
      maximumBeginnings)
    return Set(spread(count, over: moving.count).map { moving[$0] } + beginnings).sorted()
  }
  private static let maximumBeginnings = 8

  /// Returns the presentation time of a frame, in seconds.
  public func seconds(_ frame: Int) -> Double {
    Double(frame * rate.denominator) / Double(rate.numerator)
  }
}

/// The settings of a recording that override those of its scene.
public struct GoldenOverrides: Sendable, Hashable {
  /// The scale in pixels per point, or `nil` for the scene's.
  public var scale: Double?
  /// The frame rate, or `nil` for the scene's.
  public var rate: FrameRate?
  /// The variant of the canvas.
  public var variant = CanvasVariant()

  /// Creates overrides. By default, nothing is overridden.
  public init(scale: Double? = nil, rate: FrameRate? = nil) {
    (self.scale, self.rate) = (scale, rate)
  }
}
