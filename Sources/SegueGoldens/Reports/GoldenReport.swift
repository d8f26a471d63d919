// The report of a run: images of what differs, results as JSON and as JUnit XML. Each file is
// written atomically, and other files in the folder are not touched.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueImages

/// Writes the results of a run as a report.
public struct GoldenReport: Sendable {
  private let results: GoldenResults

  /// Creates a report of the given results.
  public init(_ results: GoldenResults) { self.results = results }

  /// The file name of the contact sheet.
  static let contactSheet = "contact-sheet.png"
  private static let page = "index.html"
  private static let json = "results.json"
  private static let testResults = "junit.xml"

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
        let name = "\(verdict.name).\(GoldenFolder.padded(image.frame)).png"
        try write(PNGSoftware.adding("segue", to: image.triptych), name)
      }
      guard !verdict.movie.isEmpty else { continue }
      try write(PNGSoftware.adding("segue", to: verdict.movie), Self.movieName(verdict))
    }
    if !sheet.isEmpty { try write(sheet, Self.contactSheet) }
    try write(Array((results.json.compact + "\n").utf8), Self.json)
    try write(Array(junit.utf8), Self.testResults)
    let page = ReportPage(results: results, hasContactSheet: !sheet.isEmpty)
    try write(Array(page.html.utf8), Self.page)
  }

  /// Checks that a report in the folder at `path` replaces nothing that no report has written.
  /// - Parameters:
  ///   - clips: The names of the clips.
  ///   - replacing: A Boolean value that indicates whether any file may be replaced.
  /// - Throws: `FileError`.
  package static func check(_ path: String, clips: [String], replacing: Bool) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let clips = Set(clips)
    for name in try FolderListing.names(path) {
      guard let mark = mark(of: name, clips: clips) else { continue }
      let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      try GeneratedFile(place, mark).check(replacing: replacing)
    }
  }

  /// Returns the mark of the report's file with the given name, or `nil` if the report has none.
  private static func mark(of file: String, clips: Set<String>) -> GeneratedFile.Mark? {
    switch file {
    case page: return .page
    case json: return .object
    case testResults: return .testResults
    case contactSheet: return .image
    default: break
    }
    if file.hasSuffix(".apng") { return clips.contains(String(file.dropLast(5))) ? .image : nil }
    guard file.hasSuffix(".png"), let dot = file.dropLast(4).lastIndex(of: "."),
      clips.contains(String(file[..<dot])),
      file[file.index(after: dot)...].dropLast(4).allSatisfy(\.isNumber)
    else { return nil }
    return .image
  }

  /// The report as an HTML page.
  package var html: String { ReportPage(results: results).html }

  /// The results as JUnit XML, which Jenkins, GitLab and others read.
  package var junit: String {
    let orphans = results.rejected.map {
      GoldenVerdict($0, .different, ["the golden belongs to none of the scenes"])
    }
    let verdicts = results.verdicts + orphans
    let failures = verdicts.filter { !$0.isGood && $0.state != .failed }.count
    let errors = verdicts.filter { $0.state == .failed }.count
    let cases = verdicts.map(\.junit).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites><testsuite name="segue golden" tests="\(verdicts.count)" \
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
