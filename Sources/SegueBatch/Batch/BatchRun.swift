// The execution of a batch in one process: many clips run at a time, all driven from the main
// actor, which advances each by one frame in turn. Playing a scene costs a fraction of rendering
// and encoding it, so one actor keeps many threads busy; what scenes share (files, decoded images,
// fonts, glyphs, blurs) is computed once for all of them.

import Dispatch
import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage
import SegueText
import Synchronization

/// The execution of a batch.
@MainActor
package final class BatchRun {
  /// The plan of the batch.
  package let plan: BatchPlan
  let settings: BatchSettings
  let transitions: TransitionLibrary
  let cancellation: Cancellation
  let renderer: RendererVersion
  let emit: (BatchEvent) -> Void
  let assets = SharedAssets { FileDigest.hex(of: $0) }
  let wake = DispatchSemaphore(value: 0)
  /// The counter of finished frames.
  let frames = FrameCounter()
  /// The system calls with which clips and the journal are written.
  let calls: FileCalls
  let journal: BatchJournal
  /// The thumbnails of the clips, or `nil` if none are taken.
  package let thumbnails: ThumbnailStore?
  private let lock: FileLock

  var outcomes: [ClipOutcome]
  var queue: [QueuedClip] = []
  /// The clips that earlier runs have made under other names.
  private var moved: [MovedClip] = []
  private var active: [ActiveClip] = []
  /// The existing clips, by the digest of their inputs.
  var known: KnownClips
  /// The failure because of which no more clips are started.
  private var stop: Failure?
  var isStopping = false
  private var ended = 0
  private static let clipsBetweenTidying = 32

  /// The name of the lock file that prevents a second batch in the same folder.
  package static let lockName = ".segue-batch.lock"

  /// Prepares the folder of `plan`: creates and locks it, reads its journal and determines which
  /// clips exist.
  /// - Throws: `Failure` or `FileError`. Nothing has been rendered then.
  package init(
    _ plan: BatchPlan, settings: BatchSettings, transitions: TransitionLibrary,
    renderer: RendererVersion, cancellation: Cancellation, calls: FileCalls = FileCalls(),
    emit: @escaping (BatchEvent) -> Void = { _ in }
  ) throws {
    (self.plan, self.settings, self.transitions) = (plan, settings, transitions)
    (self.renderer, self.cancellation, self.emit) = (renderer, cancellation, emit)
    self.calls = calls
    outcomes = plan.clips.map { _ in ClipOutcome() }
    try plan.makeFolders()
    try plan.checkReports(replacing: settings.replaces, hasPage: settings.takesThumbnails)
    lock = try FileLock(path: "\(plan.folder)/\(Self.lockName)")
    plan.sweep()
    Self.removeMovingClip(in: plan.folder)
    journal = try BatchJournal(folder: plan.folder, renderer: renderer, calls: calls)
    let (claimed, resumes) = (journal.claimed, settings.resumes)
    try plan.checkPlaces(
      replacing: settings.replaces, damagedLines: resumes ? journal.damaged : 0
    ) { resumes && claimed.contains($0) }
    thumbnails =
      settings.takesThumbnails
      ? try ThumbnailStore(folder: plan.folder, clips: plan.clips.count) : nil
    known = KnownClips(journal, clips: plan.clips.count)
  }

  /// Produces all clips that have to be made.
  /// - Throws: `RecordingError.cancelled`, or a `Failure` that ends the whole batch.
  package func run() throws -> BatchResults {
    if journal.damaged > 0 {
      emit(.note(journal.damageNote))
    }
    reuseExistingClips()
    try journal.claim(moved.map(\.output) + queue.map { plan.clips[$0.index].output })
    emit(.planned(clips: plan.clips.count, toDo: moved.count + queue.count))
    reportMemory()
    move(moved)
    // In the order of the plan, with repeated attempts last.
    queue.sort { ($0.attempts, $0.index) > ($1.attempts, $1.index) }
    try work()
    if cancellation.isCancelled { throw RecordingError.cancelled }
    return BatchResults(plan: plan, outcomes: outcomes)
  }

  /// The failure that ended the batch early, unless it was that of a clip.
  package var fault: Failure? { stop }

  private func reuseExistingClips() {
    let isFresh = !settings.resumes || journal.made.isEmpty
    let findings =
      isFresh
      ? []
      : BatchRecognition(
        plan: plan, journal: journal, renderer: renderer, jobs: JobCount.processors
      ).findings()
    for index in plan.clips.indices {
      guard index < findings.count else {
        queue.append(QueuedClip(index: index))
        continue
      }
      switch findings[index] {
      case .kept(let facts): outcomes[index].state = .done(facts, .kept)
      case .moved(let record, let changes):
        outcomes[index].changes = changes
        let output = plan.clips[index].output
        moved.append(
          MovedClip(queued: QueuedClip(index: index), output: output, source: record))
      case .toDo(let changes):
        outcomes[index].changes = changes
        queue.append(QueuedClip(index: index))
      }
    }
  }

  // MARK: Main loop

  private func work() throws {
    while true {
      if cancellation.isCancelled { isStopping = true }
      fill()
      if active.isEmpty { return }
      var hasAdvanced = false
      for clip in active {
        switch clip.step() {
        case .advanced: hasAdvanced = true
        case .waiting: break
        case .ended:
          active.removeAll { $0 === clip }
          end(clip)
          hasAdvanced = true
        }
      }
      emit(.frames(frames.count))
      if !hasAdvanced { wake.wait() }
    }
  }

  /// Starts clips while jobs and memory are available.
  private func fill() {
    while !isStopping, active.count < settings.jobs, let next = queue.popLast() {
      guard begin(next) else {
        queue.append(next)
        return
      }
    }
  }

  /// Starts a clip, or determines that it cannot be recorded.
  /// - Returns: `false` if the clip has to wait for memory.
  private func begin(_ queued: QueuedClip) -> Bool {
    do {
      let preparation = try prepare(queued)
      switch preparation {
      case .duplicate(let leader): known.follow(queued, leader)
      case .copy(let source, let digest): active.append(try copy(source, queued, digest))
      case .recording(let recording, let inputs):
        let jobs = max(
          1, settings.jobs / max(1, min(settings.jobs, queue.count + active.count + 1)))
        let memory = estimate(recording, jobs: jobs)
        guard try fits(for: memory) else {
          held[queued.index] = preparation
          return false
        }
        active.append(try record(recording, inputs, queued, memory: memory, jobs: jobs))
      }
    } catch {
      fail(queued, error)
    }
    return true
  }

  /// The clips that are prepared and wait for memory.
  private var held: [Int: Preparation] = [:]

  /// Determines the inputs of a clip, unless they are known.
  private func prepare(_ queued: QueuedClip) throws -> Preparation {
    if let ready = held.removeValue(forKey: queued.index) { return ready }
    return try ClipPreparation(self, plan.clips[queued.index]).prepared()
  }

  private func fits(for memory: Int) throws(Failure) -> Bool {
    guard let maximum = settings.maximumMemory else { return true }
    let taken = active.reduce(MemoryEstimate.process) { $0 + $1.memory }
    if taken + memory <= maximum { return true }
    guard active.isEmpty else { return false }
    throw Failure(
      .limit,
      "requires about \((MemoryEstimate.process + memory) >> 20) MiB; --max-memory allows "
        + "\(maximum >> 20) MiB. Allow more, or reduce the size with --scale")
  }

  func end(_ clip: ActiveClip) {
    do {
      let (made, warnings) = try clip.end()
      succeed(clip, made, warnings)
    } catch {
      let followers = known.release(clip.digest)
      if clip.making == .copied {
        failCopy(clip.queued, clip.digest, error)
      } else {
        fail(clip.queued, error)
      }
      // They have the same inputs, but another attempt may succeed.
      queue += followers.reversed()
    }
  }

  /// Ends the attempt to copy a clip. If its source no longer exists or has changed, the clip is
  /// recorded instead.
  func failCopy(_ queued: QueuedClip, _ digest: Digest256, _ error: any Error) {
    guard (error as? FileError)?.code == .missing else { return fail(queued, error) }
    known.removeSource(digest)
    queue.append(queued)
  }

  private func succeed(_ clip: ActiveClip, _ made: MadeClip, _ warnings: [Diagnostic]) {
    let index = clip.queued.index
    outcomes[index].state = .done(made.facts, clip.making)
    outcomes[index].retries = clip.queued.attempts
    let source = plan.clips[index].item.source
    for warning in warnings { emit(.note("\(source.naming(warning))")) }
    queue += known.add(made.place, digest: clip.digest).reversed()
    tidyMemory()
    emit(.ended(clip: index, outcomes[index]))
  }

  /// Removes text that recent clips have not used from the caches, and returns the memory of ended
  /// clips to the system.
  private func tidyMemory() {
    ended += 1
    guard ended % Self.clipsBetweenTidying == 0 else { return }
    TextCaches.age()
    FreedMemory.giveBack()
  }

  func fail(_ queued: QueuedClip, _ error: any Error) {
    if cancellation.isCancelled {
      isStopping = true
      return
    }
    if isStopping, case .cancelled? = error as? RecordingError { return }
    let failure = Failure(error)
    if mayPass(failure, error), queued.attempts < settings.retries {
      // After all others, since a temporary error may be over by then.
      queue.insert(QueuedClip(index: queued.index, attempts: queued.attempts + 1), at: 0)
      return
    }
    let source = plan.clips[queued.index].item.source
    outcomes[queued.index].state = .failed(
      Failure(failure.exitCode, failure.diagnostics.map(source.naming)))
    outcomes[queued.index].retries = queued.attempts
    emit(.ended(clip: queued.index, outcomes[queued.index]))
    if SystemFault.isFatal(error) {
      stop = failure
      isStopping = true
    } else if settings.failsFast {
      isStopping = true
    }
    if isStopping {
      for clip in active { clip.cancel() }
    }
  }

  private func mayPass(_ failure: Failure, _ error: any Error) -> Bool {
    if let file = error as? FileError, file.code == .exists { return false }
    return failure.exitCode.isRetryable
  }

  private func reportMemory() {
    guard let maximum = settings.maximumMemory, let index = queue.first?.index else { return }
    let name = plan.clips[index].output
    emit(
      .note(
        "from \(name) on, clips wait so that the estimated memory stays within \(maximum >> 20) MiB"
      ))
  }
}

extension ExitCode {
  /// A Boolean value that indicates whether the same command may succeed when it is run again, as
  /// the documentation describes.
  package var isRetryable: Bool { self == .output || self == .encoder || rawValue >= 128 }
}

/// A counter of finished frames, which can be used from any thread.
final class FrameCounter: Sendable {
  private let total = Atomic(0)
  var count: Int { total.load(ordering: .relaxed) }
  func add() { total.add(1, ordering: .relaxed) }
}
