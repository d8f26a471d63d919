// The fewest keyframes between which linear interpolation stays within a tolerance.

/// A value at a frame.
package struct Keyframe<Value: Sendable>: Sendable {
  /// The number of the frame.
  package var frame: Int
  /// The value.
  package var value: Value

  /// Creates a keyframe.
  package init(_ frame: Int, _ value: Value) { (self.frame, self.value) = (frame, value) }
}

/// The choice of keyframes among samples.
package enum KeyframeReduction {
  /// The greatest number of samples between two keyframes, which bounds the time that the choice takes.
  private static let longest = 600

  /// Returns the indices of samples such that all others lie within a tolerance of the straight line
  /// between their neighbors among them. The first and the last sample are always chosen.
  /// - Parameters:
  ///   - count: The number of samples.
  ///   - isWithin: Whether the sample in the third argument lies within the tolerance of the line
  ///     between those in the first and the second.
  package static func indices(_ count: Int, isWithin: (Int, Int, Int) -> Bool) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    var (result, start) = ([0], 0)
    while start < count - 1 {
      var end = start + 1
      while end + 1 < count, end - start < longest,
        (start + 1...end).allSatisfy({ isWithin(start, end + 1, $0) })
      {
        end += 1
      }
      result.append(end)
      start = end
    }
    return result
  }
}

/// Numbers that change over time, linearly between keyframes.
package struct ValueTrack: Sendable {
  /// The keyframes, in the order of their frames; at least one.
  package let keyframes: [Keyframe<[Double]>]

  /// A Boolean value that indicates whether the numbers never change.
  package var isConstant: Bool { keyframes.count == 1 }

  /// Creates a track of samples, one for each frame from `start` on.
  /// - Parameters:
  ///   - samples: The numbers of each frame: at least one frame, and always as many numbers.
  ///   - tolerance: The largest difference of a number from its sample.
  package init(_ samples: [[Double]], from start: Int, tolerance: Double) {
    func isNear(_ a: [Double], _ b: [Double]) -> Bool {
      zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }
    if samples.allSatisfy({ isNear($0, samples[0]) }) {
      keyframes = [Keyframe(start, samples[0])]
      return
    }
    let chosen = KeyframeReduction.indices(samples.count) { from, to, at in
      let fraction = Double(at - from) / Double(to - from)
      return isNear(samples[at], Self.mix(samples[from], samples[to], fraction))
    }
    keyframes = chosen.map { Keyframe(start + $0, samples[$0]) }
  }

  /// Returns the numbers at a frame. Before the first keyframe and after the last they do not change.
  package func values(at frame: Int) -> [Double] {
    keyframes.interpolated(at: frame) { Self.mix($0, $1, $2) }
  }

  private static func mix(_ a: [Double], _ b: [Double], _ fraction: Double) -> [Double] {
    zip(a, b).map { $0 + ($1 - $0) * fraction }
  }
}

extension Array {
  /// Returns the value of keyframes at a frame. Before the first and after the last, it is theirs.
  func interpolated<Value>(at frame: Int, _ mix: (Value, Value, Double) -> Value) -> Value
  where Element == Keyframe<Value> {
    guard let next = firstIndex(where: { $0.frame > frame }) else { return self[count - 1].value }
    guard next > 0 else { return self[0].value }
    let (a, b) = (self[next - 1], self[next])
    return mix(a.value, b.value, Double(frame - a.frame) / Double(b.frame - a.frame))
  }
}
