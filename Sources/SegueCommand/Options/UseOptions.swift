// `--use`: files of declared transitions, which can then be named.

import ArgumentParser
import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage

/// The option for files of declared transitions.
struct UseOptions: ParsableArguments {
  @Option(
    name: .customLong("use"),
    help: ArgumentHelp(
      "A file of declared transitions, which can then be named. They replace others with the same "
        + "names. Can be given several times.",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String] = []

  /// Adds the transitions of the files to a library.
  /// - Returns: Their names.
  /// - Throws: `Failure` with all problems of the first file that has any.
  @discardableResult
  func register(in library: inout TransitionLibrary) throws -> Set<String> {
    var origins: [String: String] = [:]
    for file in files {
      let pack = try TransitionFile(Self.read(file), named: file)
      for name in pack.transitions.map(\.name) {
        if let other = origins.updateValue(file, forKey: name) {
          throw UsageProblem(
            "--use: \(QuotedText.quoted(name)) is a transition of both \(QuotedText.quoted(other)) "
              + "and \(QuotedText.quoted(file)); expected different names")
        }
      }
      library.register(pack)
    }
    return Set(origins.keys)
  }

  private static func read(_ file: String) throws -> [UInt8] {
    do throws(FileError) {
      return try BoundedFile.read(path: file, limit: SceneLimits.fileSizeInBytes)
    } catch {
      guard error.errorNumber == EISDIR else { throw error }
      throw UsageProblem(
        "--use: \(QuotedText.quoted(file)) is a folder; expected a file of transitions. Use --pack "
          + "for a folder with pack.yaml")
    }
  }
}
