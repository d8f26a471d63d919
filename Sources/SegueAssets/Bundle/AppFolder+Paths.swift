// Resources by name: in the folders of the app's languages, in `Base.lproj`, then at the top.

import Foundation

extension AppFolder {
  /// Returns the path of a resource in the folder.
  /// - Parameters:
  ///   - name: The name with or without its extension; `nil` for the first one with the extension.
  ///   - ending: The extension, with or without its dot; `nil` or empty if the name has it.
  ///   - subdirectory: A folder below that of the app or of a language.
  /// - Returns: The path relative to the folder of the app; `nil` if there is no such file or folder.
  package func relativePath(
    _ name: String?, ending: String? = nil, subdirectory: String? = nil
  ) -> String? {
    let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    guard let name, !name.isEmpty else {
      return relativePaths(ending: ending, subdirectory: subdirectory).first
    }
    let file = ending.isEmpty ? name : "\(name).\(ending)"
    let inner = [subdirectory ?? "", file].filter { !$0.isEmpty }.joined(separator: "/")
    guard Self.staysInside(inner) else { return nil }
    let names = [inner, Self.source(of: inner)].compactMap { $0 }
    return names.lazy.compactMap { name in
      self.places.map { $0 + name }.first(where: self.exists)
    }.first
  }

  /// Returns the name of the file from which Xcode compiles a nib or a storyboard: here the bundle
  /// has these files themselves, and code that looks for compiled ones finds them.
  private static func source(of name: String) -> String? {
    for (compiled, source) in [(".nib", ".xib"), (".storyboardc", ".storyboard")]
    where name.hasSuffix(compiled) {
      return name.dropLast(compiled.count) + source
    }
    return nil
  }

  /// Returns the paths of all resources with an extension, sorted by name. An empty extension
  /// stands for any.
  package func relativePaths(ending: String, subdirectory: String? = nil) -> [String] {
    let subdirectory = subdirectory.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    guard Self.staysInside(subdirectory) else { return [] }
    var paths: [String] = []
    for place in places {
      let folder = place + subdirectory
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
      for name in names.sorted() where ending.isEmpty || name.hasSuffix(".\(ending)") {
        paths.append(folder + name)
      }
    }
    return paths
  }

  /// Returns a Boolean value that indicates whether there is a file or a folder at `relative`.
  package func exists(_ relative: String) -> Bool { access("\(path)/\(relative)", F_OK) == 0 }

  /// Returns the path in the folder of an absolute path; `nil` if it leads elsewhere.
  package func relativePath(ofAbsolute absolute: String) -> String? {
    guard absolute.hasPrefix(path + "/") else { return nil }
    let relative = String(absolute.dropFirst(path.count + 1))
    return Self.staysInside(relative) ? relative : nil
  }

  /// The folders that are searched, each with a slash at its end.
  private var places: [String] {
    languageFolders.map { $0 + "/" } + [""]
  }

  /// The folders of languages that are searched, the preferred one first.
  package var languageFolders: [String] {
    let own = LanguageChain.forms(of: language)
    let rest = languages.filter { !own.contains($0) }
    return (own + ["Base"] + rest).map { "\($0).lproj" }
  }

  private static func staysInside(_ relative: String) -> Bool {
    !relative.hasPrefix("/") && !relative.contains("\0")
      && !relative.split(separator: "/").contains("..")
  }
}
