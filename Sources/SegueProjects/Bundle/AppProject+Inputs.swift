// The files that an app is built from, none of which an output may replace.

extension AppProject {
  /// The paths of the sources and of the files of the bundle.
  ///
  /// In a plain folder of Swift files, every image and movie beside them is part of the bundle, those
  /// included that earlier runs have written there. These are left out.
  package var inputFiles: [String] {
    var project = self
    if case .folder? = try? ProjectLocation.find(path) {
      project.resources.removeAll { ProjectFiles.isFile($0.source) }
    }
    let resources = (try? AppBundleContents(project))?.files.map(\.source) ?? []
    return sources + resources
  }
}
