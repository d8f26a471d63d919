// What can be said of a clip beside its scene: how large, how fast, which frames, how it is written. The
// same options are on command lines, in lists of scenes and in plans of chunks, and all of them are
// part of what a clip's bytes depend on.

import SegueDiagnostics
import SegueScenes
import SegueVideo

/// The options of one clip. What is `nil` is as the scene or the format has it.
package struct ClipOptions: Sendable, Hashable {
  /// Frames per second.
  package var rate: FrameRate?
  /// Pixels for each point; or `size`.
  package var scale: Double?
  /// Pixels of a frame, of the canvas's shape; or `scale`.
  package var size: PixelSize?
  /// Light or dark.
  package var appearance: SceneAppearance?
  /// Which frames, by number; or `start` and `end`.
  package var frames: FrameRange?
  /// Only frames at or after this instant.
  package var start: ExactSeconds?
  /// Only frames before this instant.
  package var end: ExactSeconds?
  /// Whether the fingers of the script are drawn.
  package var showsTouches = false
  /// What it is written as.
  package var format: OutputFormat?
  /// How a movie is compressed.
  package var codec: MovieCodec?
  /// x264's constant rate factor.
  package var crf: Double?
  /// x264's preset.
  package var preset: String?

  /// Everything as the scene has it.
  package init() {}

  /// `document` with its canvas as these options want it.
  /// - Throws: `UsageProblem`.
  package func applied(to document: SceneDocument) throws(UsageProblem) -> SceneDocument {
    var document = document
    let canvas = document.canvas
    let scale =
      try size?.scale(width: canvas.frameWidth, height: canvas.frameHeight) ?? self.scale
    if let scale { document.canvas.scale = scale }
    if let appearance { document.canvas.appearance = appearance }
    if let rate { document.canvas.rate = rate }
    return document
  }

  /// The frames asked for, of a clip at `rate`.
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

  /// Those that only movies have, as they are on the command line.
  package var encodingGiven: [String] {
    [(crf != nil, "--crf"), (preset != nil, "--preset"), (codec != nil, "--codec")]
      .filter(\.0).map(\.1)
  }

  /// All that are given, by their names on the command line, in a fixed order: what is equal here
  /// makes the same clip of the same scene.
  package var named: [(name: String, value: String)] {
    let given: [(String, String?)] = [
      ("fps", rate.map { "\($0)" }), ("scale", scale.map { JSONText.number($0).compact }),
      ("size", size.map { "\($0)" }), ("appearance", appearance.map { $0.rawValue }),
      ("frames", frames.map { "\($0)" }), ("from", start.map { "\($0)" }),
      ("to", end.map { "\($0)" }), ("show-touches", showsTouches ? "true" : nil),
      ("format", format.map { $0.rawValue }),
      ("crf", crf.map { JSONText.number($0).compact }), ("preset", preset),
      ("codec", codec.map { $0.rawValue }),
    ]
    return given.compactMap { name, value in value.map { (name, $0) } }
  }
}
