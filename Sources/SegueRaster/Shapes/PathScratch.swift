import CSegueKernels
import SegueDisplay
import SeguePixels
import Synchronization

/// The sums of the areas beside the edges of one path, for the columns and rows that were prepared
/// last. All sums and marks are zero except in rows that have not been read.
final class PathScratch {
  private let kernels: segue_kernels
  private var memory: PathMemory?
  private var path: segue_path?
  /// The rows that have not been read, if all were read in order.
  private var unread: Range<Int>? = 0..<0

  init(_ kernels: segue_kernels) { self.kernels = kernels }

  deinit {
    if isZero, let memory { PathMemory.keep(memory) }
  }

  /// Whether all sums and marks are known to be zero.
  private var isZero: Bool { unread?.isEmpty ?? false }

  /// Adds up the areas beside `edges`, in any order.
  func prepare(
    _ edges: TouchedEdges, _ rule: FillRule, columns: Range<Int>, rows: Range<Int>
  ) {
    if !isZero { memory?.clear() }
    unread = 0..<0
    path = nil
    guard !edges.isEmpty, !columns.isEmpty, !rows.isEmpty else { return }
    let last = columns.count + SEGUE_PATH_MARGIN - 1
    let blocks = last / SEGUE_PATH_BLOCK + 1
    let memory = memory(blocks * rows.count)
    var path = segue_path(
      sums: memory.sums, marks: memory.marks, blocks: blocks, first: Int64(columns.lowerBound),
      end: Int64(columns.upperBound), top: Int64(rows.lowerBound),
      bottom: Int64(rows.upperBound), is_even_odd: rule == .evenOdd ? 1 : 0)
    add(edges.short, to: &path)
    add(edges.tall, to: &path)
    self.path = path
    unread = rows
  }

  private func add(_ edges: ArraySlice<segue_path_edge>, to path: inout segue_path) {
    edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress, !edges.isEmpty else { return }
      kernels.path_add(&path, first, edges.count)
    }
  }

  private func memory(_ blocks: Int) -> PathMemory {
    if let memory, memory.blocks >= blocks { return memory }
    let new = PathMemory.of(blocks)
    memory = new
    return new
  }

  /// Returns the coverage of row `y`, which is read only once. The touched columns are written to
  /// `mask`, which begins at the first of the prepared columns.
  func row(_ y: Int, _ mask: UnsafeMutablePointer<UInt8>) -> segue_coverage {
    guard var path, y >= path.top, y < path.bottom else { return segue_coverage() }
    unread = unread.flatMap { $0.first == y ? y + 1..<$0.upperBound : nil }
    return kernels.path_row(&path, Int64(y), mask)
  }

  /// Writes the coverage by `edges`, by the nonzero rule, of all of `bounds` to `mask`.
  func write(
    _ edges: [segue_path_edge], _ bounds: PixelRect, to mask: UnsafeMutablePointer<UInt8>
  ) {
    let rows = bounds.minY..<bounds.maxY
    let edges = TouchedEdges(short: edges[...], tall: [])
    prepare(edges, .nonZero, columns: bounds.minX..<bounds.maxX, rows: rows)
    for y in rows {
      let line = mask + (y - bounds.minY) * bounds.width
      let covered = row(y, line)
      let (start, end) = (Int(covered.start) - bounds.minX, Int(covered.end) - bounds.minX)
      guard start < end else {
        line.update(repeating: 0, count: bounds.width)
        continue
      }
      line.update(repeating: 0, count: start)
      (line + end).update(repeating: 0, count: bounds.width - end)
    }
  }
}

/// Memory for sums and marks, which is zero while nobody uses it. It is kept from one frame to the next,
/// since the system would have to clear it again.
private final class PathMemory: @unchecked Sendable {
  // Unchecked: used by one thread at a time.

  let blocks: Int
  let sums: UnsafeMutablePointer<Int64>
  let marks: UnsafeMutablePointer<UInt8>

  private static let kept = Mutex<[PathMemory]>([])
  /// The maximum number of memories that are kept, and of blocks in each: those of the largest tile.
  private static let mostKept = 8
  private static let largestKept = 1 << 13

  private init(_ blocks: Int) {
    self.blocks = blocks
    sums = .allocate(capacity: blocks * SEGUE_PATH_BLOCK + SEGUE_PATH_SUMS_TOUCHED)
    marks = .allocate(capacity: blocks + SEGUE_PATH_MARKS_READ)
    sums.initialize(repeating: 0, count: blocks * SEGUE_PATH_BLOCK + SEGUE_PATH_SUMS_TOUCHED)
    marks.initialize(repeating: 0, count: blocks + SEGUE_PATH_MARKS_READ)
  }

  deinit {
    sums.deallocate()
    marks.deallocate()
  }

  /// Returns memory for at least some blocks.
  static func of(_ blocks: Int) -> PathMemory {
    let found = kept.withLock { kept in
      kept.firstIndex { $0.blocks >= blocks }.map { kept.remove(at: $0) }
    }
    return found ?? PathMemory(max(blocks, min(2 * blocks, largestKept)))
  }

  /// Keeps memory that is zero.
  static func keep(_ memory: PathMemory) {
    guard memory.blocks <= largestKept else { return }
    kept.withLock { kept in
      if kept.count < mostKept {
        kept.append(memory)
      } else if let least = kept.indices.min(by: { kept[$0].blocks < kept[$1].blocks }),
        kept[least].blocks < memory.blocks
      {
        kept[least] = memory
      }
    }
  }

  /// Resets the blocks that edges have touched, which are marked.
  func clear() {
    for first in stride(from: 0, to: blocks, by: MemoryLayout<UInt64>.size)
    where UnsafeRawPointer(marks + first).loadUnaligned(as: UInt64.self) != 0 {
      for block in first..<min(first + MemoryLayout<UInt64>.size, blocks) {
        (sums + block * SEGUE_PATH_BLOCK).update(repeating: 0, count: SEGUE_PATH_BLOCK)
        marks[block] = 0
      }
    }
  }
}

/// The edges of a path that may touch some rows.
struct TouchedEdges {
  let short, tall: ArraySlice<segue_path_edge>

  var count: Int { short.count + tall.count }
  var isEmpty: Bool { count == 0 }

  func allSatisfy(_ predicate: (segue_path_edge) -> Bool) -> Bool {
    short.allSatisfy(predicate) && tall.allSatisfy(predicate)
  }
}

extension PathShape {
  /// Returns the edges that may touch `rows`, including horizontal ones.
  func touched(_ rows: Range<Int>) -> TouchedEdges {
    if reaches.isEmpty { return TouchedEdges(short: edges[...], tall: []) }
    return TouchedEdges(
      short: edges[touched(rows, of: 0..<tall)], tall: edges[touched(rows, of: tall..<edges.count)])
  }

  private func touched(_ rows: Range<Int>, of kind: Range<Int>) -> Range<Int> {
    let end = Self.first(kind) { edges[$0].y0 >= Double(rows.upperBound) }
    let start = Self.first(kind) { reaches[$0] > Double(rows.lowerBound) }
    return min(start, end)..<end
  }

  /// Returns the first of some numbers for which `isPast` holds, which must then hold for all after it.
  private static func first(_ numbers: Range<Int>, _ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (numbers.lowerBound, numbers.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
