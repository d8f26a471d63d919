// The folders for the files of an app. Each world has its own, which are empty when the app is
// launched and are removed with the world, so that a clip does not depend on what an earlier one has
// written, and nothing is left in the folders of the user.

import Foundation
import SegueWorld
import Synchronization

/// The folders of the current world's app. Code that would otherwise use the folders that Foundation
/// names is bound to these: Documentation/UIKit/TIME.md.
public enum SegueContainer {
  /// The folder in which the containers of all worlds are made, or `nil` for a new one in the
  /// system's folder for temporary files.
  package static var root: String? {
    get { rootPath.withLock { $0 } }
    set { rootPath.withLock { $0 = newValue } }
  }
  private static let rootPath = Mutex<String?>(nil)

  /// The app's home folder; outside of a world, the user's.
  public static var homeDirectory: URL {
    current?.folder() ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
  }

  /// The app's folder for temporary files; outside of a world, the system's.
  public static var temporaryDirectory: URL {
    current?.folder("tmp") ?? FileManager.default.temporaryDirectory
  }

  /// Returns the folders that are meant for a purpose, which may not exist.
  public static func urls(
    for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
  ) -> [URL] {
    guard let current, let place = place(directory) else {
      return FileManager.default.urls(for: directory, in: domains)
    }
    return domains.contains(.userDomainMask) ? [current.folder(place)] : []
  }

  /// Returns the folder that is meant for a purpose.
  /// - Parameter creates: Whether the folder is created if it does not exist.
  /// - Throws: An error of Foundation if there is no such folder, or it cannot be created.
  public static func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, creates: Bool
  ) throws -> URL {
    guard current != nil else {
      return try FileManager.default.url(
        for: directory, in: domain, appropriateFor: url, create: creates)
    }
    if directory == .itemReplacementDirectory { return temporaryDirectory }
    guard let found = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if creates {
      try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true)
    }
    return found
  }

  /// Returns the folder that is meant for a purpose, which may not exist.
  public static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// Returns the folder below the home folder that is meant for a purpose, or `nil` if there is none.
  private static func place(_ directory: FileManager.SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory: "Library"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .desktopDirectory: "Desktop"
    case .downloadsDirectory: "Downloads"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    default: nil
    }
  }

  /// The container of the current world, or `nil` outside of a world, or if it cannot be made.
  private static var current: WorldContainer? {
    guard World.isRunningHere else { return nil }
    nonisolated(unsafe) var found: WorldContainer?
    MainActor.assumeIsolated {
      found = World.current.associatedObject { WorldContainer(in: folderOfContainers) }
    }
    return found?.path == nil ? nil : found
  }

  private static var folderOfContainers: String {
    root ?? FileManager.default.temporaryDirectory.path
  }
}

/// The folder of one world's app.
private final class WorldContainer: Sendable {
  /// The folders that exist when an app is launched for the first time.
  private static let initialFolders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

  /// The path of the home folder, or `nil` if it cannot be made.
  let path: String?

  /// Makes a container in the folder at `parent`.
  init(in parent: String) {
    var name = Array("\(parent)/segue-app-XXXXXX".utf8CString)
    path = mkdtemp(&name).map { String(cString: $0) }
    for name in Self.initialFolders where path != nil {
      try? FileManager.default.createDirectory(at: folder(name), withIntermediateDirectories: true)
    }
  }

  deinit {
    if let path { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Returns a folder of the container; without a name, the home folder.
  func folder(_ name: String = "") -> URL {
    let home = URL(fileURLWithPath: path ?? "/", isDirectory: true)
    return name.isEmpty ? home : home.appendingPathComponent(name, isDirectory: true)
  }
}
