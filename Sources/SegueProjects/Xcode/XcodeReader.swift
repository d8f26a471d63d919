// The app of an Xcode project: its target, and what that is made of.

import SegueDiagnostics

/// A reader of Xcode projects.
struct XcodeReader {
  /// The path of the project: `NAME.xcodeproj`.
  let path: String
  let objects: XcodeObjects
  let paths: XcodePaths
  let root: ProjectRoot

  /// Opens the project at `path`.
  /// - Throws: `Failure` if it is damaged.
  init(_ path: String) throws(Failure) {
    let file = "\(path)/project.pbxproj"
    guard ProjectFiles.isFile(file) else {
      throw Failure(
        .scene, "\(QuotedText.escaped(path)): has no project.pbxproj; expected Xcode's project")
    }
    self.path = path
    let folder = ProjectFiles.parent(path)
    root = ProjectRoot(of: folder)
    try root.check(file)
    objects = try XcodeObjects(file)
    paths = try XcodePaths(objects, folder: folder)
  }

  /// Returns the app with the name `target`, or the only one. Modules that it imports are those of
  /// `libraries`, or else of its repository.
  /// - Throws: `Failure` if there is no such app, or several.
  func project(target name: String?, libraries: LibraryFolders? = nil) throws(Failure)
    -> AppProject
  {
    let selection = try XcodeTargets(self).choose(name)
    let settings = selection.settings
    let target = selection.target
    let product = try settings.value("PRODUCT_NAME") ?? target.shownName
    var project = AppProject(
      name: target.shownName, productName: Self.fileName(product),
      moduleName: ModuleName.ofApp(try settings.value("PRODUCT_MODULE_NAME") ?? product), path: path
    )
    project.notes = selection.notes
    let version = try settings.value("SWIFT_VERSION") ?? "5"
    project.languageMode = version.hasPrefix("6") ? "6" : "5"
    project.hasSlashExpressions = try settings.value("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO"
    project.developmentLanguage = try settings.value("DEVELOPMENT_LANGUAGE") ?? "en"
    let list = try XcodeInfo(reader: self, settings: settings)
    project.info = try list.info(of: project)
    var contents = XcodeContents(reader: self, target: target, infoFile: list.path)
    try contents.read()
    (project.sources, project.resources) = (contents.sources, contents.resources)
    project.missingProducts = contents.missingProducts
    project.mergedModules = contents.mergedModules
    project.notes += contents.notes
    try XcodeModules(self).add(to: &project, after: libraries)
    return project
  }

  /// Returns the name of a product as the name of a file.
  private static func fileName(_ name: String) -> String {
    let text = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.prefix(120))
    return text.isEmpty || text.hasPrefix(".") ? "App" : text
  }
}
