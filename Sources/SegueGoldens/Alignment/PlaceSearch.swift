// The coarse search for the place of our picture in a recording: every scale and every offset on
// small grids, by the correlation of the motion footprints.

/// Searches for places, coarsely.
struct PlaceSearch {
  /// A place and how well the pictures correlate there, from −1 to 1.
  struct Candidate {
    var place: RecordingPlace
    var score: Double
  }

  /// The cells along the longer side of the recording.
  private static let cells = 44.0
  /// The smallest and the largest scale, relative to the one at which our picture is as long as the
  /// recording, and the ratio of one scale to the next.
  private static let scales = (smallest: 0.25, largest: 1.7, ratio: 1.05)
  /// The share of our picture that a recording must show.
  private static let leastShown = 0.5
  /// The smallest variance of what is compared.
  private static let leastVariance = 9.0

  /// How much a place counts less if none of the recording's motion is in our picture there.
  static let unexplainedMotion = 0.5

  let recording, ours: MotionFootprint
  /// The size of the recording's frames in pixels.
  let pixels: (width: Int, height: Int)
  /// The size of our picture in points.
  let size: (width: Double, height: Double)

  /// Returns the best places, of different scales, best first.
  func candidates(_ count: Int) -> [Candidate] {
    let longest = Double(max(pixels.width, pixels.height))
    let pitch = longest / Self.cells
    let target = planes(
      recording, pixels: (Double(pixels.width), Double(pixels.height)), pitch: pitch)
    let unit = longest / max(size.width, size.height)
    let motion = MotionArea(darkest: target[0], brightest: target[1])
    var found: [Candidate] = []
    var relative = Self.scales.smallest
    while relative < Self.scales.largest {
      let scale = relative * unit
      let template = planes(ours, pixels: (size.width, size.height), pitch: pitch / scale)
      if let best = best(template, in: target, motion) {
        found.append(
          Candidate(
            place: RecordingPlace(
              x: Double(best.x) * pitch, y: Double(best.y) * pitch, scale: scale),
            score: best.score))
      }
      relative *= Self.scales.ratio
    }
    // The neighbors of a good scale are nearly as good; one of them is enough.
    let peaks = found.indices.filter { index in
      (max(0, index - 1)...min(found.count - 1, index + 1)).allSatisfy {
        found[$0].score <= found[index].score
      }
    }
    return peaks.map { found[$0] }.sorted { $0.score > $1.score }.prefix(count).map { $0 }
  }

  /// Returns both planes of a footprint, on a grid of the given pitch.
  private func planes(
    _ footprint: MotionFootprint, pixels: (width: Double, height: Double), pitch: Double
  ) -> [LumaPlane] {
    let plane = footprint.darkest
    let columns = max(1, Int((pixels.width / pitch).rounded()))
    let rows = max(1, Int((pixels.height / pitch).rounded()))
    let x = AxisTaps(
      length: plane.width, pitch: pitch * Double(plane.width) / pixels.width, count: columns)
    let y = AxisTaps(
      length: plane.height, pitch: pitch * Double(plane.height) / pixels.height, count: rows)
    return [footprint.darkest.resampled(x, y), footprint.brightest.resampled(x, y)]
  }

  /// Returns the offset at which the template correlates best.
  private func best(_ template: [LumaPlane], in target: [LumaPlane], _ motion: MotionArea) -> (
    x: Int, y: Int, score: Double
  )? {
    let (width, height) = (template[0].width, template[0].height)
    let least = Int(Self.leastShown * Double(width * height))
    let (leastColumns, leastRows) = (
      min(width, target[0].width) / 2, min(height, target[0].height) / 2
    )
    var best: (x: Int, y: Int, score: Double)?
    for y in (leastRows - height)...(target[0].height - leastRows) {
      for x in (leastColumns - width)...(target[0].width - leastColumns) {
        let columns = max(0, -x)..<min(width, target[0].width - x)
        let rows = max(0, -y)..<min(height, target[0].height - y)
        guard columns.count * rows.count >= least else { continue }
        var sums = CorrelationSums()
        for (a, b) in zip(template, target) { sums.add(a, b, x, y, columns, rows) }
        // Of places that are equally good, that which shows more of our picture is preferred.
        let shown = Double(columns.count * rows.count) / Double(width * height)
        guard let value = sums.correlation(leastVariance: Self.leastVariance) else { continue }
        let unexplained = 1 - motion.share(x..<(x + width), y..<(y + height))
        let score = value + 0.03 * shown - Self.unexplainedMotion * unexplained
        if score > best?.score ?? -1 { best = (x, y, score) }
      }
    }
    return best
  }
}

/// Where something moves in a recording, so that the share of it in a rectangle can be looked up.
struct MotionArea {
  private let width, height: Int
  /// The number of moving cells above and to the left of each corner of a cell.
  private var sums: [Int]

  /// Finds the cells that change by more than noise.
  init(darkest: LumaPlane, brightest: LumaPlane) {
    (width, height) = (darkest.width, darkest.height)
    sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        let place = y * width + x
        if brightest.values[place] - darkest.values[place] > MotionFootprint.noise { row += 1 }
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
  }

  /// Returns the share of the moving cells in a rectangle, from 0 to 1.
  func share(_ columns: Range<Int>, _ rows: Range<Int>) -> Double {
    let (x, y) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
    func sum(_ x: Int, _ y: Int) -> Int { sums[y * (width + 1) + x] }
    let inside =
      sum(x.upperBound, y.upperBound) - sum(x.lowerBound, y.upperBound)
      - sum(x.upperBound, y.lowerBound) + sum(x.lowerBound, y.lowerBound)
    return Double(inside) / Double(max(1, sum(width, height)))
  }
}

/// The sums from which a correlation is computed.
struct CorrelationSums {
  private var count = 0.0
  private var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)

  /// Adds a weighted pair of values.
  mutating func add(_ first: Double, _ second: Double, weight: Double) {
    count += weight
    a += weight * first
    b += weight * second
    aa += weight * first * first
    bb += weight * second * second
    ab += weight * first * second
  }

  /// Adds the cells of `template` in the given range with those of `target` at an offset.
  mutating func add(
    _ template: LumaPlane, _ target: LumaPlane, _ x: Int, _ y: Int, _ columns: Range<Int>,
    _ rows: Range<Int>
  ) {
    var (a, b, aa, bb, ab): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
    template.values.withUnsafeBufferPointer { template1 in
      target.values.withUnsafeBufferPointer { target1 in
        var row = rows.lowerBound
        while row < rows.upperBound {
          let (from, to) = (row * template.width, (row + y) * target.width + x)
          var column = columns.lowerBound
          while column < columns.upperBound {
            let (first, second) = (template1[from + column], target1[to + column])
            a += first
            b += second
            aa += first * first
            bb += second * second
            ab += first * second
            column += 1
          }
          row += 1
        }
      }
    }
    count += Double(columns.count * rows.count)
    self.a += Double(a)
    self.b += Double(b)
    self.aa += Double(aa)
    self.bb += Double(bb)
    self.ab += Double(ab)
  }

  /// The correlation, from −1 to 1. `nil` if one side has less than the given variance.
  func correlation(leastVariance: Double) -> Double? {
    guard count > 0 else { return nil }
    let (varianceA, varianceB) = (
      aa / count - a * a / count / count, bb / count - b * b / count / count
    )
    guard varianceA > leastVariance, varianceB > leastVariance else { return nil }
    return (ab / count - a * b / count / count) / (varianceA * varianceB).squareRoot()
  }
}
