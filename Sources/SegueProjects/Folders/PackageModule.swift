// A module of a Swift package: in `Sources/NAME`, or in the folder that the manifest names, and the
// modules of the same package that it imports. The manifest is read as text and not executed.

import SegueDiagnostics

/// A module of a package with those of the same package that it needs.
struct PackageModule {
  /// The modules, beginning with the one that was asked for.
  private(set) var modules: [String] = []
  /// The Swift files of all modules.
  private(set) var sources: [String] = []
  /// The resources of all modules.
  private(set) var resources: [AppProject.Resource] = []
  /// The modules that are imported and come from other packages.
  private(set) var missing: [String] = []

  private let folder: String
  private let root: ProjectRoot

  /// The maximum size of a file whose imports are read.
  private static let limit = 4 << 20

  /// Reads the module `name` of the package in `folder`.
  /// - Throws: `Failure` if a file cannot be read or is outside of the project.
  init(_ name: String, in folder: String, root: ProjectRoot) throws(Failure) {
    (self.folder, self.root) = (folder, root)
    var waiting = [name]
    while let name = waiting.popLast() {
      guard !modules.contains(name) else { continue }
      modules.append(name)
      guard let place = Self.place(of: name, in: folder) else { continue }
      waiting += try add(place)
    }
  }

  /// Adds a module and returns those that it imports from the same package.
  private mutating func add(_ place: String) throws(Failure) -> [String] {
    let listing = try FolderListing(place, root: root)
    var imports: Set<String> = []
    for file in listing.files {
      let path = ProjectFiles.join(place, file)
      switch FileKind.of(path) {
      case .swift:
        sources.append(path)
        imports.formUnion(Self.imports(try ProjectFiles.read(path, limit: Self.limit)))
      case .resource where ProjectFiles.name(file) != "Info.plist":
        resources.append(.init(source: path, destination: ResourceRules.destination(path)))
      default: break
      }
    }
    return imports.sorted().filter { Self.place(of: $0, in: folder) != nil }
  }

  /// Returns the folder of a module of the package in `folder`, or `nil` if the package has no such
  /// module. A module that is the whole package counts as none: it would contain the example.
  static func place(of name: String, in folder: String) -> String? {
    let usual = "\(folder)/Sources/\(name)"
    if ProjectFiles.isFolder(usual) { return usual }
    guard let path = PackageManifest(of: folder).path(of: name) else { return nil }
    let place = ProjectFiles.join(folder, path)
    return place != ProjectFiles.tidy(folder) && ProjectFiles.isFolder(place) ? place : nil
  }

  /// Returns the modules that a Swift file imports.
  static func imports(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      var words = line.trimmed.split(separator: " ")[...]
      while let first = words.first,
        first.hasPrefix("@") || first == "public" || first == "internal"
      {
        words = words.dropFirst()
      }
      guard words.first == "import", let name = words.dropFirst().first else { return nil }
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
