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
    /// The clip exists under the name in this record, and would be the same if it were recorded
    /// again. The reasons are those for which it does not exist under its own name.
    case moved(ClipRecord, [String])
    /// The clip has to be recorded, for the given reasons. There are none if it is new.
    case toDo([String])
  }

  let plan: BatchPlan
  let journal: BatchJournal
  let renderer: RendererVersion
  let jobs: Int
  private let digests = FileDigests()

  init(plan: BatchPlan, journal: BatchJournal, renderer: RendererVersion, jobs: Int) {
    (self.plan, self.journal, self.renderer, self.jobs) = (plan, journal, renderer, jobs)
  }

  /// Returns the findings about the clips, in the order of the plan.
  func findings() -> [Finding] {
    let clips = plan.clips
    var found = inParallel(Array(clips.indices)) { finding(clips[$0]) }
    let open = clips.indices.filter { if case .toDo = found[$0] { true } else { false } }
    guard !open.isEmpty else { return found }
    let earlier = EarlierClips(journal)
    let records = inParallel(open) { move(of: clips[$0], among: earlier) }
    for (index, record) in zip(open, records) {
      guard let record, case .toDo(let changes) = found[index] else { continue }
      found[index] = .moved(record, changes)
    }
    return found
  }

  /// Returns what `body` returns for each index, in their order.
  private func inParallel<Value: Sendable>(
    _ indices: [Int], _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    let found = Mutex([Value?](repeating: nil, count: indices.count))
    let next = Atomic(0)
    let inputs = InputFiles.current
    ParallelCalls.perform(max(1, min(jobs, indices.count))) { _ in
      InputFiles.$current.withValue(inputs) {
        while true {
          let place = next.add(1, ordering: .relaxed).oldValue
          guard place < indices.count else { return }
          let value = body(indices[place])
          found.withLock { $0[place] = value }
        }
      }
    }
    return found.withLock { $0.compactMap { $0 } }
  }

  private func finding(_ clip: BatchClip) -> Finding {
    guard let record = journal.made[clip.output] else { return .toDo([]) }
    // A scene that cannot be read is reported when the clip is attempted.
    guard let scene = try? clip.item.source.load() else { return .toDo(["the scene changed"]) }
    let changes = changes(of: clip, scene.hash, since: record)
    guard changes.isEmpty else { return .toDo(changes) }
    guard let output = OutputDigest(of: clip.plan) else { return .toDo(["the clip is missing"]) }
    guard output.hash == record.hash else {
      return .toDo(["the clip was changed after it was rendered"])
    }
    return .kept(ClipFacts(record))
  }

  /// Returns the record of an existing clip that the given one would be equal to, or `nil`.
  private func move(of clip: BatchClip, among earlier: EarlierClips) -> ClipRecord? {
    guard let scene = try? clip.item.source.load() else { return nil }
    let records = earlier.records(
      of: scene.hash, options: ClipInputs.options(clip.options), besides: clip.output)
    return records.first { record in
      changes(of: clip, scene.hash, since: record).isEmpty
        && OutputDigest(of: record.plan(beside: clip.plan, in: plan.folder))?.hash == record.hash
    }
  }

  /// Returns the differences between the inputs of a clip and those in a record, in words.
  private func changes(of clip: BatchClip, _ scene: String, since record: ClipRecord) -> [String] {
    record.inputs.now(
      scene: scene, folder: clip.item.source.folder, options: clip.options, renderer: renderer,
      digests: digests
    ).differences(from: record.inputs)
  }
}
