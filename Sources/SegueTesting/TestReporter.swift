// Failures to whichever library runs the test, with the pictures attached where that is possible: the XCTest of
// Linux has no attachments. Where a folder is named by the environment, both leave a report there.

import Foundation
import SegueGoldens
import Testing
import XCTest

/// Says what a test has found.
struct TestReporter {
  let place: CallPlace

  /// Reports a verdict that is not `equal`. A golden that was just written is reported as well: nothing has
  /// been compared.
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
    for picture in verdict.pictures {
      let name = "\(verdict.name)-frame-\(picture.frame).png"
      Attachment.record(picture.triptych, named: name, sourceLocation: location)
    }
    if !verdict.movie.isEmpty {
      Attachment.record(
        verdict.movie, named: "\(verdict.name).apng", sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// The variable of the environment that names a folder for reports.
  static let variable = "SEGUE_REPORT"

  /// Writes a report of what differs, if one is wanted; the answer is what to say of it.
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
