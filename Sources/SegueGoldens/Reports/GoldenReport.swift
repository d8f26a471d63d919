// What a run leaves for people and for CI: pictures of what differs, results as JSON and as JUnit. Each file
// appears whole; the folder's other files are left alone.

import Foundation
import SegueDiagnostics
import SegueFiles

/// Writes the results of a run.
public struct GoldenReport: Sendable {
  private let results: GoldenResults

  /// A report of these results.
  public init(_ results: GoldenResults) { self.results = results }

  /// Writes the report into a folder, which is made if it is missing (its parent is not).
  /// - Throws: `FileError`.
  public func write(to path: String) throws(FileError) {
    let folder = try OutputFolder(path: path, replacing: true)
    func write(_ bytes: [UInt8], _ name: String) throws(FileError) {
      try AtomicFile.write(bytes, to: folder.path(of: name), replacing: true)
    }
    for (verdict, name) in zip(results.verdicts, fileNames) {
      for picture in verdict.pictures {
        try write(picture.triptych, "\(name).\(GoldenFolder.padded(picture.frame)).png")
      }
    }
    try write(Array((results.json.compact + "\n").utf8), "results.json")
    try write(Array(junit.utf8), "junit.xml")
    try write(Array(html.utf8), "index.html")
  }

  /// The page for people.
  package var html: String { ReportPage(results: results).html }

  /// The goldens' names as file names: their own are, already.
  private var fileNames: [String] { results.verdicts.map(\.name) }

  /// Results as Jenkins, GitLab and others read them.
  package var junit: String {
    let failures = results.verdicts.filter { !$0.isGood && $0.state != .failed }.count
    let errors = results.verdicts.filter { $0.state == .failed }.count
    let cases = results.verdicts.map(\.junit).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites><testsuite name="segue golden" tests="\(results.verdicts.count)" \
      failures="\(failures)" errors="\(errors)">
      \(cases)</testsuite></testsuites>

      """
  }
}

extension GoldenVerdict {
  /// A test case.
  fileprivate var junit: String {
    let start = "<testcase classname=\"segue.golden\" name=\"\(MarkupText.escaped(name))\""
    guard !isGood else { return start + "/>\n" }
    let tag = state == .failed ? "error" : "failure"
    let first = MarkupText.escaped(lines.first ?? state.rawValue)
    let all = MarkupText.escaped(lines.joined(separator: "\n"))
    return "\(start)><\(tag) message=\"\(first)\">\(all)</\(tag)></testcase>\n"
  }
}
