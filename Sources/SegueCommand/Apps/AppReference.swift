// The app that a command plays: the one that its scenes name.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProjects
import SegueScenes

/// An app by its project.
struct AppReference: Sendable {
  /// The path of the project.
  var project: String
  /// The name of the target, or `nil` for the project's only app.
  var target: String?
  /// Swift files that are compiled with the app's own.
  var stubs: [String] = []
  /// Folders with the sources of libraries that are compiled with the app.
  var libraries: [String] = []
  /// The place that names the app, or `nil` for the command line.
  var position: SourcePosition?
}

/// A command that plays scenes, of which some may run an app. The app is built into a program, which
/// is the same command, and runs with the same arguments.
protocol AppPlayingCommand: ToolCommand {
  /// The limits of the app's program.
  var program: ProgramOptions { get }
  /// The paths of files and folders that the command writes.
  var writtenPaths: [String] { get }
  /// A Boolean value that indicates whether only errors are printed.
  var printsOnlyErrors: Bool { get }

  /// Returns the app that this command plays, or `nil` if it plays none.
  /// - Throws: `Failure` if it would play several.
  @MainActor func app() throws -> AppReference?
}

extension AppReference {
  /// Returns the app that the scenes at `paths` run, or `nil` if none of them runs one. Scenes that
  /// cannot be read are left to the command, which reports them.
  /// - Throws: `Failure` if they run several.
  @MainActor static func named(in paths: [String]) throws -> AppReference? {
    var found: AppReference?
    var seen: Set<String> = ["-"]
    for path in paths where seen.insert(path).inserted {
      guard mayNameApp(path), let document = try? SceneSource.load(path), let app = document.app
      else { continue }
      let reference = AppReference(
        project: document.resolved(app.project), target: app.target,
        libraries: app.libraries.map(document.resolved), position: app.project.position)
      guard let first = found else {
        found = reference
        continue
      }
      guard !reference.isSame(as: first) else { continue }
      throw Failure(
        .scene, at: app.project.position,
        "the app \(QuotedText.quoted(reference.project)) is another one than "
          + "\(QuotedText.quoted(first.project)); expected scenes of one app for each command")
    }
    return found
  }

  /// Returns whether the text of a scene can have the key `app`, so that most scenes are decoded once:
  /// it contains the word, or the escapes that may stand for its letters.
  private static func mayNameApp(_ path: String) -> Bool {
    guard let bytes = try? SceneFile.read(path) else { return false }
    return bytes.contains(UInt8(ascii: "\\")) || bytes.contains("app".utf8)
  }

  private func isSame(as other: AppReference) -> Bool {
    let identities = [project, other.project].map { OutputChecks.fileIdentity($0) }
    return target == other.target && libraries == other.libraries
      && (project == other.project || (identities[0] != nil && identities[0] == identities[1]))
  }
}

extension AppReference {
  /// Reads the project.
  /// - Throws: `Failure` with the exit code for scenes.
  func read() throws(Failure) -> AppProject {
    try AppProject.read(project, target: target, libraries: libraries)
  }

  /// Adds the files from which the program was built, by another process, to what the current run
  /// has read, so that no output replaces one of them.
  func noteInputs() {
    // Reading the project adds the project file, Info.plist and the configuration files.
    guard let inputs = InputFiles.current,
      let project = try? read()
    else { return }
    for path in project.inputFiles + stubs { inputs.add(path: path) }
  }
}
