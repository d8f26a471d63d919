// The curves of one view over a whole clip.

import CoreGraphics

/// The motion of a view over a clip: one value for each frame, `nil` where the view is not in the
/// window.
package struct ViewCurves: Sendable {
  /// The times of the frames, in seconds.
  package var times: [Double]
  /// The center of the view, in points of the picture.
  package var x, y: [Double?]
  /// The factors by which the view is wider and higher than its bounds.
  package var scaleX, scaleY: [Double?]
  /// The rotation in degrees clockwise, without jumps by full turns.
  package var rotation: [Double?]
  /// The opacity, from 0 to 1, multiplied by that of all superviews.
  package var opacity: [Double?]
  /// The speed of the center, in points per second.
  package var speed: [Double?]
  /// The motions of all properties, in the order of their beginnings.
  package var motions: [MotionSummary]

  /// Creates the curves of a view.
  package init(_ samples: [ViewSample?], times: [Double]) {
    self.times = times
    x = samples.map { $0.map { Double($0.center.x) } }
    y = samples.map { $0.map { Double($0.center.y) } }
    scaleX = samples.map { $0.map { Double($0.scale.width) } }
    scaleY = samples.map { $0.map { Double($0.scale.height) } }
    rotation = CurveMath.unwrapped(samples.map { $0?.degrees })
    opacity = samples.map { $0?.opacity }
    let places = Self.vectors([x, y])
    speed = CurveMath.speeds(places, times)
    let series: [(String, [[Double]?], Double)] = [
      ("position", places, 0.01), ("scale", Self.vectors([scaleX, scaleY]), 1e-5),
      ("rotation", Self.vectors([rotation]), 0.001), ("opacity", Self.vectors([opacity]), 1e-5),
    ]
    motions = series.flatMap {
      MotionSummary.motions(of: $0.0, $0.1, times, resolution: $0.2)
    }.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
      .map(\.element)
  }

  /// Returns the values of several series at each index, `nil` where one of them has none.
  private static func vectors(_ series: [[Double?]]) -> [[Double]?] {
    (series.first ?? []).indices.map { index in
      let values = series.compactMap { $0[index] }
      return values.count == series.count ? values : nil
    }
  }
}

/// The outline of a view at one instant of an onion skin.
package struct ViewOutline: Sendable, Hashable {
  /// The time in seconds.
  package var time: Double
  /// The corners of the view, in points of the picture.
  package var quad: [CGPoint]
  /// The opacity, from 0 to 1.
  package var opacity: Double
}

extension ViewOutline {
  /// Returns outlines of a view, evenly spread over the time in which it moves, or over the whole
  /// clip if it does not.
  /// - Parameters:
  ///   - count: The number of outlines, fewer if there are not so many frames.
  package static func spread(_ count: Int, over samples: [ViewSample?], _ times: [Double])
    -> [ViewOutline]
  {
    let motions = ViewCurves(samples, times: times).motions
    let begin = motions.map(\.begin).min() ?? times.first ?? 0
    let end = motions.map(\.end).max() ?? times.last ?? 0
    let frames = samples.indices.filter {
      samples[$0] != nil && (begin...max(begin, end)).contains(times[$0])
    }
    guard !frames.isEmpty, count > 0 else { return [] }
    let steps = min(count, frames.count)
    return (0..<steps).compactMap { step in
      let index = frames[steps == 1 ? 0 : step * (frames.count - 1) / (steps - 1)]
      return samples[index].map {
        ViewOutline(time: times[index], quad: $0.quad, opacity: $0.opacity)
      }
    }
  }
}
