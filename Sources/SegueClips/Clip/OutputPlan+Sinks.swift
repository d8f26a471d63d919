// The sinks of a plan. Creating a sink checks the target and creates a temporary file beside it, so
// that nothing is rendered for an unusable target.

import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueVideo

extension OutputPlan {
  /// Creates the sink for a clip.
  /// - Throws: `Failure`.
  package func makeSink(
    for clip: ClipShape, options: ClipOptions, replacing: Bool,
    calls: FileCalls = FileCalls()
  ) throws
    -> any FrameSink
  {
    do {
      return try sink(for: clip, options: options, replacing: replacing, calls: calls)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  private func sink(
    for clip: ClipShape, options: ClipOptions, replacing: Bool, calls: FileCalls
  ) throws
    -> any FrameSink
  {
    let number: @Sendable (Int) -> Int = { clip.frames.frame(at: $0) ?? $0 }
    switch self {
    case .still(let path):
      let file = try AtomicFile(path: path, replacing: replacing, calls: calls)
      return PNGFileSink(to: file, isOpaque: clip.isOpaque)
    case .directory(let path):
      return try PNGSequenceSink(
        directory: path, replacing: replacing, isOpaque: clip.isOpaque, calls: calls, number: number
      )
    case .pattern(let pattern):
      return try PNGSequenceSink(
        pattern: pattern, replacing: replacing, isOpaque: clip.isOpaque, calls: calls,
        number: number)
    case .file(let path, let format):
      return try streamSink(
        format, clip, options, calls, movie: .file(path: path, replacing: replacing)
      ) { try AtomicFile(path: path, replacing: replacing, calls: calls) }
    case .standardOutput(let format):
      return try streamSink(
        format, clip, options, calls, movie: .descriptor(1, name: path)
      ) { DescriptorTarget(descriptor: 1, name: path) }
    }
  }

  private func streamSink(
    _ format: OutputFormat, _ clip: ClipShape, _ options: ClipOptions, _ calls: FileCalls,
    movie: MovieTarget,
    target: () throws -> any ByteTarget
  ) throws -> any FrameSink {
    switch format {
    case .mp4: return try MovieSink(movie, settings: clip.settings(.mp4, options), calls: calls)
    case .mov: return try MovieSink(movie, settings: clip.settings(.mov, options), calls: calls)
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
  /// Returns the settings with which a movie of this shape is encoded.
  package func settings(_ container: MovieContainer, _ options: ClipOptions)
    -> MovieSettings
  {
    var settings = MovieSettings(
      width: size.width, height: size.height, rateNumerator: rate.numerator,
      rateDenominator: rate.denominator)
    settings.container = container
    if let codec = options.codec { settings.codec = codec }
    if let crf = options.crf { settings.crf = crf }
    if let preset = options.preset { settings.preset = preset }
    return settings
  }
}
