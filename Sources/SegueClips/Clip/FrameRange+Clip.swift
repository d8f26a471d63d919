// The selected frames of a clip, of which there is at least one.

import SegueScenes

extension FrameRange {
  /// Returns the number of frames that the range selects from a clip.
  /// - Throws: `UsageProblem` if there are none; what playing the script throws.
  @MainActor
  package func count(in clip: Clip, at rate: FrameRate) throws -> Int {
    let all = try clip.stage.frameCount(at: rate)
    let count = count(inClipOf: all)
    guard count > 0 else {
      throw UsageProblem(
        "the first selected frame is \(first), and the clip ends with frame \(all - 1); expected an "
          + "earlier frame or time")
    }
    return count
  }
}
