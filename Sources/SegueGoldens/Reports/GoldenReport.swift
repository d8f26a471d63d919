// The report of a run: images of what differs, results as JSON and as JUnit XML. Each file is
// written atomically, and other files in the folder are not touched.

import Foundation
import SegueDiagnostics
import SegueFiles

/// Writes the results of a run as a report.
public struct GoldenReport: Sendable {
  private let results: GoldenResults

  /// Creates a report of the given results.
  public init(_ results: GoldenResults) { self.results = results }

  /// The file name of the contact sheet.
  static let contactSheet = "contact-sheet.png"

  /// Returns the file name of a clip's movie.
  static func movieName(_ verdict: GoldenVerdict) -> String { "\(verdict.name).apng" }

  /// Writes the report into a folder, which is created if it does not exist. Its parent must exist.
  /// - Parameter sheet: A contact sheet of the clips as PNG, or an empty array for none.
  /// - Throws: `FileError`.
  public func write(to path: String, contactSheet sheet: [UInt8] = []) throws(FileError) {
    let folder = try OutputFolder(path: path, replacing: true)
    func write(_ bytes: [UInt8], _ name: String) throws(FileError) {
      try AtomicFile.write(bytes, to: folder.path(of: name), replacing: true)
    }
    for verdict in results.verdicts {
      for image in verdict.images {
        try write(image.triptych, "\(verdict.name).\(GoldenFolder.padded(image.frame)).png")
      }
      if !verdict.movie.isEmpty { try write(verdict.movie, Self.movieName(verdict)) }
    }
    if !sheet.isEmpty { try write(sheet, Self.contactSheet) }
    try write(Array((results.json.compact + "\n").utf8), "results.json")
    try write(Array(junit.utf8), "junit.xml")
    let page = ReportPage(results: results, hasContactSheet: !sheet.isEmpty)
    try write(Array(page.html.utf8), "index.html")
  }

  /// The report as an HTML page.
  package var html: String { ReportPage(results: results).html }

  /// The results as JUnit XML, which Jenkins, GitLab and others read.
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
  /// The verdict as a JUnit test case.
  fileprivate var junit: String {
    let start = "<testcase classname=\"segue.golden\" name=\"\(MarkupText.escaped(name))\""
    guard !isGood else { return start + "/>\n" }
    let tag = state == .failed ? "error" : "failure"
    let first = MarkupText.escaped(lines.first ?? state.rawValue)
    let all = MarkupText.escaped(lines.joined(separator: "\n"))
    return "\(start)><\(tag) message=\"\(first)\">\(all)</\(tag)></testcase>\n"
  }
}
