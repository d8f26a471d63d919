// The text of goldens: it is refused with its line, or read, written and read again without a change.
// The checksum is put right most of the time, or nothing but it would ever be checked last.

import FuzzSupport
import SegueDiagnostics
import SegueGoldens
import SegueRecording

/// One execution: one text.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  if let right = withRightChecksum(bytes), right != bytes { read(right) }
  return 0
}

private func read(_ bytes: [UInt8]) {
  do throws(Failure) {
    let golden = try Golden(bytes, named: "fuzz.golden")
    require(golden.frames.count > 0 && golden.width > 0 && golden.height > 0, "an empty golden")
    require(golden.seconds(golden.frames.count - 1) >= 0, "a frame without a time")
    let text = golden.text
    do throws(Failure) {
      let again = try Golden(Array(text.utf8), named: "again.golden")
      require(again.text == text, "a golden is written in two ways\n\(text)\n\(again.text)")
      // Control characters, which no golden has that was recorded, are written as escapes.
      let isPlain = !bytes.contains { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F || $0 > 0x7F }
      require(again == golden || !isPlain, "a golden that is written reads otherwise\n\(text)")
    } catch {
      reportFinding("a golden that was written cannot be read: \(error.diagnostics)\n\(text)")
    }
  } catch {
    require(!error.diagnostics.isEmpty, "a failure without a diagnostic")
    require(error.diagnostics.allSatisfy { $0.position != nil }, "a diagnostic without a line")
  }
}

/// Returns the text with the checksum of what precedes its last line.
private func withRightChecksum(_ bytes: [UInt8]) -> [UInt8]? {
  guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let end = lines.lastIndex(where: { $0.hasPrefix("end ") }) else { return nil }
  lines.removeSubrange(end...)
  let body = lines.joined(separator: "\n") + "\n"
  let hash = SHA256()
  Array(body.utf8).withUnsafeBufferPointer { hash.update($0) }
  return Array((body + "end \(hash.hexDigest().prefix(32))\n").utf8)
}
