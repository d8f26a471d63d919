// Apps in Swift packages: the target in `Sources` that has an app's delegate, or the only one.

import SegueDiagnostics

/// A reader of Swift packages.
struct PackageReader {
  private let folder: String
  private let root: ProjectRoot

  /// Creates a reader of the package in `folder`.
  init(_ folder: String) throws(Failure) {
    self.folder = folder
    root = ProjectRoot(of: folder)
    try root.check("\(folder)/Package.swift")
  }

  /// Returns the app in the target with the given name, or in the one that has an app's delegate.
  func project(target name: String?) throws(Failure) -> AppProject {
    let sources = "\(folder)/Sources"
    let targets = ProjectFiles.names(in: sources).filter {
      ProjectFiles.isFolder("\(sources)/\($0)")
    }
    guard !targets.isEmpty || ProjectFiles.isFolder(sources) else {
      var project = try FolderReader(folder).project()
      project.sources.removeAll { ProjectFiles.name($0) == "Package.swift" }
      return project
    }
    guard !targets.isEmpty else { return try FolderReader(sources).project() }
    let target = try choose(name, targets)
    let module = try PackageModule(target, of: PackageFolder(folder, root: root))
    var project = AppProject(
      name: target, productName: target, moduleName: ModuleName.ofApp(target), path: folder)
    project.sources = module.sources
    project.resources = ResourceRules.distinct(module.resources, notes: &project.notes)
    project.mergedModules = module.modules
    project.info = InfoDefaults.entries(name: target, language: "en")
    try FolderReader.addInfo(&project, root: root)
    project.languageMode = try languageMode()
    return project
  }

  private func choose(_ name: String?, _ targets: [String]) throws(Failure) -> String {
    if let name, targets.contains(name) { return name }
    let shown = QuotedText.escaped(folder)
    let list = targets.prefix(8).map { QuotedText.plain($0) }.joined(separator: ", ")
    if let name {
      throw Failure(
        .scene,
        "\(shown)/Sources: has no target \(QuotedText.plain(name)); expected one of \(list)."
          + Suggestion.sentence(for: name, among: targets))
    }
    let apps = try targets.filtered { target throws(Failure) in try hasDelegate(target) }
    if apps.count == 1 { return apps[0] }
    if targets.count == 1 { return targets[0] }
    throw Failure(
      .scene,
      "\(shown): has the targets \(list), of which \(apps.count) have an app's delegate; expected "
        + "the name of the target that is the app")
  }

  /// Returns whether a target in `Sources` has an app's delegate.
  func hasApp() throws(Failure) -> Bool {
    let sources = "\(folder)/Sources"
    let targets = ProjectFiles.names(in: sources).filter {
      ProjectFiles.isFolder("\(sources)/\($0)")
    }
    return try !targets.filtered { target throws(Failure) in try hasDelegate(target) }.isEmpty
  }

  private func hasDelegate(_ target: String) throws(Failure) -> Bool {
    let place = "\(folder)/Sources/\(target)"
    for file in try FolderListing(place, root: root).files where FileKind.of(file) == .swift {
      let bytes = try ProjectFiles.read("\(place)/\(file)", limit: 4 << 20)
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("UIApplicationDelegate") { return true }
    }
    return false
  }

  /// Returns the language mode of the manifest's tools version, or of its list of modes.
  private func languageMode() throws(Failure) -> String {
    let bytes = try ProjectFiles.read("\(folder)/Package.swift", limit: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("swiftLanguageModes: [.v6]") { return "6" }
    if text.contains("swiftLanguageModes") || text.contains("swiftLanguageVersions") { return "5" }
    let first = text.prefix { !$0.isNewline }
    guard let colon = first.firstIndex(of: ":") else { return "5" }
    return first[first.index(after: colon)...].trimmed.hasPrefix("6") ? "6" : "5"
  }
}
