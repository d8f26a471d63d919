// What is made of a clip, as its sink has to know it.

import SegueRecording
import SegueScenes

/// What a sink has to know of a clip.
package struct ClipShape: Sendable, Hashable {
  /// Pixels of every frame.
  package var size: FrameSize
  /// Frames per second of what is written.
  package var rate: FrameRate
  /// Whether every frame is opaque.
  package var isOpaque: Bool
  /// Which frames of the scene are taken.
  package var frames: FrameRange

  /// This shape.
  package init(size: FrameSize, rate: FrameRate, isOpaque: Bool, frames: FrameRange) {
    (self.size, self.rate, self.isOpaque, self.frames) = (size, rate, isOpaque, frames)
  }
}
