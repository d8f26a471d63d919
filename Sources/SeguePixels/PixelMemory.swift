// Memory for pixels. A frame has thousands of pages of the usual size: the first use of each is a fault,
// and reading two frames at once misses the processor's table of pages. Large pages avoid both.

import Foundation

/// Allocates memory for pixels.
enum PixelMemory {
  /// The size of a large page, in bytes.
  private static let largePage = 2 << 20

  /// Returns at least `bytes` bytes with undefined contents, which begin on a 64-byte boundary, to be
  /// freed with `free`. If they fill a large page, large pages are requested from the system.
  static func allocate(_ bytes: Int) throws(PixelError) -> UnsafeMutableRawPointer {
    let isLarge = bytes >= largePage
    // A remainder of more than half a large page is extended to a whole one.
    let whole = (bytes + largePage / 2) / largePage * largePage
    var memory: UnsafeMutableRawPointer?
    let failure = posix_memalign(
      &memory, isLarge ? largePage : 64, isLarge ? max(bytes, whole) : bytes)
    guard failure == 0, let memory else { throw .memory(bytes: bytes) }
    // Where the system has no large pages, the memory is used as it is.
    if isLarge { _ = madvise(memory, whole, MADV_HUGEPAGE) }
    return memory
  }
}
