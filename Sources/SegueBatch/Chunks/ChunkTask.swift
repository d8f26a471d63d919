// One task of a plan: its chunks, each rendered unless it exists. To reach its first frame, the
// script is played without rendering, which is cheap. A task may run twice, at the same time on
// another machine, or be killed at any time: a file with a chunk's name is always complete.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRecording
import SegueStage
import SegueVideo

/// Renders tasks of a plan.
@MainActor
package struct ChunkTask {
  /// The result of a task.
  package struct Result: Sendable, Hashable {
    /// The number of chunks that existed already.
    package var found = 0
    /// The number of chunks that were rendered.
    package var rendered = 0
    /// The statistics of the recordings.
    package var statistics = RecordingStatistics()
  }

  let plan: ChunkPlan
  let folder: String
  let store: ChunkStore
  let transitions: TransitionLibrary

  /// Creates a renderer for tasks of a plan.
  /// - Parameter folder: The folder of the plan's file.
  package init(
    _ plan: ChunkPlan, folder: String, store: ChunkStore, transitions: TransitionLibrary
  ) {
    (self.plan, self.folder) = (plan, folder)
    (self.store, self.transitions) = (store, transitions)
  }

  /// Returns the number of frames in a task.
  package func frames(ofTask index: Int) -> Int {
    plan.grid.chunks(ofTask: index).reduce(0) { $0 + plan.grid.place(ofChunk: $1).frames.count }
  }

  /// Renders the chunks of a task that do not exist yet.
  /// - Parameter progress: Called on any thread with the number of frames of the task that are
  ///   done.
  /// - Throws: `Failure`, and the errors of recording.
  package func render(
    _ index: Int, recorder: Recorder, cancellation: Cancellation,
    progress: @escaping @Sendable (Int) -> Void
  ) throws -> Result {
    var result = Result()
    var open: OpenClip?
    var done = 0
    for chunk in plan.grid.chunks(ofTask: index) {
      let place = plan.grid.place(ofChunk: chunk)
      let key = plan.keys(ofClip: place.clip)[place.number]
      let before = done
      done += place.frames.count
      if try store.state(key, frames: place.frames, .thorough) == .complete {
        result.found += 1
        continue
      }
      if open?.index != place.clip { open = try OpenClip(place.clip, of: self) }
      guard let open else { continue }
      let sink = try makeSink(key, place)
      let cost = try recorder.record(
        into: sink, cancellation: cancellation, progress: { progress(before + $0) },
        source: { try open.frame($0, of: place) })
      result.rendered += 1
      result.statistics.add(cost)
    }
    progress(done)
    return result
  }

  private func makeSink(_ key: String, _ place: ChunkPlace) throws -> any FrameSink {
    let clip = plan.clips[place.clip]
    let header = ChunkHeader(key: key, scene: clip.name, frames: place.frames)
    let path = store.path(key)
    do {
      try OutputChecks.makeDirectory(store.folder)
      switch plan.format {
      case .mp4, .mov:
        let settings = plan.movie(clip) ?? clip.shape.settings(.mp4, plan.options)
        return try MovieChunkSink(path: path, header: header, settings: settings)
      case .png:
        return try ImageChunkSink(path: path, header: header, isOpaque: clip.shape.isOpaque)
      case .y4m: return try RawChunkSink(path: path, header: header, pixelFormat: .yCbCr420)
      case .rawvideo: return try RawChunkSink(path: path, header: header, pixelFormat: .rgba8)
      case .webm, .gif, .apng, .webp, .jpeg, .avif:
        throw UsageProblem("chunks of \(plan.format.rawValue) cannot be joined")
      }
    } catch {
      throw Failure.ofOutput(error)
    }
  }
}

/// A clip whose chunks are being rendered.
@MainActor
private final class OpenClip {
  let index: Int
  private let task: ChunkTask
  private let recording: ClipRecording

  init(_ index: Int, of task: ChunkTask) throws {
    (self.index, self.task) = (index, task)
    let plan = task.plan
    let document = try plan.document(ofClip: index, in: task.folder, digests: FileDigests())
    let clip = try Clip(
      document, options: plan.options, assets: SharedAssets { FileDigest.hex(of: $0) },
      transitions: task.transitions)
    recording = try ClipRecording(
      clip, options: plan.options, to: .each(in: ".", format: plan.format, stem: clip.name))
    let planned = plan.clips[index]
    guard recording.total == planned.frames, recording.shape.size == planned.shape.size,
      recording.shape.rate == planned.shape.rate
    else {
      throw Failure(
        .scene,
        "\(document.path): \(recording.total) frames of \(recording.shape.size); expected "
          + "\(planned.frames) of \(planned.shape.size), as in the plan. Create a new plan")
    }
  }

  /// Returns a frame of a chunk. After the last frame, the files that were used are compared with
  /// the plan, before the chunk gets its name.
  func frame(_ number: Int, of place: ChunkPlace) throws -> DisplayList? {
    guard number < place.frames.count else {
      let plan = task.plan
      let used = ClipInputs(
        of: recording.clip, scene: plan.clips[index].hash, options: plan.options,
        renderer: plan.renderer)
      try plan.check(used, ofClip: index, in: task.folder)
      return nil
    }
    guard let list = try recording.frame(at: place.frames.lowerBound + number) else {
      throw Failure(
        .scene,
        "\(recording.clip.document.path): it ends before frame "
          + "\(place.frames.lowerBound + number); expected \(task.plan.clips[index].frames) frames")
    }
    return list
  }
}

extension RecordingStatistics {
  /// Adds the statistics of a subsequent recording.
  fileprivate mutating func add(_ other: RecordingStatistics) {
    frames += other.frames
    rasterizedFrames += other.rasterizedFrames
    stageSeconds += other.stageSeconds
    rasterSeconds += other.rasterSeconds
    packSeconds += other.packSeconds
    sinkSeconds += other.sinkSeconds
    totalSeconds += other.totalSeconds
    (size, jobs, buffers) = (other.size, max(jobs, other.jobs), max(buffers, other.buffers))
  }
}
