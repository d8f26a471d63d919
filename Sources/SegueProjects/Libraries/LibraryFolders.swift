// The libraries that a user names: folders with the sources of packages, of pods, or of one module.
// The modules among them that an app imports are compiled with the app's own sources.

import SegueDiagnostics

extension AppProject {
  /// Returns the modules in library folders that source files import, and those that these import: their
  /// names and their sources.
  /// - Parameters:
  ///   - sources: The paths of Swift files.
  ///   - libraries: Folders, as for `read(_:target:libraries:)`.
  /// - Throws: `Failure` if a folder does not exist, or a source cannot be read.
  package static func modules(importedBy sources: [String], in libraries: [String])
    throws(Failure) -> (names: [String], sources: [String])
  {
    var project = AppProject(name: "", productName: "", moduleName: "", path: "")
    project.sources = sources
    try project.merge(try LibraryFolders(libraries).module)
    return (project.mergedModules, Array(project.sources.dropFirst(sources.count)))
  }
}

/// Folders with the sources of libraries.
struct LibraryFolders {
  private var packages: [PackageFolder] = []
  /// The folders without a manifest, by the module that each stands for.
  private var folders: [String: (path: String, root: ProjectRoot)] = [:]
  /// The specifications of pods beside their sources.
  private var podspecs: [(path: String, root: ProjectRoot)] = []

  /// The names of folders that are not part of what is built.
  private static let foreign: Set<String> = [
    "Tests", "Test", "Example", "Examples", "Demo", "Benchmarks", "Playgrounds",
  ]

  /// Finds the libraries in `paths`. Each is a package, a folder of packages or pods such as `Pods` and
  /// `SourcePackages/checkouts`, or the folder of one module, which has its name.
  /// - Throws: `Failure` if one does not exist.
  init(_ paths: [String]) throws(Failure) {
    for path in paths {
      guard ProjectFiles.isFolder(path) else {
        let what = ProjectFiles.isFile(path) ? "is a file" : "does not exist"
        throw Failure(
          .scene,
          "\(QuotedText.escaped(path)): \(what); expected a folder with the sources of libraries")
      }
      let root = ProjectRoot(exactly: path)
      if try add(path, root) { continue }
      for name in ProjectFiles.names(in: path) where ProjectFiles.isFolder("\(path)/\(name)") {
        if try !add("\(path)/\(name)", root) { add(module: "\(path)/\(name)", root) }
      }
      add(module: path, root)
    }
  }

  /// Adds the pods that `folder` specifies, and the package in it; returns whether there is one.
  private mutating func add(_ folder: String, _ root: ProjectRoot) throws(Failure) -> Bool {
    for name in ProjectFiles.names(in: folder) where ProjectFiles.suffix(name) == "podspec" {
      podspecs.append(("\(folder)/\(name)", root))
    }
    guard PackageFolder.exists(at: folder) else { return false }
    try root.check("\(folder)/Package.swift")
    packages.append(PackageFolder(folder, root: root))
    return true
  }

  private mutating func add(module folder: String, _ root: ProjectRoot) {
    let name = ModuleName.identifier(ProjectFiles.name(ProjectFiles.real(folder) ?? folder))
    if folders[name] == nil { folders[name] = (folder, root) }
  }

  /// Returns the contents of the module with the given name, or `nil` if no folder has any.
  /// - Throws: `Failure` if a link leads out of the folder that was named.
  func module(_ name: String) throws(Failure) -> ModuleContents? {
    for package in packages {
      if let contents = try package.contents(of: name) { return contents }
    }
    for (path, root) in podspecs where PodSpecification.moduleName(path) == name {
      let pod = try PodSpecification(path, root: root)
      if !pod.sources.isEmpty {
        return ModuleContents(sources: pod.sources, resources: pod.resources)
      }
    }
    guard let folder = folders[name] else { return nil }
    let contents = try ModuleContents(of: folder.path, root: folder.root) { relative in
      Self.foreign.contains(ProjectFiles.name(relative))
    }
    return contents.sources.isEmpty ? nil : contents
  }
}
