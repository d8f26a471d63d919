// What a target contains: the files of its build phases, of its synchronized folders, and the
// products of packages that it names.

import SegueDiagnostics

/// The contents of a target.
struct XcodeContents {
  private(set) var sources: [String] = []
  private(set) var resources: [AppProject.Resource] = []
  private(set) var missingProducts: [String] = []
  private(set) var mergedModules: [String] = []
  private(set) var notes: [String] = []

  private let reader: XcodeReader
  private let target: XcodeObject
  private let infoFile: String?
  private var foreign: [String] = []
  private var objects: XcodeObjects { reader.objects }

  init(reader: XcodeReader, target: XcodeObject, infoFile: String?) {
    (self.reader, self.target, self.infoFile) = (reader, target, infoFile)
  }

  /// Reads the target.
  /// - Throws: `Failure` if a source is missing, or a file is outside of the project.
  mutating func read() throws(Failure) {
    for phase in objects.objects("buildPhases", of: target) {
      switch phase.isa {
      case "PBXSourcesBuildPhase": try addFiles(of: phase, isSource: true)
      case "PBXResourcesBuildPhase": try addFiles(of: phase, isSource: false)
      case "PBXCopyFilesBuildPhase": try addCopies(of: phase)
      case "PBXShellScriptBuildPhase": noteScript(phase)
      default: break
      }
    }
    try addSynchronizedFolders()
    try addPackages()
    var seen: Set<String> = []
    sources = sources.filter { seen.insert($0).inserted }
    resources = ResourceRules.distinct(resources, notes: &notes)
    if !foreign.isEmpty {
      let names = foreign.prefix(8).map { QuotedText.plain(ProjectFiles.name($0)) }
      notes.append(
        "not compiled, since it is not Swift: \(names.joined(separator: ", "))"
          + (foreign.count > 8 ? " and \(foreign.count - 8) more" : ""))
    }
  }

  // MARK: Build phases

  private mutating func addFiles(of phase: XcodeObject, isSource: Bool) throws(Failure) {
    for file in objects.objects("files", of: phase) {
      guard let reference = objects.object("fileRef", of: file) else { continue }
      try add(reference, isSource: isSource, below: "")
    }
  }

  /// Adds a file, or the files of all languages of a variant group.
  private mutating func add(_ reference: XcodeObject, isSource: Bool, below folder: String)
    throws(Failure)
  {
    if reference.isa == "PBXVariantGroup" {
      for child in objects.objects("children", of: reference) where child.isa == "PBXFileReference"
      {
        try add(child, isSource: isSource, below: folder)
      }
      return
    }
    guard let path = reader.paths.path(of: reference) else { return }
    let kind = FileKind.of(path)
    guard ProjectFiles.real(path) != nil else { return try addMissing(path, kind) }
    try reader.root.check(path)
    if kind == .swift && isSource {
      sources.append(path)
    } else if kind == .foreignSource || (isSource && kind == .other) {
      foreign.append(path)
    } else if path != infoFile, kind != .other || ProjectFiles.isFolder(path) || !isSource {
      let isFolder = reference.text("lastKnownFileType") == "folder"
      let place = isFolder ? ProjectFiles.name(path) : ResourceRules.destination(path)
      resources.append(
        .init(source: path, destination: folder.isEmpty ? place : "\(folder)/\(place)"))
    }
  }

