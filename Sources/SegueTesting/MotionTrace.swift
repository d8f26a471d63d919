// How one property of one layer moves, for assertions about motion: how far it overshoots, when it settles,
// whether it jumps. Read from the presentation tree, so no picture is drawn.

import SegueGoldens
import SegueStage
import UIKit

/// A property of a layer over time.
public struct MotionTrace: Sendable, Hashable {
  /// A value at an instant.
  public struct Sample: Sendable, Hashable {
    /// When, in seconds.
    public var seconds: Double
    /// What.
    public var value: Double

    /// A sample.
    public init(seconds: Double, value: Double) { (self.seconds, self.value) = (seconds, value) }
  }

  /// What can be followed.
  public enum Property: String, Sendable, CaseIterable {
    case positionX, positionY, minX, minY, maxX, maxY, width, height, opacity
    case translationX, translationY, scaleX, scaleY
  }

  /// Its values while the layer shows, in order of time.
  public let samples: [Sample]

  /// A trace of these samples.
  public init(samples: [Sample]) { self.samples = samples }

  /// Follows a layer through a clip.
  /// - Parameters:
  ///   - layer: Its id, or the end of its path.
  ///   - times: The part of the clip, in seconds; all of it unless told otherwise.
  ///   - samplesPerSecond: How often it is looked at.
  /// - Throws: `GoldenError` if the layer never shows; what playing the clip throws.
  @MainActor
  public init(
    of property: Property, layer: String, in clip: any GoldenSubject,
    times: ClosedRange<Double>? = nil, samplesPerSecond: Int = 120
  ) throws {
    let rate = clip.canvas.rate
    let end = Double((try clip.frameCount() - 1) * rate.denominator) / Double(rate.numerator)
    let range = times ?? 0...max(0, end)
    let count = Int(
      ((range.upperBound - range.lowerBound) * Double(max(1, samplesPerSecond))).rounded())
    samples = try (0...max(0, count)).compactMap { index in
      let seconds = range.lowerBound + Double(index) / Double(max(1, samplesPerSecond))
      let nodes = try clip.inspect(atSeconds: seconds)
      return nodes.first { $0.id == layer || $0.path.hasSuffix("/" + layer) }
        .map { Sample(seconds: seconds, value: property.value(of: $0)) }
    }
    guard !samples.isEmpty else {
      throw GoldenError(.usage, "no layer \(layer) shows in the clip; expected one of that name")
    }
  }

  /// From the first value to the last.
  public var travel: Double { (samples.last?.value ?? 0) - (samples.first?.value ?? 0) }

  /// How far it goes beyond where it ends, as a part of its travel: 0.04 is 4 %. 0 if it does not travel.
  public var overshoot: Double {
    guard let end = samples.last?.value, travel != 0 else { return 0 }
    return samples.reduce(0) { max($0, ($1.value - end) / travel) }
  }

  /// Seconds from the first sample until it stays within `tolerance` of its travel around where it ends.
  public func settlingTime(within tolerance: Double = 0.01) -> Double {
    guard let first = samples.first, let end = samples.last?.value else { return 0 }
    let margin = abs(travel) * tolerance
    guard let last = samples.lastIndex(where: { abs($0.value - end) > margin }) else { return 0 }
    return samples[min(last + 1, samples.count - 1)].seconds - first.seconds
  }

  /// Its values from the smallest to the largest.
  public var range: ClosedRange<Double> {
    let values = samples.map(\.value)
    let low = values.min() ?? 0
    return low...max(low, values.max() ?? 0)
  }

  /// The velocity between neighbouring samples, a second.
  public var velocities: [Double] {
    zip(samples, samples.dropFirst()).map { ($1.value - $0.value) / ($1.seconds - $0.seconds) }
  }

  /// The greatest change of velocity from one sample to the next, as a part of the greatest velocity: in
  /// smooth motion that is small, and 1 or more where it starts or stops at once.
  public var largestVelocityJump: Double {
    let velocities = velocities
    let greatest = velocities.reduce(0) { max($0, abs($1)) }
    guard greatest > 0 else { return 0 }
    return zip(velocities, velocities.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
      / greatest
  }
}

extension MotionTrace.Property {
  fileprivate func value(of node: InspectionNode) -> Double {
    switch self {
    case .positionX: node.position.x
    case .positionY: node.position.y
    case .minX: node.frame.minX
    case .minY: node.frame.minY
    case .maxX: node.frame.maxX
    case .maxY: node.frame.maxY
    case .width: node.frame.width
    case .height: node.frame.height
    case .opacity: node.opacity
    case .translationX: node.transform[4]
    case .translationY: node.transform[5]
    case .scaleX: length(node.transform[0], node.transform[1])
    case .scaleY: length(node.transform[2], node.transform[3])
    }
  }

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
