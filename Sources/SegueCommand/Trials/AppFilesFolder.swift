// The folder for the files that code of the user writes, such as an app's documents. The process that
// starts the program creates it, and removes it however the program ends.

import Foundation
import SegueDiagnostics
import SegueFiles

/// A temporary folder for the files of the apps in a program.
struct AppFilesFolder {
  /// The path of the folder.
  let path: String

  /// Creates the folder in the one for temporary files.
  /// - Throws: `Failure` if it cannot be created.
  init() throws(Failure) {
    let template = FileManager.default.temporaryDirectory.path + "/segue-files-XXXXXX"
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Failure(
        .output,
        "\(template) cannot be created: \(errorText(errno)); expected a folder for the files of the "
          + "program. Set TMPDIR to a folder that can be written to")
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The variable that tells the program about the folder, as `NAME=value`.
  var variable: String { "\(UserProgram.folderVariable)=\(path)" }

  /// Removes the folder and what it contains.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