  private mutating func addMissing(_ path: String, _ kind: FileKind) throws(Failure) {
    if kind == .swift {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): does not exist; expected the Swift file that "
          + "\(QuotedText.escaped(objects.path)) lists")
    }
    notes.append("\(QuotedText.escaped(path)): does not exist; left out of the bundle")
  }

  private mutating func addCopies(of phase: XcodeObject) throws(Failure) {
    // 1 and 7 are the bundle itself; other numbers are folders for frameworks and extensions.
    guard ["1", "7"].contains(phase.text("dstSubfolderSpec")) else { return }
    let place = ProjectFiles.tidy(phase.text("dstPath") ?? "")
    guard !place.hasPrefix("/"), !place.hasPrefix("..") else { return }
    for file in objects.objects("files", of: phase) {
      guard let reference = objects.object("fileRef", of: file) else { continue }
      try add(reference, isSource: false, below: place == "." ? "" : place)
    }
  }

  private mutating func noteScript(_ phase: XcodeObject) {
    let name = phase.text("name") ?? "without a name"
    if name.hasPrefix("[CP]") || name.lowercased().contains("lint") { return }
    notes.append("the script \(QuotedText.plain(name)) of the build is not run")
  }

  // MARK: Synchronized folders

  private mutating func addSynchronizedFolders() throws(Failure) {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = reader.paths.path(of: group) else { continue }
      let exceptions = objects.objects("exceptions", of: group)
        .filter { $0.text("target") == target.id }
        .flatMap { $0.list("membershipExceptions") }
      if own.contains(group.id) {
        try addFolder(folder, group, without: Set(exceptions))
      } else {
        for path in exceptions { try addSynchronized(path, in: folder, []) }
      }
      for path in additions(to: group) { try addSynchronized(path, in: folder, []) }
    }
  }

  /// Returns the files of a synchronized folder that are listed for a build phase of the target: what is
  /// excluded from the folder otherwise, such as a data model among the resources.
  private func additions(to group: XcodeObject) -> [String] {
    let phases = Set(target.list("buildPhases"))
    return objects.objects("exceptions", of: group)
      .filter { $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" }
      .filter { set in
        guard let phase = objects.object("buildPhase", of: set), phases.contains(phase.id) else {
          return false
        }
        return ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa)
      }
      .flatMap { $0.list("membershipExceptions") }
  }

  private mutating func addFolder(_ folder: String, _ group: XcodeObject, without: Set<String>)
    throws(Failure)
  {
    guard ProjectFiles.isFolder(folder) else {
      notes.append("\(QuotedText.escaped(folder)): does not exist; left out")
      return
    }
    let whole = group.list("explicitFolders")
    let listing = try FolderListing(folder, root: reader.root) { without.contains($0) }
    for path in listing.files where !without.contains(path) {
      try addSynchronized(path, in: folder, whole)
    }
  }

  private mutating func addSynchronized(_ path: String, in folder: String, _ whole: [String])
    throws(Failure)
  {
    let source = ProjectFiles.join(folder, path)
    try reader.root.check(source)
    guard ProjectFiles.real(source) != nil else { return }
    let kept = whole.first { path.hasPrefix("\($0)/") }
    if let kept {
      let above = ProjectFiles.parent(kept)
      let place = above == "." ? path : String(path.dropFirst(above.count + 1))
      resources.append(.init(source: source, destination: place))
      return
    }
    switch FileKind.of(path) {
    case .swift: sources.append(source)
    case .foreignSource: foreign.append(source)
    case .resource where source != infoFile:
      resources.append(.init(source: source, destination: ResourceRules.destination(source)))
    default: break
    }
  }

  // MARK: Packages

  /// Adds the sources of local packages, as part of the app's own module, and names the others.
  private mutating func addPackages() throws(Failure) {
    let folders = localPackages()
    for product in objects.objects("packageProductDependencies", of: target) {
      let name = product.text("productName") ?? product.shownName
      guard
        let package = folders.first(where: {
          PackageFolder($0, root: reader.root).hasModule(name)
        })
      else {
        missingProducts.append(name)
        continue
      }
      try reader.root.check(package)
      let module = try PackageModule(name, of: PackageFolder(package, root: reader.root))
      sources += module.sources
      resources += module.resources
      mergedModules += module.modules
    }
  }

  private func localPackages() -> [String] {
    let references = objects.all("XCLocalSwiftPackageReference").compactMap {
      $0.text("relativePath")
    }.map { ProjectFiles.join(reader.paths.sourceRoot, $0) }
    // Before Xcode 15 a local package was a folder among the project's files.
    let folders = objects.all("PBXFileReference")
      .filter { ["wrapper", "folder"].contains($0.text("lastKnownFileType")) }
      .compactMap { reader.paths.path(of: $0) }
    return (references + folders).filter { ProjectFiles.isFile("\($0)/Package.swift") }
  }
}
