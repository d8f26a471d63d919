// The poses that the lint examines, of views whose layers keep the depth of their sublayers.

import QuartzCore
import SegueWorld
import Testing
import UIKit

@testable import SegueStage

/// A view whose subviews are in one space.
private final class SpaceView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

@Suite @MainActor struct WindowPoseTests {
  /// Returns the corners of a view of 100 × 40 points that is turned in a view that is turned.
  private func corners(_ outer: CGFloat, _ inner: CGFloat, in space: UIView) throws -> [CGPoint] {
    try World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.isHidden = false
      space.frame = CGRect(x: 50, y: 60, width: 100, height: 40)
      let child = UIView(frame: space.bounds)
      space.transform3D = CATransform3DMakeRotation(outer, 0, 1, 0)
      child.transform3D = CATransform3DMakeRotation(inner, 0, 1, 0)
      window.addSubview(space)
      space.addSubview(child)
      return try #require(WindowPoses(window, at: 0)[child]).corners
    }
  }

  @Test("turns in a transform layer add up in space")
  func space() throws {
    // A quarter turn and back: where the layer alone is seen from its edge, as nothing.
    let back = try corners(.pi / 2, -.pi / 2, in: SpaceView())
    let expected = [(50, 60), (150, 60), (150, 100), (50, 100)]
    for (corner, place) in zip(back, expected) {
      #expect(abs(corner.x - CGFloat(place.0)) < 1e-6 && abs(corner.y - CGFloat(place.1)) < 1e-6)
    }
    // Two turns of a sixth are one of a third, whose width is half, mirrored.
    let third = try corners(.pi / 3, .pi / 3, in: SpaceView())
    #expect(abs(third[0].x - 125) < 1e-6 && abs(third[1].x - 75) < 1e-6)
  }

  @Test("turns in other layers are flattened, one after the other")
  func flat() throws {
    let twice = try corners(.pi / 3, .pi / 3, in: UIView())
    #expect(abs(twice[0].x - 87.5) < 1e-6 && abs(twice[1].x - 112.5) < 1e-6)
    let edge = try corners(.pi / 2, -.pi / 2, in: UIView())
    #expect(abs(edge[0].x - 100) < 1e-6 && abs(edge[1].x - 100) < 1e-6)
  }
}
