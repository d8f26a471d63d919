import CSegueKernels

/// Scratch memory for the coverage of paths. Pointers are valid while this object exists. `sums`
/// are all zero between rows.
final class PathScratch {
  private var state = segue_path_state()
  private var columns = 0..<0
  private var edgeCapacity = 64
  private var columnCapacity = 256
  private var parts: UnsafeMutablePointer<segue_path_part>
  private var active: UnsafeMutablePointer<UInt32>
  private var sums: UnsafeMutablePointer<Int64>

  init() {
    parts = .allocate(capacity: edgeCapacity)
    active = .allocate(capacity: edgeCapacity)
    sums = .allocate(capacity: columnCapacity)
    sums.initialize(repeating: 0, count: columnCapacity)
  }

  deinit {
    parts.deallocate()
    active.deallocate()
    sums.deallocate()
  }

  /// Prepares for the given number of edges and the given columns.
  func prepare(edges: Int, columns: Range<Int>) {
    reserve(edges, columns.count + 1)
    self.columns = columns
    state = segue_path_state()
    state.row = .min
  }

  private func reserve(_ edges: Int, _ columns: Int) {
    if edges > edgeCapacity {
      parts.deallocate()
      active.deallocate()
      edgeCapacity = 2 * edges
      parts = .allocate(capacity: edgeCapacity)
      active = .allocate(capacity: edgeCapacity)
    }
    if columns > columnCapacity {
      sums.deallocate()
      columnCapacity = 2 * columns
      sums = .allocate(capacity: columnCapacity)
      sums.initialize(repeating: 0, count: columnCapacity)
    }
  }

  /// Returns the coverage of row `y` of the shape prepared last.
  func row(
    _ shape: PathShape, _ touched: Range<Int>, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>
  ) -> segue_coverage {
    with(shape, touched) { segue_path_row($0, Int64(y), mask) } ?? segue_coverage()
  }

  /// Writes the coverage of all of `bounds` to `mask`, which must be zero before.
  func write(_ shape: PathShape, _ bounds: PixelRect, to mask: UnsafeMutablePointer<UInt8>) {
    let touched = shape.touched(bounds.minY..<bounds.maxY)
    prepare(edges: touched.count, columns: bounds.minX..<bounds.maxX)
    with(shape, touched) { segue_path_mask($0, Int64(bounds.minY), Int64(bounds.maxY), mask) }
  }

  @discardableResult
  private func with<T>(
    _ shape: PathShape, _ touched: Range<Int>, _ body: (UnsafePointer<segue_path>) -> T
  ) -> T? {
    shape.edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress else { return nil }
      return withUnsafeMutablePointer(to: &state) { state in
        var path = segue_path(
          edges: first + touched.lowerBound, count: touched.count, parts: parts, active: active,
          sums: sums, state: state, first: Int64(columns.lowerBound),
          end: Int64(columns.upperBound), is_even_odd: shape.rule == .evenOdd ? 1 : 0)
        return body(&path)
      }
    }
  }
}

extension PathShape {
  /// Returns the edges that may touch `rows`, including horizontal ones.
  func touched(_ rows: Range<Int>) -> Range<Int> {
    let end = Self.first(edges.count) { edges[$0].y0 >= Double(rows.upperBound) }
    let start = Self.first(edges.count) { reaches[$0] > Double(rows.lowerBound) }
    return min(start, end)..<end
  }

  /// Returns the first of `count` numbers for which `isPast` holds, which must then hold for all
  /// after it.
  private static func first(_ count: Int, _ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
