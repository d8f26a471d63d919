// What is found in damaged lines of a log: the records before and after the damage, and nothing that
// was not recorded.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct RecordRecoveryTests {
  @Test("a damaged record is counted, and the others are found")
  func damagedRecord() throws {
    var lines = try linesOfLog(["one", "two", "three"])
    lines[1][18] ^= 1
    let contents = try contents(of: lines)
    #expect(contents.records == ["one", "three"] && contents.damaged == 1)
  }

  @Test("a record is found behind a single character")
  func singleCharacter() throws {
    let contents = try contents(of: [Array("x".utf8) + linesOfLog(["one"])[0]])
    #expect(contents.records == ["one"] && contents.damaged == 1)
  }

  @Test("where one of two joined records is damaged, the other one is found", arguments: [0, 1])
  func joined(_ damaged: Int) throws {
    var lines = try linesOfLog(["one", "two"])
    lines[damaged][18] ^= 1
    let contents = try contents(of: [Array(lines.joined(separator: [0x78]))])
    #expect(contents.records == [["two", "one"][damaged]])
  }

  @Test("a record that reads like a line of a log is not taken apart")
  func nested() throws {
    let inner = String(decoding: try linesOfLog(["inner"])[0], as: UTF8.self)
    let contents = try contents(of: [Array("x".utf8) + linesOfLog([inner])[0]])
    #expect(contents.records == [inner])
  }

  @Test("a record is found behind 15 false beginnings, and not behind 16")
  func trials() throws {
    let line = try linesOfLog(["one"])[0]
    for (count, found) in [(1, true), (15, true), (16, false), (40, false)] {
      let false16 = Array(String(repeating: "x0123456789abcdef ", count: count).utf8)
      #expect(try contents(of: [false16 + line]).records == (found ? ["one"] : []), "\(count)")
    }
  }

  @Test(
    "what does not look like a checksum is no beginning",
    arguments: ["////////////////", "::::::::::::::::", "````````````````", "gggggggggggggggg"])
  func noBeginnings(_ word: String) throws {
    let words = Array(String(repeating: "x\(word) ", count: 40).utf8)
    #expect(try contents(of: [words + linesOfLog(["one"])[0]]).records == ["one"])
  }

  @Test("a log that repeats its first line once gets the second repetition")
  func oneRepetition() throws {
    let scratch = try ScratchFolder()
    _ = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1)
    let whole = try scratch.text("log")
    let lines = whole.split(separator: "\n")
    try Data("\(lines[0])\n\(lines[1])\n".utf8).write(to: URL(filePath: scratch("log")))
    _ = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1)
    #expect(try scratch.text("log") == whole)
  }

  @Test("a log is no input of the run that opens it")
  func noInput() throws {
    let scratch = try ScratchFolder()
    try InputFiles.collecting {
      _ = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1)
      try AtomicFile.write([1], to: scratch("log"), replacing: true)
    }
    #expect(try scratch.bytes("log") == [1])
  }

  /// Returns the lines of records, without their line breaks.
  private func linesOfLog(_ records: [String]) throws -> [[UInt8]] {
    let scratch = try ScratchFolder()
    let log = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1).log
    try log.append(records)
    return try scratch.bytes("log").split(separator: 0x0A).suffix(records.count).map(Array.init)
  }

  /// Returns what is found in a log with these lines.
  private func contents(of lines: [[UInt8]]) throws -> RecordLog.Contents {
    let scratch = try ScratchFolder()
    _ = try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1)
    let bytes = try scratch.bytes("log") + lines.flatMap { $0 + [0x0A] }
    try Data(bytes).write(to: URL(filePath: scratch("log")))
    return try RecordLog.open(path: scratch("log"), kind: "test-log", version: 1).contents
  }
}
