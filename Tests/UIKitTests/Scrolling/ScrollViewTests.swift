import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ScrollViewTests {
  let table = TouchTable()
  let scroll: UIScrollView
  let follower: Follower

  /// Records the delegate callbacks of a scroll view.
  final class Follower: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [Double] = []
    var target: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(Double(scrollView.contentOffset.y))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willDrag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let place = targetContentOffset.pointee.y
      lines.append("willEnd \((velocity.y * 1000).rounded()) → \(place.rounded())")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEnd \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willSlow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didSlow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      lines.append("didAnimate")
    }
  }

  init() {
    let table = table
    (scroll, follower) = table.world.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      scroll.contentSize = CGSize(width: 390, height: 8000)
      table.window.addSubview(scroll)
      let follower = Follower()
      scroll.delegate = follower
      return (scroll, follower)
    }
  }

  /// A drag from (200, 600) by `way` in `steps` equal steps of 1/64 s, lifted at once.
  func drag(by way: Double, steps: Int = 8, at start: Double = 0, rest: Double = 0) {
    var path: [(Double, Double, Double)] = []
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      path.append((start + Double(step) / 64, 200, 600 + way * part))
    }
    table.finger(path, lift: start + Double(steps) / 64 + rest)
  }

  @Test("The content follows from where the pan began; a touch that rested leaves it there")
  func dragging() throws {
    drag(by: -160, rest: 0.2)
    try table.advance(to: 1)
    #expect(follower.offsets == [20, 40, 60, 80, 100, 120, 140])
    #expect(follower.lines == ["willDrag", "willEnd 0.0 → 140.0", "didEnd false"])
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  @Test("The offsets of a fling match the closed form at every refresh of the screen")
  func fling() throws {
    drag(by: -160)
    try table.advance(to: 0.125)
    #expect(scroll.contentOffset.y == 140)
    #expect(scroll.isDecelerating)
    follower.offsets = []
    try table.advance(to: 10)
    // 140 + 1280 (1 − 0.998^(1000 t)) / (−1000 ln 0.998), worked out elsewhere, at n / 60 s.
    let expected: [Int: Double] = [
      1: 160.981_346_7, 2: 181.274_166_8, 6: 256.001_089_0, 30: 544.387_869_0,
      60: 693.004_962_2, 120: 767.696_313_4,
    ]
    for (refresh, offset) in expected {
      #expect(abs(follower.offsets[refresh - 1] - offset) < 1e-4, "refresh \(refresh)")
    }
    #expect(follower.offsets.count == 236)
    #expect(scroll.contentOffset.y == 779.5)
    #expect(
      follower.lines == [
        "willDrag", "willEnd 1280.0 → 779.0", "didEnd true", "willSlow", "didSlow",
      ])
  }

  @Test("The fast rate settles sooner and nearer")
  func fast() throws {
    scroll.decelerationRate = .fast
    drag(by: -160)
    try table.advance(to: 10)
    #expect(scroll.contentOffset.y == 267.5)
  }

  @Test(
    "Past its end it resists like a rubber band of coefficient 0.55",
    arguments: [(0.0, 0.0), (20, 10.850_801_5), (100, 51.461_988_3), (400, 172.549_019_6)])
  func rubberBand(finger: Double, content: Double) throws {
    table.finger([(0, 200, 100), (0.1, 200, 120), (0.2, 200, 120 + finger)])
    try table.advance(to: 0.2)
    #expect(abs(Double(scroll.contentOffset.y) + content) < 1e-5)
    table.world.touches.ended()
    try table.advance(to: 5)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("Without bouncing it stops at its ends")
  func noBounce() throws {
    scroll.bounces = false
    drag(by: 300)
    try table.advance(to: 1)
    #expect(follower.offsets == [])
    scroll.contentOffset.y = 7100
    follower.offsets = []
    drag(by: -160, at: 2)
    try table.advance(to: 5)
    #expect(scroll.contentOffset.y == 7200)
    #expect(follower.offsets.max() == 7200)
  }

  @Test("A fling into the end bounces once, without a jump, and returns")
  func bounce() throws {
    scroll.contentOffset.y = 6800
    follower.offsets = []
    drag(by: -320)
    try table.advance(to: 10)
    #expect(scroll.contentOffset.y == 7200)
    let maximum = try #require(follower.offsets.max())
    #expect(maximum > 7260 && maximum < 7290)
    let steps = zip(follower.offsets, follower.offsets.dropFirst()).map { abs($1 - $0) }
    #expect(try #require(steps.max()) < 45)
    let turns = zip(follower.offsets, follower.offsets.dropFirst()).filter { $0 > $1 }
    #expect(turns.allSatisfy { $0.0 > 7200 })
  }

  @Test(
    "Paging advances for a quick touch and snaps to the nearest page for a slow one",
    arguments: [(-160.0, 0.0, 800.0), (-160, 0.2, 0), (-480, 0.2, 800), (-700, 0, 800)])
  func paging(way: Double, rest: Double, page: Double) throws {
    scroll.isPagingEnabled = true
    drag(by: way, rest: rest)
    try table.advance(to: 5)
    #expect(Double(scroll.contentOffset.y) == page)
  }

  @Test("The delegate can choose where it stops")
  func target() throws {
    follower.target = CGPoint(x: 0, y: 500)
    drag(by: -160)
    try table.advance(to: 5)
    #expect(scroll.contentOffset.y == 500)
  }

  @Test("A touch stops it; released between its ends it stays, released beyond it returns")
  func caught() throws {
    drag(by: -160)
    table.finger([(0.5, 200, 600)], lift: 0.6)
    try table.advance(to: 0.5)
    #expect(scroll.isTracking && !scroll.isDecelerating && !scroll.isDragging)
    let place = scroll.contentOffset
    try table.advance(to: 1)
    #expect(scroll.contentOffset == place && !scroll.isTracking)
    scroll.contentOffset.y = 7250
    table.finger([(2, 200, 600)], lift: 2.1)
    try table.advance(to: 5)
    #expect(scroll.contentOffset.y == 7200)
  }

  @Test("An animated change takes 0.3 seconds")
  func animated() throws {
    table.world.run { scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    try table.advance(to: 0.15)
    #expect(abs(scroll.contentOffset.y - 300) < 1e-6)
    try table.advance(to: 0.3)
    #expect(scroll.contentOffset.y == 600)
    #expect(follower.lines == ["didAnimate"])
    #expect(follower.offsets.count == 18)
  }

  @Test(
    "It scrolls no further than needed to show a rectangle",
    arguments: [(0.0, 0.0), (700, 0), (900, 200), (7990, 7200)])
  func toVisible(y: Double, offset: Double) throws {
    table.world.run {
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 100), animated: false)
    }
    #expect(Double(scroll.contentOffset.y) == offset)
  }

  @Test(
    "What it shows lies within its insets", arguments: [(0.0, 0.0), (700, 300), (900, 500)])
  func toVisibleWithinInsets(y: Double, offset: Double) throws {
    table.world.run {
      scroll.contentInset.bottom = 300
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 100), animated: false)
    }
    #expect(Double(scroll.contentOffset.y) == offset)
  }

  @Test("A touch along an axis that does not scroll leaves the pan to others")
  func direction() throws {
    table.add(UIPanGestureRecognizer(), named: "outer", to: table.window)
    table.finger([(0, 100, 300), (0.1, 120, 305)], lift: 0.3)
    #expect(try table.play(to: 1) == ["outer:began", "outer:ended"])
    table.finger([(2, 100, 300), (2.1, 105, 280)], lift: 2.3)
    #expect(try table.play(to: 3) == [])
    #expect(follower.lines.first == "willDrag")
  }

  @Test("With directional lock a drag keeps its first direction")
  func directionalLock() throws {
    scroll.contentSize.width = 4000
    scroll.isDirectionalLockEnabled = true
    table.finger([(0, 300, 600), (0.1, 300, 580), (0.2, 200, 500)], lift: 0.5)
    try table.advance(to: 1)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 80))
    scroll.isDirectionalLockEnabled = false
    table.finger([(2, 300, 600), (2.1, 300, 580), (2.2, 200, 500)], lift: 2.5)
    try table.advance(to: 5)
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 160))
  }

  @Test("Insets move the ends, and disabling scrolling cancels a drag")
  func insets() throws {
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == -50)
    table.finger([(0, 200, 100), (0.1, 200, 120), (0.2, 200, 220)])
    try table.advance(to: 0.2)
    #expect(scroll.isDragging)
    table.world.run { scroll.isScrollEnabled = false }
    #expect(!scroll.isDragging)
    try table.advance(to: 5)
    #expect(scroll.contentOffset.y == -50)
  }

  @Test("The same fling is equal at every frame rate", arguments: [24, 30, 60, 120])
  func frameRates(rate: Int) throws {
    drag(by: -160)
    for frame in 0...(4 * rate) {
      try table.world.advance(to: FrameTime(index: frame, rateNumerator: rate).lastInstant)
    }
    let reference = ScrollViewTests()
    reference.drag(by: -160)
    try reference.table.advance(to: 4)
    #expect(follower.offsets == reference.follower.offsets)
  }

  @Test("The content never moves further than the touch and never jumps", arguments: 1...20)
  func continuity(seed: UInt64) throws {
    var random = RandomTouchTests.Seeded(state: seed)
    var time = 0.0
    var fastest = 0.0
    for _ in 0..<6 {
      var y = Double.random(in: 100...700, using: &random)
      time += Double.random(in: 0.02...1, using: &random)
      table.world.touches.schedule(
        .init(0, .began, at: CGPoint(x: 200, y: y)), at: VirtualTime(seconds: time))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let (step, pause) = (
          Double.random(in: -60...60, using: &random), Double.random(in: 0.01...0.1, using: &random)
        )
        (y, time, fastest) = (y + step, time + pause, max(fastest, abs(step) / pause))
        table.world.touches.schedule(
          .init(0, .moved, at: CGPoint(x: 200, y: y)), at: VirtualTime(seconds: time))
      }
      table.world.touches.schedule(.init(0, .ended), at: VirtualTime(seconds: time))
    }
    try table.advance(to: 20)
    let maximum = max(60, fastest / 60) + 1e-9
    let jumps = zip(follower.offsets, follower.offsets.dropFirst()).map { abs($1 - $0) }
    #expect(jumps.allSatisfy { $0 <= maximum }, "seed \(seed)")
    #expect((0...7200).contains(Double(scroll.contentOffset.y)))
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }
}
