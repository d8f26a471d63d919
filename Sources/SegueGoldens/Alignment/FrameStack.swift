// Both clips on the grid of our picture, with the colors of ours, so that a cell of one can be
// compared with the same cell of the other.

/// The frames of a clip on a grid.
struct FrameStack: Sendable {
  let width, height: Int
  /// The cells that the clip shows, as half-open ranges.
  let columns, rows: Range<Int>
  let frames: [[UInt8]]
  let times: [Double]

  /// Puts our clip on the grid.
  init(ours clip: LumaClip, on grid: PictureGrid, size: (width: Double, height: Double)) {
    let (x, y) = (Double(clip.width) / size.width, Double(clip.height) / size.height)
    self.init(
      clip, grid,
      AxisTaps(length: clip.width, pitch: grid.pitch * x, count: grid.width),
      AxisTaps(length: clip.height, pitch: grid.pitch * y, count: grid.height),
      (0..<grid.width, 0..<grid.height)
    ) { $0 }
  }

  /// Puts a recording on the grid, with its colors as ours are.
  init(recording clip: LumaClip, on grid: PictureGrid, _ fit: PlaceFit.Result) {
    let place = fit.place
    self.init(
      clip, grid,
      place.taps(
        clip.width, of: clip.pixelWidth, offset: place.x, pitch: grid.pitch, count: grid.width),
      place.taps(
        clip.height, of: clip.pixelHeight, offset: place.y, pitch: grid.pitch, count: grid.height),
      grid.shown(place, in: clip)
    ) { ($0 - Float(fit.offset)) / Float(fit.gain) }
  }

  private init(
    _ clip: LumaClip, _ grid: PictureGrid, _ x: AxisTaps, _ y: AxisTaps,
    _ shown: (x: Range<Int>, y: Range<Int>), _ color: (Float) -> Float
  ) {
    (width, height, columns, rows) = (grid.width, grid.height, shown.x, shown.y)
    times = clip.times
    var frames: [[UInt8]] = []
    for index in clip.frames.indices {
      if index > 0, clip.frames[index] == clip.frames[index - 1] {
        frames.append(frames[index - 1])
        continue
      }
      let plane = clip.plane(index).resampled(x, y)
      frames.append(
        plane.values.map { value in UInt8(min(max(color(value), 0), 255).rounded()) })
    }
    self.frames = frames
  }

  /// Returns the mean absolute difference of two frames in the given cells.
  static func difference(
    _ a: [UInt8], _ b: [UInt8], width: Int, columns: Range<Int>, rows: Range<Int>
  ) -> Double {
    var sum = 0
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var row = rows.lowerBound
        while row < rows.upperBound {
          var place = row * width + columns.lowerBound
          let end = row * width + columns.upperBound
          while place < end {
            let change = Int(a[place]) - Int(b[place])
            sum += change < 0 ? -change : change
            place += 1
          }
          row += 1
        }
      }
    }
    return Double(sum) / Double(max(1, columns.count * rows.count))
  }
}
