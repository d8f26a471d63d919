// Movies of every kind, as libFuzzer changes them: opening and decoding answer with images or errors,
// and never in any other way.

import SegueImages

/// One execution: the first images, the last one, and back to the first.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let clip = try VideoClip(
      bytes, named: "fuzz", limits: ImageLimits(side: 256, area: 16384),
      store: VideoFrameStore(maximumBytes: 1 << 16))
    precondition(clip.frameCount > 0 && clip.duration > 0)
    let wanted = Array(0..<min(clip.frameCount, 4)) + [clip.frameCount - 1, 0]
    for index in wanted {
      let bitmap = try clip.bitmap(index)
      precondition((bitmap.width, bitmap.height) == (clip.width, clip.height))
    }
    precondition((0..<clip.frameCount).contains(clip.frameIndex(atSeconds: clip.duration / 2)))
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
