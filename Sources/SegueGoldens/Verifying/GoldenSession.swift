// The verification of clips with the goldens of a folder, and their recording if the mode requires
// it.

import Foundation
import SegueDiagnostics
import SegueFiles
import SeguePixels
import SegueRecording

/// Verifies and records clips with the goldens of one folder.
@MainActor
public struct GoldenSession {
  /// The folder of the goldens.
  public let folder: GoldenFolder
  /// The mode that determines when goldens are written.
  public let mode: RecordMode
  /// The number of frames that are rendered concurrently.
  public var jobs = 1
  /// Cancels the session.
  public var cancellation = Cancellation()
  /// The number of frames of a clip that are kept as images, or `nil` for as many as a golden has that
  /// is replaced, and 5 in new ones.
  public var keyFrames: Int?
  /// The comparison of clips, which is also stored when they are recorded, or `nil` to keep each
  /// golden's own.
  public var comparison: ImageComparison?
  /// The reason why the comparison is not exact, or `nil`.
  public var reason: String?
  /// A Boolean value that indicates whether verdicts keep all key frames, for reports.
  public var keepsImages = false
  /// A Boolean value that indicates whether positions in failures refer to a file of the user.
  package var hasPlaces = true
  private let lock: FolderLock?
  private static let usualKeyFrames = 5

  /// Creates a session.
  /// - Throws: `FileError` if goldens are to be written and the folder cannot be used, or another
  ///   process is writing to it.
  public init(_ folder: GoldenFolder, mode: RecordMode = .never) throws(FileError) {
    (self.folder, self.mode) = (folder, mode)
    lock = mode == .never ? nil : try FolderLock(folder.path)
  }

  /// Renders a clip and compares it with its golden.
  /// - Parameter overrides: The settings of the subject that override those of its scene. They are
  ///   recorded.
  public func run(_ subject: any GoldenSubject, named name: String, overrides: GoldenOverrides)
    -> GoldenVerdict
  {
    do {
      return try judged(subject, name, overrides)
    } catch {
      let failure = (error as? Failure).map { hasPlaces ? $0 : $0.withoutPlaces }
      return GoldenVerdict(name, failed: error, failure?.lines ?? ["\(error)"])
    }
  }

  private func judged(
    _ subject: any GoldenSubject, _ name: String, _ overrides: GoldenOverrides
  ) throws -> GoldenVerdict {
    if mode == .all {
      return try record(subject, name, overrides, before: try? folder.golden(name))
    }
    guard let golden = try folder.golden(name) else {
      if mode != .never { return try record(subject, name, overrides, before: nil) }
      return GoldenVerdict(
        name, .missing, ["there is no golden \(folder.file(name)). Record it"])
    }
    let take = try GoldenRecordingPass(
      subject, ignoring: golden.comparison, instants: golden.curves.instants, jobs: jobs,
      cancellation: cancellation)
    let verdict = try GoldenVerification(
      folder: folder, name: name, golden: golden, take: take,
      comparison: comparison ?? golden.comparison, keepsImages: keepsImages
    ).verdict()
    guard mode == .failed, verdict.state == .different else { return verdict }
    return try record(subject, name, overrides, before: golden)
  }

  private func record(
    _ subject: any GoldenSubject, _ name: String, _ overrides: GoldenOverrides, before: Golden?
  ) throws -> GoldenVerdict {
    let comparison = self.comparison ?? before?.comparison ?? ImageComparison()
    let take = try GoldenRecordingPass(
      subject, ignoring: comparison, jobs: jobs, cancellation: cancellation)
    var golden = take.golden(keyFrames: keyFrames ?? before?.spreadKeyFrames ?? Self.usualKeyFrames)
    (golden.overrides, golden.comparison) = (overrides, comparison)
    golden.reason = self.comparison == nil ? before?.reason : reason
    var verdict = GoldenVerdict(name, before == nil ? .recorded : .replaced)
    verdict.frameCount = golden.frames.count
    if golden.text == before?.text, isWhole(golden, name) {
      verdict.state = .equal
    } else {
      try folder.write(golden, named: name, images: try take.images(golden.keyFrames))
    }
    if keepsImages { verdict.filmstrip = try filmstrip(golden, name) }
    return verdict
  }

  private func isWhole(_ golden: Golden, _ name: String) -> Bool {
    golden.keyFrames.allSatisfy { (try? folder.image($0, of: golden, named: name)) != nil }
  }

  private func filmstrip(_ golden: Golden, _ name: String) throws -> [KeyFrame] {
    try golden.keyFrames.map {
      KeyFrame(frame: $0, expected: try folder.image($0, of: golden, named: name).bytes)
    }
  }
}

/// A lock that keeps other writers out of a folder until it is released or the process ends. The
/// folder itself is locked, so no lock file is needed.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Creates the folder if it does not exist (its parent must exist), and locks it.
  init(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw .creatingFolder(path, errno)
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(.unwritable, path, errorText(errno), errorNumber: errno)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw FileError(
        .locked, path,
        "another process is recording goldens here; expected exclusive access. Wait until it ends")
    }
  }

  deinit {
    // Also where a program that is just being started still has a copy of the descriptor.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
