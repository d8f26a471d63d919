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
  /// How its layers move, and what they look like.
  public let curves: MotionCurves
  /// The fonts that its text is drawn with.
  public let fonts: [GoldenFont]
  /// Pixels across and down.
  public let size: FrameSize
  private let subject: any GoldenSubject

  /// How many instants of a clip are read as numbers.
  public nonisolated static let instants = 24

  /// Draws a clip.
  /// - Parameters:
  ///   - comparison: Where pixels are covered, since they do not count.
  ///   - instants: The frames at which layers are read; `nil` for a number of those at which something
  ///     moves. Frames that the clip does not have are left out.
  ///   - jobs: Frames drawn at a time.
  public init(
    _ clip: any GoldenSubject, ignoring comparison: PictureComparison = PictureComparison(),
    instants: [Int]? = nil, jobs: Int = 1, cancellation: Cancellation = Cancellation()
  ) throws {
    let subject = MaskedClip.covering(clip, ignoring: comparison)
    var reading = LayerReading(subject, instants: instants ?? [])
    var census = FontCensus()
    let sink = HashSink()
    _ = try Recorder(jobs: jobs, rasterizer: Rasterizer()).record(
      into: sink, cancellation: cancellation
    ) { index in
      guard let list = try subject.frame(at: subject.time(index)) else { return nil }
      census.add(list.items)
      try reading.read(index)
      return list
    }
    try (subject as? MaskedClip)?.checkViews()
    let frames = sink.digests.map { FrameHash(digest: $0) }
    if instants == nil {
      reading = LayerReading(subject, instants: Golden.instants(Self.instants, of: frames))
      for index in reading.curves.instants { try reading.read(index) }
    }
    (self.frames, curves, fonts) = (frames, reading.curves, census.fonts)
    self.subject = subject
    size = FrameSize(width: subject.canvas.widthInPixels, height: subject.canvas.heightInPixels)
  }

  /// The golden of this rendering.
  public func golden(keyFrames: Int) -> Golden {
    var golden = Golden(
      width: size.width, height: size.height, rate: subject.canvas.rate, frames: frames,
      keyFrames: Golden.spread(keyFrames, over: frames.count), steps: subject.stepTexts,
      curves: curves)
    golden.fonts = fonts
    return golden
  }

  /// Draws frames anew; they are in order.
  public func pictures(_ frames: [Int]) throws -> [PixelBuffer] {
    try frames.compactMap { frame in
      try subject.frame(at: subject.time(frame)).map { try Rasterizer().render($0) }
    }
  }

  /// The pixels of views at a frame.
  func boxes(of views: [String], at frame: Int) throws -> [PixelRegion] {
    views.isEmpty ? [] : try subject.boxes(of: views, atSeconds: subject.time(frame).seconds)
  }

  /// Frames per second.
  var rate: FrameRate { subject.canvas.rate }
  /// The steps of the script.
  var steps: [String] { subject.stepTexts }
}

/// Reads layers at some frames.
@MainActor
private struct LayerReading {
  private(set) var curves: MotionCurves
  private let subject: any GoldenSubject
  private let names = LookNames()

  init(_ subject: any GoldenSubject, instants: [Int]) {
    self.subject = subject
    curves = MotionCurves(instants: instants)
  }

  /// Reads the layers if this is one of the frames; frames come in order.
  mutating func read(_ frame: Int) throws {
    guard let place = curves.instants.firstIndex(of: frame) else { return }
    let nodes = try subject.inspect(atSeconds: subject.time(frame).seconds)
    curves.add(nodes, at: place, naming: names)
  }
}
