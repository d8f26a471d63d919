// The choice of a few frames that show a motion: one for each rest, and between two rests frames
// with equal shares of what changes.

/// Chooses frames by motion.
package struct MotionInstants {
  /// The change of each frame from the one before, beginning with the second frame. Changes that are
  /// too small to be seen in a few frames are 0.
  private let changes: [Int]
  /// The sum of the changes up to each frame.
  private let sums: [Int]

  /// A change of less than this part of all changes does not count.
  private static let negligiblePart = 4096
  /// A rest has at least this many frames without a change.
  private static let restLength = 4

  /// Creates a choice among frames.
  /// - Parameter changes: The change of each frame from the one before, beginning with the second
  ///   frame.
  package init(changes: [Int]) {
    let total = changes.reduce(0, +)
    self.changes = changes.map { $0 < total / Self.negligiblePart ? 0 : $0 }
    sums = self.changes.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// Returns the frames to show, in ascending order: the first, the last, and of the others the
  /// middle of each rest and frames between rests. If there are fewer frames than `count`, returns
  /// all of them.
  package func frames(_ count: Int) -> [Int] {
    let last = changes.count
    guard count > 1, last > 0 else { return [0] }
    guard count <= last else { return Array(0...last) }
    let rests = rests
    let stops = 2 * rests.count + 2 <= count ? [0] + rests + [last] : [0, last]
    var chosen = Set(stops)
    for (span, share) in zip(zip(stops, stops.dropFirst()), shares(stops, count - stops.count)) {
      for part in 1..<(share + 1) { chosen.insert(frame(part, of: share + 1, span.0, span.1)) }
    }
    return fill(chosen, count)
  }

  /// The middle of each rest that is neither at the beginning nor at the end.
  private var rests: [Int] {
    var rests: [Int] = []
    var start = 0
    for (index, change) in changes.enumerated() where change > 0 {
      if index - start >= Self.restLength, start > 0 { rests.append((start + index) / 2) }
      start = index + 1
    }
    return rests
  }

  /// Divides `count` frames among the spans between stops, in proportion to their changes. What
  /// remains goes to the largest remainders, and among equals to the earlier.
  private func shares(_ stops: [Int], _ count: Int) -> [Int] {
    let amounts = zip(stops, stops.dropFirst()).map { sums[$1] - sums[$0] }
    let total = amounts.reduce(0, +)
    guard total > 0 else { return amounts.map { _ in 0 } }
    var shares = amounts.map { Int(Int128($0) * Int128(count) / Int128(total)) }
    let remainders = amounts.map { Int(Int128($0) * Int128(count) % Int128(total)) }
    let order = amounts.indices.sorted { (remainders[$0], $1) > (remainders[$1], $0) }
    for index in order.prefix(count - shares.reduce(0, +)) { shares[index] += 1 }
    return shares
  }

  /// Returns the frame between two others at which `part` of `parts` of the change has happened.
  private func frame(_ part: Int, of parts: Int, _ first: Int, _ last: Int) -> Int {
    let (from, to) = (Int128(sums[first]), Int128(sums[last]))
    let wanted = from * Int128(parts) + (to - from) * Int128(part)
    let distance = { (frame: Int) in
      let difference = Int128(sums[frame]) * Int128(parts) - wanted
      return difference < 0 ? -difference : difference
    }
    return (first...last).min { distance($0) < distance($1) } ?? first
  }

  /// Adds frames in the middle of the largest distances until there are `count`.
  private func fill(_ chosen: Set<Int>, _ count: Int) -> [Int] {
    var frames = chosen.sorted()
    while frames.count < count {
      let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
      guard let widest = gaps.max(), widest > 1, let place = gaps.firstIndex(of: widest) else {
        break
      }
      frames.insert(frames[place] + widest / 2, at: place + 1)
    }
    return frames
  }
}
