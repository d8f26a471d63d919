// The start of a batch's clips.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRaster
import SegueRecording
import SegueStage

/// The way in which a clip is going to be produced.
enum Preparation {
  /// The clip is rendered and encoded.
  case recording(ClipRecording, ClipInputs)
  /// The clip is copied from an existing clip with the same inputs.
  case copy(ClipRecord, digest: Digest256)
  /// The clip waits for the clip with this digest, which is being recorded.
  case duplicate(Digest256)
}

/// Determines the inputs of a clip.
@MainActor
struct ClipPreparation {
  private let run: BatchRun
  private let clip: BatchClip

  init(_ run: BatchRun, _ clip: BatchClip) { (self.run, self.clip) = (run, clip) }

  func prepared() throws -> Preparation {
    let loaded = try clip.item.source.load()
    let key = KnownClips.Key(
      scene: loaded.hash, folder: clip.item.source.folder,
      options: ClipInputs.options(clip.options))
    if let digest = run.known.digest(of: key),
      let found = run.known.find(digest, for: clip.output)
    {
      return found
    }
    let made = try Clip(
      loaded.document(), options: clip.options, assets: run.assets, transitions: run.transitions)
    let recording = try ClipRecording(made, options: clip.options, to: clip.plan)
    let inputs = ClipInputs(
      of: made, scene: loaded.hash, options: clip.options, renderer: run.renderer)
    let digest = inputs.shortDigest
    run.known.note(digest, for: key)
    return run.known.find(digest, for: clip.output) ?? .recording(recording, inputs)
  }
}

extension BatchRun {
  func estimate(_ recording: ClipRecording, jobs: Int) -> Int {
    MemoryEstimate.bytes(
      recording.shape, frames: recording.total, isMovie: recording.plan.isMovie, jobs: jobs)
  }

  /// Starts to render and encode a clip.
  func record(
    _ recording: ClipRecording, _ inputs: ClipInputs, _ queued: QueuedClip, memory: Int, jobs: Int
  ) throws -> ActiveClip {
    let digest = inputs.shortDigest
    for note in recording.notes { emit(.note("\(recording.plan.path): \(note)")) }
    // Outputs of other origin have been rejected before; any that remain belong to this batch.
    let sink = try recording.makeSink(replacing: true, calls: calls)
    let finished = FinishedClip()
    let recorder = Recorder(
      jobs: jobs, rasterizer: Rasterizer(workers: recording.total == 1 ? jobs : 1))
    let hooks = hooks(for: recording, inputs, plan.clips[queued.index].output, finished)
    let running = try recorder.begin(into: sink, cancellation: cancellation, hooks: hooks) {
      try recording.frame(at: $0)
    }
    known.begin(digest)
    emit(.began(clip: queued.index, frames: recording.total))
    return ActiveClip(
      queued, digest: digest, memory: memory, .recording(running, recording), finished: finished)
  }

  private func hooks(
    for recording: ClipRecording, _ inputs: ClipInputs, _ output: String, _ finished: FinishedClip
  ) -> RecordingHooks {
    let (plan, journal, frames, wake) = (recording.plan, journal, frames, wake)
    let thumbnails = thumbnails
    let taker = thumbnails == nil ? nil : ThumbnailRecorder(frame: recording.total / 2)
    let record = ClipRecord(of: recording, output: output, inputs: inputs)
    let names = recording.frameNames
    var hooks = RecordingHooks(
      progress: { _ in frames.add() }, wake: { _ = wake.signal() })
    if let taker { hooks.frame = { pixels, position in taker.take(pixels, at: position) } }
    hooks.finished = {
      if case .directory(let path, let format) = plan {
        try FrameLeftovers.remove(in: path, suffix: "." + format.suffix, besides: names)
      }
      try finished.finish(plan, record, journal: journal)
      guard let hash = finished.made?.facts.hash else { return }
      thumbnails?.keep(taker: taker, plan: plan, hash: hash)
    }
    return hooks
  }

  /// Starts to copy a clip with the same inputs.
  /// - Parameter place: The place of its files, if that is not the one in its record.
  func copy(
    _ source: ClipRecord, _ queued: QueuedClip, _ digest: Digest256, from place: OutputPlan? = nil
  ) throws -> ActiveClip {
    let target = plan.clips[queued.index]
    let copy = ClipCopy(
      source: place ?? source.plan(beside: target.plan, in: plan.folder), target: target.plan,
      expected: source.hash, calls: calls)
    var record = source
    record.output = target.output
    let (wake, journal, known) = (wake, journal, record)
    let work = try BackgroundWork(
      wake: { _ = wake.signal() },
      {
        try copy.make()
        return try MadeClip(known, in: journal)
      })
    emit(.began(clip: queued.index, frames: record.frames))
    return ActiveClip(queued, digest: digest, memory: 0, .copying(work))
  }
}

extension ClipRecord {
  /// Creates the record of a clip that is about to be recorded. Properties that are not known yet
  /// are empty.
  @MainActor
  fileprivate init(of recording: ClipRecording, output: String, inputs: ClipInputs) {
    let shape = recording.shape
    self.init(
      output: output, hash: "", bytes: 0, frames: recording.total, width: shape.size.width,
      height: shape.size.height, rateNumerator: shape.rate.numerator,
      rateDenominator: shape.rate.denominator, inputs: inputs)
  }
}

extension ClipRecording {
  /// The names of the files, if each frame is a file.
  fileprivate var frameNames: Set<String> {
    guard case .directory = plan, let pattern = plan.frames else { return [] }
    return Set(
      (0..<total).compactMap { shape.frames.frame(at: $0) }.compactMap {
        pattern.path($0).split(separator: "/").last.map(String.init)
      })
  }
}
