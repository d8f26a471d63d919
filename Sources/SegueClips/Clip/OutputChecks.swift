// Checks for contradictions between outputs and inputs, before anything is rendered.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueScenes

/// Checks of output paths.
package enum OutputChecks {
  /// Returns a Boolean value that indicates whether `path` is an existing directory.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Throws an error if the run has read the output or, for a sequence, a file of its names.
  ///
  /// Sinks check this as well. Call this before the first of several clips is rendered.
  package static func rejectInputs(_ plan: OutputPlan) throws(FileError) {
    switch plan {
    case .file(let path, _), .still(let path): try InputFiles.reject(path)
    case .directory, .pattern: try plan.frames?.rejectInputs()
    case .standardOutput: return
    }
  }

  /// Throws an error if two scenes have the same output.
  package static func rejectSharedOutputs(_ plans: [(scene: String, plan: OutputPlan)])
    throws(UsageProblem)
  {
    var seen: [String: String] = [:]
    for (scene, plan) in plans {
      if let other = seen[plan.path] {
        throw UsageProblem(
          "\(other) and \(scene) would both be written to \(plan.path); expected different outputs")
      }
      seen[plan.path] = scene
    }
  }

  /// Creates a directory unless it exists. Its parent must exist.
  package static func makeDirectory(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) != 0 else { return }
    let number = errno
    guard number != EEXIST else { return try requireDirectory(path) }
    do throws(FileError) {
      try checkParent(of: path)
    } catch {
      throw Failure.ofOutput(error)
    }
    throw Failure(.output, "\(path): \(errorText(number))")
  }

  /// Checks that the existing file at `path` is a directory.
  private static func requireDirectory(_ path: String) throws(Failure) {
    guard !isDirectory(path) else { return }
    var status = stat()
    let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    throw Failure(
      .output,
      "\(path): is \(isFile ? "a file" : "not a folder"); expected a folder. Choose another path")
  }

  /// Checks that the folder in which `path` would be created exists.
  package static func checkParent(of path: String) throws(FileError) {
    let trimmed = path.reversed().drop { $0 == "/" }
    let rest = trimmed.drop { $0 != "/" }
    guard !rest.isEmpty else { return }
    let parent = String(rest.dropFirst().reversed())
    var status = stat()
    let isFound = stat(parent.isEmpty ? "/" : parent, &status) == 0
    let number = isFound ? ENOTDIR : errno
    guard !isFound || status.st_mode & S_IFMT != S_IFDIR else { return }
    throw FileError(
      .unwritable, path,
      "\(errorText(number)): \(QuotedText.escaped(parent)); expected an existing folder",
      errorNumber: number)
  }

  /// Returns the identity of a file, which is independent of its name.
  package static func fileIdentity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
