// Reuse of the memory of surfaces and planes that no longer exist. The system must clear new pages
// first, which for a whole frame takes as long as blurring it.

import Foundation
import Synchronization

/// Blocks of memory that are not in use. Used by any number of threads at once.
package enum RecycledMemory {
  private struct Block {
    var address: UInt
    var bytes: Int
  }

  /// The maximum number of bytes kept for reuse.
  private static let limitInBytes = 64 << 20
  /// The size from which a block is kept. The allocator itself reuses smaller ones.
  private static let smallest = 128 << 10
  private static let free = Mutex<[Block]>([])

  /// Returns a block of at least `bytes` with undefined contents, which begins on a 64-byte boundary,
  /// and its actual size.
  package static func take(_ bytes: Int) throws(PixelError) -> (
    memory: UnsafeMutableRawPointer, bytes: Int
  ) {
    let found = bytes < smallest ? nil : kept(bytes)
    if let found, let memory = UnsafeMutableRawPointer(bitPattern: found.address) {
      return (memory, found.bytes)
    }
    let size = bytes < smallest ? bytes : generous(bytes)
    return (try PixelMemory.allocate(size), size)
  }

  /// Returns a size of at least `bytes` and at most a quarter more, of which there are four from each
  /// power of two to the next: a block serves what grows a little from frame to frame. Pages that
  /// nothing is written to take no memory.
  private static func generous(_ bytes: Int) -> Int {
    let step = max(1, (1 << (Int.bitWidth - 1 - bytes.leadingZeroBitCount)) / 4)
    let (sum, overflow) = bytes.addingReportingOverflow(step - 1)
    return overflow ? bytes : sum / step * step
  }

  /// Removes and returns the smallest block of at least `bytes`, and at most twice as many.
  private static func kept(_ bytes: Int) -> Block? {
    free.withLock { free -> Block? in
      let index = free.indices.filter { free[$0].bytes >= bytes && free[$0].bytes / 2 <= bytes }
        .min { free[$0].bytes < free[$1].bytes }
      return index.map { free.remove(at: $0) }
    }
  }

  /// Returns a block for reuse. The oldest blocks are freed to stay within the limit.
  package static func give(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    if bytes < smallest { return Foundation.free(memory) }
    let block = Block(address: UInt(bitPattern: memory), bytes: bytes)
    let gone = Self.free.withLock { free -> [Block] in
      free.append(block)
      var held = free.reduce(0) { $0 + $1.bytes }
      let count = free.prefix {
        guard held > limitInBytes else { return false }
        held -= $0.bytes
        return true
      }.count
      defer { free.removeFirst(count) }
      return Array(free.prefix(count))
    }
    for block in gone { Foundation.free(UnsafeMutableRawPointer(bitPattern: block.address)) }
  }
}
