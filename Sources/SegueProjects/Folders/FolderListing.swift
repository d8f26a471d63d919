// The files below a folder, in order, as projects without a list of files have them.

import SegueDiagnostics

/// The files of a folder and of the folders in it.
struct FolderListing {
  /// The paths of the files and of the folders that count as files, relative to the folder.
  private(set) var files: [String] = []
  private let root: ProjectRoot
  private let skips: (String) -> Bool

  /// The maximum number of files, and the maximum depth of folders.
  private static let (maximumFiles, maximumDepth) = (20_000, 32)

  /// Folders that count as one file.
  static let packages: Set<String> = [
    "xcassets", "bundle", "scnassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "framework",
    "xcframework", "playground", "app", "icon", "docc", "rtfd", "atlas", "spriteatlas",
    "arresourcegroup",
  ]

  /// Lists the files in `folder`.
  /// - Parameter skips: Returns whether the folder with the given relative path is left out.
  /// - Throws: `Failure` if there are too many.
  init(_ folder: String, root: ProjectRoot, skips: @escaping (String) -> Bool = { _ in false })
    throws(Failure)
  {
    (self.root, self.skips) = (root, skips)
    try add(folder, below: "", depth: 0)
  }

  private mutating func add(_ folder: String, below prefix: String, depth: Int) throws(Failure) {
    guard depth < Self.maximumDepth else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(folder)): more than \(Self.maximumDepth) folders within each other; "
          + "expected the folder of an app")
    }
    try root.check(folder)
    for name in ProjectFiles.names(in: folder) {
      let (path, relative) = ("\(folder)/\(name)", prefix + name)
      if ProjectFiles.isFolder(path), !Self.packages.contains(ProjectFiles.suffix(name)) {
        if ProjectFiles.suffix(name) == "xcodeproj" || skips(relative) { continue }
        try add(path, below: relative + "/", depth: depth + 1)
      } else {
        files.append(relative)
      }
      guard files.count <= Self.maximumFiles else {
        throw Failure(
          .scene,
          "\(QuotedText.escaped(folder)): more than \(Self.maximumFiles) files; expected the folder "
            + "of an app")
      }
    }
  }
}
