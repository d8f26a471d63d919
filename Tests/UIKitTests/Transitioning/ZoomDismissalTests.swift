// The drag that dismisses a zoomed view: how far it goes, and where it does not begin.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ZoomDismissalTests {
  private let bars = BarSample()
  private let cell: UIView
  private let detail: UIViewController
  private let options = UIViewController.Transition.ZoomOptions()

  init() {
    (cell, detail) = bars.world.run { [bars] in
      let cell = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 120))
      bars.a.view.addSubview(cell)
      return (cell, UIViewController())
    }
  }

  /// Presents the detail with a zoom, which ends before 1 s.
  private func present() throws {
    try bars.advance(to: 0.1)
    bars.run {
      detail.preferredTransition = .zoom(options: options) { [cell] _ in cell }
      bars.a.present(detail, animated: true)
    }
    try bars.advance(to: 1)
  }

  /// Drags by a distance in 0.2 s from 1 s, and rests before the touch ends.
  private func drag(_ way: CGVector, ends: Bool = true) throws {
    bars.world.touches.began(at: CGPoint(x: 195, y: 300))
    for step in 1...10 {
      try bars.advance(to: 1 + Double(step) * 0.02)
      let part = Double(step) / 10
      bars.world.touches.moved(to: CGPoint(x: 195 + way.dx * part, y: 300 + way.dy * part))
    }
    guard ends else { return }
    try bars.advance(to: 1.5)
    bars.world.touches.ended()
  }

  @Test("a drag beyond a quarter of the height dismisses, a shorter one does not")
  func distance() throws {
    for (way, isGone) in [(150.0, false), (260, true)] {
      let test = ZoomDismissalTests()
      try test.present()
      try test.drag(CGVector(dx: 0, dy: way))
      try test.bars.advance(to: 3)
      #expect((test.bars.a.presentedViewController == nil) == isGone, "\(way)")
      #expect((test.detail.view.window == nil) == isGone && test.cell.alpha == 1, "\(way)")
      if !isGone {
        #expect(
          test.detail.view.convert(test.detail.view.bounds, to: nil) == test.bars.window.bounds)
      }
    }
  }

  @Test("the view follows the finger along the zoom's path")
  func follows() throws {
    try present()
    try drag(CGVector(dx: 0, dy: 422), ends: false)
    let shown = bars.world.run { detail.view.superview?.layer.presentation()?.frame ?? .zero }
    #expect(abs(shown.width - 245) < 1 && abs(shown.minX - 20) < 1)
  }

  @Test("the options are asked, and can refuse")
  func refused() throws {
    var asked: [CGPoint] = []
    options.interactiveDismissShouldBegin = { context in
      asked.append(context.location)
      #expect(context.willBegin && context.velocity.dy > 0)
      return false
    }
    try present()
    try drag(CGVector(dx: 0, dy: 400))
    try bars.advance(to: 3)
    #expect(bars.a.presentedViewController === detail && asked.count == 1 && asked[0].x == 195)
  }

  @Test("it does not begin upward, sideways, or where content is not at its top")
  func elsewhere() throws {
    for way in [CGVector(dx: 0, dy: -250), CGVector(dx: 180, dy: 100)] {
      let test = ZoomDismissalTests()
      try test.present()
      try test.drag(way)
      try test.bars.advance(to: 3)
      #expect(test.bars.a.presentedViewController === test.detail)
    }
    try present()
    let scroll = bars.world.run { UIScrollView(frame: detail.view.bounds) }
    bars.run {
      scroll.contentSize = CGSize(width: 390, height: 3000)
      scroll.contentInsetAdjustmentBehavior = .never
      detail.view.addSubview(scroll)
      scroll.contentOffset.y = 500
    }
    try drag(CGVector(dx: 0, dy: 300))
    #expect(scroll.contentOffset.y < 300)
    try bars.advance(to: 4)
    #expect(bars.a.presentedViewController === detail)
  }

  /// Moves two fingers from a distance of 200 points to another one in 0.2 s from 1 s.
  private func pinch(to distance: CGFloat, ends: Bool = true) throws {
    func point(_ finger: Int, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: 195 + (finger == 0 ? -1 : 1) * distance / 2, y: 300)
    }
    for finger in 0...1 { bars.world.touches.began(finger, at: point(finger, 200)) }
    for step in 1...10 {
      try bars.advance(to: 1 + Double(step) * 0.02)
      for finger in 0...1 {
        bars.world.touches.moved(
          finger, to: point(finger, 200 + (distance - 200) * Double(step) / 10))
      }
    }
    guard ends else { return }
    try bars.advance(to: 1.5)
    for finger in 0...1 { bars.world.touches.ended(finger) }
  }

  @Test("a pinch dismisses beyond a quarter of the way, and not when it spreads")
  func pinched() throws {
    for (distance, isGone) in [(170.0, false), (110, true), (330, false)] {
      let test = ZoomDismissalTests()
      try test.present()
      try test.pinch(to: distance)
      try test.bars.advance(to: 3)
      #expect((test.bars.a.presentedViewController == nil) == isGone, "\(distance)")
      #expect((test.detail.view.window == nil) == isGone && test.cell.alpha == 1, "\(distance)")
    }
  }

  @Test("the view follows two fingers: half their distance is half the way")
  func followsPinch() throws {
    try present()
    try pinch(to: 100, ends: false)
    let shown = bars.world.run { detail.view.superview?.layer.presentation()?.frame ?? .zero }
    #expect(abs(shown.width - 245) < 4)
  }

  @Test("a pinch belongs to content that is magnified")
  func magnified() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    for (scale, isGone) in [(2.0, false), (1, true)] {
      let test = ZoomDismissalTests()
      let zoomer = Zoomer()
      try test.present()
      test.bars.run {
        let scroll = UIScrollView(frame: test.detail.view.bounds)
        scroll.addSubview(UIView(frame: scroll.bounds))
        scroll.contentSize = scroll.bounds.size
        scroll.delegate = zoomer
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
        test.detail.view.addSubview(scroll)
        scroll.zoomScale = scale
      }
      try test.pinch(to: 110)
      try test.bars.advance(to: 3)
      #expect((test.bars.a.presentedViewController == nil) == isGone, "\(scale)")
      withExtendedLifetime(zoomer) {}
    }
  }

  @Test("a pushed view is popped")
  func popped() throws {
    try bars.advance(to: 0.1)
    bars.run {
      bars.b.preferredTransition = .zoom { [cell] _ in cell }
      bars.navigation.pushViewController(bars.b, animated: true)
    }
    try bars.advance(to: 1)
    try drag(CGVector(dx: 0, dy: 300))
    try bars.advance(to: 3)
    #expect(bars.navigation.topViewController === bars.a && bars.b.view.window == nil)
  }
}
