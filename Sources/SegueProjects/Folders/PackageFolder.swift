// A Swift package: its targets are where its manifest says, or in the usual folders. The manifest is read as
// text and not executed.

import SegueDiagnostics

/// A folder with a manifest.
struct PackageFolder {
  private let path: String
  private let manifest: PackageManifest
  private let root: ProjectRoot

  /// The folders in which a package has a target whose path its manifest does not name.
  private static let usual = ["Sources", "Source", "src", "srcs"]

  /// Reads the manifest in the folder at `path`, no file of which leaves `root`.
  init(_ path: String, root: ProjectRoot) {
    (self.path, self.root, manifest) = (path, root, PackageManifest(of: path))
  }

  /// Returns whether a package is in the folder at `path`.
  static func exists(at path: String) -> Bool { ProjectFiles.isFile("\(path)/Package.swift") }

  /// Returns whether the package has a folder for the module with the given name.
  func hasModule(_ name: String) -> Bool { place(of: target(name)) != nil }

  /// Returns the files of the module with the given name; `nil` if it has no Swift files.
  /// - Throws: `Failure` if there are too many, or a link leads out.
  func contents(of name: String) throws(Failure) -> ModuleContents? {
    let target = target(name)
    guard let place = place(of: target) else { return nil }
    let (own, others) = (Paths(target.sources), Paths(target.exclude))
    var contents = try ModuleContents(of: place, root: root) { others.contain($0) }
    if !target.sources.isEmpty {
      contents.sources = contents.sources.filter {
        own.contain(String($0.dropFirst(place.count + 1)))
      }
    }
    return contents.sources.isEmpty ? nil : contents
  }

  private func target(_ name: String) -> PackageManifest.Target {
    manifest.targets.first { ModuleName.identifier($0.name) == name }
      ?? PackageManifest.Target(name: name)
  }

  /// Returns the folder of a target, if there is one. The whole package counts as none unless the manifest
  /// lists its files: it would contain examples and tests.
  private func place(of target: PackageManifest.Target) -> String? {
    let places = target.path.map { [$0] } ?? Self.usual.map { "\($0)/\(target.name)" }
    return places.map { ProjectFiles.join(path, $0) }.first {
      ProjectFiles.isFolder($0) && ($0 != ProjectFiles.tidy(path) || !target.sources.isEmpty)
    }
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
