// Keyframes: as few as possible, within the tolerance, for every sample.

import CoreGraphics
import SegueDisplay
import Testing

@testable import SegueExport

@Suite("Keyframes of exported layers")
struct KeyframeTests {
  @Test("A straight line needs its two ends, a constant one keyframe")
  func lines() {
    let line = ValueTrack((0..<50).map { [Double($0) * 2, 7] }, from: 10, tolerance: 0.01)
    #expect(line.keyframes.map(\.frame) == [10, 59])
    #expect(line.values(at: 20) == [20, 7])
    #expect(line.values(at: 0) == [0, 7])
    #expect(line.values(at: 90) == [98, 7])
    let still = ValueTrack(Array(repeating: [3.0], count: 20), from: 5, tolerance: 0)
    #expect(still.keyframes.map(\.frame) == [5])
  }

  @Test("A corner of a track is a keyframe")
  func corners() {
    let samples = (0..<20).map { [Double(min($0, 10))] }
    #expect(ValueTrack(samples, from: 0, tolerance: 0.001).keyframes.map(\.frame) == [0, 10, 19])
  }

  @Test(
    "All samples of a curve lie within the tolerance of its keyframes",
    arguments: [0.5, 0.05, 0.001])
  func curves(tolerance: Double) {
    let samples = (0..<120).map { [100 * DeterministicMath.exp(-Double($0) / 20)] }
    let track = ValueTrack(samples, from: 0, tolerance: tolerance)
    for (frame, sample) in samples.enumerated() {
      #expect(abs(track.values(at: frame)[0] - sample[0]) <= tolerance)
    }
    #expect(track.keyframes.count < 120)
    #expect(
      track.keyframes.count
        <= ValueTrack(samples, from: 0, tolerance: tolerance / 10).keyframes.count)
  }

  @Test("A pose has the transform that it was made of")
  func poses() {
    let size = CGSize(width: 30, height: 50)
    let maps = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 7),
      CGAffineTransform(rotationAngle: 2).scaledBy(x: 2, y: -0.5).translatedBy(x: 3, y: 4),
      CGAffineTransform(a: 1, b: 0.3, c: 0.8, d: 1.2, tx: -4, ty: 9),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 0),
    ]
    for map in maps {
      let back = AffinePose(map, size: size, after: nil).transform(size: size)
      for (a, b) in [
        (map.a, back.a), (map.b, back.b), (map.c, back.c), (map.d, back.d), (map.tx, back.tx),
        (map.ty, back.ty),
      ] { #expect(abs(a - b) < 1e-9) }
    }
  }

  @Test("A turn through several revolutions does not jump, and a mirrored axis passes through zero")
  func turns() {
    let size = CGSize(width: 10, height: 10)
    var poses: [AffinePose] = []
    for step in 0...100 {
      let map = CGAffineTransform(rotationAngle: Double(step) * 0.2)
      poses.append(AffinePose(map, size: size, after: poses.last))
    }
    #expect(abs((poses.last?.rotation ?? 0) - 20 * 180 / .pi) < 1e-6)
    poses = []
    for step in 0...10 {
      let map = CGAffineTransform(scaleX: 1 - Double(step) / 5, y: 1)
      poses.append(AffinePose(map, size: size, after: poses.last))
    }
    #expect(poses.allSatisfy { $0.rotation == 0 })
    #expect(poses.last?.scaleX == -1)
  }

  @Test("Keyframes of a pose keep all corners within the tolerance")
  func tracks() {
    let size = CGSize(width: 300, height: 200)
    let maps = (0..<60).map { frame -> CGAffineTransform in
      let t = 1 - DeterministicMath.exp(-Double(frame) / 8)
      return CGAffineTransform(rotationAngle: t).scaledBy(x: 1 + t, y: 1 + t)
        .translatedBy(x: 100 * t, y: 40)
    }
    let track = PoseTrack(maps.map { Homography($0) }, size: size, from: 3)
    guard case .affine(let keyframes) = track else {
      Issue.record("the track is not affine")
      return
    }
    #expect(keyframes.count < 60)
    for (index, map) in maps.enumerated() {
      let shown = track.map(at: 3 + index, size: size)
      for corner in CGRect(origin: .zero, size: size).corners {
        let (point, expected) = (shown(corner), corner.applying(map))
        #expect(abs((point?.x ?? .infinity) - expected.x) <= PoseTrack.tolerance + 1e-9)
        #expect(abs((point?.y ?? .infinity) - expected.y) <= PoseTrack.tolerance + 1e-9)
      }
    }
  }
}
