// The journal of a batch: which clips it has made from which inputs, and which outputs it has
// claimed. It is written as clips are finished, so that whatever happens to the process, nothing
// that was recorded is made again, and nothing that was not recorded is assumed to be complete.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import Synchronization

/// The journal of a folder of clips. It can be used from any thread.
package final class BatchJournal: Sendable {
  /// The name of the journal in the folder.
  package static let fileName = ".segue-batch.journal"
  static let kind = "segue-batch-journal"
  static let version = 1

  private let log: RecordLog
  /// The renderers whose records are in the file.
  private let renderers: Mutex<[String: RendererVersion]>
  /// The last records of the clips that earlier runs have made, by output.
  package let made: [String: ClipRecord]
  /// The outputs that earlier runs have started, whose files may be replaced.
  package let claimed: Set<String>
  /// The number of lines that could not be read.
  package let damaged: Int

  /// Opens the journal of `folder`. A damaged one is written anew, with everything that can be
  /// read.
  /// - Parameter renderer: The renderer of the batch. Its clips are recognized even if the line
  ///   about it is damaged.
  /// - Throws: `FileError`.
  package init(
    folder: String, renderer: RendererVersion? = nil, calls: FileCalls = FileCalls()
  ) throws(FileError) {
    let path = folder + "/" + Self.fileName
    var (log, contents) = try RecordLog.open(
      path: path, kind: Self.kind, version: Self.version, calls: calls)
    var reading = JournalReading(
      contents.records, remains: contents.remains, renderer: renderer)
    damaged = contents.damaged + reading.unreadable
    if damaged > 0 || contents.places.count > 2 * reading.kept.count + 16 {
      try RecordLog.rewrite(
        path: path, kind: Self.kind, version: Self.version, records: reading.kept, calls: calls)
      (log, contents) = try RecordLog.open(
        path: path, kind: Self.kind, version: Self.version, calls: calls)
      reading = JournalReading(contents.records, renderer: nil)
    }
    self.log = log
    (made, claimed) = (reading.made, reading.claimed)
    renderers = Mutex(reading.renderers)
  }

  /// What was wrong with the journal, in one line.
  var damageNote: String {
    "\(damaged) damaged \(damaged == 1 ? "line" : "lines") of the journal could not be read; "
      + "\(made.count) \(made.count == 1 ? "clip is" : "clips are") still known"
  }

  /// Records the outputs of clips that are about to be made.
  package func claim(_ outputs: [String]) throws(FileError) {
    let new = outputs.filter { !claimed.contains($0) }
    guard !new.isEmpty else { return }
    try log.append(JournalEntry.claims(new))
  }

  /// Records a finished clip. When this method returns, the record is on the disk.
  /// - Returns: The position of the record.
  @discardableResult
  package func record(_ clip: ClipRecord) throws(FileError) -> RecordPlace? {
    let renderer = clip.inputs.renderer
    let id = JournalEntry.id(of: renderer)
    var entries = [JournalEntry.made(clip).text]
    if renderers.withLock({ $0[id] == nil }) {
      entries.insert(JournalEntry.renderer(renderer).text, at: 0)
    }
    let place = try log.append(entries)
    renderers.withLock { $0[id] = renderer }
    return place
  }

  /// Returns the clip that is recorded at a position, or `nil` if the record cannot be read.
  func clip(at place: RecordPlace) -> ClipRecord? {
    guard let record = log.record(at: place) else { return nil }
    return JournalReading.clip(in: record, renderers: renderers.withLock { $0 })
  }
}

/// One line of a journal.
enum JournalEntry {
  case claim([String])
  case renderer(RendererVersion)
  case made(ClipRecord)

  /// Returns the records that claim outputs. There are two, since one damaged line would otherwise
  /// affect all clips.
  static func claims(_ outputs: [String]) -> [String] {
    Array(repeating: JournalEntry.claim(outputs).text, count: 2)
  }

  static func id(of renderer: RendererVersion) -> String {
    String(FileDigest.hex(of: Array(renderer.json.compact.utf8)).prefix(16))
  }

  var text: String {
    switch self {
    case .claim(let outputs):
      return "claim " + JSONText.array(outputs.map { .string($0) }).compact
    case .renderer(let renderer):
      return "renderer \(Self.id(of: renderer)) \(renderer.json.compact)"
    case .made(let clip):
      return "made \(Self.id(of: clip.inputs.renderer)) \(clip.json.compact)"
    }
  }
}
