// The folder of a new project. It appears with all its files or not at all.

import Foundation
import SegueClips
import SegueFiles

/// A new project.
struct ProjectFolder {
  /// The path of the folder.
  let path: String
  let template: ProjectTemplate

  /// The last part of the path, which is the name of the project.
  var name: String { URL(filePath: path).lastPathComponent }

  /// Writes the project.
  /// - Throws: `FileError` if something exists at the path, or the files cannot be written.
  func write() throws(FileError) {
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw FileError(
        .exists, path, "the path already exists; expected the name of a new folder")
    }
    let parent = URL(filePath: path).deletingLastPathComponent().path
    let temporary = "\(parent.isEmpty ? "." : parent)/.segue-new-\(getpid())"
    guard mkdir(temporary, 0o777) == 0 else {
      throw .creatingFolder(path, errno)
    }
    do throws(FileError) {
      for file in template.files {
        let text = file.text.replacing("NAME", with: name)
        try AtomicFile.write(Array(text.utf8), to: "\(temporary)/\(file.name)", replacing: false)
      }
      guard rename(temporary, path) == 0 else {
        throw .writing(path, errno, "creating the folder")
      }
    } catch {
      for file in template.files { unlink("\(temporary)/\(file.name)") }
      rmdir(temporary)
      throw error
    }
  }
}
