// The folders of resources that code names by a `Bundle`. Foundation's bundle is only the name of a
// folder here: its own lookup follows the environment of the process.

import Foundation
import SegueAssets
import SegueWorld
import Synchronization

/// The folders of the apps that run in this process.
enum AppFolders {
  private struct State {
    var main: AppFolder?
    var opened: [String: AppFolder] = [:]
    var bundles: [String: Bundle] = [:]
  }
  private static let state = Mutex(State())

  /// The folder of the app that runs here: that of the current world, and on other threads that of
  /// the last app that was installed. `nil` if there is none.
  static var main: AppFolder? {
    guard World.isRunningHere else { return state.withLock { $0.main } }
    return MainActor.assumeIsolated { UIKitState.current.bundle?.folder }
  }

  /// Makes `folder` the one that code on other threads finds.
  static func install(_ folder: AppFolder) {
    state.withLock { $0.main = folder }
  }

  /// Returns the folder that `bundle` stands for: that of the app, or one inside it; `nil` for
  /// others, such as that of the program itself. No bundle is the app's.
  static func folder(of bundle: Bundle?) -> AppFolder? {
    guard let main else { return nil }
    guard let bundle else { return main }
    return folder(at: bundle.bundlePath, in: main)
  }

  /// Returns the folder at `path`, if that is the folder `main` or a folder inside it.
  static func folder(at path: String, in main: AppFolder) -> AppFolder? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path == main.path { return main }
    guard let inner = main.relativePath(ofAbsolute: path), main.isFolder(inner) else { return nil }
    let key = "\(path)\0\(main.language)"
    return state.withLock { state in
      if let known = state.opened[key] { return known }
      let folder = AppFolder(path: path, language: main.language)
      state.opened[key] = folder
      return folder
    }
  }

  /// Returns Foundation's bundle for a folder, always the same one; for `nil`, one that contains
  /// nothing that can be found.
  static func bundle(_ path: String?) -> Bundle {
    let path = path ?? emptyPath
    return state.withLock { state in
      if let known = state.bundles[path] { return known }
      let bundle = Bundle(path: path) ?? Bundle(segueFolder: nil)
      state.bundles[path] = bundle
      return bundle
    }
  }

  /// The path of bundles without contents.
  static let emptyPath = "/"
}

extension Bundle {
  /// Creates the bundle of a folder; for `nil`, one that contains nothing that can be found.
  convenience init(segueFolder path: String?) {
    if let path, access(path, F_OK) == 0 {
      self.init(path: path)!  // The folder exists.
    } else {
      self.init(path: AppFolders.emptyPath)!  // The root exists.
    }
  }

  /// Creates the bundle of the app. The implementation of `Bundle(for:)`: an app's classes are in
  /// its own bundle.
  public convenience init(segueClass: AnyClass) { self.init(segueFolder: AppFolders.main?.path) }

  /// Creates the bundle of a folder inside that of the app. The implementation of `Bundle(path:)`.
  ///
  /// - Returns: `nil` if there is no such folder, or the app does not run.
  public convenience init?(seguePath path: String) {
    guard let main = AppFolders.main, let folder = AppFolders.folder(at: path, in: main) else {
      return nil
    }
    self.init(path: folder.path)
  }

  /// Creates the bundle of the app, if it has the identifier. The implementation of
  /// `Bundle(identifier:)`.
  public convenience init?(segueIdentifier identifier: String) {
    guard let main = AppFolders.main, main.info["CFBundleIdentifier"]?.string == identifier else {
      return nil
    }
    self.init(path: main.path)
  }
}
