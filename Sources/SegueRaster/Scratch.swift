// Working memory of one thread: taken once for a frame, checked, and reused by every tile.
//
// Invariants of the pointers: each is valid while its owner lives, has room for the tile width it
// was made for rounded up to whole vectors, and is used by one thread only.

import CSegueKernels
import Foundation
import SeguePixels

/// A block of memory that does not abort when there is none.
final class ScratchMemory {
  let words: UnsafeMutablePointer<UInt32>

  init(words count: Int) throws(PixelError) {
    let bytes = count * 4 + Int(SEGUE_READ_MARGIN)
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, 64, bytes) == 0, let memory else { throw .memory(bytes: bytes) }
    words = memory.assumingMemoryBound(to: UInt32.self)
  }

  deinit { free(words) }
}

/// The last two rows of column means of a picture, by source row.
final class MeanRows {
  private let memory: ScratchMemory
  private let width: Int
  private var sources = (-1, -1)

  init(width: Int) throws(PixelError) {
    self.width = width
    memory = try ScratchMemory(words: 4 * width)
  }

  func forget() { sources = (-1, -1) }

  func slot(of source: Int) -> Int? {
    sources.0 == source ? 0 : sources.1 == source ? 1 : nil
  }

  /// A slot for the means of row `source`, not the one to be kept.
  func take(_ source: Int, keeping kept: Int?) -> Int {
    let slot = kept == 0 ? 1 : 0
    if slot == 0 { sources.0 = source } else { sources.1 = source }
    return slot
  }

  /// The means in a slot, from the column at `offset` on.
  func means(_ slot: Int, from offset: Int) -> segue_means {
    let rb = memory.words + 2 * slot * width
    return segue_means(rb: rb + offset, ga: rb + width + offset)
  }
}

/// What one thread needs to draw tiles.
final class Scratch {
  /// Tile width, rounded up to whole vectors.
  let width: Int
  /// Rows of sampled pixels: the picture, its far level, and the picture it turns into.
  let spans: [UnsafeMutablePointer<UInt32>]
  /// Coverage of one row.
  let mask: UnsafeMutablePointer<UInt8>
  /// Means for the four levels that one picture may read.
  let means: [MeanRows]
  /// Room for finding it.
  let coverage: CoverageRoom

  private let memory: ScratchMemory
  private let tileWords: Int
  private var saved: [ScratchMemory] = []
  private var ownTile: ScratchMemory?

  init(tile: PixelRect, _ kernels: segue_kernels) throws(PixelError) {
    coverage = CoverageRoom(kernels)
    width = (tile.width + 63) & ~31
    tileWords = width * tile.height
    memory = try ScratchMemory(words: 4 * width)
    let words = memory.words
    let width = width
    spans = (0..<3).map { words + $0 * width }
    mask = UnsafeMutableRawPointer(words + 3 * width).assumingMemoryBound(to: UInt8.self)
    var means: [MeanRows] = []
    for _ in 0..<4 { means.append(try MeanRows(width: width)) }
    self.means = means
  }

  /// A tile's pixels as they were before the group at this depth.
  func saved(_ depth: Int) throws(PixelError) -> UnsafeMutablePointer<UInt32> {
    while saved.count <= depth { saved.append(try ScratchMemory(words: tileWords)) }
    return saved[depth].words
  }

  /// Room for a tile, `width` pixels a row.
  func tile() throws(PixelError) -> UnsafeMutablePointer<UInt32> {
    if let ownTile { return ownTile.words }
    let memory = try ScratchMemory(words: tileWords)
    ownTile = memory
    return memory.words
  }
}
