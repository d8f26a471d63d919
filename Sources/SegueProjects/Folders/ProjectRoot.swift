// The folder that the files of a project may be in: the repository that contains the project, or
// the folder above it. A project from elsewhere cannot name files of the machine.

import SegueDiagnostics

/// The boundary of a project.
struct ProjectRoot {
  /// The absolute path of the folder, without symbolic links.
  let path: String

  /// Creates the boundary of the project in `folder`: the nearest folder with `.git` at most six
  /// levels up, otherwise the folder above `folder`.
  init(of folder: String) {
    let own = ProjectFiles.real(folder) ?? folder
    var candidate = own
    for _ in 0..<6 {
      if ProjectFiles.isFolder("\(candidate)/.git") || ProjectFiles.isFile("\(candidate)/.git") {
        path = candidate
        return
      }
      if candidate == "/" { break }
      candidate = ProjectFiles.parent(candidate)
    }
    let above = ProjectFiles.parent(own)
    path = above == "/" ? own : above
  }

  /// Creates the boundary that is `folder` itself.
  init(exactly folder: String) { path = ProjectFiles.real(folder) ?? folder }

  /// Throws an error if the file or folder at `file` exists and is outside of the boundary.
  func check(_ file: String) throws(Failure) { try Self.check(file, among: [self]) }

  /// Throws an error if the file or folder at `file` exists and is outside of all of `roots`, of which
  /// there is at least one.
  static func check(_ file: String, among roots: [ProjectRoot]) throws(Failure) {
    guard let real = ProjectFiles.real(file) else { return }
    guard !roots.contains(where: { real == $0.path || real.hasPrefix($0.path + "/") }) else {
      return
    }
    let path = roots.first?.path ?? ""
    throw Failure(
      .scene,
      "\(QuotedText.escaped(file)): is outside of \(QuotedText.escaped(path)); expected files of "
        + "the project")
  }
}
