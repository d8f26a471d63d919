// Edges that move are tracked: for an edge of a recorded frame, its place is searched in our frames
// before and after the same instant, along the axis that it is perpendicular to. Interpolated, that
// is how far ours is from the recording at that instant, and how fast it moves.

/// How far ours is from the recording at one place and instant.
package struct EdgeSample: Sendable, Hashable {
  /// The index of the recorded frame.
  package var frame: Int
  /// The instant in our clip, in seconds.
  package var instant: Double
  /// The place of the edge in the recording, in points of our picture.
  package var x, y: Double
  /// How much further along the axis our edge is, in points.
  package var error: Double
  /// The velocity of our edge in points per second.
  package var velocity: Double
  /// The axis along which both are measured.
  var axis: GridAxis
}

/// Tracks edges of a recording in our clip.
struct EdgeTracker {
  let recording, ours: FrameStack
  /// The size of a cell of the stacks in points.
  let pitch: Double

  /// The cells along a side of the blocks in which edges are grouped.
  private static let block = 12
  /// The change of luma that counts as motion, and the smallest step of luma of an edge.
  private static let motion = 16
  private static let step = 20
  /// The number of edges of a block that are tracked.
  private static let edges = 4
  /// The largest difference between the errors of a block's edges, in cells.
  private static let consent = 1.0

  /// Returns the samples of a recorded frame.
  /// - Parameter resting: A Boolean value that indicates whether edges count that do not move.
  func samples(_ frame: Int, _ base: TimeBase, resting: Bool = false) -> [EdgeSample] {
    let instant = base.instant(recording.times[frame])
    let within = min(max(instant, ours.times[0]), ours.times[ours.times.count - 1])
    guard let near = OurInstant(resting ? within : instant, ours.times) else { return [] }
    var result: [EdgeSample] = []
    for top in stride(
      from: recording.rows.lowerBound, to: recording.rows.upperBound, by: Self.block)
    {
      for left in stride(
        from: recording.columns.lowerBound, to: recording.columns.upperBound, by: Self.block)
      {
        let block = (
          x: left..<min(left + Self.block, recording.columns.upperBound),
          y: top..<min(top + Self.block, recording.rows.upperBound)
        )
        guard resting || moves(block, frame, near) else { continue }
        for axis in [GridAxis.x, .y] {
          let tracked = edges(block, frame, axis).compactMap { track($0, frame, axis, near) }
          guard let sample = agreed(tracked, frame, instant, axis) else { continue }
          result.append(sample)
        }
      }
    }
    return result
  }

  /// Returns the median of the errors, if there are at least two and they agree.
  private func agreed(
    _ tracked: [(edge: Edge, error: Double, velocity: Double)], _ frame: Int, _ instant: Double,
    _ axis: GridAxis
  ) -> EdgeSample? {
    let sorted = tracked.sorted { $0.error < $1.error }
    guard sorted.count > 1 else { return nil }
    let middle = sorted[sorted.count / 2]
    let agreeing = sorted.count { abs($0.error - middle.error) <= Self.consent }
    guard agreeing > 1, 2 * agreeing > sorted.count else { return nil }
    return EdgeSample(
      frame: frame, instant: instant, x: (Double(middle.edge.x) + 0.5) * pitch,
      y: (Double(middle.edge.y) + 0.5) * pitch, error: middle.error * pitch,
      velocity: middle.velocity * pitch, axis: axis)
  }

  private typealias Edge = (x: Int, y: Int, strength: Int)

  /// Returns a Boolean value that indicates whether anything changes in a block, in either clip.
  private func moves(_ block: (x: Range<Int>, y: Range<Int>), _ frame: Int, _ near: OurInstant)
    -> Bool
  {
    let (before, after) = (
      ours.frames[near.indices.lowerBound], ours.frames[near.indices.upperBound]
    )
    let earlier = recording.frames[max(0, frame - 1)]
    let later = recording.frames[min(recording.frames.count - 1, frame + 1)]
    return changes(block, before, after) || changes(block, earlier, later)
  }

