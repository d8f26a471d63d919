// The recognition of clips that exist already. Scenes, assets, fonts and clips are all hashed, on
// all threads, since times and sizes of files are not reliable.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueThreads
import Synchronization

/// Compares a journal with the current files.
struct BatchRecognition {
  /// The finding about one clip.
  enum Finding: Sendable {
    /// The clip exists and would be the same if it were recorded again.
    case kept(ClipFacts)
    /// The clip has to be recorded, for the given reasons. There are none if it is new.
    case toDo([String])
  }

  let plan: BatchPlan
  let journal: BatchJournal
  let renderer: RendererVersion
  let jobs: Int

  /// Returns the findings about the clips, in the order of the plan.
  func findings() -> [Finding] {
    let clips = plan.clips
    let digests = FileDigests()
    let found = Mutex([Finding](repeating: .toDo([]), count: clips.count))
    let next = Atomic(0)
    let inputs = InputFiles.current
    ParallelCalls.perform(max(1, min(jobs, clips.count))) { _ in
      InputFiles.$current.withValue(inputs) {
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < clips.count else { return }
          let finding = finding(clips[index], digests)
          found.withLock { $0[index] = finding }
        }
      }
    }
    return found.withLock { $0 }
  }

  private func finding(_ clip: BatchClip, _ digests: FileDigests) -> Finding {
    guard let record = journal.made[clip.output] else { return .toDo([]) }
    // A scene that cannot be read is reported when the clip is attempted.
    guard let scene = try? clip.item.source.load() else { return .toDo(["the scene changed"]) }
    let now = record.inputs.now(
      scene: scene.hash, folder: clip.item.source.folder, options: clip.options,
      renderer: renderer, digests: digests)
    let changes = now.differences(from: record.inputs)
    guard changes.isEmpty else { return .toDo(changes) }
    guard let output = OutputDigest(of: clip.plan) else { return .toDo(["the clip is missing"]) }
    guard output.hash == record.hash else {
      return .toDo(["the clip was changed after it was rendered"])
    }
    return .kept(ClipFacts(record))
  }
}
