// The locations and names of a test's goldens. Tests run in parallel, so that names contain no
// counters, which would depend on the order of execution. Two assertions with the same name are an
// error instead.

import Foundation
import SegueGoldens
import Synchronization

/// The source location of an assertion.
struct CallPlace: Sendable {
  let testName: String
  let name: String?
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The name of the golden: that of the test without its parentheses, followed by the name of the
  /// assertion.
  var goldenName: String {
    let test = testName.prefix { $0 != "(" }
    return ([String(test)] + [name].compactMap { $0 }).map(Self.fileName).joined(separator: ".")
  }

  /// The folder `__Goldens__/FILE` beside the test.
  var folder: (parent: String, path: String) {
    let file = URL(filePath: "\(filePath)")
    let parent = file.deletingLastPathComponent().appending(path: "__Goldens__")
    let name = Self.fileName(file.deletingPathExtension().lastPathComponent)
    return (parent.path, parent.appending(path: name).path)
  }

  /// The name of the report of a failure.
  var reportName: String { "\(URL(filePath: folder.path).lastPathComponent).\(goldenName)" }

  /// Returns a text as a file name. Letters, digits, `-` and `_` are kept; everything else is
  /// replaced by `-`.
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

/// Compares one clip with its golden.
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
      session.keepsImages = true
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

  /// Returns the folder of the goldens. Its parents are created if goldens are to be written.
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
        "the assertions in lines \(other) and \(line) share the golden \(golden); expected a "
          + "golden for each. Distinguish them with named:")
    }
  }
}
