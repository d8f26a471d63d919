// The assembly of clips from chunks, without rendering or encoding a frame. Nothing is written
// before every chunk of every clip exists and has been verified. Each clip is then written
// atomically and is byte for byte the one that `segue render` makes.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueVideo

/// Joins the chunks of a plan into clips.
package struct ChunkAssembly {
  private let plan: ChunkPlan
  private let store: ChunkStore

  /// Creates an assembly of the chunks of `plan` in `store`.
  package init(_ plan: ChunkPlan, in store: ChunkStore) { (self.plan, self.store) = (plan, store) }

  /// Checks that no chunk is missing.
  /// - Throws: `Failure` that names the tasks of missing chunks in array syntax.
  package func check() throws {
    let survey = try ChunkInventory(plan, in: store, .thorough)
    guard !survey.isComplete else { return }
    let tasks = ArrayRanges.text(survey.openTasks)
    var diagnostics = [
      Diagnostic(
        .error,
        "\(survey.openTasks.count) of \(plan.grid.taskCount) tasks are missing: \(tasks); expected "
          + "all chunks in \(store.folder). Render them, for example with --array=\(tasks)")
    ]
    diagnostics += survey.damaged.map { damage in
      let place = plan.grid.place(ofChunk: damage.chunk)
      let key = plan.keys(ofClip: place.clip)[place.number]
      return Diagnostic(
        .error,
        "task \(plan.grid.task(ofChunk: damage.chunk)): \(store.path(key)): \(damage.reason)")
    }
    throw Failure(.mismatch, diagnostics)
  }

  /// Joins the chunks of the clip at `index` into `output`.
  /// - Throws: `Failure`, `VideoError`, `FileError` or `ChunkDamage`. Nothing has been written
  ///   then.
  package func join(
    clip index: Int, to output: OutputPlan, replacing: Bool, cancellation: Cancellation
  ) throws {
    let target = try makeTarget(plan.clips[index], output, replacing: replacing)
    do {
      for (chunk, key) in zip(plan.grid.chunks(ofClip: index), plan.keys(ofClip: index)) {
        if cancellation.isCancelled { throw RecordingError.cancelled }
        let frames = plan.grid.place(ofChunk: chunk).frames
        try join(try store.reader(key, frames: frames), frames.count, into: target)
      }
      try target.finish()
    } catch {
      target.cancel()
      throw Failure.ofOutput(error)
    }
  }

  private func join(_ reader: ChunkFileReader, _ frames: Int, into target: any ChunkJoiner)
    throws
  {
    try target.begin(reader.header)
    try reader.forEachRecord { record in
      guard record.frame < frames else { throw RecordingError.unexpectedFrame("an extra frame") }
      try target.take(record)
    }
    try target.end(frames: frames)
  }

  private func makeTarget(_ clip: PlannedClip, _ output: OutputPlan, replacing: Bool) throws
    -> any ChunkJoiner
  {
    if let settings = plan.movie(clip) {
      do {
        return try MovieJoiner(output.movieTarget(replacing: replacing), settings)
      } catch {
        throw Failure.ofOutput(error)
      }
    }
    let sink = try output.makeSink(for: clip.shape, options: plan.options, replacing: replacing)
    switch sink {
    case let sink as any PackingSink: return ImageJoiner(sink)
    case let sink as RawVideoSink: return RowJoiner(sink, clip.shape.size)
    default:
      sink.cancel()
      throw UsageProblem("\(plan.format.rawValue) cannot be joined from chunks")
    }
  }
}

extension OutputPlan {
  /// Returns the target of a movie.
  fileprivate func movieTarget(replacing: Bool) -> MovieTarget {
    isStandardOutput ? .descriptor(1, name: path) : .file(path: path, replacing: replacing)
  }
}
