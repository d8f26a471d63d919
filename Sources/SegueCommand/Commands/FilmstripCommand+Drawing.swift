// The drawing of a filmstrip: its frames are chosen, recorded one after the other, and placed in one
// image with their times.

import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueVideo

extension FilmstripCommand {
  /// Draws the strip with the largest frames with which its file is small enough.
  @MainActor
  func fit(
    _ document: SceneDocument, to plan: OutputPlan, _ maximum: ByteCount, in session: Session
  ) throws -> ClipResult {
    let canvas = try optionsWithSize(clipOptions, of: document).applied(to: document).canvas
    let shape = ClipShape(
      size: FrameSize(width: canvas.widthInPixels, height: canvas.heightInPixels),
      rate: canvas.rate, isOpaque: true, frames: FrameRange(first: 0, last: 0, step: 1))
    let attempts = SizeLadder.attempts(
      clipOptions, shape: shape, quality: plan.qualitySteps(clipOptions), isImage: true)
    let fitting = FittingRun(session: session, run: run, force: output.force, maximum: maximum)
    return try fitting.record(to: plan, attempts) { options, plan in
      try draw(document, options, to: plan, replacing: false, in: session)
    }
  }

  /// Draws the strip.
  @MainActor
  func draw(
    _ document: SceneDocument, _ options: ClipOptions, to plan: OutputPlan, replacing: Bool,
    in session: Session
  ) throws -> FittingRun.Recorded {
    let options = try optionsWithSize(options, of: document)
    let clip = try Clip(document, options: options, transitions: session.transitions)
    var shape = ClipShape(
      size: clip.size, rate: clip.rate, isOpaque: true,
      frames: FrameRange(first: 0, last: 0, step: 1))
    // Created first, so that an unusable location is reported before the work. Its file disappears
    // with it.
    let file = try plan.makeSink(for: shape, options: options, replacing: replacing)
    let frames = try frames(of: clip, document, options, in: session)
    let labels = FilmstripLabels(frameWidth: clip.size.width)
    let layout = Filmstrip.Layout(
      frame: clip.size, count: frames.count, columns: columns ?? frames.count,
      labelHeight: labels.height)
    shape.size = layout.size
    let strip = try Self.strip(layout)
    let sink = FilmstripSink(
      strip: strip, labels: try images(of: labels, frames.instants.map(\.label), in: session),
      sink: file)
    let statistics = try fill(sink, frames, clip, in: session)
    let result = ClipResult(
      clip: clip.name, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize, isImage: true)
    return FittingRun.Recorded(result: result) { session.report(warningsOf: clip, run) }
  }

  /// Returns an empty strip.
  /// - Throws: `Failure` if the image would be too large, with the sizes of a frame and of the strip,
  ///   since options give that of a frame.
  static func strip(_ layout: Filmstrip.Layout) throws -> Filmstrip {
    do {
      return try Filmstrip(layout)
    } catch let error as PixelError where error.isSize {
      throw Failure(
        .limit,
        "the strip of \(layout.count) frames with \(layout.frame.width) x \(layout.frame.height) "
          + "pixels has \(error). Use --columns for rows, fewer frames with --count, or smaller ones: "
          + "--width and --height are those of one frame")
    }
  }

  /// Returns the images of labels. A system without a font for them gets a strip without labels.
  @MainActor
  private func images(of labels: FilmstripLabels, _ texts: [String], in session: Session) throws
    -> [PixelBuffer?]
  {
    do {
      return try labels.images(of: texts)
    } catch {
      let failure = Failure(error)
      guard failure.exitCode == .asset, let reason = failure.diagnostics.first?.message else {
        throw failure
      }
      session.note(
        "the times below the frames are omitted: \(reason)", quiet: run.quiet, style: run.progress)
      return texts.map { _ in nil }
    }
  }

  /// Chooses the frames.
  @MainActor
  private func frames(
    of clip: Clip, _ document: SceneDocument, _ options: ClipOptions, in session: Session
  ) throws -> FilmstripFrames {
    let times = chosen
    let seconds = times.compactMap(\.seconds)
    guard seconds.isEmpty else { return .at(seconds, of: clip) }
    if times == [.screenshots] {
      let named = try clip.namedInstants().map(\.time)
      guard !named.isEmpty else {
        throw UsageProblem(
          "\(document.path) has no step 'screenshot'; expected one, or --times motion")
      }
      return .instants(named, of: clip)
    }
    var options = options
    options.quality = nil
    let recording = try ClipRecording(clip, options: options, to: Self.wholeClip)
    guard times != [.even], count > 2, recording.total > count else {
      return .even(count, of: recording)
    }
    let measured = FilmstripFrames.measuring(options, height: clip.size.height)
    let small = try ClipRecording(
      Clip(document, options: measured, transitions: session.transitions), options: measured,
      to: Self.wholeClip)
    return try .byMotion(
      count, of: recording, small: small, jobs: run.jobCount, cancellation: session.cancellation)
  }

  /// The output of all frames of the clip, which the frames of the strip are chosen from.
  private static let wholeClip = OutputPlan.standardOutput(.rawvideo)

  /// Renders the frames one by one, each on all threads, and passes the strip to the sink.
  @MainActor
  private func fill(
    _ sink: FilmstripSink, _ frames: FilmstripFrames, _ clip: Clip, in session: Session
  ) throws -> RecordingStatistics {
    let recorder = Recorder(jobs: run.jobCount, rasterizer: Rasterizer())
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: frames.count)
    defer { reporter.end() }
    return try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) },
      source: { position in
        guard position < frames.count else { return nil }
        let list = try frames.list(position)
        return picture.background.map { list?.laid(over: $0) } ?? list
      })
  }
}

extension PixelError {
  /// A Boolean value that indicates whether the size is wrong, rather than memory missing.
  fileprivate var isSize: Bool {
    if case .size = self { true } else { false }
  }
}
