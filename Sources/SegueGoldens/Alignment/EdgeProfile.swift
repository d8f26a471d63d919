// The profile of luma across an edge, and where it is found again on a line of another image.

/// The luma along a line of an image through a place, the mean of three neighboring lines.
struct EdgeLine {
  /// The values from `first` on, in cells relative to the place.
  let values: [Float]
  let first: Int

  init(_ image: [UInt8], _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ axis: GridAxis) {
    let (count, place) = axis == .x ? (width, x) : (height, y)
    let reach = EdgeProfile.reach + EdgeProfile.range(max(width, height)) + 1
    let (start, end) = (max(0, place - reach), min(count, place + reach + 1))
    let (along, across) = axis == .x ? (1, width) : (width, 1)
    let origin = y * width + x
    var values = [Float](repeating: 0, count: end - start)
    image.withUnsafeBufferPointer { image in
      values.withUnsafeMutableBufferPointer { values in
        var (position, cell) = (0, origin + (start - place) * along)
        while position < values.count {
          let sum = Int(image[cell - across]) + Int(image[cell]) + Int(image[cell + across])
          values[position] = Float(sum) / 3
          position += 1
          cell += along
        }
      }
    }
    self.values = values
    first = start - place
  }
}

/// The profile of an edge.
struct EdgeProfile {
  /// The cells on either side of the edge.
  static let reach = 5

  private let values: [Float]
  private let contrast: Float

  /// The largest residual, as a share of the contrast, with which an edge is found, and by which a
  /// second place that is as good makes it ambiguous.
  private static let residual: Float = 0.15
  private static let ambiguity: Float = 0.05
  private static let separation = 3

  /// Returns how far an edge is searched on a grid, in cells.
  static func range(_ longest: Int) -> Int { min(64, max(12, longest / 6)) }

  init(_ image: [UInt8], _ width: Int, _ x: Int, _ y: Int, _ axis: GridAxis) {
    let (along, across) = axis == .x ? (1, width) : (width, 1)
    let origin = y * width + x
    let values = (-Self.reach...Self.reach).map { offset in
      let cell = origin + offset * along
      return Float(Int(image[cell - across]) + Int(image[cell]) + Int(image[cell + across])) / 3
    }
    let mean = values.reduce(0, +) / Float(values.count)
    self.values = values
    contrast = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  /// Returns how much further the edge is on a line, in cells. `nil` if it is not there, or not
  /// only there.
  func shift(in line: EdgeLine) -> Double? {
    let count = line.values.count - values.count + 1
    guard count > 2 else { return nil }
    let errors = errors(line, count)
    var (best, place) = (0, 0)
    while place < count {
      if errors[place] < errors[best] { best = place }
      place += 1
    }
    guard errors[best] <= Self.residual * contrast, best > 0, best < count - 1 else { return nil }
    let limit = 2 * errors[best] + Self.ambiguity * contrast
    place = 0
    while place < count {
      if errors[place] < limit, abs(place - best) > Self.separation { return nil }
      place += 1
    }
    return refined(line, best).map { Double(line.first + Self.reach) + $0 }
  }

  /// Returns the sum of squared differences at each place. A sum is not continued where the place is
  /// neither the edge's nor makes it ambiguous.
  private func errors(_ line: EdgeLine, _ count: Int) -> [Float] {
    let enough = (2 * Self.residual + Self.ambiguity) * contrast
    var result = [Float](repeating: 0, count: count)
    result.withUnsafeMutableBufferPointer { result in
      values.withUnsafeBufferPointer { values in
        line.values.withUnsafeBufferPointer { line in
          var start = 0
          while start < count {
            var (sum, place): (Float, Int) = (0, 0)
            while place < values.count, sum <= enough {
              let difference = line[start + place] - values[place]
              sum += difference * difference
              place += 1
            }
            result[start] = sum
            start += 1
          }
        }
      }
    }
    return result
  }

  /// Returns the place near `best` with the smallest error, by least squares.
  private func refined(_ line: EdgeLine, _ best: Int) -> Double? {
    var shift = Double(best)
    for _ in 0..<3 {
      let whole = min(max(Int(shift.rounded(.down)), 1), line.values.count - values.count - 2)
      guard whole >= 1 else { return Double(best) }
      let part = Float(shift - Double(whole))
      var (product, square): (Float, Float) = (0, 0)
      for place in values.indices {
        let at = whole + place
        let value = line.values[at] + part * (line.values[at + 1] - line.values[at])
        let slope =
          (1 - part) * (line.values[at + 1] - line.values[at - 1]) / 2
          + part * (line.values[min(at + 2, line.values.count - 1)] - line.values[at]) / 2
        product += (values[place] - value) * slope
        square += slope * slope
      }
      guard square > 0 else { return nil }
      shift += Double(product / square)
      guard abs(shift - Double(best)) < 1.5 else { return nil }
    }
    return shift
  }
}
