// Reports failures to the library that runs the test, with the images attached where that is
// possible: XCTest on Linux has no attachments. If the environment names a folder, both write a
// report there.

import Foundation
import SegueGoldens
import Testing
import XCTest

/// Reports the verdicts of assertions.
struct TestReporter {
  let place: CallPlace

  /// Reports a verdict that is not `equal`. A newly written golden is reported as well, since
  /// nothing has been compared.
  func report(_ verdict: GoldenVerdict) {
    guard verdict.state != .equal else { return }
    let message = Self.message(verdict) + written(verdict)
    guard Test.current != nil else {
      XCTFail(message, file: place.filePath, line: place.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
      column: Int(place.column))
    for image in verdict.images {
      let name = "\(verdict.name)-frame-\(image.frame).png"
      Attachment.record(image.triptych, named: name, sourceLocation: location)
    }
    if !verdict.movie.isEmpty {
      Attachment.record(
        verdict.movie, named: "\(verdict.name).apng", sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// The environment variable that names the folder for reports.
  static let variable = "SEGUE_REPORT"

  /// Writes a report of the differences if one is requested, and returns a note about it for the
  /// message.
  private func written(_ verdict: GoldenVerdict) -> String {
    guard let parent = ProcessInfo.processInfo.environment[Self.variable], !parent.isEmpty,
      verdict.state == .different
    else { return "" }
    let folder = "\(parent)/\(place.reportName)"
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try GoldenReport(GoldenResults(verdicts: [verdict])).write(to: folder)
      return "\nreport: \(folder)/index.html"
    } catch {
      return "\nno report: \(error)"
    }
  }

  static func message(_ verdict: GoldenVerdict) -> String {
    switch verdict.state {
    case .recorded, .replaced:
      "\(verdict.name): \(verdict.state.rawValue), \(verdict.frameCount) frames; run again to verify"
    case .missing:
      "\(verdict.name): \(verdict.lines.joined(separator: "\n")) with \(RecordMode.variable)=missing"
    case .equal, .different, .failed:
      ([verdict.name + ":"] + verdict.lines).joined(separator: "\n")
    }
  }
}
