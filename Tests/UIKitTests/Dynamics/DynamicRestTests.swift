// When an animator pauses: as soon as nothing moves, whatever still presses.

import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct DynamicRestTests {
  private let bench = DynamicBench()

  @Test(
    "an item that a continuous push presses against a boundary is at rest", arguments: [1.0, 8])
  func pressed(magnitude: CGFloat) throws {
    let box = bench.box(200, 300)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(.pi / 2, magnitude: magnitude)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.add(push, collision, material(box))
    try bench.play(until: 0.3)
    #expect(bench.animator.isRunning)
    try bench.play(until: 4)
    #expect(abs(box.center.y - 350) < 1)
    #expect(!bench.animator.isRunning)
  }

  @Test("an item that a continuous push accelerates is not")
  func accelerated() throws {
    let box = bench.box(200, 200)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 0.1)
    bench.add(push)
    try bench.play(until: 4)
    #expect(bench.animator.isRunning)
    #expect(box.center.x > 270)
  }

  /// A sheet that hangs from its upper left corner, a quarter turn back, is pushed down until its edge
  /// meets a short line, bounces and stays there, as the menu of a well-known transition.
  @Test("a sheet that swings around its corner until it meets a line comes to rest there")
  func swing() throws {
    let size = CGSize(width: 393, height: 852)
    let offset = UIOffset(horizontal: 50 - size.width / 2, vertical: 50 - size.height / 2)
    let sheet = bench.world.run {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      bench.space.addSubview(view)
      view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
      view.frame = CGRect(x: 0, y: 100 - 393, width: 852, height: 393)
      return view
    }
    let corner = UIAttachmentBehavior(
      item: sheet, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 50, y: 50))
    let collision = UICollisionBehavior(items: [sheet])
    collision.addBoundary(
      withIdentifier: "end" as NSString, from: CGPoint(x: -1, y: 851), to: CGPoint(x: -1, y: 852))
    let elastic = UIDynamicItemBehavior(items: [sheet])
    (elastic.elasticity, elastic.density) = (0.6, 1.5)
    let push = UIPushBehavior(items: [sheet], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 904)
    bench.add(corner, collision, elastic, push)
    try bench.play(until: 1)
    #expect(bench.animator.isRunning)
    try bench.play(until: 8)
    #expect(!bench.animator.isRunning, "turned by \(sheet.transform.b), at \(sheet.center)")
    #expect(abs(sheet.transform.b) < 0.01)
  }
}
