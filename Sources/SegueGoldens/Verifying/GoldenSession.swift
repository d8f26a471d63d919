// A folder of goldens at work: clips are verified, and recorded where that is asked for.

import Foundation
import SegueDiagnostics
import SegueFiles
import SeguePixels
import SegueRecording

/// Verifies and records clips against one folder.
@MainActor
public struct GoldenSession {
  /// The goldens.
  public let folder: GoldenFolder
  /// When they are written.
  public let mode: RecordMode
  /// Frames drawn at a time.
  public var jobs = 1
  /// Stops it.
  public var cancellation = Cancellation()
  /// How many frames of a clip are kept as pictures.
  public var keyFrames = 5
  /// How clips are compared, and from now on if they are recorded; `nil` leaves each golden's own.
  public var comparison: PictureComparison?
  /// Why not exactly.
  public var reason: String?
  /// Whether verdicts keep all key frames, for reports.
  public var keepsPictures = false
  private let lock: FolderLock?

  /// Begins.
  /// - Throws: `FileError` if goldens are to be written and the folder cannot be used, or another process
  ///   is writing there.
  public init(_ folder: GoldenFolder, mode: RecordMode = .never) throws(FileError) {
    (self.folder, self.mode) = (folder, mode)
    lock = mode == .never ? nil : try FolderLock(folder.path)
  }

  /// Draws a clip and holds it against its golden.
  /// - Parameter overrides: What the subject was set to instead of what its scene says; recorded.
  public func run(_ subject: any GoldenSubject, named name: String, overrides: GoldenOverrides)
    -> GoldenVerdict
  {
    do {
      return try judged(subject, name, overrides)
    } catch let failure as Failure {
      return GoldenVerdict(name, .failed, failure.lines)
    } catch {
      return GoldenVerdict(name, .failed, ["\(error)"])
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
        name, .missing, ["there is no golden \(folder.file(name)); expected one. Record it"])
    }
    let take = try Take(
      subject, ignoring: golden.comparison, instants: golden.curves.instants, jobs: jobs,
      cancellation: cancellation)
    let verdict = try GoldenVerification(
      folder: folder, name: name, golden: golden, take: take,
      comparison: comparison ?? golden.comparison, keepsPictures: keepsPictures
    ).verdict()
    guard mode == .failed, verdict.state == .different else { return verdict }
    return try record(subject, name, overrides, before: golden)
  }

  private func record(
    _ subject: any GoldenSubject, _ name: String, _ overrides: GoldenOverrides, before: Golden?
  ) throws -> GoldenVerdict {
    let comparison = self.comparison ?? before?.comparison ?? PictureComparison()
    let take = try Take(
      subject, ignoring: comparison, jobs: jobs, cancellation: cancellation)
    var golden = take.golden(keyFrames: keyFrames)
    (golden.overrides, golden.comparison) = (overrides, comparison)
    golden.reason = self.comparison == nil ? before?.reason : reason
    var verdict = GoldenVerdict(name, before == nil ? .recorded : .replaced)
    verdict.frameCount = golden.frames.count
    if golden.text == before?.text, isWhole(golden, name) {
      verdict.state = .equal
    } else {
      try folder.write(golden, named: name, pictures: try take.pictures(golden.keyFrames))
    }
    if keepsPictures { verdict.filmstrip = try filmstrip(golden, name) }
    return verdict
  }

  private func isWhole(_ golden: Golden, _ name: String) -> Bool {
    golden.keyFrames.allSatisfy { (try? folder.picture($0, of: golden, named: name)) != nil }
  }

  private func filmstrip(_ golden: Golden, _ name: String) throws -> [KeyFrame] {
    try golden.keyFrames.map {
      KeyFrame(frame: $0, expected: try folder.picture($0, of: golden, named: name).bytes)
    }
  }
}

/// Holds a folder against other writers, until it is let go or the process ends. The folder itself is
/// locked, so no file has to lie in it for that.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Makes the folder if it is missing, not its parents, and locks it.
  init(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw FileError(.unwritable, path, errorText(errno), errorNumber: errno)
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(.unwritable, path, errorText(errno), errorNumber: errno)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw FileError(
        .locked, path, "goldens are being recorded here by another process; expected nobody else")
    }
  }

  deinit { close(descriptor) }
}
