// Configuration files (`.xcconfig`): lines `NAME = value`, comments and inclusions.

import SegueDiagnostics

/// A reader of configuration files.
struct ConfigurationFile {
  /// The settings of the file and of those that it includes.
  private(set) var settings: [String: String] = [:]
  /// The files that are included but do not exist.
  private(set) var missing: [String] = []
  private let root: ProjectRoot
  private var count = 0

  /// The maximum depth of inclusions, the maximum number of them, and the maximum size in bytes.
  private static let (maximumDepth, maximumCount, limit) = (8, 256, 1 << 20)

  /// Reads the file at `path`, which need not exist.
  /// - Throws: `Failure` if a file is outside of the project, too large, or includes itself.
  init(_ path: String, root: ProjectRoot) throws(Failure) {
    self.root = root
    try add(path, depth: 0)
  }

  private mutating func add(_ path: String, depth: Int) throws(Failure) {
    guard depth < Self.maximumDepth else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): included more than \(Self.maximumDepth) deep; expected "
          + "configuration files that do not include themselves")
    }
    count += 1
    guard count <= Self.maximumCount else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): inclusion \(count) of a configuration file; expected at most "
          + "\(Self.maximumCount)")
    }
    try root.check(path)
    guard ProjectFiles.isFile(path) else {
      missing.append(path)
      return
    }
    let bytes = try ProjectFiles.read(path, limit: Self.limit)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      try add(line: line, of: path, depth: depth)
    }
  }

  private mutating func add(line: Substring, of path: String, depth: Int) throws(Failure) {
    let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    if text.hasPrefix("#include") {
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 3 else { return }
      try add(ProjectFiles.join(ProjectFiles.parent(path), String(quoted[1])), depth: depth + 1)
      return
    }
    // The name may contain a condition with a sign of its own: `NAME[sdk=iphone*]`.
    let condition = text.firstIndex(of: "[").flatMap { open in
      text[open...].firstIndex(of: "]").map { (open, $0) }
    }
    let start = condition.flatMap { text[..<$0.0].contains("=") ? nil : $0.1 } ?? text.startIndex
    guard let sign = text[start...].firstIndex(of: "=") else { return }
    let name = text[..<sign].trimmed
    let value = text[text.index(after: sign)...].trimmed
    settings[String(name)] = value.hasSuffix(";") ? String(value.dropLast()) : String(value)
  }
}

extension Substring {
  /// The text without spaces at both ends.
  var trimmed: Substring {
    let rest = drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
