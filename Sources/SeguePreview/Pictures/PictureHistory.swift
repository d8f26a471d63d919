// The last picture that a page has, with which the next one is compared.

import SegueDisplay
import SeguePixels

/// The pictures that a page has received, as the thread that draws them knows it.
package final class PictureHistory: @unchecked Sendable {
  // Unchecked: used only by the drawing thread.

  /// The pixels that the page shows, or `nil` if the next picture must be whole.
  var shown: PixelBuffer?
  /// The display list of `shown`.
  var list: DisplayList?
  /// The revision of the scene that `shown` belongs to.
  var revision = -1
  /// Earlier pictures. One can be drawn into when no message refers to it any more.
  private var earlier: [PixelBuffer] = []
  /// The maximum number of earlier pictures: one that is being sent, one that waits, and one more.
  private static let maximumEarlier = 3

  /// Creates the history of a page that has no picture.
  package init() {}

  /// Forgets the picture, so that the next one is whole.
  func forget() { (shown, list) = (nil, nil) }

  /// Returns a buffer of the given size whose contents do not matter.
  func takeBuffer(width: Int, height: Int) throws -> PixelBuffer {
    earlier.removeAll { $0.width != width || $0.height != height }
    for index in earlier.indices where isKnownUniquelyReferenced(&earlier[index]) {
      return earlier.remove(at: index)
    }
    return try PixelBuffer(unwrittenWidth: width, height: height)
  }

  /// Makes `buffer` the picture that the page shows.
  func keep(_ buffer: PixelBuffer, of list: DisplayList, revision: Int) {
    if let shown {
      if earlier.count == Self.maximumEarlier { earlier.removeFirst() }
      earlier.append(shown)
    }
    shown = buffer
    (self.list, self.revision) = (list, revision)
  }
}