  private func changes(_ block: (x: Range<Int>, y: Range<Int>), _ a: [UInt8], _ b: [UInt8]) -> Bool
  {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var y = block.y.lowerBound
        while y < block.y.upperBound {
          var place = y * ours.width + block.x.lowerBound
          let end = place + block.x.count
          while place < end {
            if abs(Int(a[place]) - Int(b[place])) > Self.motion { return true }
            place += 1
          }
          y += 1
        }
        return false
      }
    }
  }

  /// Returns the strongest edges of a block that are perpendicular to the axis, on different lines.
  private func edges(_ block: (x: Range<Int>, y: Range<Int>), _ frame: Int, _ axis: GridAxis)
    -> [Edge]
  {
    let image = recording.frames[frame]
    let (along, across) = axis == .x ? (1, ours.width) : (ours.width, 1)
    let margin = EdgeProfile.reach + 1
    let xs = inner(block.x, of: recording.columns, margin: axis == .x ? margin : 1)
    let ys = inner(block.y, of: recording.rows, margin: axis == .y ? margin : 1)
    var strongest: [Int: Edge] = [:]
    image.withUnsafeBufferPointer { image in
      for y in ys {
        var x = xs.lowerBound - 1
        while x + 1 < xs.upperBound {
          x += 1
          let place = y * ours.width + x
          let strength = abs(Int(image[place + along]) - Int(image[place - along]))
          guard strength >= Self.step else { continue }
          let other = abs(Int(image[place + across]) - Int(image[place - across]))
          guard strength > 2 * other else { continue }
          let line = axis == .x ? y : x
          if strength > strongest[line]?.strength ?? 0 { strongest[line] = (x, y, strength) }
        }
      }
    }
    // Every other line, since the profile of a line includes its neighbors.
    let found = strongest.keys.sorted().map { (line: $0, edge: strongest[$0] ?? (0, 0, 0)) }
    var kept: [(line: Int, edge: Edge)] = []
    for next in found where next.line - (kept.last?.line ?? -9) > 1 { kept.append(next) }
    return kept.map(\.edge).sorted { ($1.strength, $0.y, $0.x) < ($0.strength, $1.y, $1.x) }
      .prefix(Self.edges).map { $0 }
  }

  /// Returns the part of a range that is at least `margin` cells inside another.
  private func inner(_ range: Range<Int>, of all: Range<Int>, margin: Int) -> Range<Int> {
    let first = max(range.lowerBound, all.lowerBound + margin)
    return first..<max(first, min(range.upperBound, all.upperBound - margin))
  }

  /// Returns how far our edge is from a recorded one, and its velocity, in cells.
  private func track(_ edge: Edge, _ frame: Int, _ axis: GridAxis, _ near: OurInstant)
    -> (edge: Edge, error: Double, velocity: Double)?
  {
    let profile = EdgeProfile(recording.frames[frame], recording.width, edge.x, edge.y, axis)
    var found: [(instant: Double, shift: Double)] = []
    var bracket: [Double] = []
    for index in near.indices {
      let line = EdgeLine(ours.frames[index], ours.width, ours.height, edge.x, edge.y, axis)
      let shift = profile.shift(in: line)
      if near.bracket.contains(index) {
        guard let shift else { return nil }
        bracket.append(shift)
      }
      if let shift { found.append((ours.times[index], shift)) }
    }
    let (start, end) = (near.bracket.lowerBound, near.bracket.upperBound)
    let duration = ours.times[end] - ours.times[start]
    let change = bracket[1] - bracket[0]
    // Where a motion begins or ends, no curve runs through all of the frames.
    let steps = zip(found, found.dropFirst()).map { abs($1.shift - $0.shift) }
    let isSmooth = abs(change) > Self.smoothness * (steps.max() ?? 0)
    let part = (near.instant - ours.times[start]) / duration
    let error =
      isSmooth ? LagrangeCurve(found).value(near.instant) : bracket[0] + part * change
    return (edge, error, change / duration)
  }

  /// The share of the longest of the steps around an instant that its own step has, at least, in a
  /// smooth motion.
  private static let smoothness = 0.3
}

/// An axis of the grid.
enum GridAxis: Sendable { case x, y }

/// The frames of our clip around an instant.
struct OurInstant {
  let instant: Double
  /// The frames before and after the instant.
  let bracket: ClosedRange<Int>
  /// These, and one further on either side where there is one.
  let indices: ClosedRange<Int>

  /// Returns `nil` outside the clip. Up to half a frame beyond its ends count as the ends.
  init?(_ instant: Double, _ times: [Double]) {
    guard times.count > 1 else { return nil }
    let last = times.count - 1
    var instant = instant
    if instant < times[0], times[0] - instant <= (times[1] - times[0]) / 2 { instant = times[0] }
    let end = times[last]
    if instant >= end, instant - end <= (end - times[last - 1]) / 2 {
      instant = end - 1e-6 * (end - times[last - 1])
    }
    guard let after = times.firstIndex(where: { $0 > instant }), after > 0 else { return nil }
    self.instant = instant
    bracket = (after - 1)...after
    indices = max(0, after - 2)...min(times.count - 1, after + 1)
  }
}

/// The polynomial through a few points.
struct LagrangeCurve {
  private let points: [(instant: Double, shift: Double)]
  init(_ points: [(instant: Double, shift: Double)]) { self.points = points }

  func value(_ instant: Double) -> Double {
    points.indices.reduce(0) { sum, i in
      var weight = 1.0
      for j in points.indices where j != i {
        weight *= (instant - points[j].instant) / (points[i].instant - points[j].instant)
      }
      return sum + weight * points[i].shift
    }
  }
}
