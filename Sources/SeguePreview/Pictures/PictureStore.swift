// Pictures that are kept for the next time they are needed: a clip that plays in a loop is drawn
// once, and frames that are about to be requested are drawn before.

import SegueDisplay
import SeguePixels
import SegueThreads

/// Frames with their display lists, up to a number of bytes. The one that has not been used for the
/// longest time is dropped first.
package final class PictureStore: Sendable {
  private let pictures: RecentlyUsed<Int, (list: DisplayList, buffer: PixelBuffer)>

  /// The maximum size of all pictures, in bytes.
  package var capacity: Int { pictures.limit }

  /// Creates an empty store for pictures of `capacity` bytes in total.
  package init(capacity: Int = 256 << 20) { pictures = RecentlyUsed(limitInBytes: capacity) }

  /// Returns the picture of frame `index` if it was drawn from an equal display list. It must not be
  /// changed.
  package func buffer(of list: DisplayList, index: Int) -> PixelBuffer? {
    pictures.find(index).flatMap { $0.list == list ? $0.buffer : nil }
  }

  /// Keeps the picture of frame `index`, which must not be changed any more. It replaces the one that
  /// was drawn from another display list.
  package func keep(_ buffer: PixelBuffer, of list: DisplayList, index: Int) {
    pictures.keep((list, buffer), for: index, bytes: buffer.height * buffer.bytesPerRow)
  }

  /// Drops all pictures.
  package func removeAll() { pictures.removeAll() }
}
