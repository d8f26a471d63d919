// The recording of a clip whose file has a maximum size. Attempts are files without a name, so that
// nothing of them remains; the best one that fits is copied to the output.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles

/// Records a clip as often as is necessary for its file to be small enough.
@MainActor
struct FittingRun {
  /// A recording to a file.
  struct Recorded {
    /// The result of the recording.
    let result: ClipResult
    /// Reports the notes and warnings about the recording.
    let report: @MainActor () -> Void
  }

  let session: Session
  let run: RunOptions
  /// A Boolean value that indicates whether an existing file may be replaced.
  let force: Bool
  /// The maximum size of the file.
  let maximum: ByteCount

  /// An attempt that fits.
  private struct Fit {
    let recorded: Recorded
    let contents: UnnamedFile
  }

  /// Records a clip to `plan` with the first settings that fit.
  /// - Parameters:
  ///   - attempts: The settings to try, from the largest file to the smallest.
  ///   - record: Records the clip with options to a file that does not exist.
  /// - Throws: `Failure` with the exit code for limits if no settings fit.
  func record(
    to plan: OutputPlan, _ attempts: [SizeAttempt],
    _ record: (ClipOptions, OutputPlan) throws -> Recorded
  ) throws -> ClipResult {
    let (path, format) = try file(plan)
    let target = try output(path)
    var best: Fit?
    var smallest = Int.max
    let search = try SizeSearch(count: attempts.count) { index in
      let fit = try attempt(attempts[index], path, format, record)
      smallest = min(smallest, fit.contents.size)
      guard fit.contents.size <= maximum.bytes else { return false }
      best = fit
      return true
    }
    guard let best, let index = search.best else {
      throw failure(path, attempts[attempts.count - 1], smallest)
    }
    do {
      try best.contents.copy(to: target)
      try target.commit()
    } catch {
      throw Failure.ofOutput(error)
    }
    best.recorded.report()
    report(path, attempts[index], best.contents.size, search)
    var result = best.recorded.result
    (result.output, result.bytes) = (path, best.contents.size)
    return result
  }

  private func file(_ plan: OutputPlan) throws(UsageProblem) -> (String, OutputFormat?) {
    switch plan {
    case .file(let path, let format): return (path, format)
    case .still(let path): return (path, nil)
    case .directory, .pattern, .standardOutput:
      throw UsageProblem("--max-size is given, but \(plan.path) is not a file; expected one file")
    }
  }

  /// Returns the file that the best attempt is copied to, so that an unusable one is reported before
  /// the first attempt.
  private func output(_ path: String) throws(Failure) -> AtomicFile {
    do {
      return try AtomicFile(path: path, replacing: force)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  /// Records one attempt.
  private func attempt(
    _ attempt: SizeAttempt, _ path: String, _ format: OutputFormat?,
    _ record: (ClipOptions, OutputPlan) throws -> Recorded
  ) throws -> Fit {
    let hidden = Self.hiddenPath(beside: path)
    defer { unlink(hidden) }
    let recorded = try record(
      attempt.options, format.map { .file(path: hidden, $0) } ?? .still(path: hidden))
    return Fit(recorded: recorded, contents: try UnnamedFile(removing: hidden))
  }

  private static func hiddenPath(beside path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let (folder, last) = (parts.dropLast(), parts.last ?? "")
    // The extension determines the format of a still.
    let suffix = last.lastIndex(of: ".").map { last[$0...] } ?? ""
    let random = String(UInt32.random(in: 0...(.max)), radix: 36)
    let name = ".segue-fit-\(getpid())-\(random)\(suffix)"
    return (folder + [Substring(name)]).joined(separator: "/")
  }

  private func report(_ path: String, _ chosen: SizeAttempt, _ bytes: Int, _ search: SizeSearch) {
    let count = search.attempts == 1 ? "1 attempt" : "\(search.attempts) attempts"
    session.note(
      "\(path): \(chosen.description): \(bytes) of \(maximum.bytes) bytes, after \(count)",
      quiet: run.quiet, style: run.progress)
  }

  private func failure(_ path: String, _ last: SizeAttempt, _ bytes: Int) -> Failure {
    Failure(
      .limit,
      "\(path): --max-size is \(maximum.bytes) bytes, and the smallest attempt "
        + "(\(last.description)) has \(bytes); expected a larger size, or fewer frames")
  }
}
