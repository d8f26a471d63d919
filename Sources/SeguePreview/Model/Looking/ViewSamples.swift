// Where each view of a clip is at each frame: what curves and onion skins are drawn from.

import CoreGraphics
import SegueScenes
import SegueStage
import SegueWorld

/// The pose of one view at one frame, in points of the picture.
package struct ViewSample: Sendable, Hashable {
  /// The corners of the bounds, clockwise from the top left.
  package var quad: [CGPoint]
  /// The size of the bounds.
  package var size: CGSize
  /// The opacity, multiplied by that of all superviews.
  package var opacity: Double

  /// The center of the quad.
  package var center: CGPoint {
    let (x, y) = (quad.map(\.x).reduce(0, +), quad.map(\.y).reduce(0, +))
    return CGPoint(x: x / 4, y: y / 4)
  }

  /// The factor by which the view is wider and higher than its bounds.
  package var scale: CGSize {
    func length(_ a: CGPoint, _ b: CGPoint) -> Double {
      let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
      return (x * x + y * y).squareRoot()
    }
    let (width, height) = (Double(size.width), Double(size.height))
    return CGSize(
      width: width > 0 ? length(quad[0], quad[1]) / width : 1,
      height: height > 0 ? length(quad[0], quad[3]) / height : 1)
  }

  /// The rotation of the upper edge, in degrees clockwise, from -180 to 180. 0 for an edge without
  /// length.
  package var degrees: Double {
    let (x, y) = (Double(quad[1].x - quad[0].x), Double(quad[1].y - quad[0].y))
    return x == 0 && y == 0 ? 0 : CurveMath.degrees(x: x, y: y)
  }
}

/// The poses of all views of a clip, frame by frame.
@MainActor
package struct ViewSamples {
  /// The times of the frames, in seconds.
  package let times: [Double]
  private let samples: [String: [ViewSample?]]

  /// Plays the clip of `stage` once, without drawing.
  /// - Parameters:
  ///   - stage: A stage at its beginning, which is played to the end.
  ///   - count: The number of frames. Of more than 4,000, evenly spread ones are read.
  /// - Throws: `Failure` if the playback cannot continue.
  package init(_ stage: Stage, frames count: Int) throws {
    let rate = stage.document.canvas.rate
    let stride = max(1, (count + Self.maximum - 1) / Self.maximum)
    let frames = Swift.stride(from: 0, to: count, by: stride).map {
      FrameTime(index: $0, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    }
    var samples: [String: [ViewSample?]] = [:]
    for (index, frame) in frames.enumerated() {
      for node in try stage.viewTree(at: frame.lastInstant).nodes {
        samples[node.id, default: Array(repeating: nil, count: frames.count)][index] = ViewSample(
          quad: node.quad, size: node.size, opacity: node.shownOpacity)
      }
    }
    times = frames.map(\.seconds)
    self.samples = samples
  }

  private static let maximum = 4_000

  /// Returns the poses of a view, `nil` at frames at which it is not in the window; or `nil` if it
  /// never is.
  package subscript(view: String) -> [ViewSample?]? { samples[view] }
}
