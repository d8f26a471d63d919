// The warm process: many clips under way at a time, all driven from the main actor, one frame of each in
// turn. Playing a scene costs a fraction of drawing and encoding it, so one actor keeps many threads busy;
// what scenes share (files, decoded pictures, fonts, glyphs, blurs) is made once for all of them.

import Dispatch
import Foundation
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage
import Synchronization

/// A batch at work.
@MainActor
package final class BatchRun {
  /// The clips.
  package let plan: BatchPlan
  let settings: BatchSettings
  let transitions: TransitionLibrary
  let cancellation: Cancellation
  let renderer: RendererVersion
  let tell: (BatchEvent) -> Void
  let assets = SharedAssets { FileDigest.hex(of: $0) }
  let wake = DispatchSemaphore(value: 0)
  /// Frames finished so far.
  let frames = FrameCounter()
  /// How clips and the journal are written.
  let calls: FileCalls
  let journal: BatchJournal
  /// The thumbnails of its clips, if there are any.
  package let thumbnails: ThumbnailStore?
  private let lock: FileLock

  var outcomes: [ClipOutcome]
  private var queue: [QueuedClip] = []
  private var active: [ActiveClip] = []
  /// Clips that are there, by the digest of their inputs.
  var known: KnownClips
  /// Why nothing more is begun.
  private var stop: Failure?
  private var isStopping = false
  private var ended = 0
  private static let clipsBetweenTidying = 32
  /// `malloc_trim`, which Swift does not see; `nil` where the C library has none.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
  }

  /// The name of the file that keeps a second batch out of a folder.
  package static let lockName = ".segue-batch.lock"

  /// Takes the folder of `plan`: makes it, locks it, reads its journal and looks at what is there.
  /// - Throws: `Failure` or `FileError`; then nothing has been drawn.
  package init(
    _ plan: BatchPlan, settings: BatchSettings, transitions: TransitionLibrary,
    renderer: RendererVersion, cancellation: Cancellation, calls: FileCalls = FileCalls(),
    tell: @escaping (BatchEvent) -> Void = { _ in }
  ) throws {
    (self.plan, self.settings, self.transitions) = (plan, settings, transitions)
    (self.renderer, self.cancellation, self.tell) = (renderer, cancellation, tell)
    self.calls = calls
    outcomes = plan.clips.map { _ in ClipOutcome() }
    try plan.makeFolders()
    lock = try FileLock(path: "\(plan.folder)/\(Self.lockName)")
    plan.sweep()
    journal = try BatchJournal(folder: plan.folder, calls: calls)
    let (claimed, resumes) = (journal.claimed, settings.resumes)
    try plan.checkPlaces(replacing: settings.replaces) { resumes && claimed.contains($0) }
    thumbnails = settings.takesThumbnails ? try ThumbnailStore(folder: plan.folder) : nil
    known = KnownClips(journal)
  }

  /// Makes what has to be made.
  /// - Throws: `RecordingError.cancelled`, or a `Failure` that ends the whole batch.
  package func run() throws -> BatchResults {
    if journal.damaged > 0 {
      tell(.note("\(journal.damaged) damaged lines of the journal were passed over"))
    }
    recognise()
    try journal.claim(queue.map { plan.clips[$0.index].output })
    tell(.planned(clips: plan.clips.count, toDo: queue.count))
    noteMemory()
    // First come, first served; those that are tried again come last.
    queue.reverse()
    try work()
    if cancellation.isCancelled { throw RecordingError.cancelled }
    return BatchResults(plan: plan, outcomes: outcomes)
  }

  /// What ended the batch before its time, if it was not a clip.
  package var fault: Failure? { stop }

  private func recognise() {
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
      case .kept(let record): outcomes[index].state = .done(record, .kept)
      case .toDo(let changes):
        outcomes[index].changes = changes
        queue.append(QueuedClip(index: index))
      }
    }
  }

  // MARK: The loop

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
      tell(.frames(frames.count))
      if !hasAdvanced { wake.wait() }
    }
  }

  /// Begins clips while there is room for them.
  private func fill() {
    while !isStopping, active.count < settings.jobs, let next = queue.popLast() {
      guard begin(next) else {
        queue.append(next)
        return
      }
    }
  }

  /// Begins a clip, or finds out that it cannot be made; false if it has to wait for room.
  private func begin(_ queued: QueuedClip) -> Bool {
    do {
      let preparation = try prepare(queued)
      switch preparation {
      case .twin(let leader): known.follow(queued, leader)
      case .copy(let source, let digest): active.append(try copy(source, queued, digest))
      case .recording(let recording, let inputs):
        let jobs = max(
          1, settings.jobs / max(1, min(settings.jobs, queue.count + active.count + 1)))
        let memory = estimate(recording, jobs: jobs)
        guard try hasRoom(for: memory) else {
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

  /// Clips that are ready and wait for memory.
  private var held: [Int: Preparation] = [:]

  /// Finds out what a clip is made from, unless that is known.
  private func prepare(_ queued: QueuedClip) throws -> Preparation {
    if let ready = held.removeValue(forKey: queued.index) { return ready }
    return try ClipPreparation(self, plan.clips[queued.index]).prepared()
  }

  private func hasRoom(for memory: Int) throws(Failure) -> Bool {
    guard let most = settings.mostMemory else { return true }
    let taken = active.reduce(MemoryEstimate.process) { $0 + $1.memory }
    if taken + memory <= most { return true }
    guard active.isEmpty else { return false }
    throw Failure(
      .limit,
      "takes about \((MemoryEstimate.process + memory) >> 20) MiB; --max-memory allows "
        + "\(most >> 20) MiB. Allow more, or make it smaller with --scale")
  }

  private func end(_ clip: ActiveClip) {
    do {
      let (record, warnings) = try clip.end()
      succeed(clip, record, warnings)
    } catch {
      let followers = known.release(clip.digest)
      if clip.making == .copied, (error as? FileError)?.code == .missing {
        // What was to be copied is gone or has changed: then it is made.
        known.forget(clip.digest)
        queue.append(clip.queued)
      } else {
        fail(clip.queued, error)
      }
      // They have the same inputs, but maybe better luck.
      queue += followers.reversed()
    }
  }

  private func succeed(_ clip: ActiveClip, _ record: ClipRecord, _ warnings: [Diagnostic]) {
    let index = clip.queued.index
    outcomes[index].state = .done(record, clip.making)
    outcomes[index].retries = clip.queued.attempts
    for warning in warnings { tell(.note("\(warning)")) }
    queue += known.add(record, digest: clip.digest).reversed()
    tidyMemory()
    tell(.ended(clip: index, outcomes[index]))
  }

  /// What clips have let go of lies in pieces between what is kept; the allocator gives it back when it is
  /// told to, which takes about a millisecond.
  private func tidyMemory() {
    ended += 1
    if ended % Self.clipsBetweenTidying == 0 { _ = Self.trim?(0) }
  }

  private func fail(_ queued: QueuedClip, _ error: any Error) {
    if cancellation.isCancelled { return isStopping = true }
    if isStopping, case .cancelled? = error as? RecordingError { return }
    let failure = Failure(error)
    if mayPass(failure, error), queued.attempts < settings.retries {
      // Behind all others: what is wrong may be over by then.
      queue.insert(QueuedClip(index: queued.index, attempts: queued.attempts + 1), at: 0)
      return
    }
    outcomes[queued.index].state = .failed(failure)
    outcomes[queued.index].retries = queued.attempts
    tell(.ended(clip: queued.index, outcomes[queued.index]))
    if SystemFault.endsEverything(error) {
      stop = failure
      isStopping = true
    } else if settings.failsFast {
      isStopping = true
    }
    if isStopping { active.forEach { $0.cancel() } }
  }

  private func mayPass(_ failure: Failure, _ error: any Error) -> Bool {
    if let file = error as? FileError, file.code == .exists { return false }
    return failure.exitCode.isWorthRetrying
  }

  private func noteMemory() {
    guard let most = settings.mostMemory, let index = queue.first?.index else { return }
    let name = plan.clips[index].output
    tell(.note("at most \(most >> 20) MiB by estimate, from \(name) on: clips wait for room"))
  }
}

extension ExitCode {
  /// Whether the same command may succeed when it is run again, as the documentation says.
  package var isWorthRetrying: Bool { self == .output || self == .encoder || rawValue >= 128 }
}

/// Frames that have been finished, counted from any thread.
final class FrameCounter: Sendable {
  private let total = Atomic(0)
  var count: Int { total.load(ordering: .relaxed) }
  func add() { total.add(1, ordering: .relaxed) }
}
