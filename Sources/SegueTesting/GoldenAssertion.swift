// Where a test's goldens lie and what they are called. Tests run side by side: nothing here counts, because
// a count would depend on which test came first. Two assertions of one name are an error instead.

import Foundation
import SegueGoldens
import Synchronization

/// Where an assertion stands.
struct CallPlace: Sendable {
  let testName: String
  let name: String?
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The golden's name: the test's, without its parentheses, and what tells it from others.
  var goldenName: String {
    let test = testName.prefix { $0 != "(" }
    return ([String(test)] + [name].compactMap { $0 }).map(Self.fileName).joined(separator: ".")
  }

  /// `__Goldens__/FILE` beside the test.
  var folder: (parent: String, path: String) {
    let file = URL(filePath: "\(filePath)")
    let parent = file.deletingLastPathComponent().appending(path: "__Goldens__")
    let name = Self.fileName(file.deletingPathExtension().lastPathComponent)
    return (parent.path, parent.appending(path: name).path)
  }

  /// What the report of a failure is called.
  var reportName: String { "\(URL(filePath: folder.path).lastPathComponent).\(goldenName)" }

  /// Letters, digits, `-` and `_` stay; everything else is a `-`.
  private static func fileName(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || scalar == "_" || scalar == "-"
      return isPlain ? Character(scalar) : "-"
    }
    let name = String(kept.prefix(80))
    return name.isEmpty ? "golden" : name
  }
}

/// One assertion.
@MainActor
struct GoldenAssertion {
  let place: CallPlace
  let configuration: GoldenConfiguration

  private static let claims = Mutex<[String: UInt]>([:])

  func verdict(_ subject: () throws -> any GoldenSubject) -> GoldenVerdict {
    let name = place.goldenName
    do {
      let folder = try self.folder()
      try claim("\(folder.path)/\(name)")
      var session = try GoldenSession(folder, mode: try mode())
      session.jobs = ProcessInfo.processInfo.activeProcessorCount
      session.keepsPictures = true
      (session.comparison, session.reason) = (configuration.comparison, configuration.reason)
      return session.run(try subject(), named: name, overrides: GoldenOverrides())
    } catch {
      return GoldenVerdict(name, .failed, ["\(error)"])
    }
  }

  private func mode() throws -> RecordMode {
    let environment = ProcessInfo.processInfo.environment
    let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    return try RecordMode.effective(
      configuration.record, environment: environment[RecordMode.variable], isCI: isCI)
  }

  /// The folder; those above it are made when goldens are to be written.
  private func folder() throws -> GoldenFolder {
    if let path = configuration.folder { return GoldenFolder(path: path) }
    let (parent, path) = place.folder
    if try mode() != .never {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    return GoldenFolder(path: path)
  }

  private func claim(_ golden: String) throws {
    let line = place.line
    let other = Self.claims.withLock { claims in
      let first = claims[golden] ?? line
      claims[golden] = first
      return first
    }
    guard other == line else {
      throw GoldenError(
        .usage,
        "the assertions in lines \(other) and \(line) have one golden, \(golden); expected one each. "
          + "Tell them apart by named:")
    }
  }
}
