// Fonts of every kind, as libFuzzer changes them: a file is refused, or its fonts are used as text uses
// them, and nothing else ever happens.

import FuzzSupport
import SegueText

/// One execution: the first fonts of the file.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let file = try FontFile(bytes, named: "fuzz")
    for index in 0..<min(file.fontCount, 4) {
      FontUse(face: try FontFace(file, index: index)).run()
    }
  } catch {
    require(!"\(error)".isEmpty, "an error without a description")
  }
  return 0
}
