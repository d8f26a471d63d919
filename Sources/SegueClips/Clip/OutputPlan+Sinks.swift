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
    let still = format.still(quality: options.quality)
    switch self {
    case .still(let path):
      let file = try AtomicFile(path: path, replacing: replacing, calls: calls)
      return ImageFileSink(to: file, isOpaque: clip.isOpaque, format: still)
    case .directory(let path, _):
      return try ImageSequenceSink(
        directory: path, replacing: replacing, isOpaque: clip.isOpaque, format: still, calls: calls,
        number: number)
    case .pattern(let pattern):
      return try ImageSequenceSink(
        pattern: pattern, replacing: replacing, isOpaque: clip.isOpaque, format: still,
        calls: calls,
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
    if let container = format.container {
      return try MovieSink(movie, settings: clip.settings(container, options), calls: calls)
    }
    let rate = clip.rate
    switch format {
    case .gif: return try GIFSink(to: try target(), settings: clip.animation(options))
    case .apng, .webp:
      guard let file = try target() as? AtomicFile else {
        throw UsageProblem("\(path) cannot be \(format.rawValue); expected a file")
      }
      let settings = clip.animation(options)
      return format == .apng
        ? try AnimationSink(apng: file, settings) : try AnimationSink(webP: file, settings)
    case .y4m:
      return RawVideoSink(
        .y4m(rateNumerator: rate.numerator, rateDenominator: rate.denominator), to: try target())
    case .rawvideo: return RawVideoSink(.rgba, to: try target())
    case .png, .jpeg, .avif, .mp4, .mov, .webm:
      let still = format.still(quality: options.quality)
      return ImageStreamSink(to: try target(), isOpaque: clip.isOpaque, format: still)
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
    settings.codec = options.codec ?? container.usualCodec
    settings.crf = options.crf ?? settings.codec.usualCRF ?? settings.crf
    settings.hasAlpha = !isOpaque
    if let preset = options.chosenPreset { settings.preset = preset }
    return settings
  }

  /// Returns the settings of an animated image of this shape.
  package func animation(_ options: ClipOptions) -> AnimationSettings {
    var settings = AnimationSettings(
      width: size.width, height: size.height, rateNumerator: rate.numerator,
      rateDenominator: rate.denominator, isOpaque: isOpaque)
    settings.quality = options.quality
    switch options.loops {
    case .count(let count): settings.plays = count
    case .forever: settings.plays = 0
    case nil: break
    }
    return settings
  }
}
