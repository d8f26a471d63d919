// The Swift files below a folder that is handed over as it is, without a project.

import SegueDiagnostics

/// The Swift files below a folder.
package enum SwiftFolder {
  /// The names of folders with the sources of others, the results of builds, or tests.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules",
  ]

  /// Returns whether a folder is at `path`.
  package static func exists(at path: String) -> Bool { ProjectFiles.isFolder(path) }

  /// Returns the paths of the Swift files below `folder`, in order. Pods, tests, packages and what a
  /// build has written are left out.
  /// - Throws: `Failure` if there are too many files, or a link leads out of the project.
  package static func files(below folder: String) throws(Failure) -> [String] {
    let root = ProjectFiles.tidy(folder)
    let listing = try FolderListing(root, root: ProjectRoot(of: root), skips: isForeign)
    return listing.files.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
      .map { root == "." ? $0 : "\(root)/\($0)" }
  }

  /// Returns the folder with asset catalogs, which is `folder` or the one that is least deep below it;
  /// `nil` if there is none.
  /// - Throws: `Failure` as for `files(below:)`.
  package static func resources(below folder: String) throws(Failure) -> String? {
    let root = ProjectFiles.tidy(folder)
    let listing = try FolderListing(root, root: ProjectRoot(of: root), skips: isForeign)
    let catalogs = listing.files.filter { $0.hasSuffix(".xcassets") }
    let depths = catalogs.map { ($0.count { $0 == "/" }, $0) }
    guard let found = depths.min(by: { $0 < $1 })?.1 else { return nil }
    let place = found.split(separator: "/").dropLast().joined(separator: "/")
    return place.isEmpty ? root : root == "." ? place : "\(root)/\(place)"
  }

  /// Returns the folder of the project that the file at `path` belongs to: the nearest with a
  /// repository, an Xcode project or a package, otherwise that of the file.
  package static func project(around path: String) -> String? {
    let own = ProjectFiles.parent(path)
    var folder = own
    for _ in 0..<maximumLevels {
      let names = ProjectFiles.names(in: folder)
      let isProject =
        ProjectFiles.isFolder("\(folder)/.git")
        || names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
      if isProject { return folder }
      folder = ProjectFiles.join(folder, "..")
    }
    return ProjectFiles.isFolder(own) ? own : nil
  }

  private static let maximumLevels = 6

  private static func isForeign(_ relative: String) -> Bool {
    let name = ProjectFiles.name(relative)
    return foreign.contains(name) || name.hasSuffix("Tests")
  }
}
