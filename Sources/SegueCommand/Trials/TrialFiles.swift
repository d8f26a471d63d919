// The files and folders that `segue try` is given. A folder supplies what its files declare and the
// given files need; without a file, the transitions in it are played.

import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueProjects

/// The Swift files that are tried, and those around them.
struct TrialFiles {
  /// The files whose transitions are played.
  let own: [String]
  /// The files from which declarations are taken where they are needed.
  let around: [String]

  /// Returns the folder with the asset catalogs of the app in the folders among `paths`, or `nil`.
  /// - Throws: `Failure`.
  static func resources(of paths: [String]) throws(Failure) -> String? {
    for folder in paths where SwiftFolder.exists(at: folder) {
      if let found = try SwiftFolder.resources(below: folder) { return found }
    }
    return nil
  }

  /// Sorts files and folders.
  /// - Parameter className: The class to play, or `nil`.
  /// - Throws: `Failure`.
  init(_ paths: [String], className: String?) throws(Failure) {
    let folders = paths.filter(SwiftFolder.exists)
    var found: [String] = []
    for folder in folders { found += try SwiftFolder.files(below: folder) }
    around = found
    let files = paths.filter { !SwiftFolder.exists(at: $0) }
    guard files.isEmpty else {
      own = files
      return
    }
    own = TransitionFiles.of(found, className: className)
    guard own.isEmpty else { return }
    let names = folders.map(QuotedText.escaped).joined(separator: ", ")
    throw Failure(
      .scene,
      "\(names): none of \(found.count) Swift files declares "
        + (className.map { "the class \(QuotedText.plain($0))" } ?? "a transition")
        + "; expected a folder of an app, with "
        + (className == nil
          ? "an animator, its delegate or a presentation controller" : "that class"))
  }
}
