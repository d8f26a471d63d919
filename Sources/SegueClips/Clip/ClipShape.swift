// The properties of a clip that its sink requires.

import SegueRecording
import SegueScenes

/// The properties of a clip that a sink requires.
package struct ClipShape: Sendable, Hashable {
  /// The size of every frame in pixels.
  package var size: FrameSize
  /// The frame rate of the output.
  package var rate: FrameRate
  /// A Boolean value that indicates whether every frame is opaque.
  package var isOpaque: Bool
  /// The numbers of the frames that are recorded: their numbers in the scene, or, if they are not
  /// shown once and in order, their positions in the clip.
  package var frames: FrameRange

  /// Creates a shape.
  package init(size: FrameSize, rate: FrameRate, isOpaque: Bool, frames: FrameRange) {
    (self.size, self.rate, self.isOpaque, self.frames) = (size, rate, isOpaque, frames)
  }
}
