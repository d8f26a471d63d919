// The libraries that a user names: folders with the sources of packages, of pods, or of one module.
// The modules among them that an app imports are compiled with the app's own sources.

import SegueDiagnostics

/// Folders with the sources of libraries.
struct LibraryFolders {
  /// A folder with a manifest.
  private struct Package {
    let folder: String
    let manifest: PackageManifest
    let root: ProjectRoot
  }

  private var packages: [Package] = []
  /// The folders without a manifest, by the module that each stands for.
  private var folders: [String: (path: String, root: ProjectRoot)] = [:]

  /// The specifications of pods beside their sources.
  private var podspecs: [(path: String, root: ProjectRoot)] = []

  private static let manifestName = "Package.swift"
  /// The folders in which a package has a target whose path its manifest does not name.
  private static let usualFolders = ["Sources", "Source", "src", "srcs"]
  /// The names of folders that are no part of what is built.
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
    let path = "\(folder)/\(Self.manifestName)"
    guard ProjectFiles.isFile(path) else { return false }
    try root.check(path)
    packages.append(Package(folder: folder, manifest: PackageManifest(of: folder), root: root))
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
      if let target = package.manifest.targets.first(where: {
        ModuleName.identifier($0.name) == name
      }), let contents = try contents(of: target, in: package) {
        return contents
      }
    }
    for package in packages {
      let target = PackageManifest.Target(name: name)
      if let contents = try contents(of: target, in: package) { return contents }
    }
    for (path, root) in podspecs where PodSpecification.moduleName(path) == name {
      let pod = try PodSpecification(path, root: root)
      if !pod.sources.isEmpty {
        return ModuleContents(sources: pod.sources, resources: pod.resources)
      }
    }
    guard let folder = folders[name] else { return nil }
    return try Self.contents(folder.path, folder.root) { relative in
      Self.foreign.contains(ProjectFiles.name(relative))
    }
  }

  /// Returns the contents of a target; `nil` if it has no Swift files, or no folder.
  private func contents(of target: PackageManifest.Target, in package: Package) throws(Failure)
    -> ModuleContents?
  {
    let places = target.path.map { [$0] } ?? Self.usualFolders.map { "\($0)/\(target.name)" }
    for place in places.map({ ProjectFiles.join(package.folder, $0) })
    where ProjectFiles.isFolder(place) {
      let (own, others) = (Paths(target.sources), Paths(target.exclude))
      let contents = try Self.contents(place, package.root) { others.contain($0) }
      guard let contents else { continue }
      guard !target.sources.isEmpty else { return contents }
      let sources = contents.sources.filter { own.contain(String($0.dropFirst(place.count + 1))) }
      if !sources.isEmpty {
        return ModuleContents(sources: sources, resources: contents.resources)
      }
    }
    return nil
  }

  /// Returns the files below `folder`; `nil` if none of them is Swift.
  private static func contents(
    _ folder: String, _ root: ProjectRoot, without isLeftOut: @escaping (String) -> Bool
  ) throws(Failure) -> ModuleContents? {
    var contents = ModuleContents(sources: [], resources: [])
    for file in try FolderListing(folder, root: root, skips: isLeftOut).files
    where !isLeftOut(file) && ProjectFiles.name(file) != manifestName {
      let path = ProjectFiles.join(folder, file)
      switch FileKind.of(path) {
      case .swift: contents.sources.append(path)
      case .resource:
        contents.resources.append(
          .init(source: path, destination: ResourceRules.destination(path)))
      default: break
      }
    }
    return contents.sources.isEmpty ? nil : contents
  }

  /// Files and folders that a manifest lists.
  private struct Paths {
    private let paths: [String]

    init(_ paths: [String]) { self.paths = paths.map { ProjectFiles.tidy($0) } }

    /// Returns whether the file at `path` is one of them, or in one.
    func contain(_ path: String) -> Bool {
      paths.contains { path == $0 || path.hasPrefix("\($0)/") || $0 == "." }
    }
  }
}
