// The timing of changes without moving edges, such as fades: a recorded frame lies between two of
// ours, and the share of the way is its projection onto their difference.

/// Reads times from the brightness of frames.
struct FadeTiming {
  let recording, ours: FrameStack
  /// The number of our frames on either side of the expected instant that are considered.
  private static let reach = 4
  /// The smallest root mean square of the change of luma between two of our frames.
  private static let leastChange = 4.0

  /// Returns by how many seconds ours is ahead of a recorded frame, or `nil` if nothing changes.
  func lead(_ frame: Int, _ base: TimeBase) -> Double? {
    let instant = base.instant(recording.times[frame])
    guard let near = OurInstant(instant, ours.times) else { return nil }
    // Where ours rests, the frame says nothing about the time.
    guard projection(frame, near.bracket.lowerBound) != nil else { return nil }
    let first = max(0, near.bracket.lowerBound - Self.reach)
    let last = min(ours.times.count - 2, near.bracket.lowerBound + Self.reach)
    var best: (residual: Double, instant: Double)?
    for index in first...max(first, last) {
      guard let found = projection(frame, index) else { continue }
      let part = min(max(found.part, 0), 1)
      let time = ours.times[index] + part * (ours.times[index + 1] - ours.times[index])
      if found.residual < best?.residual ?? .infinity { best = (found.residual, time) }
    }
    return best.map { instant - $0.instant }
  }

  /// Returns the share of the way between our frame and the next, and what remains there.
  private func projection(_ frame: Int, _ index: Int) -> (part: Double, residual: Double)? {
    let (from, to, recorded) = (
      ours.frames[index], ours.frames[index + 1], recording.frames[frame]
    )
    var (product, square, rest) = (0, 0, 0)
    for row in recording.rows {
      for column in recording.columns {
        let place = row * ours.width + column
        let change = Int(to[place]) - Int(from[place])
        let distance = Int(recorded[place]) - Int(from[place])
        product += distance * change
        square += change * change
        rest += distance * distance
      }
    }
    let cells = recording.rows.count * recording.columns.count
    guard Double(square) > Self.leastChange * Self.leastChange * Double(cells) else { return nil }
    let part = Double(product) / Double(square)
    let limited = min(max(part, 0), 1)
    return (
      part, Double(rest) - 2 * limited * Double(product) + limited * limited * Double(square)
    )
  }
}
