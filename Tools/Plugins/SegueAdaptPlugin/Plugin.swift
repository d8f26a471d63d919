// A plugin for packages that contain source of an iOS app. A plugin cannot replace a target's
// sources, so the target excludes the originals and gets the copies that the plugin makes of them.

import Foundation
import PackagePlugin

@main
struct SegueAdaptPlugin: BuildToolPlugin {
  /// Returns one run of the adapter over all Swift files that the target excludes.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let originals = Self.excluded(from: target)
    guard !originals.isEmpty else {
      Diagnostics.error(
        "\(target.name) excludes no Swift file; expected its iOS source in 'exclude'")
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Adapted")
    // Not the originals' names, since the compiler would find two files with one name in its
    // messages.
    let copies = originals.map { $0.deletingPathExtension().lastPathComponent + "+Adapted.swift" }
    let mode = target.kind == .executable ? [] : ["--no-main"]
    return [
      .buildCommand(
        displayName: "Adapting the iOS source of \(target.name)",
        executable: try context.tool(named: "segue-adapt").url,
        arguments: mode + ["--time-bindings", "--suffix", "+Adapted", "-o", folder.path]
          + originals.map(\.path),
        inputFiles: originals,
        outputFiles: (copies + ["SegueTimeBindings.swift"]).map { folder.appending(path: $0) })
    ]
  }

  /// Returns the Swift files in the target's folder that are not among its sources, in order.
  private static func excluded(from target: SourceModuleTarget) -> [URL] {
    let known = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let all = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.map(\.standardizedFileURL).filter { !known.contains($0.path) }
      .sorted { $0.path < $1.path }
  }
}
