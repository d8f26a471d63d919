// What batches leave on the disk and read again: logs of records, journals, chunks, plans and JSON. The
// first byte chooses the reader. Checksums are put right, or nothing behind them would ever run; half of
// the time, so that wrong ones are refused, too.

import FuzzSupport
import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueRecording

/// One execution: one reader.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let choice = input.byte()
  let (bytes, isRight) = (input.rest, choice & 0x80 == 0)
  switch choice % 5 {
  case 0: readJournal(isRight ? Checksums.journal(bytes) : bytes)
  case 1: readChunk(isRight ? Checksums.chunk(bytes) : bytes)
  case 2: readPlan(isRight ? Checksums.plan(bytes) : bytes)
  case 3: readJSON(bytes)
  default: readLog(isRight ? Checksums.journal(bytes) : bytes)
  }
  return 0
}

// MARK: Journals

private func readJournal(_ bytes: [UInt8]) {
  FuzzFolder.write(bytes, to: BatchJournal.fileName)
  do {
    let first = try BatchJournal(folder: FuzzFolder.path)
    for record in first.made.values {
      require(record.seconds >= 0 || record.seconds < 0, "a duration that is no number")
    }
    try first.claim(["fuzz/claimed.mp4"])
    for record in first.made.values.prefix(2) { try first.record(record) }
    let second = try BatchJournal(folder: FuzzFolder.path)
    require(second.made == first.made, "records are lost when a journal is opened again")
    require(
      second.claimed == first.claimed.union(["fuzz/claimed.mp4"]),
      "claims are lost when a journal is opened again")
  } catch {
    require(!"\(error)".isEmpty, "an error without a description")
  }
}

private func readLog(_ bytes: [UInt8]) {
  let path = FuzzFolder.write(bytes, to: "log")
  do {
    let (log, contents) = try RecordLog.open(path: path, kind: "segue-batch-journal", version: 1)
    try log.append(["one", "zwei \u{1F600}"], durable: false)
    let (_, again) = try RecordLog.open(path: path, kind: "segue-batch-journal", version: 1)
    require(
      again.records == contents.records + ["one", "zwei \u{1F600}"],
      "records are lost when a log is opened again")
    // A damaged first line is repaired, which removes the other damaged lines.
    require(again.damaged <= contents.damaged, "appending has damaged a line")
  } catch {
    require(!error.description.isEmpty, "an error without a description")
  }
}

// MARK: Chunks and plans

private func readChunk(_ bytes: [UInt8]) {
  let path = FuzzFolder.write(bytes, to: "chunk")
  do {
    let reader = try ChunkFileReader(path: path)
    try reader.verify()
    var records: [ChunkRecord] = []
    try reader.forEachRecord { records.append($0) }
    require(records.count == reader.records, "another number of records")
    rewriteChunk(reader.header, records)
  } catch {
    require(!"\(error)".isEmpty, "an error without a description")
  }
}

/// Writes what was read, and reads it again.
private func rewriteChunk(_ header: ChunkHeader, _ records: [ChunkRecord]) {
  let path = FuzzFolder.path + "/copy"
  do {
    let writer = try ChunkFileWriter(path: path, header: header)
    for record in records { try writer.append(record) }
    try writer.finish()
    let reader = try ChunkFileReader(path: path)
    try reader.verify()
    var again: [ChunkRecord] = []
    try reader.forEachRecord { again.append($0) }
    require(reader.header == header && again == records, "a chunk that is written reads otherwise")
  } catch {
    reportFinding("a chunk that was written cannot be read: \(error)")
  }
}

private func readPlan(_ bytes: [UInt8]) {
  do {
    let plan = try ChunkPlanReader.read(bytes, named: "plan.json")
    for index in plan.clips.indices.prefix(3) { _ = plan.inputs(ofClip: index) }
    let text = Array(plan.text.utf8)
    let again = try ChunkPlanReader.read(text, named: "again.json")
    require(again == plan, "a plan that is written reads otherwise")
  } catch {
    require(!error.diagnostics.isEmpty, "a failure without a diagnostic")
  }
}

// MARK: JSON

private func readJSON(_ bytes: [UInt8]) {
  do {
    let node = try JSONReader.read(bytes)
    let text = node.written.compact
    let again = try JSONReader.read(Array(text.utf8))
    require(again.written.compact == text, "JSON that is written reads otherwise: \(text)")
  } catch {
    require(error.offset <= bytes.count, "an error behind the end")
    require(!error.diagnostic(in: bytes, named: "x").message.isEmpty, "an error without a message")
  }
}

extension JSONNode {
  /// The value as it is written. Numbers keep their digits.
  fileprivate var written: JSONText {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): Int(text).map { .integer($0) } ?? .string(text)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.written))
    case .object(let members): .object(members.map { ($0.key, $0.value.written) })
    }
  }
}
