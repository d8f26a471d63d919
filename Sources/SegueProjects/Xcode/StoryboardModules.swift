// The modules of the classes that storyboards and nibs name. Code need not import a module whose views
// are placed in a storyboard.

import SegueDiagnostics

/// The modules that the files of Interface Builder name.
enum StoryboardModules {
  /// The maximum size of a file.
  private static let limit = 16 << 20

  /// Returns the names in the attributes `customModule` of the files, in order and each once.
  static func names(_ resources: [AppProject.Resource]) -> [String] {
    var names: Set<String> = []
    for resource in resources
    where ["storyboard", "xib"].contains(ProjectFiles.suffix(resource.source)) {
      let bytes = try? ProjectFiles.read(resource.source, limit: limit)
      let text = String(decoding: bytes ?? [], as: UTF8.self)
      for part in text.split(separator: " customModule=\"").dropFirst() {
        names.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return names.sorted()
  }
}
