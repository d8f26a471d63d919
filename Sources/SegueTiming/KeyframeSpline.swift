// The cubic modes: Hermite curves with the tangents of Kochanek and Bartels. Beyond the ends the
// sequence is continued by reflection. Tangents are not rescaled for uneven key times, except in
// cubicPaced, by the neighboring chords. Both as measured on QuartzCore (SEMANTICS 3, "Modes").

import CoreGraphics

/// The tension, continuity and bias at each value. Missing ones are 0.
public struct SplineShape: Sendable, Equatable {
  /// The parameters at each value. A tension of 1 makes a corner, 0 the smooth curve, −1 a wide
  /// one.
  public var tension, continuity, bias: [Double]

  /// Creates a shape with parameters by value index.
  public init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }
}

/// Smooth curves through values.
struct KeyframeSpline: Sendable, Equatable {
  private let kind: AnimatableValue
  private let points: [[Double]]
  private let outgoing, incoming: [[Double]]

  /// Creates a spline; `nil` for values without coordinates, of several kinds, or fewer than two.
  /// - Parameter chordTimes: Key times by distance, in cubicPaced.
  init?(_ values: [AnimatableValue], _ shape: SplineShape, chordTimes: [Double]?) {
    guard let kind = values.first, values.count > 1 else { return nil }
    let points = values.compactMap(\.coordinates)
    guard points.count == values.count, points.allSatisfy({ $0.count == points[0].count }) else {
      return nil
    }
    (self.kind, self.points) = (kind, points)
    let tangents = points.indices.map { Tangents(points, shape, chordTimes, at: $0) }
    outgoing = tangents.map(\.outgoing)
    incoming = tangents.map(\.incoming)
  }

  /// Returns the value at `u` in 0…1 between values `segment` and `segment + 1`.
  func value(segment: Int, at u: Double) -> AnimatableValue {
    let (square, cube) = (u * u, u * u * u)
    let start = 2 * cube - 3 * square + 1
    let leaving = cube - 2 * square + u
    let arriving = cube - square
    let (a, b) = (points[segment], points[segment + 1])
    let (out, into) = (outgoing[segment], incoming[segment + 1])
    return kind.replacing(
      coordinates: a.indices.map {
        start * a[$0] + leaving * out[$0] + (1 - start) * b[$0] + arriving * into[$0]
      })
  }
}

/// The tangents with which the curve arrives at and leaves one value.
private struct Tangents {
  let outgoing, incoming: [Double]

  init(_ points: [[Double]], _ shape: SplineShape, _ chordTimes: [Double]?, at index: Int) {
    func parameter(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    let (t, c, b) = (
      parameter(shape.tension), parameter(shape.continuity), parameter(shape.bias)
    )
    let (outgoingScale, incomingScale) = Self.chordScales(chordTimes, at: index)
    let ahead = index + 1 < points.count ? Self.step(points, index) : nil
    let behind = index > 0 ? Self.step(points, index - 1) : nil
    let (next, previous) = (ahead ?? behind ?? [], behind ?? ahead ?? [])
    outgoing = zip(previous, next).map {
      0.5 * (1 - t) * ((1 + c) * (1 + b) * $0 + (1 - c) * (1 - b) * $1) * outgoingScale
    }
    incoming = zip(previous, next).map {
      0.5 * (1 - t) * ((1 - c) * (1 + b) * $0 + (1 + c) * (1 - b) * $1) * incomingScale
    }
  }

  /// Returns the vector from point `index` to the next.
  private static func step(_ points: [[Double]], _ index: Int) -> [Double] {
    zip(points[index], points[index + 1]).map { $1 - $0 }
  }

  /// Returns twice the tangent's own chord divided by the sum of both chords at the value; 1 at the
  /// ends.
  private static func chordScales(
    _ times: [Double]?, at index: Int
  ) -> (outgoing: Double, incoming: Double) {
    guard let times, index > 0, index + 1 < times.count else { return (1, 1) }
    let (behind, ahead) = (times[index] - times[index - 1], times[index + 1] - times[index])
    guard behind + ahead > 0 else { return (1, 1) }
    return (2 * ahead / (behind + ahead), 2 * behind / (behind + ahead))
  }
}
