import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewGeometryTests {
  /// Bounds, position, rotation and anchor, and the resulting frame. SEMANTICS 4f.
  @Test(
    "The frame is the bounding box of the transformed bounds",
    arguments: [
      (
        CGSize(width: 200, height: 100), CGPoint(x: 150, y: 100), Double.pi / 6, 0.5,
        [38.397459622, 6.698729811, 223.205080757, 186.602540378]
      ),
      (CGSize(width: 320, height: 568), .zero, -Double.pi / 2, 0, [0, -320, 568, 320]),
    ])
  func frame(
    size: CGSize, center: CGPoint, angle: Double, anchor: Double, expected: [Double]
  ) {
    World().run {
      let view = UIView(frame: .zero)
      view.bounds.size = size
      view.layer.anchorPoint = CGPoint(x: anchor, y: anchor)
      view.center = center
      view.transform = CGAffineTransform(rotationAngle: angle)
      let frame = view.frame
      let values = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      #expect(isClose(values, expected), "\(frame)")
    }
  }

  @Test("Setting the frame of a scaled or rotated view gives it that frame")
  func setFrame() {
    World().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let wanted = CGRect(x: 5, y: 7, width: 30, height: 50)
      for transform in [
        CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(rotationAngle: .pi / 2),
      ] {
        view.transform = transform
        view.frame = wanted
        #expect(isClose(view.frame.minX, 5) && isClose(view.frame.minY, 7))
        #expect(isClose(view.frame.width, 30) && isClose(view.frame.height, 50))
      }
    }
  }

  /// Three views, each with its own transform, anchor and scrolled bounds, in one another; and what
  /// takes a point of the innermost to the outermost by matrices.
  private func tower() -> (views: [UIView], matrix: CGAffineTransform) {
    var views: [UIView] = []
    var matrix = CGAffineTransform.identity
    for index in 0..<3 {
      let number = CGFloat(index)
      let view = UIView(frame: CGRect(x: 10 * number, y: 5, width: 100 + number, height: 80))
      view.bounds.origin = CGPoint(x: 3 * number, y: -4 * number)
      view.layer.anchorPoint = CGPoint(x: 0.25 * number, y: 0.75)
      view.transform = CGAffineTransform(
        a: 1 + 0.1 * number, b: 0.2, c: -0.3 * number, d: 0.9, tx: 4, ty: -2 * number)
      views.last?.addSubview(view)
      views.append(view)
      guard index > 0 else { continue }
      let (bounds, anchor) = (view.bounds, view.layer.anchorPoint)
      let toAnchor = CGAffineTransform(
        translationX: -bounds.minX - anchor.x * bounds.width,
        y: -bounds.minY - anchor.y * bounds.height)
      let toParent = toAnchor.concatenating(view.transform).concatenating(
        CGAffineTransform(translationX: view.center.x, y: view.center.y))
      matrix = toParent.concatenating(matrix)
    }
    return (views, matrix)
  }

  @Test("Points convert between views by their transforms, and back")
  func convert() throws {
    try World().run {
      let (views, matrix) = tower()
      let (outer, inner) = (try #require(views.first), try #require(views.last))
      for point in [CGPoint.zero, CGPoint(x: 12, y: -7), CGPoint(x: 99, y: 60)] {
        let expected = point.applying(matrix)
        let converted = inner.convert(point, to: outer)
        #expect(isClose([converted.x, converted.y], [expected.x, expected.y], tolerance: 1e-9))
        #expect(outer.convert(point, from: inner) == converted)
        let back = inner.convert(converted, from: outer)
        #expect(isClose([back.x, back.y], [point.x, point.y], tolerance: 1e-9))
      }
    }
  }

  @Test("Rectangles become the bounding box of their corners; nil is the topmost view")
  func convertRect() throws {
    try World().run {
      let (views, _) = tower()
      let (outer, inner) = (try #require(views.first), try #require(views.last))
      let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
      let corners = [
        CGPoint(x: 1, y: 2), CGPoint(x: 31, y: 2), CGPoint(x: 1, y: 42), CGPoint(x: 31, y: 42),
      ].map { inner.convert($0, to: outer) }
      let box = inner.convert(rect, to: nil)
      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      #expect(isClose([box.minX, box.maxX], [xs[0], xs[3]], tolerance: 1e-9))
      #expect(isClose([box.minY, box.maxY], [ys[0], ys[3]], tolerance: 1e-9))
    }
  }

  @Test("Views are notified of a new safe area before layout")
  func safeAreaChange() {
    final class Told: UIView {
      var changes: [CGFloat] = []
      override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets.top) }
    }
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.windowSafeAreaInsets.top = 20
      let view = Told(frame: window.bounds)
      window.addSubview(view)
      window.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.changes == [20])
    }
  }

  @Test("Safe areas are reduced to the views that they cover")
  func safeArea() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      let view = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
      #expect(view.safeAreaInsets == .zero)
      window.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
      view.frame.size.height = 190
      #expect(view.safeAreaInsets.bottom == 5)
    }
  }
}
