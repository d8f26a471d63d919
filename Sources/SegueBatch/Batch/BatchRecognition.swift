// Which clips of a batch are there already. Everything is hashed, scenes, assets, fonts and clips, on all
// threads: times and sizes of files say nothing that could be relied on.

import Dispatch
import SegueDiagnostics
import SegueFiles
import Synchronization

/// Holds a journal against the files as they are now.
struct BatchRecognition {
  /// What was found of one clip.
  enum Finding: Sendable {
    /// It is there and would come out the same.
    case kept(ClipRecord)
    /// It has to be made, for these reasons; none if it is new.
    case toDo([String])
  }

  let plan: BatchPlan
  let journal: BatchJournal
  let renderer: RendererVersion
  let jobs: Int

  /// What was found of each clip, in the order of the plan.
  func findings() -> [Finding] {
    let clips = plan.clips
    let digests = FileDigests()
    let found = Mutex([Finding](repeating: .toDo([]), count: clips.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, clips.count))) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < clips.count else { return }
        let finding = finding(clips[index], digests)
        found.withLock { $0[index] = finding }
      }
    }
    return found.withLock { $0 }
  }

  private func finding(_ clip: BatchClip, _ digests: FileDigests) -> Finding {
    guard let record = journal.made[clip.output] else { return .toDo([]) }
    // What cannot be read will be told when it is tried.
    guard let scene = try? clip.item.source.load() else { return .toDo(["the scene changed"]) }
    let now = record.inputs.now(
      scene: scene.hash, folder: clip.item.source.folder, options: clip.options,
      renderer: renderer, digests: digests)
    let changes = now.differences(from: record.inputs)
    guard changes.isEmpty else { return .toDo(changes) }
    guard let output = OutputDigest(of: clip.plan) else { return .toDo(["the clip is missing"]) }
    guard output.hash == record.hash else {
      return .toDo(["the clip is not the one that was made"])
    }
    return .kept(record)
  }
}
