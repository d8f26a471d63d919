// Apps in folders without a project: every Swift file is compiled, and every resource is in the
// bundle.

import SegueDiagnostics

/// A reader of folders.
struct FolderReader {
  private let folder: String
  private let root: ProjectRoot

  init(_ folder: String) throws(Failure) {
    self.folder = folder
    root = ProjectRoot(of: folder)
  }

  /// Returns the app in the folder. Its name is that of the folder.
  func project() throws(Failure) -> AppProject {
    let name = ProjectFiles.real(folder).map { ProjectFiles.stem($0) } ?? "App"
    var project = AppProject(
      name: name, productName: name, moduleName: ModuleName.ofApp(name), path: folder)
    project.info = InfoDefaults.entries(name: name, language: "en")
    let listing = try FolderListing(folder, root: root) { path in
      let last = ProjectFiles.name(path)
      return ProjectLocation.isForeign(last) || last.hasSuffix("Tests")
    }
    for file in listing.files {
      let path = ProjectFiles.join(folder, file)
      switch FileKind.of(path) {
      case .swift:
        try root.check(path)
        project.sources.append(path)
      case .resource:
        project.resources.append(.init(source: path, destination: ResourceRules.destination(path)))
      default: break
      }
    }
    project.resources = ResourceRules.distinct(project.resources, notes: &project.notes)
    try Self.addInfo(&project, root: root)
    return project
  }

  /// Takes Info.plist out of the resources of `project`, and adds its entries with the usual
  /// references replaced.
  static func addInfo(_ project: inout AppProject, root: ProjectRoot) throws(Failure) {
    guard let index = project.resources.firstIndex(where: { $0.destination == "Info.plist" }) else {
      if project.resources.contains(where: { $0.destination.hasSuffix("Main.storyboard") }) {
        project.info["UIMainStoryboardFile"] = .string("Main")
      }
      return
    }
    let path = project.resources.remove(at: index).source
    try root.check(path)
    let settings = BuildSettings([
      [
        "PRODUCT_NAME": project.productName, "TARGET_NAME": project.name,
        "PRODUCT_MODULE_NAME": project.moduleName, "EXECUTABLE_NAME": project.productName,
        "PRODUCT_BUNDLE_IDENTIFIER": "org.example.\(project.productName)",
        "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ]
    ])
    let written = try PropertyListFile.dictionary(path)
    for key in written.keys.sorted() {
      guard let value = written[key] else { continue }
      project.info[key] = try value.mapStrings { text throws(Failure) in try settings.expand(text) }
    }
  }
}
