// Zooming of scroll views: by code, by two touches, past the limits, with constraints.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct ZoomingTests {
  let table = TouchTable()
  let scroll: UIScrollView
  let image: UIView
  let follower: Follower

  final class Follower: NSObject, UIScrollViewDelegate {
    var image: UIView?
    var lines: [String] = []
    var scales: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      lines.append("begin")
    }
    var centers = false
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      scales.append(scrollView.zoomScale)
      guard centers else { return }
      let (shown, content) = (scrollView.bounds.size, scrollView.contentSize)
      scrollView.contentInset.left = max(0, (shown.width - content.width) / 2)
      scrollView.contentInset.top = max(0, (shown.height - content.height) / 2)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { lines.append("end \(scale)") }
  }

  init() {
    let table = table
    (scroll, image, follower) = table.world.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let image = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(image)
      scroll.contentSize = image.bounds.size
      scroll.maximumZoomScale = 4
      let follower = Follower()
      follower.image = image
      scroll.delegate = follower
      table.window.addSubview(scroll)
      return (scroll, image, follower)
    }
  }

  /// Two touches on a horizontal line about (150, 100), from `first` points to `last` points apart.
  func pinch(from first: Double, to last: Double, steps: Int = 8) {
    for (finger, side) in [(0, -0.5), (1, 0.5)] {
      var path: [(Double, Double, Double)] = []
      for step in 0...steps {
        let length = first + (last - first) * Double(step) / Double(steps)
        path.append((Double(step) / 64, 150 + side * length, 100))
      }
      table.finger(finger, path, lift: Double(steps) / 64 + 0.02)
    }
  }

  @Test("A scale set by code keeps the center, sizes the content, and is clamped to its limits")
  func byCode() {
    table.world.run {
      scroll.zoomScale = 2
      #expect(image.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(image.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
      #expect(scroll.contentSize == CGSize(width: 600, height: 800))
      #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
      scroll.zoomScale = 9
      #expect(scroll.zoomScale == 4)
      scroll.zoomScale = 0.2
      #expect(scroll.zoomScale == 1)
      #expect(scroll.contentOffset == .zero)
    }
    #expect(follower.scales == [2, 4, 1])
    #expect(follower.lines.isEmpty)
  }

  @Test("A rectangle is zoomed to fit, centered, in 0.3 s")
  func toRectangle() throws {
    table.world.run {
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: true)
      #expect(scroll.isZooming)
    }
    try table.advance(to: 0.15)
    #expect(scroll.zoomScale > 1.5 && scroll.zoomScale < 2.5)
    try table.advance(to: 0.5)
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 250))
    #expect(follower.lines == ["begin", "end 3.0"])
    #expect(!scroll.isZooming)
  }

  @Test("Without a view for zooming, the scale stays 1")
  func nothingToZoom() {
    table.world.run {
      follower.image = nil
      scroll.setZoomScale(3, animated: false)
    }
    #expect(scroll.zoomScale == 1)
  }

  @Test("Two touches keep the content between them, and it stays when they end")
  func fingers() throws {
    pinch(from: 80, to: 160)
    try table.advance(to: 0.125)
    let scale = scroll.zoomScale
    #expect(scale > 1.5 && scale < 2.1)
    let held = table.world.run { image.convert(CGPoint(x: 150, y: 100), to: table.window) }
    #expect(abs(held.x - 150) < 0.01 && abs(held.y - 100) < 0.01)
    try table.advance(to: 1)
    #expect(scroll.zoomScale == scale)
    #expect(follower.lines == ["begin", "end \(scale)"])
  }

  @Test("Past a limit the scale resists and returns when the touches end")
  func bounce() throws {
    pinch(from: 200, to: 60)
    try table.advance(to: 0.125)
    let lowest = scroll.zoomScale
    #expect(lowest < 0.9 && lowest > 0.5)
    try table.advance(to: 0.2)
    #expect(scroll.isZoomBouncing)
    try table.advance(to: 1)
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentOffset == .zero)
    #expect(follower.lines == ["begin", "end 1.0"])
  }

  @Test("Content that a delegate centers with insets is in its place after a return to a limit")
  func centered() throws {
    table.world.run { follower.centers = true }
    pinch(from: 200, to: 60)
    try table.advance(to: 0.125)
    #expect(scroll.contentInset.top > 10)
    try table.advance(to: 1)
    #expect(scroll.zoomScale == 1 && scroll.contentInset.top == 0)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Without bounces the scale stops at its limit; with equal limits there is no pinch")
  func limits() throws {
    table.world.run {
      scroll.bouncesZoom = false
      #expect(scroll.pinchGestureRecognizer?.isEnabled == true)
    }
    pinch(from: 200, to: 60)
    try table.advance(to: 1)
    #expect(follower.scales.allSatisfy { $0 == 1 })
    table.world.run {
      scroll.maximumZoomScale = 1
      #expect(scroll.pinchGestureRecognizer?.isEnabled == false)
      #expect(UIScrollView(frame: .zero).pinchGestureRecognizer == nil)
    }
  }

  @Test("An image constrained to the content grows with the content size")
  func constraints() throws {
    table.world.run {
      image.translatesAutoresizingMaskIntoConstraints = false
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        image.topAnchor.constraint(equalTo: content.topAnchor),
        image.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        image.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        image.widthAnchor.constraint(equalToConstant: 300),
        image.heightAnchor.constraint(equalToConstant: 400),
      ])
      scroll.layoutIfNeeded()
      scroll.zoomScale = 2
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
    }
    try table.advance(to: 0.1)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
  }
}
