// What a clip is now: drawn once, all frames, on as many threads as are allowed; only fingerprints are
// kept. The pictures that a difference needs are drawn again.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueRecording
import SegueScenes

/// One rendering of a clip.
@MainActor
public struct Take {
  /// A fingerprint of each frame.
  public let frames: [FrameHash]
  /// How its layers move.
  public let curves: MotionCurves
  /// Pixels across and down.
  public let size: FrameSize
  private let subject: any GoldenSubject

  /// How many instants of a clip are read as numbers.
  public nonisolated static let instants = 24

  /// Draws a clip.
  /// - Parameters:
  ///   - instants: The frames at which layers are read; `nil` for a number of them, evenly spread. Frames
  ///     that the clip does not have are left out.
  ///   - jobs: Frames drawn at a time.
  public init(
    _ subject: any GoldenSubject, instants: [Int]? = nil, jobs: Int = 1,
    cancellation: Cancellation = Cancellation()
  ) throws {
    let count = try subject.frameCount()
    let wanted = instants ?? Golden.spread(Self.instants, over: count)
    var curves = MotionCurves(instants: wanted)
    let sink = HashSink()
    _ = try Recorder(jobs: jobs, rasterizer: Rasterizer()).record(
      into: sink, cancellation: cancellation
    ) { index in
      guard let list = try subject.frame(at: subject.time(index)) else { return nil }
      if let place = wanted.firstIndex(of: index) {
        curves.add(try subject.inspect(atSeconds: subject.time(index).seconds), at: place)
      }
      return list
    }
    frames = sink.digests.map { FrameHash(digest: $0) }
    (self.curves, self.subject) = (curves, subject)
    size = FrameSize(width: subject.canvas.widthInPixels, height: subject.canvas.heightInPixels)
  }

  /// The golden of this rendering.
  public func golden(keyFrames: Int) -> Golden {
    Golden(
      width: size.width, height: size.height, rate: subject.canvas.rate, frames: frames,
      keyFrames: Golden.spread(keyFrames, over: frames.count), steps: subject.stepTexts,
      curves: curves)
  }

  /// Draws frames anew; they are in order.
  public func pictures(_ frames: [Int]) throws -> [PixelBuffer] {
    try frames.compactMap { frame in
      try subject.frame(at: subject.time(frame)).map { try Rasterizer().render($0) }
    }
  }

  /// The layers that show at a frame.
  var rate: FrameRate { subject.canvas.rate }
  /// The steps of the script.
  var steps: [String] { subject.stepTexts }
}
