// The sink of a plan. Making it checks the target and begins a temporary file beside it, so that
// nothing is drawn for a place that cannot take it.

import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueScenes
import SegueVideo

/// What a sink has to know of a clip.
struct ClipShape: Sendable {
  /// Pixels of every frame.
  var size: FrameSize
  /// Frames per second of what is written.
  var rate: FrameRate
  /// Whether every frame is opaque.
  var isOpaque: Bool
  /// Which frames of the scene are taken.
  var frames: FrameRange
}

extension OutputPlan {
  /// The sink for a clip.
  /// - Throws: `Failure`.
  func makeSink(for clip: ClipShape, encoding: EncodingOptions?, replacing: Bool) throws
    -> any FrameSink
  {
    do {
      return try sink(for: clip, encoding: encoding, replacing: replacing)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  private func sink(for clip: ClipShape, encoding: EncodingOptions?, replacing: Bool) throws
    -> any FrameSink
  {
    let number: @Sendable (Int) -> Int = { clip.frames.frame(at: $0) ?? $0 }
    switch self {
    case .still(let path):
      let file = try AtomicFile(path: path, replacing: replacing)
      return PNGFileSink(to: file, isOpaque: clip.isOpaque)
    case .directory(let path):
      return try PNGSequenceSink(
        directory: path, replacing: replacing, isOpaque: clip.isOpaque, number: number)
    case .pattern(let pattern):
      return try PNGSequenceSink(
        pattern: pattern, replacing: replacing, isOpaque: clip.isOpaque, number: number)
    case .file(let path, let format):
      return try streamSink(
        format, clip, encoding, movie: .file(path: path, replacing: replacing)
      ) { try AtomicFile(path: path, replacing: replacing) }
    case .standardOutput(let format):
      return try streamSink(
        format, clip, encoding, movie: .descriptor(1, name: path)
      ) { DescriptorTarget(descriptor: 1, name: path) }
    }
  }

  private func streamSink(
    _ format: OutputFormat, _ clip: ClipShape, _ encoding: EncodingOptions?, movie: MovieTarget,
    target: () throws -> any ByteTarget
  ) throws -> any FrameSink {
    switch format {
    case .mp4: return try MovieSink(movie, settings: clip.settings(.mp4, encoding))
    case .mov: return try MovieSink(movie, settings: clip.settings(.mov, encoding))
    case .y4m:
      let rate = clip.rate
      return RawVideoSink(
        .y4m(rateNumerator: rate.numerator, rateDenominator: rate.denominator), to: try target())
    case .rawvideo: return RawVideoSink(.rgba, to: try target())
    case .png: return PNGStreamSink(to: try target(), isOpaque: clip.isOpaque)
    }
  }
}

extension ClipShape {
  fileprivate func settings(_ container: MovieContainer, _ encoding: EncodingOptions?)
    -> MovieSettings
  {
    var settings = MovieSettings(
      width: size.width, height: size.height, rateNumerator: rate.numerator,
      rateDenominator: rate.denominator)
    settings.container = container
    if let crf = encoding?.crf { settings.crf = crf }
    if let preset = encoding?.preset { settings.preset = preset }
    return settings
  }
}
