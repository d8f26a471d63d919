// The sources and resources of a library that its podspec names. The example of such a library
// imports it, but the project that would build it is made by CocoaPods and usually not in the
// repository. A podspec is a program in Ruby; only its texts are read.

import SegueDiagnostics

/// The files of a library with a podspec in the repository.
struct PodSpecification {
  /// The Swift files.
  private(set) var sources: [String] = []
  /// The resources, at the places where CocoaPods copies them.
  private(set) var resources: [AppProject.Resource] = []

  private let folder: String
  private let root: ProjectRoot

  /// The maximum size of a podspec.
  private static let limit = 1 << 20

  /// Reads the podspec at `path`.
  /// - Throws: `Failure` if it, or a folder that it names, cannot be read.
  init(_ path: String, root: ProjectRoot) throws(Failure) {
    (folder, self.root) = (ProjectFiles.parent(path), root)
    let text = String(decoding: try ProjectFiles.read(path, limit: Self.limit), as: UTF8.self)
    for statement in Self.statements(text) {
      let patterns = PodPattern.quoted(statement.value).map(PodPattern.init)
      switch statement.name {
      case "source_files":
        sources += try files(patterns).filter { FileKind.of($0) == .swift }
      case "resource", "resources":
        for file in try files(patterns) where FileKind.of(file) == .resource {
          resources.append(.init(source: file, destination: ResourceRules.destination(file)))
        }
      case "resource_bundle", "resource_bundles":
        try addBundle(statement.value)
      default: break
      }
    }
  }

  /// Returns the name of the module that the podspec at `path` builds.
  static func moduleName(_ path: String) -> String {
    let bytes = (try? ProjectFiles.read(path, limit: limit)) ?? []
    let named = statements(String(decoding: bytes, as: UTF8.self)).first {
      $0.name == "module_name"
    }
    return named.flatMap { PodPattern.quoted($0.value).first }
      ?? ModuleName.identifier(ProjectFiles.stem(path))
  }

  /// Adds the first bundle of `{ 'Name' => ['pattern'] }`, unless its name would be a path.
  private mutating func addBundle(_ value: Substring) throws(Failure) {
    let texts = PodPattern.quoted(value)
    guard let name = texts.first, !name.isEmpty, !name.contains("/") else { return }
    for file in try files(texts.dropFirst().map(PodPattern.init))
    where FileKind.of(file) == .resource {
      let place = "\(name).bundle/\(ResourceRules.destination(file))"
      resources.append(.init(source: file, destination: place))
    }
  }

  /// Returns the files that match one of the patterns, in order.
  /// - Throws: `Failure` if one is outside of the project.
  private func files(_ patterns: [PodPattern]) throws(Failure) -> [String] {
    var found: [String] = []
    for pattern in patterns {
      let place = ProjectFiles.join(folder, pattern.folder)
      if ProjectFiles.isFile(place) { found.append(place) }
      guard ProjectFiles.isFolder(place) else { continue }
      let below = try FolderListing(place, root: root).files
      found += below.filter { pattern.matches($0) }.map { ProjectFiles.join(place, $0) }
    }
    for file in found { try root.check(file) }
    return found
  }

  /// The assignments to the specification and its subspecs, such as `s.source_files = 'Source/*'`.
  /// A value continues on the next line after a comma or within brackets.
  private static func statements(_ text: String) -> [(name: Substring, value: Substring)] {
    var result: [(name: Substring, value: Substring)] = []
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      let code = line.drop { $0.isWhitespace }
      if code.first != "#", let equals = line.firstIndex(of: "="),
        let dot = line[..<equals].lastIndex(of: ".")
      {
        let name = line[line.index(after: dot)..<equals].filter { !$0.isWhitespace }
        result.append((Substring(name), value(rest[line.index(after: equals)...])))
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return result
  }

  /// Returns the text of a value that begins at the start of `text`.
  private static func value(_ text: Substring) -> Substring {
    var (depth, last, quote) = (0, Character(" "), Character?.none)
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "'", "\"": quote = character
        case "[", "{", "(": depth += 1
        case "]", "}", ")": depth -= 1
        case _ where character.isNewline && depth <= 0 && last != ",": return text[..<index]
        default: break
        }
      }
      if !character.isWhitespace { last = character }
    }
    return text
  }
}
