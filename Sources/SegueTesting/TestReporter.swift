// Failures to whichever library runs the test, with the pictures attached where that is possible.

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
    let message = Self.message(verdict)
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
    Issue.record(Comment(rawValue: message), sourceLocation: location)
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
