// The locations of our modules, our library and the adapter: in the prefix that `scripts/install`
// fills, or in the folder where SwiftPM has built this command.

import Foundation

/// The modules, the library and the adapter that programs are built with.
package struct Runtime: Sendable, Hashable {
  /// The folder of the compiled Swift modules.
  package var modules: String
  /// The module maps of the C modules that they depend on.
  package var moduleMaps: [String]
  /// The folder of `libSegueRuntime.so`.
  package var libraries: String
  /// The path of the adapter.
  package var adapter: String

  /// The path of the library.
  package var library: String { "\(libraries)/libSegueRuntime.so" }

  /// Returns the runtime that belongs to the command at `executable`.
  /// - Throws: `ProgramError` that names what is missing.
  package static func beside(_ executable: String) throws(ProgramError) -> Runtime {
    let folder = parent(executable)
    let installed = "\(parent(folder))/lib/segue"
    if exists("\(installed)/libSegueRuntime.so") { return try inPrefix(parent(folder)) }
    if exists("\(folder)/libSegueRuntime.so") { return try inBuildFolder(folder) }
    throw ProgramError(
      .usage,
      "there is no \(installed)/libSegueRuntime.so; expected the library that programs are built "
        + "with. Run scripts/install, or `swift build` for a command in its build folder")
  }

  private static func inPrefix(_ prefix: String) throws(ProgramError) -> Runtime {
    let folder = "\(prefix)/lib/segue"
    let includes = try entries("\(folder)/include").map {
      "\(folder)/include/\($0)/module.modulemap"
    }
    return try Runtime(
      modules: "\(folder)/modules", moduleMaps: includes, libraries: folder,
      adapter: "\(prefix)/libexec/segue/segue-adapt"
    ).checked("Run scripts/install again", adapter: "Run scripts/install again")
  }

  private static func inBuildFolder(_ folder: String) throws(ProgramError) -> Runtime {
    let maps = try entries(folder).map { "\(folder)/\($0)/module.modulemap" }.filter(exists)
    // SwiftPM writes no module map for a package that has its own.
    let yaml = "\(parent(parent(folder)))/checkouts/Yams/Sources/CYaml/include/module.modulemap"
    let package = parent(parent(parent(folder)))
    // The one that scripts/build-adapter builds, before one that is older than that.
    let adapters = ["debug", "release"].map { "\(package)/Tools/.build/\($0)/segue-adapt" }
    return try Runtime(
      modules: "\(folder)/Modules", moduleMaps: maps + [yaml].filter(exists), libraries: folder,
      adapter: adapters.first(where: exists) ?? adapters[0]
    ).checked("Run `swift build`", adapter: "Run scripts/build-adapter")
  }

  /// The modules that apps import under other names, which older builds do not have.
  private var renamed: [String] {
    ["SegueCombine", "SegueServices"].map { "\(modules)/\($0).swiftmodule" }
  }

  private func checked(_ advice: String, adapter adapterAdvice: String) throws(ProgramError)
    -> Runtime
  {
    for path in [modules] + renamed + [library, adapter] where !Self.exists(path) {
      throw ProgramError(
        .usage,
        "\(path) is missing, which is required to build programs. "
          + (path == adapter ? adapterAdvice : advice))
    }
    return self
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func entries(_ folder: String) throws(ProgramError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw ProgramError(.usage, "\(folder) cannot be read; expected the modules of segue")
    }
  }
}
