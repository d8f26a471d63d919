// Memory of planes that are gone, for those to come. Pages that the system gives anew must be cleared
// first, which for a whole frame takes as long as blurring it.

import Foundation
import SeguePixels
import Synchronization

/// Blocks that are not in use. Used by any number of threads at once.
enum PlaneMemory {
  private struct Block {
    var address: UInt
    var bytes: Int
  }

  /// What is held for later, at most.
  private static let limitInBytes = 64 << 20
  private static let free = Mutex<[Block]>([])

  /// A block of at least `bytes` whose contents are anything, and how large it really is.
  static func take(_ bytes: Int) throws(PixelError) -> (memory: UnsafeMutableRawPointer, bytes: Int)
  {
    let found = free.withLock { free -> Block? in
      let index = free.indices.filter { free[$0].bytes >= bytes && free[$0].bytes / 2 <= bytes }
        .min { free[$0].bytes < free[$1].bytes }
      return index.map { free.remove(at: $0) }
    }
    if let found, let memory = UnsafeMutableRawPointer(bitPattern: found.address) {
      return (memory, found.bytes)
    }
    guard let memory = malloc(bytes) else { throw .memory(bytes: bytes) }
    return (memory, bytes)
  }

  /// Takes a block back; the oldest ones make room for it.
  static func give(_ memory: UnsafeMutableRawPointer, bytes: Int) {
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
