// Sequences of images. The image that is shown is a function of time alone.

import Foundation
import SegueWorld

/// One run of an image animation.
final class ImageRun {
  let images: [UIImage]
  private let duration: Double
  private let repeatCount: Int
  private let start: VirtualTime

  init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, start: VirtualTime) {
    self.images = images
    self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    self.repeatCount = max(repeatCount, 0)
    self.start = start
  }

  /// The end of the run; `nil` if it repeats indefinitely.
  var end: VirtualTime? {
    repeatCount > 0 ? start + VirtualTime(seconds: duration * Double(repeatCount)) : nil
  }

  /// Returns the index of the image that is shown at `seconds` of world time.
  ///
  /// A microsecond is added, because frames and clocks round.
  func index(atSeconds seconds: Double) -> Int {
    let elapsed = max(0, seconds - start.seconds + 1e-6)
    let rounds = elapsed / duration
    if repeatCount > 0, rounds >= Double(repeatCount) { return images.count - 1 }
    let part = rounds - rounds.rounded(.down)
    return min(Int(part * Double(images.count)), images.count - 1)
  }

  /// Returns the images as timed contents of a layer.
  @MainActor
  func contents(_ pixels: (UIImage) -> CGImage?) -> TimedContents {
    let pixels = images.map(pixels)
    return TimedContents { pixels[self.index(atSeconds: $0)] }
  }
}
