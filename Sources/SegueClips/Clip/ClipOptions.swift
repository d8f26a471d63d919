// The options of a clip besides its scene: size, frame rate, frames, and output format. The same
// options are used on command lines, in lists of scenes and in plans of chunks, and all of them are
// part of what a clip's bytes depend on.

import SegueDiagnostics
import SegueRecording
import SegueScenes
import SegueVideo

/// The options of one clip. An option that is `nil` keeps the value of the scene or the default of
/// the format.
package struct ClipOptions: Sendable, Hashable {
  /// The frame rate.
  package var rate: FrameRate?
  /// The scale in pixels per point. Excludes `size`.
  package var scale: Double?
  /// The size of a frame in pixels, with the aspect ratio of the canvas. Excludes `scale`.
  package var size: PixelSize?
  /// The width of a frame in pixels. The height follows. Excludes the other sizes.
  package var width: PixelLength?
  /// The height of a frame in pixels. The width follows. Excludes the other sizes.
  package var height: PixelLength?
  /// The light or dark appearance.
  package var appearance: SceneAppearance?
  /// The range of frames by number. Excludes `start` and `end`.
  package var frames: FrameRange?
  /// The instant before which frames are omitted.
  package var start: ExactSeconds?
  /// The instant from which frames are omitted.
  package var end: ExactSeconds?
  /// The speed of the clip relative to the scene.
  package var speed: PlaybackSpeed?
  /// The time for which the frames at the ends are held in addition.
  package var hold: ExactSeconds?
  /// A Boolean value that indicates whether the clip also plays backwards.
  package var isBoomerang = false
  /// The number of times that the clip plays.
  package var loops: LoopCount?
  /// A Boolean value that indicates whether the touches of the script are drawn.
  package var showsTouches = false
  /// The format of the output.
  package var format: OutputFormat?
  /// The codec of a movie.
  package var codec: MovieCodec?
  /// The constant rate factor of the codec.
  package var crf: Double?
  /// The preset of the codec, by x264's names.
  package var preset: String?
  /// The quality of lossy images, in 0…100.
  package var quality: Int?
  /// The opaque color over which a transparent canvas is laid.
  package var background: SceneColor?
  /// A Boolean value that indicates whether the clip is a draft: half the scale, encoded as fast as
  /// possible. Excludes the options for the size, and `preset`.
  package var isDraft = false

  /// Creates options that keep everything as the scene has it.
  package init() {}

  /// Returns `document` with the options applied to its canvas.
  /// - Throws: `UsageProblem`.
  package func applied(to document: SceneDocument) throws(UsageProblem) -> SceneDocument {
    var document = document
    let canvas = document.canvas
    let scale =
      try size?.scale(width: canvas.frameWidth, height: canvas.frameHeight) ?? self.scale
    if let scale { document.canvas.scale = scale }
    if isDraft { document.canvas.scale *= Self.draftScale }
    if let scale = followingScale(canvas.frameWidth, canvas.frameHeight) {
      (document.canvas.scale, document.canvas.isCovered) = (scale, true)
    }
    if let appearance { document.canvas.appearance = appearance }
    if let rate = rate ?? usualRate(canvas.rate) { document.canvas.rate = rate }
    return document
  }

  /// The scale that `width` or `height` specifies for a canvas of the given size in points.
  private func followingScale(_ points: Double, _ height: Double) -> Double? {
    width?.scale(of: points, beside: height) ?? self.height?.scale(of: height, beside: points)
  }

  /// Returns the frame rate that the format requires in place of the scene's, or `nil`. Players
  /// show at most 50 frames of a GIF per second.
  package func usualRate(_ scene: FrameRate) -> FrameRate? {
    let most = GIFSink.mostFramesPerSecond
    guard format == .gif, scene.framesPerSecond > Double(most) else { return nil }
    return FrameRate(most, per: 1)
  }

  /// Returns the selected frames of a clip at `rate` instants per second of the scene.
  package func selection(at rate: FrameRate) throws(UsageProblem) -> FrameRange {
    if let frames { return frames }
    func first(_ time: ExactSeconds) -> Int {
      time.firstFrame(rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    }
    let begin = start.map(first) ?? 0
    let last = end.map { first($0) - 1 }
    if let last, last < begin {
      throw UsageProblem("there is no frame between --from and --to at \(rate) frames per second")
    }
    return FrameRange(first: begin, last: last, step: 1)
  }

  /// The names of the options for the size of a frame that are set, which exclude each other.
  package var sizesGiven: [String] {
    [
      (scale != nil, "scale"), (size != nil, "size"), (width != nil, "width"),
      (height != nil, "height"),
    ].filter(\.0).map(\.1)
  }

  /// The names of the options for the order and the speed of frames that are set.
  package var timingGiven: [String] {
    [
      (speed != nil, "speed"), (hold != nil, "hold"), (isBoomerang, "boomerang"),
      (loops != nil, "loop"),
    ].filter(\.0).map(\.1)
  }

  /// The options that are set and apply only to movies, as they are named on the command line.
  package var encodingGiven: [String] {
    [(crf != nil, "--crf"), (preset != nil, "--preset"), (codec != nil, "--codec")]
      .filter(\.0).map(\.1)
  }

  /// The options that are set, by their names on the command line, in a fixed order. Equal values
  /// give the same clip of the same scene.
  package var named: [(name: String, value: String)] {
    let given: [(String, String?)] = [
      ("fps", rate.map { "\($0)" }), ("scale", scale.map { JSONText.number($0).compact }),
      ("size", size.map { "\($0)" }), ("appearance", appearance.map { $0.rawValue }),
      ("frames", frames.map { "\($0)" }), ("from", start.map { "\($0)" }),
      ("to", end.map { "\($0)" }), ("show-touches", showsTouches ? "true" : nil),
      ("format", format.map { $0.rawValue }),
      ("crf", crf.map { JSONText.number($0).compact }), ("preset", preset),
      ("codec", codec.map { $0.rawValue }), ("quality", quality.map { "\($0)" }),
      ("background", background?.hexadecimal),
      ("width", width.map { "\($0)" }), ("height", height.map { "\($0)" }),
      ("speed", speed.map { "\($0)" }), ("hold", hold.map { "\($0)" }),
      ("boomerang", isBoomerang ? "true" : nil), ("loop", loops.map { "\($0)" }),
      ("draft", isDraft ? "true" : nil),
    ]
    return given.compactMap { name, value in value.map { (name, $0) } }
  }
}
