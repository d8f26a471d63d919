// Pictures that are kept for the next time they are needed: a clip that plays in a loop is drawn
// once, and frames that are about to be requested are drawn before.

import SegueDisplay
import SeguePixels
import Synchronization

/// Frames with their display lists, up to a number of bytes. The one that has not been used for the
/// longest time is dropped first.
package final class PictureStore: Sendable {
  fileprivate struct Entry {
    let list: DisplayList
    let buffer: PixelBuffer
    var lastUse: Int
  }

  fileprivate struct State {
    var entries: [Int: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  /// The maximum size of all pictures, in bytes.
  package let capacity: Int
  private let state = Mutex(State())

  /// Creates an empty store for pictures of `capacity` bytes in total.
  package init(capacity: Int = 256 << 20) { self.capacity = capacity }

  /// Returns the picture of frame `index` if it was drawn from an equal display list. It must not be
  /// changed.
  package func buffer(of list: DisplayList, index: Int) -> PixelBuffer? {
    state.withLock { state in
      guard let entry = state.entries[index], entry.list == list else { return nil }
      state.uses += 1
      state.entries[index]?.lastUse = state.uses
      return entry.buffer
    }
  }

  /// Keeps the picture of frame `index`, which must not be changed any more. It replaces the one that
  /// was drawn from another display list.
  package func keep(_ buffer: PixelBuffer, of list: DisplayList, index: Int) {
    guard buffer.byteCount <= capacity else { return }
    state.withLock { state in
      state.remove(index)
      while state.bytes + buffer.byteCount > capacity, let oldest = state.oldest {
        state.remove(oldest)
      }
      state.uses += 1
      state.bytes += buffer.byteCount
      state.entries[index] = Entry(list: list, buffer: buffer, lastUse: state.uses)
    }
  }

  /// Drops all pictures.
  package func removeAll() { state.withLock { $0 = State() } }
}

extension PictureStore.State {
  /// The frame that has not been used for the longest time.
  fileprivate var oldest: Int? { entries.min { $0.value.lastUse < $1.value.lastUse }?.key }

  fileprivate mutating func remove(_ index: Int) {
    if let entry = entries.removeValue(forKey: index) { bytes -= entry.buffer.byteCount }
  }
}

extension PixelBuffer {
  /// The size of the pixels in memory.
  fileprivate var byteCount: Int { height * bytesPerRow }
}
