// What to hand over so that files compile: the files beside them that declare the missing names.

import SegueDiagnostics
import SegueProjects

/// The names that a build misses and that other files of the same app declare.
package enum MissingDeclarations {
  /// The maximum number of names in the message.
  private static let maximumNames = 4

  /// Returns a message that names the files which declare what `errors` say does not exist, with the
  /// folder to hand over; `nil` if there are none. What the files declare themselves is not missing.
  /// - Parameter paths: The files that do not compile.
  package static func advice(on errors: [Diagnostic], of paths: [String]) -> Diagnostic? {
    guard let first = paths.first, let folder = SwiftFolder.project(around: first),
      let files = try? SwiftFolder.files(below: folder),
      var sources = try? ProgramSources(paths, languageMode: "5"),
      (try? sources.add(surroundings: files)) != nil
    else { return nil }
    let own = sources.files.map { FileDeclarations($0.bytes) }
    let around = SourceSurroundings(sources.surroundings)
    var found: [String] = []
    for error in errors {
      guard let name = error.missingName,
        !own.contains(where: { $0.allTypes.contains(name) || $0.globals.contains(name) }),
        let path = around.files(for: [error], beside: paths).paths.first
      else { continue }
      let text = "\(QuotedText.plain(name)) (\(QuotedText.escaped(path)))"
      if !found.contains(text) { found.append(text) }
    }
    guard !found.isEmpty else { return nil }
    let names = found.prefix(maximumNames).joined(separator: ", ")
    let more = found.count > maximumNames ? " and others" : ""
    return Diagnostic(
      .error,
      "other files declare what is missing: \(names)\(more); expected them, or the folder "
        + "\(QuotedText.escaped(folder)) from which what is needed is taken, beside the file")
  }
}
