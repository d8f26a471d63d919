// The bundle of an app: a folder `NAME.app` with its resources, as Xcode lays it out, but with
// storyboards, nibs and catalogues in the form in which they are edited.

import Foundation
import SegueDiagnostics
import SegueFiles

/// The files of an app's bundle.
package struct AppBundleContents {
  /// A file of the bundle.
  package struct File: Sendable, Hashable {
    /// The path of the file.
    package var source: String
    /// The place in the bundle.
    package var destination: String
    /// The properties that change when the file does.
    package var identity: String
  }

  /// The files, in order of their places.
  package private(set) var files: [File] = []
  /// The text of Info.plist.
  package let info: String
  /// The name of the folder, such as `ThreeScreens.app`.
  package let name: String

  /// The maximum number of files, of bytes of all files, and the depth of folders.
  private static let (maximumFiles, maximumSize, maximumDepth) = (20_000, 1 << 30, 32)
  private var size = 0
  /// The folders that files may be in: that of the project, and those of its libraries.
  private let roots: [ProjectRoot]

  /// Finds the files of the bundle of `project`, without reading them.
  /// - Throws: `Failure` if they are too many or too large, or outside of the project.
  package init(_ project: AppProject) throws(Failure) {
    name = "\(project.productName).app"
    info = PropertyListXML.text(project.info)
    let own = ProjectRoot(
      of: ProjectFiles.suffix(project.path) == "xcodeproj"
        ? ProjectFiles.parent(project.path) : project.path)
    roots = [own] + project.libraries.map { ProjectRoot(exactly: $0) }
    for resource in project.resources where resource.destination != "Info.plist" {
      try add(resource.source, to: resource.destination, depth: 0)
    }
    files.sort { $0.destination < $1.destination }
  }

  private mutating func add(_ source: String, to place: String, depth: Int) throws(Failure) {
    try ProjectRoot.check(source, among: roots)
    var status = stat()
    guard stat(source, &status) == 0, depth < Self.maximumDepth else {
      throw Failure(
        .scene, "\(QuotedText.escaped(source)): cannot be read; expected a file of the bundle")
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      for name in ProjectFiles.names(in: source) + Self.hiddenNames(in: source) {
        try add("\(source)/\(name)", to: "\(place)/\(name)", depth: depth + 1)
      }
    case S_IFREG:
      let time = status.st_mtim
      files.append(
        File(
          source: source, destination: place,
          identity: "\(status.st_size) \(status.st_ino) \(time.tv_sec).\(time.tv_nsec)"))
      size += Int(status.st_size)
    default:
      throw Failure(
        .scene, "\(QuotedText.escaped(source)): is no regular file; expected one in a bundle")
    }
    guard files.count <= Self.maximumFiles, size <= Self.maximumSize else {
      throw Failure(
        .scene,
        "\(name): more than \(Self.maximumFiles) files or \(Self.maximumSize >> 20) MiB; expected "
          + "a smaller bundle")
    }
  }

  /// Returns the name of the file that says which version of a data model is the current one.
  private static func hiddenNames(in folder: String) -> [String] {
    let name = ".xccurrentversion"
    let isModel = ProjectFiles.suffix(folder) == "xcdatamodeld"
    return isModel && ProjectFiles.isFile("\(folder)/\(name)") ? [name] : []
  }

  /// Text that differs whenever the bundle does.
  package var identity: String {
    info + files.map { "\($0.destination)\0\($0.source)\0\($0.identity)\n" }.joined()
  }

  /// Writes the bundle into `folder`, which exists.
  /// - Returns: The path of the bundle.
  /// - Throws: `FileError` if a file cannot be read or written.
  package func write(into folder: String) throws(FileError) -> String {
    let bundle = "\(folder)/\(name)"
    var made: Set<String> = []
    func make(_ path: String) throws(FileError) {
      guard made.insert(path).inserted else { return }
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true)
      } catch { throw FileError(.unwritable, path, "the folder cannot be created") }
    }
    try make(bundle)
    for file in files {
      let path = "\(bundle)/\(file.destination)"
      try make(ProjectFiles.parent(path))
      let bytes = try BoundedFile.read(path: file.source, limit: Self.maximumSize)
      try AtomicFile.write(bytes, to: path, replacing: false)
    }
    try AtomicFile.write(Array(info.utf8), to: "\(bundle)/Info.plist", replacing: false)
    return bundle
  }
}
