// The refinement of a place by least squares: the recording is explained as our picture, moved and
// scaled, with a gain and an offset of its luma (Lucas and Kanade). Cells that do not fit, such as
// the frame of a phone or a clock, count less the worse they fit.

/// Refines the place of our picture in a recording.
struct PlaceFit {
  /// The result of a fit.
  struct Result {
    var place: RecordingPlace
    /// The luma of the recording as a linear function of ours.
    var gain, offset: Double
    /// The correlation of what the recording shows with ours, from −1 to 1.
    var correlation: Double
  }

  /// Pairs of planes that show the same: of the recording, and of ours.
  let pairs: [(recording: LumaPlane, ours: LumaPlane)]
  /// The size of the recording's frames in pixels.
  let pixels: (width: Int, height: Int)
  /// The size of our picture in points.
  let size: (width: Double, height: Double)

  private static let iterations = 16
  /// The errors of luma that count as noise in the first iteration, and how they shrink: at first,
  /// everything that does not fit pulls, and in the end only what nearly fits.
  private static let annealing = (start: 80.0, fine: 12.0, ratio: 0.75)
  /// The largest error of luma that counts as noise whatever the others are.
  private static let leastSpread = 4.0

  /// Returns the place near `start` that fits best, on grids on which our picture is `cells` long.
  /// - Parameter isCoarse: A Boolean value that indicates whether `start` may be several cells off.
  func refined(_ start: RecordingPlace, cells: Double, isCoarse: Bool = false) -> Result {
    let grid = PictureGrid(pitch: max(size.width, size.height) / cells, over: size)
    let ours = pairs.map { resampled($0.ours, grid) }
    var result = Result(place: start, gain: 1, offset: 0, correlation: 0)
    result = fitted(result, ours, grid, moves: false)
    var leastSpread = isCoarse ? Self.annealing.start : Self.annealing.fine
    for _ in 0..<Self.iterations {
      let next = fitted(result, ours, grid, moves: true, leastSpread: leastSpread)
      leastSpread = max(Self.leastSpread, leastSpread * Self.annealing.ratio)
      let moved = abs(next.place.x - result.place.x) + abs(next.place.y - result.place.y)
      let change =
        abs(next.place.scale / result.place.scale - 1) * cells
        + moved / (grid.pitch * result.place.scale)
      result = next
      if change < 0.01, leastSpread == Self.leastSpread { break }
    }
    return fitted(result, ours, grid, moves: false)
  }

  private func resampled(_ plane: LumaPlane, _ grid: PictureGrid) -> LumaPlane {
    let (x, y) = (Double(plane.width) / size.width, Double(plane.height) / size.height)
    return plane.resampled(
      AxisTaps(length: plane.width, pitch: grid.pitch * x, count: grid.width),
      AxisTaps(length: plane.height, pitch: grid.pitch * y, count: grid.height))
  }

  /// Returns the result of one step.
  /// - Parameter moves: `false` to fit only gain and offset.
  private func fitted(
    _ last: Result, _ ours: [LumaPlane], _ grid: PictureGrid, moves: Bool,
    leastSpread: Double = Self.leastSpread
  ) -> Result {
    let place = last.place
    let shown = PlaceCells(grid, place, pixels)
    guard !shown.x.isEmpty, !shown.y.isEmpty else { return last }
    let recorded = pairs.map { pair -> LumaPlane in
      let plane = pair.recording
      return plane.resampled(
        place.taps(
          plane.width, of: pixels.width, offset: place.x, pitch: grid.pitch, count: grid.width),
        place.taps(
          plane.height, of: pixels.height, offset: place.y, pitch: grid.pitch, count: grid.height))
    }
    var spread = 128.0
    var result = last
    // Gain and offset are not known at first; errors count by the spread of the step before.
    for pass in 0..<(moves ? 1 : 3) {
      if moves || pass > 0 {
        spread = max(
          leastSpread,
          2.5 * shown.medianError(recorded, ours, gain: result.gain, offset: result.offset))
      }
      var equations = NormalEquations(count: moves ? 5 : 2)
      for (recorded, ours) in zip(recorded, ours) {
        shown.add(
          recorded, ours, gain: result.gain, offset: result.offset, spread: spread, moves: moves,
          to: &equations)
      }
      guard let step = equations.solution(damping: moves ? 1e-3 : 1e-9) else { return result }
      result.gain = min(max(result.gain + step[0], 0.2), 5)
      result.offset += step[1]
      if moves {
        // The recording at a cell shows what ours has a little further: the place moves back.
        let limit = 1.5
        let (dx, dy) = (min(max(step[2], -limit), limit), min(max(step[3], -limit), limit))
        let growth = min(max(step[4], -0.05), 0.05)
        result.place.x -= dx * grid.pitch * place.scale
        result.place.y -= dy * grid.pitch * place.scale
        result.place.scale /= 1 + growth
      }
    }
    result.correlation = shown.correlation(recorded, ours) ?? 0
    return result
  }
}

