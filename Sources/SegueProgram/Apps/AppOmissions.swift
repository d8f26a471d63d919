// What an app's program is without, as its builds show it: generated source for some types, files that
// the app does not need, and places in libraries that do not compile.

import SegueDiagnostics
import SegueProjects

/// What is left out of an app's program.
struct AppOmissions {
  /// The types for which no source can be generated.
  private var types: [String] = []
  /// The first error of each file that is left out.
  private(set) var files: [Diagnostic] = []
  private var hollows = HollowPlaces()

  /// The options with which the adapter leaves it out.
  var options: [String] {
    types.flatMap { ["--leave", $0] }
      + files.compactMap(\.position?.file).flatMap { ["--aside", $0] }
      + hollows.places.flatMap { ["--hollow", $0] }
  }

  /// Returns whether a file is left out.
  func isAside(_ path: String?) -> Bool { files.contains { $0.position?.file == path } }

  /// Leaves out what the messages of a build are about.
  /// - Parameter unneeded: The first error of each file that is not needed.
  /// - Returns: Whether another build may do better.
  mutating func add(
    _ messages: CompilerMessages, unneeded: [Diagnostic], in project: AppProject
  ) -> Bool {
    let new = messages.uncreatableTypes.filter { !types.contains($0) }
    let others = unneeded.filter { !isAside($0.position?.file) }
    types += new
    files += others
    guard new.isEmpty, others.isEmpty else { return true }
    return hollow(messages.errors, in: project)
  }

  /// Leaves out the code of libraries that `problems` are about.
  /// - Returns: Whether there is more to leave out than before.
  mutating func hollow(_ problems: [Diagnostic], in project: AppProject) -> Bool {
    hollows.add(problems, where: project.librarySources.contains)
  }

  /// The note about the code of libraries that is left out, or `nil`.
  var libraryNote: String? { hollows.note { _ in true } }
}
