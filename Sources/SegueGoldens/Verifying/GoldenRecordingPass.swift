// The current state of a clip: all frames are rendered once, on as many threads as permitted, and
// only their hashes are kept. Images that are needed for a difference are rendered again.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueRecording
import SegueScenes

/// One rendering of a clip.
@MainActor
public struct GoldenRecordingPass {
  /// The hash of each frame.
  public let frames: [FrameHash]
  /// The motion and the attributes of the layers.
  public let curves: MotionCurves
  /// The fonts that the text is drawn with.
  public let fonts: [GoldenFont]
  /// The size of the frames in pixels.
  public let size: FrameSize
  private let subject: any GoldenSubject
  /// The frames of the instants that the script names.
  private let namedFrames: [Int]

  /// The default number of instants at which the layers' properties are read.
  public nonisolated static let instants = 24

  /// Renders a clip.
  /// - Parameters:
  ///   - comparison: The comparison whose ignored areas are covered.
  ///   - instants: The frames at which layers are read, or `nil` for a number of frames at which
  ///     something moves. Frames that the clip does not have are omitted.
  ///   - jobs: The number of frames that are rendered concurrently.
  public init(
    _ clip: any GoldenSubject, ignoring comparison: ImageComparison = ImageComparison(),
    instants: [Int]? = nil, jobs: Int = 1, cancellation: Cancellation = Cancellation()
  ) throws {
    let subject = MaskedClip.covering(clip, ignoring: comparison)
    var reading = LayerReading(subject, instants: instants ?? [])
    var baseline = FontUsage()
    let sink = HashSink()
    _ = try Recorder(jobs: jobs, rasterizer: Rasterizer()).record(
      into: sink, cancellation: cancellation
    ) { index in
      guard let list = try subject.frame(at: subject.time(index)) else { return nil }
      baseline.add(list.items)
      try reading.read(index)
      return list
    }
    try (subject as? MaskedClip)?.checkViews()
    let frames = sink.digests.map { FrameHash(digest: $0) }
    if instants == nil {
      reading = LayerReading(subject, instants: Golden.instants(Self.instants, of: frames))
      for index in reading.curves.instants { try reading.read(index) }
    }
    (self.frames, curves, fonts) = (frames, reading.curves, baseline.fonts)
    self.subject = subject
    namedFrames = try subject.namedFrames().filter { $0 < frames.count }
    size = FrameSize(width: subject.canvas.widthInPixels, height: subject.canvas.heightInPixels)
  }

  /// Returns the golden of this rendering.
  /// - Parameter keyFrames: The number of evenly spread frames that are kept as images, in addition
  ///   to those that the script names. If it is 0, no frame is kept.
  public func golden(keyFrames: Int) -> Golden {
    var golden = Golden(
      width: size.width, height: size.height, rate: subject.canvas.rate, frames: frames,
      keyFrames: keyFrames == 0
        ? [] : Set(Golden.spread(keyFrames, over: frames.count) + namedFrames).sorted(),
      steps: subject.stepTexts,
      curves: curves)
    golden.fonts = fonts
    return golden
  }

  /// Renders the given frames again. The frames must be ascending.
  public func images(_ frames: [Int]) throws -> [PixelBuffer] {
    try frames.compactMap { frame in
      try subject.frame(at: subject.time(frame)).map { try Rasterizer().render($0) }
    }
  }

  /// Returns the pixels that views cover at a frame.
  func boxes(of views: [String], at frame: Int) throws -> [PixelRegion] {
    views.isEmpty ? [] : try subject.boxes(of: views, atSeconds: subject.time(frame).seconds)
  }

  /// The frame rate.
  var rate: FrameRate { subject.canvas.rate }
  /// The steps of the script.
  var steps: [String] { subject.stepTexts }
}

/// Reads layers at selected frames.
@MainActor
private struct LayerReading {
  private(set) var curves: MotionCurves
  private let subject: any GoldenSubject
  private let names = AttributeNames()

  init(_ subject: any GoldenSubject, instants: [Int]) {
    self.subject = subject
    curves = MotionCurves(instants: instants)
  }

  /// Reads the layers if `frame` is one of the selected frames. Frames are ascending.
  mutating func read(_ frame: Int) throws {
    guard let place = curves.instants.firstIndex(of: frame) else { return }
    let nodes = try subject.inspect(atSeconds: subject.time(frame).seconds)
    curves.add(nodes, at: place, naming: names)
  }
}
