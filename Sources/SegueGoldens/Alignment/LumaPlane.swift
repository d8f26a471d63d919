// A plane of luma values, and its resampling to another grid. Everything that aligns a recording
// works on such planes.

/// A plane of luma values, 0…255, row by row.
package struct LumaPlane: Sendable, Hashable {
  /// The size in cells.
  package let width, height: Int
  /// The values, row by row.
  package var values: [Float]

  /// Creates a plane.
  package init(width: Int, height: Int, values: [Float]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// Creates a plane with one value.
  package init(width: Int, height: Int, value: Float = 0) {
    self.init(
      width: width, height: height, values: [Float](repeating: value, count: width * height))
  }

  /// Returns the plane on another grid. Cells of the grid outside the plane have the value of its
  /// border.
  package func resampled(_ x: AxisTaps, _ y: AxisTaps) -> LumaPlane {
    var rows = [Float](repeating: 0, count: x.count * height)
    var result = [Float](repeating: 0, count: x.count * y.count)
    values.withUnsafeBufferPointer { source in
      rows.withUnsafeMutableBufferPointer { x.apply(source, lines: height, by: width, to: $0) }
    }
    rows.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { y.applyRows(source, width: x.count, to: $0) }
    }
    return LumaPlane(width: x.count, height: y.count, values: result)
  }
}

/// The weights with which one axis of a plane is resampled: a tent as wide as a cell of the coarser
/// of the two grids, so that nothing is aliased and nothing is moved.
package struct AxisTaps: Sendable, Hashable {
  /// The number of cells of the new grid.
  package let count: Int
  private let width: Int
  private let used: Int
  private var starts: [Int] = []
  private var weights: [Float] = []

  /// Creates weights.
  /// - Parameters:
  ///   - length: The number of cells of the plane.
  ///   - origin: Where the new grid begins, in cells of the plane.
  ///   - pitch: The size of a new cell in cells of the plane.
  ///   - count: The number of new cells.
  package init(length: Int, origin: Double = 0, pitch: Double, count: Int) {
    self.count = count
    let reach = max(pitch, 1)
    width = Int((2 * reach).rounded(.up)) + 1
    used = min(width, length)
    for index in 0..<count {
      let center = origin + (Double(index) + 0.5) * pitch - 0.5
      let first = Int((center - reach).rounded(.up))
      var taps = (0..<width).map { max(0, 1 - abs(Double(first + $0) - center) / reach) }
      let sum = taps.reduce(0, +)
      for place in taps.indices { taps[place] /= sum }
      // What lies outside is what stands at the border.
      var inside = [Float](repeating: 0, count: width)
      let start = min(max(first, 0), max(0, length - width))
      for place in taps.indices {
        let position = min(max(first + place, 0), length - 1) - start
        inside[min(max(position, 0), width - 1)] += Float(taps[place])
      }
      starts.append(start)
      weights += inside
    }
  }

  /// Resamples each of `lines` lines, which begin `by` cells apart.
  fileprivate func apply(
    _ source: UnsafeBufferPointer<Float>, lines: Int, by distance: Int,
    to target: UnsafeMutableBufferPointer<Float>
  ) {
    weights.withUnsafeBufferPointer { weights in
      starts.withUnsafeBufferPointer { starts in
        var line = 0
        while line < lines {
          var index = 0
          while index < count {
            let (from, first) = (line * distance + starts[index], index * width)
            var (sum, place): (Float, Int) = (0, 0)
            while place < used {
              sum += weights[first + place] * source[from + place]
              place += 1
            }
            target[line * count + index] = sum
            index += 1
          }
          line += 1
        }
      }
    }
  }

  /// Resamples all columns of a plane at once.
  fileprivate func applyRows(
    _ source: UnsafeBufferPointer<Float>, width columns: Int,
    to target: UnsafeMutableBufferPointer<Float>
  ) {
    var index = 0
    while index < count {
      var place = 0
      while place < used {
        let weight = weights[index * width + place]
        if weight != 0 {
          let from = (starts[index] + place) * columns
          var x = 0
          while x < columns {
            target[index * columns + x] += weight * source[from + x]
            x += 1
          }
        }
        place += 1
      }
      index += 1
    }
  }
}
