// Memory that was freed and that the allocator keeps, fragmented, for later use. Over thousands of
// frames or clips it would add up.

import Foundation

/// The memory that the process has freed.
package enum FreedMemory {
  /// The function `malloc_trim`, which Swift does not import, or `nil` if the C library does not
  /// have it.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
  }

  /// Returns freed memory to the system, which takes about a millisecond.
  package static func giveBack() { _ = trim?(0) }
}
