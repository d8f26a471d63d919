// The models in the bundle of the app that runs.

import Foundation
import SegueWorld

/// The models of the app.
enum AppModels {
  /// The path of the app's bundle; `nil` without one.
  private static var bundle: String? {
    guard World.isRunningHere else { return nil }
    return MainActor.assumeIsolated { World.current.bundlePath }
  }

  /// Returns the paths of all models, in the order of their names.
  static func paths() -> [String] {
    guard let bundle else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
    return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.sorted()
      .map { "\(bundle)/\($0)" }
  }

  /// Returns the path of the model with a name.
  static func path(named name: String) -> String? {
    paths().first { $0.hasSuffix("/\(name).momd") || $0.hasSuffix("/\(name).mom") }
  }
}
