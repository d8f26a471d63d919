// A module of a Swift package with the modules of the same package that it imports.

import SegueDiagnostics

/// A module of a package with those of the same package that it needs.
struct PackageModule {
  /// The modules, beginning with the one that was asked for.
  private(set) var modules: [String] = []
  /// The Swift files of all modules.
  private(set) var sources: [String] = []
  /// The resources of all modules.
  private(set) var resources: [AppProject.Resource] = []

  /// Reads the module `name` of a package.
  /// - Throws: `Failure` if a file cannot be read or is outside of the project.
  init(_ name: String, of package: PackageFolder) throws(Failure) {
    var waiting = [name]
    while let name = waiting.popLast() {
      guard !modules.contains(name) else { continue }
      modules.append(name)
      guard let contents = try package.contents(of: name) else { continue }
      sources += contents.sources
      resources += contents.resources
      waiting += try ModuleContents.imports(of: contents.sources).filter(package.hasModule)
    }
  }
}
