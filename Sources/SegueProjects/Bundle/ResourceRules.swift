// What a file in a project's folder is: source, a resource, or something that is not in an app.

import SegueDiagnostics

/// The kinds of files in projects.
enum FileKind: Hashable {
  case swift
  /// A source in another language, which is not compiled.
  case foreignSource
  case resource
  /// Headers, settings, notes: nothing of the app.
  case other

  /// Returns the kind of the file at `path`.
  static func of(_ path: String) -> FileKind {
    switch ProjectFiles.suffix(path) {
    case "swift": .swift
    case "m", "mm", "c", "cc", "cpp", "metal", "intentdefinition", "mlmodel", "xcmappingmodel":
      .foreignSource
    case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "playground", "docc",
      "xctestplan", "framework", "xcframework", "app", "a", "tbd", "dylib", "gitkeep", "orig",
      "yml", "yaml", "sh", "podspec", "resolved", "lock", "storekit", "gpx", "xcprivacy":
      .other
    case "": .other
    default: .resource
    }
  }
}

/// The place of resources in the bundle.
enum ResourceRules {
  /// Returns the place of the file at `path`: below its language's folder, or at the top. The folder
  /// of a data model has the name of the file that Xcode compiles it to.
  static func destination(_ path: String) -> String {
    let folder = ProjectFiles.name(ProjectFiles.parent(path))
    let name = compiledName(of: path)
    return ProjectFiles.suffix(folder) == "lproj" ? "\(folder)/\(name)" : name
  }

  private static func compiledName(of path: String) -> String {
    switch ProjectFiles.suffix(path) {
    case "xcdatamodeld": "\(ProjectFiles.stem(path)).momd"
    case "xcdatamodel": "\(ProjectFiles.stem(path)).mom"
    default: ProjectFiles.name(path)
    }
  }

  /// Returns the resources with places of their own where several have the same: a second catalogue
  /// gets another name, and of other files the first one stays.
  /// - Parameter notes: Receives a line for each file that is left out.
  static func distinct(_ resources: [AppProject.Resource], notes: inout [String])
    -> [AppProject.Resource]
  {
    var (result, taken, sources) = ([AppProject.Resource](), Set<String>(), Set<String>())
    for var resource in resources where sources.insert(resource.source).inserted {
      if taken.contains(resource.destination), resource.destination.hasSuffix(".xcassets") {
        let stem = resource.destination.dropLast(".xcassets".count)
        for number in 2... where !taken.contains("\(stem)-\(number).xcassets") {
          resource.destination = "\(stem)-\(number).xcassets"
          break
        }
      }
      guard taken.insert(resource.destination).inserted else {
        notes.append(
          "\(QuotedText.escaped(resource.source)): the bundle has another "
            + "\(QuotedText.escaped(resource.destination)); left out")
        continue
      }
      result.append(resource)
    }
    return result
  }
}
