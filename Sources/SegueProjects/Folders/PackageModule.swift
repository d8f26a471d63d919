// A module of a Swift package by convention: `Sources/NAME`, and the modules of the same package
// that it imports. The manifest is not executed.

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
      waiting += try add("\(folder)/Sources/\(name)")
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
      case .resource:
        resources.append(.init(source: path, destination: ResourceRules.destination(path)))
      default: break
      }
    }
    return imports.sorted().filter { ProjectFiles.isFolder("\(folder)/Sources/\($0)") }
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
