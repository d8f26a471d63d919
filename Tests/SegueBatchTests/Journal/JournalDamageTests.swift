// Journals with one damaged byte, at every place, and with two damaged lines.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import Testing

@Suite struct JournalDamageTests {
  private static let renderer = RendererVersion(
    segue: "1.0", libraries: [.init(name: "x264", version: "164")])
  private static let outputs = ["a.mp4", "b.mp4", "c.mp4"]

  /// A record with short texts in place of hashes, so that the journal has few bytes.
  private static func record(_ output: String) -> ClipRecord {
    ClipRecord(
      output: output, hash: "hash of \(output)", bytes: 1234, frames: 4, width: 16, height: 16,
      rateNumerator: 40, rateDenominator: 1,
      inputs: ClipInputs(
        scene: "scene of \(output)", assets: [.init(name: "p.png", hash: nil)], fonts: [],
        options: ClipOptions(), renderer: renderer))
  }

  /// System calls that do not wait for the disk.
  private static var calls: FileCalls {
    var calls = FileCalls()
    calls.sync = { _ in 0 }
    return calls
  }

  private static func journal(in folder: ScratchFolder) throws -> BatchJournal {
    try BatchJournal(folder: folder.path, renderer: renderer, calls: calls)
  }

  /// A folder with a journal of three clips.
  private static func makeJournal() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let journal = try journal(in: folder)
    try journal.claim(outputs)
    for output in outputs { try journal.record(record(output)) }
    return folder
  }

  @Test("one changed byte anywhere loses at most one clip, and never invents or changes one")
  func everyByte() throws {
    let whole = try Self.makeJournal()
    let bytes = try whole.bytes(BatchJournal.fileName)
    let folder = try ScratchFolder()
    let file = folder(BatchJournal.fileName)
    for index in bytes.indices {
      for changed in [bytes[index] ^ (1 << UInt8(index % 8)), 0x0A]
      where changed != bytes[index] {
        var damaged = bytes
        damaged[index] = changed
        try? FileManager.default.removeItem(atPath: file)
        try Data(damaged).write(to: URL(filePath: file))
        let journal = try Self.journal(in: folder)
        let made = journal.made
        #expect(made.count >= Self.outputs.count - 1, "byte \(index)")
        #expect(made.allSatisfy { $0.value == Self.record($0.key) }, "byte \(index)")
        // The repair lasts. A line break at the end is no damage but an incomplete line.
        let again = try Self.journal(in: folder)
        #expect(again.made == made && again.damaged == 0, "byte \(index)")
      }
    }
  }

  @Test(
    "any two damaged lines lose their own clips and no claim, whether one byte is wrong or all",
    arguments: [true, false])
  func twoLines(isByte: Bool) throws {
    let whole = try Self.makeJournal()
    let lines = try whole.text(BatchJournal.fileName).split(separator: "\n").map(String.init)
    let folder = try ScratchFolder()
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1) {
        var damaged = lines
        for index in [first, second] {
          let middle = lines[index].count / 2
          damaged[index] =
            isByte ? lines[index].prefix(middle) + "~" + lines[index].dropFirst(middle + 1) : "?"
        }
        try Data((damaged.joined(separator: "\n") + "\n").utf8)
          .write(to: URL(filePath: folder(BatchJournal.fileName)))
        let journal = try Self.journal(in: folder)
        let lost = [first, second].count { lines[$0].contains(" made ") }
        #expect(journal.made.count == Self.outputs.count - lost, "lines \(first), \(second)")
        #expect(journal.claimed == Set(Self.outputs), "lines \(first), \(second)")
        #expect(journal.damaged == 2)
      }
    }
  }

  @Test("clips of another renderer whose line is damaged are made again, not refused")
  func otherRenderer() throws {
    let folder = try Self.makeJournal()
    let name = BatchJournal.fileName
    let text = try folder.text(name).replacing("x264", with: "x265")
    try Data(text.utf8).write(to: URL(filePath: folder(name)))
    let journal = try BatchJournal(folder: folder.path, renderer: .current, calls: Self.calls)
    #expect(journal.made.isEmpty && journal.claimed == Set(Self.outputs))
    #expect(try Self.journal(in: folder).claimed == Set(Self.outputs))
  }
}

@MainActor
@Suite struct JournalRepairTests {
  @Test("a batch continues with a damaged journal, and says so in one line")
  func resumes() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c")
    _ = try batch.run()
    let path = "out/\(BatchJournal.fileName)"
    let bytes = try batch.folder.bytes(path)
    // The first byte of the header, and one of the line about the renderer.
    let renderer = try #require(bytes.firstRange(of: Array("renderer ".utf8))).lowerBound
    for index in [0, renderer + 3] {
      var damaged = bytes
      damaged[index] ^= 0x04
      try Data(damaged).write(to: URL(filePath: batch.folder(path)))
      #expect(try batch.run().words == ["kept", "kept", "kept"])
      let note = "1 damaged line of the journal could not be read; 3 clips are still known"
      #expect(batch.notes == [note])
      #expect(try batch.run().words == ["kept", "kept", "kept"])
      #expect(batch.notes.isEmpty)
    }
  }

  @Test("damaged lines lose their own clips only, and a file that nothing vouches for is named")
  func severalLines() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c")
    _ = try batch.run()
    let path = "out/\(BatchJournal.fileName)"
    var lines = try batch.folder.text(path).split(separator: "\n").map(String.init)
    let wrong = lines.indices.filter {
      lines[$0].contains(" claim ") || lines[$0].contains("\"output\":\"b.mp4\"")
    }
    #expect(wrong.count == 3)
    for index in wrong { lines[index] = "0" + lines[index].dropFirst() + "~" }
    try batch.folder.write(path, lines.joined(separator: "\n") + "\n")
    #expect(try batch.run().words == ["kept", "rendered", "kept"])
    #expect(
      batch.notes
        == ["3 damaged lines of the journal could not be read; 2 clips are still known"])
    for index in wrong { lines[index] = "?" }
    try batch.folder.write(path, lines.joined(separator: "\n") + "\n")
    let failure = #expect(throws: Failure.self) { try batch.run() }
    #expect(failure?.exitCode == .output)
    let advice = "Use --force beside --resume to make it again"
    #expect(failure?.description.hasSuffix(advice) == true, "\(failure?.description ?? "")")
    try batch.folder.write(path, lines.joined(separator: "\n") + "\n")
    batch.settings.replaces = true
    #expect(try batch.run().words == ["kept", "rendered", "kept"])
  }
}
