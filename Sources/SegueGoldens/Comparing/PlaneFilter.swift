// Separable filters over a plane of numbers, which SSIM and FLIP are based on.

/// A plane with one number per pixel, row by row.
struct Plane {
  let width, height: Int
  var values: [Double]

  init(width: Int, height: Int, values: [Double]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// The ways in which a plane is extended beyond its edges.
  enum Border {
    /// The pixel at the edge is repeated.
    case clamped
    /// The plane is mirrored, with the pixel at the edge repeated once.
    case mirrored

    func index(_ i: Int, _ count: Int) -> Int {
      switch self {
      case .clamped: return min(max(i, 0), count - 1)
      case .mirrored:
        let period = 2 * count
        let place = ((i % period) + period) % period
        return place < count ? place : period - 1 - place
      }
    }
  }

  /// Returns the plane filtered along rows, then along columns. Kernels have an odd length and are
  /// not flipped.
  func filtered(_ across: [Double], _ down: [Double], _ border: Border) -> Plane {
    weighed(across, border, count: width) { y, x in y * width + x }
      .weighed(down, border, count: height) { x, y in y * width + x }
  }

  /// Filters lines of `count` values. `place` returns the index of the value at a position of a
  /// line.
  private func weighed(
    _ kernel: [Double], _ border: Border, count: Int, _ place: (Int, Int) -> Int
  ) -> Plane {
    let radius = kernel.count / 2
    let places = (0..<count + 2 * radius).map { border.index($0 - radius, count) }
    var result = self
    var line = [Double](repeating: 0, count: places.count)
    for index in 0..<values.count / count {
      for i in line.indices { line[i] = values[place(index, places[i])] }
      line.withUnsafeBufferPointer { line in
        kernel.withUnsafeBufferPointer { kernel in
          for i in 0..<count {
            var sum = 0.0
            var k = 0
            while k < kernel.count {
              sum += kernel[k] * line[i + k]
              k += 1
            }
            result.values[place(index, i)] = sum
          }
        }
      }
    }
    return result
  }

  /// Returns the combination of two planes of the same size.
  static func combine(_ a: Plane, _ b: Plane, _ body: (Double, Double) -> Double) -> Plane {
    var result = a
    for i in a.values.indices { result.values[i] = body(a.values[i], b.values[i]) }
    return result
  }
}
