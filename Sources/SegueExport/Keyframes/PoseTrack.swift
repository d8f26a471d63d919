// The placement of a layer over time.

import CoreGraphics
import SegueDisplay

/// The placement of a layer over time.
package enum PoseTrack: Sendable {
  /// By position, rotation, skew and scale, each of which changes linearly between keyframes.
  case affine([Keyframe<AffinePose>])
  /// In perspective, by the map of each frame in which it differs from that of a neighbor.
  case perspective([Keyframe<Homography>])

  /// The distance in pixels by which keyframes may displace a corner.
  package static let tolerance = 0.05

  /// Creates the track of a layer of the given size, placed by `maps` in the frames from `start` on.
  init(_ maps: [Homography], size: CGSize, from start: Int) {
    let planar = maps.compactMap(\.affine)
    guard planar.count == maps.count else {
      let chosen = maps.indices.filter { index in
        index == 0 || maps[index] != maps[index - 1]
          || index + 1 < maps.count && maps[index] != maps[index + 1]
      }
      self = .perspective(chosen.map { Keyframe(start + $0, maps[$0]) })
      return
    }
    var poses: [AffinePose] = []
    for map in planar { poses.append(AffinePose(map, size: size, after: poses.last)) }
    let box = CGRect(origin: .zero, size: size).corners
    let samples = planar.map { map in box.map { $0.applying(map) } }
    func isNear(_ pose: AffinePose, _ index: Int) -> Bool {
      let map = pose.transform(size: size)
      return zip(box, samples[index]).allSatisfy { corner, sample in
        let point = corner.applying(map)
        return abs(point.x - sample.x) <= Self.tolerance
          && abs(point.y - sample.y) <= Self.tolerance
      }
    }
    if poses.indices.allSatisfy({ isNear(poses[0], $0) }) {
      self = .affine([Keyframe(start, poses[0])])
      return
    }
    let chosen = KeyframeReduction.indices(poses.count) { from, to, at in
      isNear(poses[from].mixed(with: poses[to], Double(at - from) / Double(to - from)), at)
    }
    self = .affine(chosen.map { Keyframe(start + $0, poses[$0]) })
  }

  /// Returns the map from the layer to the frame at a frame.
  package func map(at frame: Int, size: CGSize) -> Homography {
    switch self {
    case .affine(let keyframes):
      Homography(keyframes.interpolated(at: frame) { $0.mixed(with: $1, $2) }.transform(size: size))
    case .perspective(let keyframes): keyframes.last { $0.frame <= frame }?.value ?? .identity
    }
  }
}
