// The movement of a finger whose locations are given at some instants and interpolated in between.

import SegueScenes
import SegueWorld
import UIKit

/// A movement at a constant speed from each given location to the next.
@MainActor
struct FingerMovement {
  private let samples: [SceneFinger.Sample]
  /// The distances in points from the first location to each, along the path.
  private let distances: [Double]
  private let start: VirtualTime
  private let sampling: Sampling

  /// Creates the movement; `nil` if there are no locations.
  /// - Parameter samples: The locations, in order of time.
  init?(_ samples: [SceneFinger.Sample]) {
    guard let first = samples.first, let last = samples.last else { return nil }
    self.samples = samples
    var distance = 0.0
    distances =
      [0]
      + zip(samples, samples.dropFirst()).map { a, b in
        let (x, y) = (b.point.x - a.point.x, b.point.y - a.point.y)
        distance += Double(x * x + y * y).squareRoot()
        return distance
      }
    start = VirtualTime(seconds: first.seconds)
    sampling = Sampling(seconds: last.seconds - first.seconds)
  }

  /// The maximum number of samples that are reported.
  var sampleCount: Int {
    Sampling.reported(sampling.count, over: distances.last ?? 0)
  }

  /// Returns the sample with the given index, beginning with 0, or `nil` after the last one.
  func sample(_ index: Int) -> TouchPlayback.Sample? {
    guard index > 0 else { return (start, samples[0].point) }
    guard let (time, fraction) = sampling.sample(index) else { return nil }
    guard fraction < 1 else { return (start + time, samples[samples.count - 1].point) }
    let (last, part) = segment(at: samples[0].seconds + time.seconds)
    let (a, b) = (samples[last].point, samples[last + 1].point)
    return (start + time, CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
  }

  /// Returns the index of the next sample to report after the one with the given index.
  func next(_ index: Int) -> Int? {
    sampling.next(after: index, resolution: TouchPlayback.resolution, distance)
  }

  /// Returns the distance covered at a fraction of the duration, in points.
  private func distance(_ fraction: Double) -> Double {
    guard fraction < 1, samples.count > 1 else { return distances[distances.count - 1] }
    let (first, last) = (samples[0].seconds, samples[samples.count - 1].seconds)
    let (index, part) = segment(at: first + (last - first) * fraction)
    return distances[index] + (distances[index + 1] - distances[index]) * part
  }

  /// Returns the index of the location before an instant, which is not the last one, and the fraction
  /// of the way to the next one.
  /// - Complexity: O(log *n*) in the number of locations.
  private func segment(at seconds: Double) -> (index: Int, fraction: Double) {
    var (low, high) = (0, samples.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].seconds > seconds { high = middle } else { low = middle }
    }
    let (a, b) = (samples[low].seconds, samples[low + 1].seconds)
    return (low, b > a ? (seconds - a) / (b - a) : 1)
  }
}