/// The cells of a grid that a recording shows.
struct PlaceCells {
  /// The columns and rows, without those at the border of the grid, which have no gradient.
  let x, y: Range<Int>

  init(_ grid: PictureGrid, _ place: RecordingPlace, _ pixels: (width: Int, height: Int)) {
    func range(_ offset: Double, _ pixels: Int, _ count: Int) -> Range<Int> {
      let first = Int((-offset / place.scale / grid.pitch).rounded(.up))
      let last = Int(((Double(pixels) - offset) / place.scale / grid.pitch).rounded(.down))
      let start = min(max(first, 1), max(1, count - 1))
      return start..<max(start, min(last, count - 1))
    }
    (x, y) = (range(place.x, pixels.width, grid.width), range(place.y, pixels.height, grid.height))
  }

  /// Returns the median of the errors of luma.
  func medianError(_ recorded: [LumaPlane], _ ours: [LumaPlane], gain: Double, offset: Double)
    -> Double
  {
    var histogram = [Int](repeating: 0, count: 257)
    var count = 0
    for (recorded, ours) in zip(recorded, ours) {
      each(recorded, ours) { a, b in
        let error = abs(gain * Double(b) + offset - Double(a))
        histogram[min(256, Int(error))] += 1
        count += 1
      }
    }
    var below = 0
    for (error, number) in histogram.enumerated() {
      below += number
      if 2 * below >= count { return Double(error) + 0.5 }
    }
    return 0
  }

  /// Returns the correlation, or `nil` if either side has only one color.
  func correlation(_ recorded: [LumaPlane], _ ours: [LumaPlane]) -> Double? {
    var sums = CorrelationSums()
    for (recorded, ours) in zip(recorded, ours) {
      each(recorded, ours) { a, b in sums.add(Double(a), Double(b), weight: 1) }
    }
    return sums.correlation(leastVariance: 1)
  }

  /// Adds the equations of all cells.
  func add(
    _ recorded: LumaPlane, _ ours: LumaPlane, gain: Double, offset: Double, spread: Double,
    moves: Bool, to equations: inout NormalEquations
  ) {
    let width = ours.width
    var row = [0.0, 0, 0, 0, 0]
    recorded.values.withUnsafeBufferPointer { recorded in
      ours.values.withUnsafeBufferPointer { ours in
        var j = y.lowerBound
        while j < y.upperBound {
          var i = x.lowerBound
          while i < x.upperBound {
            let place = j * width + i
            let value = Double(ours[place])
            let error = Double(recorded[place]) - gain * value - offset
            let ratio = error / spread
            let factor = 1 / (1 + ratio * ratio)
            row[0] = value
            row[1] = 1
            if moves {
              let dx = gain * Double(ours[place + 1] - ours[place - 1]) / 2
              let dy = gain * Double(ours[place + width] - ours[place - width]) / 2
              row[2] = dx
              row[3] = dy
              row[4] = dx * (Double(i) + 0.5) + dy * (Double(j) + 0.5)
            }
            equations.add(row, error, weight: factor * factor)
            i += 1
          }
          j += 1
        }
      }
    }
  }

  private func each(_ a: LumaPlane, _ b: LumaPlane, _ body: (Float, Float) -> Void) {
    a.values.withUnsafeBufferPointer { first in
      b.values.withUnsafeBufferPointer { second in
        var j = y.lowerBound
        while j < y.upperBound {
          var i = x.lowerBound
          while i < x.upperBound {
            body(first[j * a.width + i], second[j * a.width + i])
            i += 1
          }
          j += 1
        }
      }
    }
  }
}
