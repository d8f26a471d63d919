import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewAutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// A subview at x = 20, 60 wide, in a superview that goes from 100 to 200.
  nonisolated static let table: [(Mask, CGFloat, CGFloat)] = [
    ([], 20, 60),
    (.flexibleRightMargin, 20, 60),
    (.flexibleLeftMargin, 120, 60),
    (.flexibleWidth, 20, 160),
    ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60),
    ([.flexibleLeftMargin, .flexibleWidth], 45, 135),
    ([.flexibleWidth, .flexibleRightMargin], 20, 135),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
  ]

  @Test("Flexible parts share a new width in proportion", arguments: table)
  func horizontal(mask: Mask, x: CGFloat, width: CGFloat) {
    World().run {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
      view.autoresizingMask = mask
      superview.addSubview(view)
      superview.frame.size.width = 200
      #expect(isClose([view.frame.minX, view.frame.width], [x, width]), "\(view.frame)")
      #expect(view.frame.minY == 0 && view.frame.height == 10)
    }
  }

  @Test("The same holds for heights", arguments: table)
  func vertical(mask: Mask, y: CGFloat, height: CGFloat) {
    World().run {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 60))
      view.autoresizingMask = Mask(rawValue: mask.rawValue << 3)
      superview.addSubview(view)
      superview.bounds.size.height = 200
      #expect(isClose([view.frame.minY, view.frame.height], [y, height]), "\(view.frame)")
      #expect(view.frame.minX == 0 && view.frame.width == 10)
    }
  }

  @Test("Flexible parts of zero length share equally")
  func nothing() {
    World().run {
      let superview = UIView(frame: .zero)
      let view = UIView(frame: .zero)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
      superview.addSubview(view)
      superview.bounds.size = CGSize(width: 100, height: 50)
      #expect(view.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    }
  }

  @Test("A transform does not affect autoresizing")
  func transformed() {
    World().run {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: superview.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      superview.addSubview(view)
      superview.bounds.size = CGSize(width: 200, height: 300)
      #expect(view.bounds.size == CGSize(width: 200, height: 300))
      #expect(view.center == CGPoint(x: 100, y: 150))
    }
  }

  @Test("It can be disabled and reaches any depth")
  func depth() {
    World().run {
      let views = (0..<3).map { _ in
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      for (outer, inner) in zip(views, views.dropFirst()) {
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
      }
      views[0].frame.size.width = 20
      #expect(views[2].frame.width == 20)
      views[1].autoresizesSubviews = false
      views[0].frame.size.width = 30
      #expect(views.map(\.frame.width) == [30, 30, 20])
    }
  }
}
