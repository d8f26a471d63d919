// Paths of files in an Xcode project: each is relative to its group, to the project, or to a folder
// that exists only on a Mac.

import SegueDiagnostics

/// The paths of the files and groups of a project.
struct XcodePaths {
  /// The folder that `SOURCE_ROOT` means.
  let sourceRoot: String
  /// The folder of the project, in which the main group is.
  private let folder: String
  private let objects: XcodeObjects
  private var parents: [String: String] = [:]

  /// The maximum depth of groups.
  private static let maximumDepth = 64

  /// Reads the groups of the project in `folder`.
  /// - Throws: `Failure` if a group contains itself.
  init(_ objects: XcodeObjects, folder: String) throws(Failure) {
    (self.objects, self.folder) = (objects, folder)
    let directory = objects.root.text("projectDirPath") ?? ""
    sourceRoot = directory.isEmpty ? folder : ProjectFiles.join(folder, directory)
    guard let main = objects.object("mainGroup", of: objects.root) else { return }
    var (stack, known) = ([(group: main, depth: 0)], Set([main.id]))
    while let (group, depth) = stack.popLast() {
      guard depth < Self.maximumDepth else { throw tooDeep(group) }
      for child in objects.objects("children", of: group) {
        guard known.insert(child.id).inserted else {
          // Two groups may list the same file, but none can be inside of itself.
          if isAncestor(child.id, of: group.id) { throw cycle(child) }
          continue
        }
        parents[child.id] = group.id
        stack.append((child, depth + 1))
      }
    }
  }

  private func isAncestor(_ id: String, of other: String) -> Bool {
    var current: String? = other
    while let group = current {
      if group == id { return true }
      current = parents[group]
    }
    return false
  }

  private func cycle(_ group: XcodeObject) -> Failure {
    Failure(
      .scene,
      "\(QuotedText.escaped(objects.path)): the group \(QuotedText.quoted(group.shownName)) contains "
        + "itself; expected groups without cycles")
  }

  private func tooDeep(_ group: XcodeObject) -> Failure {
    Failure(
      .scene,
      "\(QuotedText.escaped(objects.path)): the group \(QuotedText.quoted(group.shownName)) is in "
        + "\(Self.maximumDepth) others; expected fewer")
  }

  /// Returns the path of a file or group, or `nil` if it is in a folder of a Mac, such as the SDK.
  /// Its case is that of the file.
  func path(of object: XcodeObject) -> String? {
    // From the object up to the first folder that does not depend on a group.
    var (parts, current) = ([String](), object)
    while true {
      if let path = current.text("path"), !path.isEmpty { parts.append(path) }
      switch current.text("sourceTree") ?? "<group>" {
      case "<group>":
        guard let parent = objects.object(parents[current.id]) else { return join(folder, parts) }
        current = parent
      case "SOURCE_ROOT": return join(sourceRoot, parts)
      case "<absolute>": return join("/", parts)
      default: return nil
      }
    }
  }

  private func join(_ start: String, _ parts: [String]) -> String {
    ProjectFiles.asOnMac(parts.reversed().reduce(start) { ProjectFiles.join($0, $1) })
  }
}
