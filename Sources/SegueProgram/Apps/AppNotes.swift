// What was left out of an app's program, for its user: kept beside the program, and said whenever it
// runs.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueProjects

/// The notes about the program of an app.
struct AppNotes {
  /// The name of the file beside the program.
  static let fileName = "notes.txt"
  private static let limit = 1 << 20

  private let lines: [String]

  /// Creates the notes about a program.
  init(_ project: AppProject, _ report: ProgramReport, _ app: AppReport, _ omissions: AppOmissions)
  {
    var lines = project.notes + [report.leftOutNote, omissions.libraryNote].compactMap { $0 }
    var named: Set = report.leftOut.isEmpty ? [] : ["SwiftUI"]
    for item in app.absentImports
    where !project.mergedModules.contains(item.module) && named.insert(item.module).inserted {
      lines.append(
        "\(item.position): imports \(item.module), which does not exist here; nothing that is built "
          + "uses it")
    }
    for error in omissions.files {
      lines.append(
        "\(error.position.map { "\($0): " } ?? "")\(error.message); the app reaches nothing in this "
          + "file, which is left out")
    }
    self.lines = lines
  }

  /// Writes the notes into the folder of a program.
  func write(in folder: String) throws(ProgramError) {
    try ProgramTools.write(
      lines.map { QuotedText.escaped($0) + "\n" }.joined(), to: "\(folder)/\(Self.fileName)")
  }

  /// Returns the notes in the folder of a program.
  static func read(in folder: String) -> [Diagnostic] {
    let bytes = (try? BoundedFile.read(path: "\(folder)/\(fileName)", limit: limit)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      Diagnostic(.warning, String($0))
    }
  }
}
