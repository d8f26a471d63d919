// The places in which a batch writes, before its first frame: its reports, and the folders of its
// clips.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles

extension BatchPlan {
  /// The names of the batch's own reports in its folder.
  private static let reportNames = [BatchManifest.fileName, BatchReport.fileName]

  /// Checks that no clip has, or lies in a folder with, the name of a report.
  /// - Throws: `Failure`, with exit code 6.
  func checkNames() throws(Failure) {
    let problems = clips.compactMap { clip -> Diagnostic? in
      let first = clip.output.prefix { $0 != "/" }
      guard Self.reportNames.contains(String(first)) else { return nil }
      return Diagnostic(
        .error, at: clip.item.place,
        clip.item.message(
          "the output is named \(QuotedText.quoted(clip.output)), and \(first) is the name of a "
            + "report of the batch; expected another name"))
    }
    guard problems.isEmpty else { throw Failure(.output, problems) }
  }

  /// Checks that the reports replace nothing that no batch has written.
  /// - Throws: `Failure`, with exit code 6, or 2 if one of them is an input.
  func checkReports(replacing: Bool, hasPage: Bool) throws(Failure) {
    do throws(FileError) {
      let manifest = "\(folder)/\(BatchManifest.fileName)"
      try GeneratedFile(manifest, .object).check(replacing: replacing)
      guard hasPage else { return }
      try GeneratedFile("\(folder)/\(BatchReport.fileName)", .page).check(replacing: replacing)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  /// Creates a folder inside that of the batch, unless it exists.
  /// - Throws: `Failure`, with exit code 6, if something else has its name, such as a symbolic link,
  ///   which could lead elsewhere.
  func makeInnerFolder(_ path: String) throws(Failure) {
    try rejectOthers(path)
    try OutputChecks.makeDirectory(path)
  }

  /// Checks that `path` is a folder or does not exist.
  func rejectOthers(_ path: String) throws(Failure) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
    let kind = status.st_mode & S_IFMT == S_IFLNK ? "a symbolic link" : "not a folder"
    throw Failure(
      .output,
      "\(path): is \(kind); expected a folder. Remove it, or choose other names for the clips")
  }
}
