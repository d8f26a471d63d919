// What a module consists of: the files of its folder, and the modules that they import.

import SegueDiagnostics

/// The files of a module.
struct ModuleContents {
  /// The paths of its Swift files.
  var sources: [String]
  /// The files for the app's bundle.
  var resources: [AppProject.Resource]

  /// The maximum size of a file whose imports are read.
  private static let limit = 4 << 20

  /// Creates the contents of a module with the given files.
  init(sources: [String], resources: [AppProject.Resource]) {
    (self.sources, self.resources) = (sources, resources)
  }

  /// Lists the files below `folder`.
  /// - Parameter isLeftOut: Returns whether the file or folder with the given relative path is left out.
  /// - Throws: `Failure` if there are too many, or a link leads out of `root`.
  init(
    of folder: String, root: ProjectRoot, without isLeftOut: @escaping (String) -> Bool
  ) throws(Failure) {
    self.init(sources: [], resources: [])
    for file in try FolderListing(folder, root: root, skips: isLeftOut).files
    where !isLeftOut(file) && !["Info.plist", "Package.swift"].contains(ProjectFiles.name(file)) {
      let path = ProjectFiles.join(folder, file)
      switch FileKind.of(path) {
      case .swift:
        try root.check(path)
        sources.append(path)
      case .resource:
        resources.append(.init(source: path, destination: ResourceRules.destination(path)))
      default: break
      }
    }
  }

  /// Returns the modules that Swift files import, in order and each once.
  static func imports(of sources: [String]) throws(Failure) -> [String] {
    var names: Set<String> = []
    for path in sources { names.formUnion(imports(try ProjectFiles.read(path, limit: limit))) }
    return names.sorted()
  }

  /// Returns the modules that a Swift file imports.
  private static func imports(_ bytes: [UInt8]) -> [String] {
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
