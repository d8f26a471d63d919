// An app's project: what is compiled, what is in its bundle, and what its Info.plist says.

import SegueDiagnostics

/// The project of an app, read from Xcode's project, a Swift package or a folder.
package struct AppProject: Sendable {
  /// The name of the target.
  package var name: String
  /// The name of the product, which the bundle has: `NAME.app`.
  package var productName: String
  /// The name of the module that the sources are compiled as.
  package var moduleName: String
  /// The Swift language mode of the sources: `5` or `6`.
  package var languageMode = "5"
  /// A Boolean value that indicates whether `/…/` is a regular expression also in the mode `5`, as
  /// Xcode's build settings have it by default.
  package var hasSlashExpressions = true
  /// The paths of the Swift files, in order.
  package var sources: [String] = []
  /// The files and folders of the bundle, without Info.plist.
  package var resources: [Resource] = []
  /// The contents of Info.plist, with all settings filled in.
  package var info: [String: PropertyValue] = [:]
  /// The language in which the app was developed, such as `en`.
  package var developmentLanguage = "en"
  /// The modules whose sources are compiled with the app's own, so that their imports are removed.
  package var mergedModules: [String] = []
  /// The modules of the sources that are compiled with the app's own, by path.
  package var moduleSources: [String: String] = [:]
  /// The products of packages that are not compiled, and pods.
  package var missingProducts: [String] = []
  /// The folders of libraries that files of the app may be in, besides that of the project.
  package var libraries: [String] = []
  /// The paths of the sources of modules that are in these folders.
  package private(set) var librarySources: Set<String> = []
  /// What the reader of the project should know.
  package var notes: [String] = []
  /// The path of the project as it was found.
  package var path: String

  /// A file or folder of the bundle.
  package struct Resource: Sendable, Hashable {
    /// The path of the file or folder.
    package var source: String
    /// The place in the bundle, such as `de.lproj/Main.strings`.
    package var destination: String
  }

  /// Reads the project at `path`: an `.xcodeproj`, a Swift package, a folder that contains one of
  /// these, or a folder of Swift files.
  /// - Parameters:
  ///   - target: The name of the target, or `nil` if there is only one app.
  ///   - libraries: Folders with the sources of libraries: packages, folders of packages or pods, or the
  ///     folder of one module. The modules that the app imports are compiled with it.
  /// - Throws: `Failure` with the exit code for scenes, in one line.
  package static func read(_ path: String, target: String? = nil, libraries: [String] = [])
    throws(Failure) -> AppProject
  {
    var project: AppProject
    let folders = libraries.isEmpty ? nil : try LibraryFolders(libraries)
    switch try ProjectLocation.find(path) {
    case .xcode(let file):
      project = try XcodeReader(file).project(target: target, libraries: folders)
    case .package(let folder): project = try PackageReader(folder).project(target: target)
    case .folder(let folder):
      if let target {
        throw Failure(
          .scene,
          "\(QuotedText.escaped(folder)): is a folder of Swift files without a target "
            + "\(QuotedText.plain(target)); expected an Xcode project, or no target")
      }
      project = try FolderReader(folder).project()
    }
    guard !project.sources.isEmpty else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): \(QuotedText.plain(project.name)) has no Swift files; "
          + "expected an app in Swift")
    }
    if let folders { try project.add(folders, libraries) }
    return project
  }

  /// Returns the sources of modules in a folder: not those of the app, which may be an example of the
  /// library in the same repository.
  private func moduleSources(in folder: String) -> [String] {
    guard let place = ProjectFiles.real(folder) else { return [] }
    return moduleSources.keys.filter { ProjectFiles.real($0)?.hasPrefix("\(place)/") ?? false }
  }

  /// Adds the modules in the folders at `libraries` that the sources import.
  private mutating func add(_ folders: LibraryFolders, _ libraries: [String]) throws(Failure) {
    self.libraries = libraries
    try merge(folders.module)
    for folder in libraries {
      let found = moduleSources(in: folder)
      librarySources.formUnion(found)
      guard found.isEmpty else { continue }
      notes.append(
        "\(QuotedText.escaped(folder)): contains no module that the app imports; expected a package, a "
          + "folder of packages or pods, or a folder with the name of a module")
    }
    // Most libraries are written in Swift 5, in which code in Swift 6 compiles, too.
    if !librarySources.isEmpty { languageMode = "5" }
  }
}
