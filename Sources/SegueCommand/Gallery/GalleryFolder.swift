// The folder of a gallery. Its list of files names what a gallery has written, so that only that is
// replaced or removed.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueScenes

/// The folder of a gallery.
struct GalleryFolder {
  /// The path of the folder.
  let path: String

  static let page = "index.html"
  private static let list = "gallery.json"
  private static let folders = ["clips", "posters"]

  /// Returns the name of a transition's clip in the folder.
  static func clip(_ name: String) -> String { "clips/\(name).mp4" }
  /// Returns the name of a transition's poster in the folder.
  static func poster(_ name: String) -> String { "posters/\(name).webp" }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Creates the folder, and checks that the given files replace nothing but a gallery's.
  /// - Throws: `FileError`.
  func prepare(for files: [String], replacing: Bool) throws(FileError) {
    _ = try OutputFolder(path: path, replacing: true)
    try GeneratedFile(path(of: Self.page), .page).check(replacing: replacing)
    try GeneratedFile(path(of: Self.list), .object).check(replacing: replacing)
    for folder in Self.folders { try rejectLink(path(of: folder)) }
    let written = Set(known)
    for name in files where !replacing && !written.contains(name) {
      var status = stat()
      guard lstat(path(of: name), &status) != 0 else {
        throw FileError(
          .exists, path(of: name),
          "the file exists and is not in the gallery's list; expected a file that segue has "
            + "written, or none. Move it elsewhere, or use --force to replace it")
      }
    }
    for folder in Self.folders { _ = try OutputFolder(path: path(of: folder), replacing: true) }
  }

  /// Checks that a folder in the gallery's is not elsewhere.
  private func rejectLink(_ folder: String) throws(FileError) {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw FileError(.exists, folder, "is a symbolic link; expected a folder. Remove it")
  }

  /// Writes the list of files and then the page, and removes files of an earlier gallery.
  /// - Throws: `FileError`.
  func complete(_ page: String, files: [String]) throws(FileError) {
    let outdated = Set(known).subtracting(files)
    let names = JSONText.array(files.map { .string($0) })
    let list = JSONText.object([("generator", .string("segue")), ("files", names)]).compact + "\n"
    try AtomicFile.update(path(of: Self.list), with: Array(list.utf8))
    try AtomicFile.write(Array(page.utf8), to: path(of: Self.page), replacing: true)
    for name in outdated.sorted() { try remove(name) }
  }

  private func remove(_ name: String) throws(FileError) {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, Self.folders.contains(parts[0]), parts[1] != ".." else { return }
    try OutputFolder(path: path(of: parts[0]), replacing: true).remove(parts[1])
  }

  /// The files that the list of an earlier gallery names.
  private var known: [String] {
    let file = path(of: Self.list)
    guard let bytes = try? BoundedFile.read(path: file, limit: SceneLimits.fileSizeInBytes),
      let list = try? SceneReader.value(of: bytes, named: file)
    else { return [] }
    return (list["files"]?.elements ?? []).compactMap(\.text)
  }
}
