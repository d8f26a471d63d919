// The frameworks of the same repository that an app imports, as the examples of libraries do: targets
// of the app's project or of projects beside it, packages, and libraries with a podspec. Their
// sources are compiled with the app's own.

import SegueDiagnostics

/// The frameworks and packages around an Xcode project.
struct XcodeModules {
  private let reader: XcodeReader
  /// The projects of the repository, the app's own first, and the folders of its packages.
  private var readers: [XcodeReader]
  private var packages: [PackageFolder] = []
  private var podspecs: [String] = []
  /// The projects of CocoaPods, which a repository may contain with the sources of the pods.
  private var pods: [XcodeReader] = []

  /// The maximum depth at which projects are searched, and the maximum number of folders.
  private static let (maximumDepth, maximumFolders) = (3, 2000)
  private static let frameworks: Set<String> = [
    "com.apple.product-type.framework", "com.apple.product-type.framework.static",
    "com.apple.product-type.library.static",
  ]

  /// Finds the projects and packages of the repository. Projects that cannot be read are left out.
  init(_ reader: XcodeReader) {
    self.reader = reader
    readers = [reader]
    var level = [reader.root.path]
    for _ in 0...Self.maximumDepth {
      for folder in level {
        let names = ProjectFiles.names(in: folder)
        if PackageFolder.exists(at: folder) {
          packages.append(PackageFolder(folder, root: reader.root))
        }
        podspecs += names.filter { ProjectFiles.suffix($0) == "podspec" }.map { "\(folder)/\($0)" }
        // The pods of a neighbor, which may be another app, are not those of this one.
        if names.contains("Podfile"), Self.contains(folder, reader.path),
          let own = try? XcodeReader("\(folder)/Pods/Pods.xcodeproj")
        {
          pods.append(own)
        }
        for name in names where ProjectLocation.isProject(name, in: folder) {
          let path = "\(folder)/\(name)"
          guard ProjectFiles.real(path) != ProjectFiles.real(reader.path),
            let other = try? XcodeReader(path)
          else { continue }
          readers.append(other)
        }
      }
      level = level.flatMap { folder in
        ProjectFiles.names(in: folder).filter { !ProjectLocation.isForeign($0) }
          .map { "\(folder)/\($0)" }.filter { ProjectFiles.isFolder($0) }
      }
      guard level.count <= Self.maximumFolders else { break }
    }
  }

  /// Returns whether the file at `path` is in `folder` or below it.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    guard let outer = ProjectFiles.real(folder), let inner = ProjectFiles.real(path) else {
      return false
    }
    return inner.hasPrefix("\(outer)/")
  }

  /// Adds the modules that the sources of `project` import, and those that these import: of `libraries`,
  /// if they have them.
  /// - Throws: `Failure` if a source of such a module is missing.
  func add(to project: inout AppProject, after libraries: LibraryFolders?) throws(Failure) {
    try project.merge { name throws(Failure) in
      if let found = try libraries?.module(name) { return found }
      return try module(name)
    }
  }

  /// Returns the files of the module with the given name, or `nil` if the repository has none.
  private func module(_ name: String) throws(Failure) -> ModuleContents? {
    for reader in readers {
      guard let target = Self.target(of: name, in: reader.objects) else { continue }
      var contents = XcodeContents(reader: reader, target: target, infoFile: nil)
      try contents.read()
      if !contents.sources.isEmpty {
        return ModuleContents(sources: contents.sources, resources: contents.resources)
      }
    }
    for package in packages {
      if let contents = try package.contents(of: name) { return contents }
    }
    for path in podspecs where PodSpecification.moduleName(path) == name {
      let pod = try PodSpecification(path, root: reader.root)
      if !pod.sources.isEmpty {
        return ModuleContents(sources: pod.sources, resources: pod.resources)
      }
    }
    return installed(name)
  }

  /// Returns the files of a pod in the repository, or `nil` if some of them are not there.
  private func installed(_ name: String) -> ModuleContents? {
    for reader in pods {
      guard let target = Self.target(of: name, in: reader.objects) else { continue }
      var contents = XcodeContents(reader: reader, target: target, infoFile: nil)
      guard (try? contents.read()) != nil, !contents.sources.isEmpty else { continue }
      return ModuleContents(sources: contents.sources, resources: contents.resources)
    }
    return nil
  }

  /// Returns the target that builds the module with the given name. Libraries for several platforms
  /// have one for each, such as `Kit iOS`, whose product has the name of the module.
  private static func target(of name: String, in objects: XcodeObjects) -> XcodeObject? {
    let targets = objects.objects("targets", of: objects.root)
      .filter { frameworks.contains($0.text("productType") ?? "") }
    if let exact = targets.first(where: { ModuleName.identifier($0.shownName) == name }) {
      return exact
    }
    let builders = targets.filter { target in
      let product = objects.object("productReference", of: target)
      let names = [product.map { ProjectFiles.stem($0.shownName) }, target.text("productName")]
      return names.contains { $0.map(ModuleName.identifier) == name }
    }
    return builders.first { !isForeign($0.shownName) } ?? builders.first
  }

  /// Returns whether a target's name says that it is for another platform than iOS.
  private static func isForeign(_ name: String) -> Bool {
    ["tvos", "watchos", "macos", "osx", "visionos"].contains { name.lowercased().contains($0) }
  }
}
