// The motion of one property of one layer, for assertions about it: how far it overshoots, when it
// settles, and whether it jumps. The values are read from the presentation tree, so that no image
// is drawn.

import SegueGoldens
import SegueStage
import UIKit

/// The values of a layer's property over time.
public struct MotionTrace: Sendable, Hashable {
  /// A value at an instant.
  public struct Sample: Sendable, Hashable {
    /// The instant, in seconds.
    public var seconds: Double
    /// The value of the property.
    public var value: Double

    /// Creates a sample.
    public init(seconds: Double, value: Double) { (self.seconds, self.value) = (seconds, value) }
  }

  /// A property that can be traced.
  public enum Property: String, Sendable, CaseIterable {
    case positionX, positionY, minX, minY, maxX, maxY, width, height, opacity
    case translationX, translationY, scaleX, scaleY
  }

  /// The values while the layer is visible, in order of time.
  public let samples: [Sample]

  /// Creates a trace of the given samples.
  public init(samples: [Sample]) { self.samples = samples }

  /// Creates a trace of a layer in a clip.
  /// - Parameters:
  ///   - property: The property to trace.
  ///   - layer: The id of the layer, or the end of its path.
  ///   - clip: The clip that shows the layer.
  ///   - times: The part of the clip, in seconds. By default, all of it.
  ///   - samplesPerSecond: The number of samples per second.
  /// - Throws: `GoldenError` if the layer is never visible, and the errors of playing the clip.
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
      throw GoldenError(
        .usage, "no layer \(layer) is visible in the clip; expected a layer with that name")
    }
  }

  /// The difference between the last and the first value.
  public var travel: Double { (samples.last?.value ?? 0) - (samples.first?.value ?? 0) }

  /// The largest distance beyond the final value, as a fraction of the travel: 0.04 is 4 %. Returns
  /// 0 if there is no travel.
  public var overshoot: Double {
    guard let end = samples.last?.value, travel != 0 else { return 0 }
    return samples.reduce(0) { max($0, ($1.value - end) / travel) }
  }

  /// Returns the time in seconds from the first sample until the value stays within `tolerance`
  /// times the travel of its final value.
  public func settlingTime(within tolerance: Double = 0.01) -> Double {
    guard let first = samples.first, let end = samples.last?.value else { return 0 }
    let margin = abs(travel) * tolerance
    guard let last = samples.lastIndex(where: { abs($0.value - end) > margin }) else { return 0 }
    return samples[min(last + 1, samples.count - 1)].seconds - first.seconds
  }

  /// The range from the smallest to the largest value.
  public var range: ClosedRange<Double> {
    let values = samples.map(\.value)
    let low = values.min() ?? 0
    return low...max(low, values.max() ?? 0)
  }

  /// The velocities between neighboring samples, per second.
  public var velocities: [Double] {
    zip(samples, samples.dropFirst()).map { ($1.value - $0.value) / ($1.seconds - $0.seconds) }
  }

  /// The largest change of velocity between neighboring intervals, as a fraction of the largest
  /// velocity. It is small in smooth motion, and 1 or more where motion starts or stops abruptly.
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
