// The bundle of the app that runs in a world: a folder laid out as Xcode lays out an app.

import Foundation
import SegueAssets
import SegueWorld

/// The resources of the app that runs in the current world.
@MainActor
package final class AppBundle {
  /// The bundle of the current world's app; `nil` if no app runs in it.
  package static var current: AppBundle? { UIKitState.current.bundle }

  /// The files of the bundle, for code on any thread.
  package let folder: AppFolder
  /// The path of the folder `NAME.app`.
  package var path: String { folder.path }

  /// The images of the folder and of folders inside it, by their paths.
  var imagesByPath: [String: AppImages] = [:]

  /// Opens the bundle at `path`.
  /// - Parameter language: The language of the app; empty for the one in which it is developed.
  package init(path: String, language: String) {
    folder = AppFolder(path: path, language: language)
  }

  /// The contents of `Info.plist`.
  package var info: [String: Any] { folder.info.foundationValue as? [String: Any] ?? [:] }

  /// Returns the location of a resource, which is searched in the folders of the app's languages,
  /// in `Base.lproj`, then at the top of the bundle; `nil` if there is none.
  package func url(
    forResource name: String, withExtension ending: String? = nil, subdirectory: String? = nil
  ) -> URL? {
    folder.relativePath(name, ending: ending, subdirectory: subdirectory).map {
      URL(fileURLWithPath: "\(path)/\($0)")
    }
  }
}

extension UIKitState {
  /// Makes `bundle` the source of images, colors, strings, fonts and files that code names. What is
  /// wrong with its resources is a warning of the world.
  package func install(_ bundle: AppBundle) {
    self.bundle = bundle
    World.current.bundlePath = bundle.path
    AppFolders.install(bundle.folder)
    bundle.folder.forwardProblems { problem in
      guard World.isRunningHere else { return }
      MainActor.assumeIsolated { World.current.warn(problem) }
    }
    TextState.current.register(fontsOf: bundle.folder)
    accentColor = UIColor(named: bundle.folder.info["NSAccentColorName"]?.string ?? "AccentColor")
  }
}
