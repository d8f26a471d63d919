// What is kept of a clip: enough to tell whether a new rendering is the same, and if it is not, why. The
// pictures of its key frames lie beside it as PNG.

import SegueScenes

/// A golden.
public struct Golden: Sendable, Hashable {
  /// Pixels across and down.
  public var width, height: Int
  /// Frames per second.
  public var rate: FrameRate
  /// A fingerprint of each frame.
  public var frames: [FrameHash]
  /// The scale and rate that it was recorded at, where those are not the scene's own.
  public var overrides = GoldenOverrides()
  /// How a new rendering is compared.
  public var comparison = PictureComparison()
  /// Why it is not compared exactly.
  public var reason: String?
  /// The frames that are kept as pictures, in order.
  public var keyFrames: [Int]
  /// What the script does, a line each, with its parameters.
  public var steps: [String]
  /// The fonts that text is drawn with, by name.
  public var fonts: [GoldenFont] = []
  /// How the layers move.
  public var curves: MotionCurves

  /// A golden that is compared exactly.
  public init(
    width: Int, height: Int, rate: FrameRate, frames: [FrameHash], keyFrames: [Int] = [],
    steps: [String] = [], curves: MotionCurves = MotionCurves(instants: [])
  ) {
    (self.width, self.height, self.rate, self.frames) = (width, height, rate, frames)
    (self.keyFrames, self.steps, self.curves) = (keyFrames, steps, curves)
  }

  /// `count` numbers from 0 to `frames` - 1, evenly spread, the first and the last among them; all if
  /// there are no more.
  static func spread(_ count: Int, over frames: Int) -> [Int] {
    guard frames > count else { return Array(0..<max(0, frames)) }
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { ($0 * (frames - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// `count` of the frames at which something moves, evenly spread: where a clip stands still there is
  /// nothing to read. The first and the last are always among them, and, beyond `count`, the frames with
  /// which motion begins.
  static func instants(_ count: Int, of frames: [FrameHash]) -> [Int] {
    func changes(_ frame: Int) -> Bool {
      frames.indices.contains(frame) && frame > 0 && frames[frame] != frames[frame - 1]
    }
    let moving = frames.indices.filter {
      $0 == 0 || $0 == frames.count - 1 || changes($0) || changes($0 + 1)
    }
    let beginnings = frames.indices.filter { changes($0) && !changes($0 - 1) }.prefix(
      mostBeginnings)
    return Set(spread(count, over: moving.count).map { moving[$0] } + beginnings).sorted()
  }
  private static let mostBeginnings = 8

  /// When a frame shows.
  public func seconds(_ frame: Int) -> Double {
    Double(frame * rate.denominator) / Double(rate.numerator)
  }
}

/// What a golden was recorded at instead of what its scene says.
public struct GoldenOverrides: Sendable, Hashable {
  /// Pixels for each point.
  public var scale: Double?
  /// Frames per second.
  public var rate: FrameRate?
  /// Which cell of a matrix it is.
  public var variant = CanvasVariant()

  /// Overrides; none as it stands.
  public init(scale: Double? = nil, rate: FrameRate? = nil) {
    (self.scale, self.rate) = (scale, rate)
  }
}
