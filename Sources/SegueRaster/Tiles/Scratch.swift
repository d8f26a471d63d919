// Scratch memory of one thread, which is allocated once per frame, checked, and reused by every
// tile.
//
// Invariants of the pointers: each is valid while its owner exists, has room for the tile width for
// which it was created, rounded up to whole vectors, and is used by one thread only.

import CSegueKernels
import Foundation
import SeguePixels

/// A block of memory whose allocation does not abort the process on failure.
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

/// The last two rows of column means of an image, by source row.
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

  /// Returns a slot for the means of row `source` that is not the one to be kept.
  func take(_ source: Int, keeping kept: Int?) -> Int {
    let slot = kept == 0 ? 1 : 0
    if slot == 0 { sources.0 = source } else { sources.1 = source }
    return slot
  }

  /// Returns the means in a slot, starting at the column at `offset`.
  func means(_ slot: Int, from offset: Int) -> segue_means {
    let rb = memory.words + 2 * slot * width
    return segue_means(rb: rb + offset, ga: rb + width + offset)
  }
}

/// The memory that one thread needs to draw tiles.
final class Scratch {
  /// The tile width, rounded up to whole vectors.
  let width: Int
  /// Rows of sampled pixels: the image, its far level, and the image that it changes to.
  let spans: [UnsafeMutablePointer<UInt32>]
  /// Rows of the gradients over what is read.
  let shades: [UnsafeMutablePointer<UInt32>]
  /// The coverage of one row.
  let mask: UnsafeMutablePointer<UInt8>
  /// Means for the four levels that one image may read.
  let means: [MeanRows]
  /// Memory for computing coverage.
  let coverage: CoverageScratch

  private let memory: ScratchMemory
  private let tileWords: Int
  private var saved: [ScratchMemory] = []
  private let height: Int
  private var ownShades: [ScratchMemory] = []
  private var ownCover: (masks: ScratchMemory, rows: ScratchMemory)?
  private var ownTile: ScratchMemory?
  private var ownBlock: (memory: ScratchMemory, rows: Int)?

  init(tile: PixelRect, _ kernels: segue_kernels) throws(PixelError) {
    coverage = CoverageScratch(kernels)
    width = (tile.width + 63) & ~31
    height = tile.height
    tileWords = width * tile.height
    memory = try ScratchMemory(words: (4 + ShadedPaint.mostGradients) * width)
    let words = memory.words
    let width = width
    spans = (0..<3).map { words + $0 * width }
    shades = (0..<ShadedPaint.mostGradients).map { words + (4 + $0) * width }
    mask = UnsafeMutableRawPointer(words + 3 * width).assumingMemoryBound(to: UInt8.self)
    var means: [MeanRows] = []
    for _ in 0..<4 { means.append(try MeanRows(width: width)) }
    self.means = means
  }

  /// Returns the memory for a tile's pixels before the group at the given depth.
  func saved(_ depth: Int) throws(PixelError) -> UnsafeMutablePointer<UInt32> {
    while saved.count <= depth { saved.append(try ScratchMemory(words: tileWords)) }
    return saved[depth].words
  }

  /// Returns memory for a tile, with `width` pixels per row.
  func tile() throws(PixelError) -> UnsafeMutablePointer<UInt32> {
    if let ownTile { return ownTile.words }
    let memory = try ScratchMemory(words: tileWords)
    ownTile = memory
    return memory.words
  }

  /// Returns whether there is memory for the rows of all gradients in `shades`.
  func hasShadeBlocks(_ shades: [ShadedPaint.Shade]) -> Bool {
    let gradients = shades.count { if case .gradient = $0 { true } else { false } }
    while ownShades.count < gradients {
      guard let memory = try? ScratchMemory(words: tileWords) else { return false }
      ownShades.append(memory)
    }
    return true
  }

  /// Returns memory for the rows of a gradient, with `width` pixels per row.
  func shadeBlock(_ number: Int) -> UnsafeMutablePointer<UInt32> { ownShades[number].words }

  /// Returns memory for the coverage of all pixels of `rect`; `nil` if there is none.
  func cover(_ rect: PixelRect) -> segue_cover? {
    if ownCover == nil, rect.height <= height {
      let masks = try? ScratchMemory(words: width / 4 * height)
      let rows = try? ScratchMemory(words: height * MemoryLayout<segue_coverage>.stride / 4)
      if let masks, let rows { ownCover = (masks, rows) }
    }
    guard let ownCover, rect.height <= height else { return nil }
    return segue_cover(
      masks: UnsafeMutableRawPointer(ownCover.masks.words).assumingMemoryBound(to: UInt8.self),
      stride: rect.width + Int(SEGUE_COVER_MARGIN),
      rows: UnsafeMutableRawPointer(ownCover.rows.words)
        .assumingMemoryBound(to: segue_coverage.self),
      count: rect.height, width: rect.width)
  }

  /// Returns memory for `rows` rows of a tile, with `width` pixels per row; `nil` if there is none.
  func block(rows: Int) -> UnsafeMutablePointer<UInt32>? {
    if let ownBlock, ownBlock.rows >= rows { return ownBlock.memory.words }
    guard let memory = try? ScratchMemory(words: width * rows) else { return nil }
    ownBlock = (memory, rows)
    return memory.words
  }
}
