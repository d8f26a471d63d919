// Which project a path means: the path itself, or the nearest project below it.

import SegueDiagnostics

/// The kinds of projects.
enum ProjectLocation: Hashable {
  /// A folder `NAME.xcodeproj`.
  case xcode(String)
  /// A folder with `Package.swift`.
  case package(String)
  /// A folder of Swift files.
  case folder(String)

  /// The maximum depth at which projects are searched.
  private static let maximumDepth = 3

  /// Returns the project at `path`.
  /// - Throws: `Failure` if there is none, or several.
  static func find(_ path: String) throws(Failure) -> ProjectLocation {
    guard !path.utf8.contains(0) else {
      throw Failure(.scene, "the path of the project contains a NUL byte; expected a path")
    }
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let shown = QuotedText.escaped(path)
    if ProjectFiles.name(path) == "project.pbxproj" { return .xcode(ProjectFiles.parent(path)) }
    if ProjectFiles.name(path) == "Package.swift" { return .package(ProjectFiles.parent(path)) }
    guard ProjectFiles.isFolder(path) else {
      let what = ProjectFiles.isFile(path) ? "is a file" : "does not exist"
      throw Failure(
        .scene,
        "\(shown): \(what); expected an Xcode project, a Swift package, or a folder of Swift files")
    }
    switch ProjectFiles.suffix(path) {
    case "xcodeproj": return .xcode(path)
    case "xcworkspace": return try find(ProjectFiles.parent(path))
    default: break
    }
    return try search(path)
  }

  /// Returns the project of an app that is nearest below `path`. A library at the top, whose example is
  /// farther below, counts only if there is no app.
  private static func search(_ path: String) throws(Failure) -> ProjectLocation {
    var (level, others) = ([path], [ProjectLocation]())
    for _ in 0...maximumDepth {
      let found = level.flatMap { folder in projects(in: folder) }
      let apps = found.filter(\.mayBeApp)
      if let location = try choose(apps, below: path) { return location }
      if others.isEmpty { others = found }
      level = level.flatMap { folder in
        ProjectFiles.names(in: folder).filter { !isForeign($0) }.map {
          ProjectFiles.join(folder, $0)
        }
        .filter { ProjectFiles.isFolder($0) }
      }
      guard level.count <= 2000 else { break }
    }
    return try choose(others, below: path) ?? .folder(path)
  }

  /// Returns the Xcode projects in `folder`, or else the package there.
  private static func projects(in folder: String) -> [ProjectLocation] {
    let names = ProjectFiles.names(in: folder)
    let projects = names.filter { isProject($0, in: folder) }
      .map { ProjectFiles.join(folder, $0) }
      .filter { ProjectFiles.isFile("\($0)/project.pbxproj") }
    if !projects.isEmpty { return projects.map { .xcode($0) } }
    return names.contains("Package.swift") ? [.package(folder)] : []
  }

  /// Returns whether a folder with this name is a project of Xcode's other than that of CocoaPods, to
  /// which libraries have a symbolic link with another name.
  static func isProject(_ name: String, in folder: String) -> Bool {
    guard ProjectFiles.suffix(name) == "xcodeproj" else { return false }
    let real = ProjectFiles.real("\(folder)/\(name)") ?? name
    return ProjectFiles.name(real) != "Pods.xcodeproj"
  }

  private static func choose(_ found: [ProjectLocation], below path: String) throws(Failure)
    -> ProjectLocation?
  {
    if found.count <= 1 { return found.first }
    let own = ProjectFiles.real(path).map { ProjectFiles.name($0) }
    if let named = found.first(where: { ProjectFiles.stem($0.path) == own }) { return named }
    let names = found.prefix(8).map { QuotedText.escaped($0.path) }.joined(separator: ", ")
    throw Failure(
      .scene,
      "\(QuotedText.escaped(path)): contains \(found.count) projects: \(names)"
        + "\(found.count > 8 ? ", …" : ""); expected one of them")
  }

  /// Whether the project builds an app, or cannot be read.
  private var mayBeApp: Bool {
    switch self {
    case .xcode(let path): (try? XcodeReader(path)).map { XcodeTargets($0).haveApp } ?? true
    case .package(let folder): (try? PackageReader(folder).hasApp()) ?? true
    case .folder: true
    }
  }

  /// The path of the project.
  var path: String {
    switch self {
    case .xcode(let path), .package(let path), .folder(let path): path
    }
  }

  /// Returns whether a folder belongs to a tool, or contains the code of others.
  static func isForeign(_ name: String) -> Bool {
    ["Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "fastlane"].contains(
      name)
      || FolderListing.packages.contains(ProjectFiles.suffix(name))
      || ["xcodeproj", "xcworkspace"].contains(ProjectFiles.suffix(name))
  }
}
