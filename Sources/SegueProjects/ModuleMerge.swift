// Modules whose sources are compiled with an app's own: those that its sources import, and those that
// these import in turn.

import SegueDiagnostics

extension AppProject {
  /// Adds the modules that the sources import, or that storyboards name, and `find` knows, and those that these import.
  /// - Throws: `Failure` if a source of such a module is missing, or cannot be read.
  mutating func merge(
    _ find: (String) throws(Failure) -> ModuleContents?
  ) throws(Failure) {
    var known = Set(sources)
    // A repository may contain a module of such a name, as that of Segue does.
    var seen = ModuleName.taken.union(mergedModules + [moduleName])
    // Code need not import a module whose views a storyboard places.
    var waiting = try ModuleContents.imports(of: sources) + StoryboardModules.names(resources)
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let module = try find(name) else { continue }
      let new = module.sources.filter { known.insert($0).inserted }
      sources += new
      for source in new { moduleSources[source] = name }
      resources = ResourceRules.distinct(resources + module.resources, notes: &notes)
      mergedModules.append(name)
      missingProducts.removeAll { $0 == name }
      waiting += try ModuleContents.imports(of: new)
    }
  }
}
