// Movies of every kind, as libFuzzer changes them: opening and decoding answer with images or errors,
// and never in any other way.

import FuzzSupport
import SegueImages

/// One execution: the first images, the last one, and back to the first.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let clip = try VideoClip(
      bytes, named: "fuzz", limits: ImageLimits(side: 256, area: 16384),
      store: VideoFrameStore(maximumBytes: 1 << 16))
    require(clip.frameCount > 0 && clip.duration > 0, "a movie without images")
    let wanted = Array(0..<min(clip.frameCount, 4)) + [clip.frameCount - 1, 0]
    for index in wanted {
      let bitmap = try clip.bitmap(index)
      require((bitmap.width, bitmap.height) == (clip.width, clip.height), "another size")
    }
    precondition((0..<clip.frameCount).contains(clip.frameIndex(atSeconds: clip.duration / 2)))
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
