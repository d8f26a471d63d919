// Pictures of every kind, as libFuzzer changes them: decoding answers with a picture or an error, and
// never in any other way.

import SegueImages

/// One execution. A small limit keeps executions short; the paths are the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let bitmap = try ImageDecoder.decode(
      bytes, named: "fuzz", limits: ImageLimits(side: 512, area: 65536))
    precondition(bitmap.width <= 512 && bitmap.height <= 512)
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
