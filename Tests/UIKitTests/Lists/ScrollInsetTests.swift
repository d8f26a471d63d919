// The safe area of scroll views, and their indicators.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct ScrollInsetTests {
  private func scroll(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat) -> (
    TouchTable, UIScrollView
  ) {
    let table = TouchTable()
    let view = table.world.run {
      UIKitState.current.screen.safeAreaInsets = UIEdgeInsets(
        top: 59, left: 0, bottom: 34, right: 0)
      let view = UIScrollView(frame: table.window.bounds)
      view.contentInsetAdjustmentBehavior = behavior
      view.contentSize = CGSize(width: 390, height: height)
      table.window.addSubview(view)
      table.window.layoutIfNeeded()
      return view
    }
    return (table, view)
  }

  @Test(
    "The safe area is added according to the adjustment behavior",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000.0, 59.0), (.automatic, 300, 0),
      (.scrollableAxes, 2000, 59), (.scrollableAxes, 300, 0), (.never, 2000, 0),
      (.always, 300, 59),
    ])
  func counted(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, top: Double
  ) {
    let (table, view) = scroll(behavior, height: height)
    table.world.run {
      #expect(Double(view.adjustedContentInset.top) == top)
      #expect(Double(view.contentOffset.y) == -top)
      view.contentInset.top = 10
      #expect(Double(view.contentOffset.y) == -top - 10)
    }
  }

  @Test("The safe area of a scroll view below a transform does not depend on its offset")
  func scaled() {
    let (table, view) = scroll(.automatic, height: 2000)
    table.world.run {
      let container = UIView(frame: table.window.bounds)
      container.transform = CGAffineTransform(scaleX: 0.9185750636132315, y: 0.9185750636132315)
      table.window.addSubview(container)
      container.addSubview(view)
      view.frame = CGRect(x: 16, y: 0, width: 361, height: 816.3333333333334)
      var insets: [UIEdgeInsets] = []
      for offset: CGFloat in [0.1, -16, -15.99999999999997, 33.3, 700 / 3] {
        view.contentOffset.y = offset
        insets.append(view.safeAreaInsets)
      }
      #expect(insets.allSatisfy { $0 == insets[0] })
      #expect(insets[0].top > 0 && insets[0].top < 59)
    }
  }

  @Test("Content that scrolls clear of the safe area receives none of it")
  func contents() {
    let (table, view) = scroll(.automatic, height: 2000)
    table.world.run {
      let child = UIView(frame: CGRect(x: 0, y: -59, width: 390, height: 100))
      view.addSubview(child)
      #expect(child.safeAreaInsets == .zero)
      view.contentInsetAdjustmentBehavior = .never
      view.contentOffset.y = -59
      #expect(child.safeAreaInsets.top == 59)
    }
  }

  @Test("Margins that content takes from its scroll view do not change while it moves")
  func margins() {
    let (table, view) = scroll(.automatic, height: 2000)
    table.world.run {
      let rows = [0.0, 700, 1950].map { UIView(frame: CGRect(x: 0, y: $0, width: 390, height: 50)) }
      for row in rows {
        row.preservesSuperviewLayoutMargins = true
        view.addSubview(row)
      }
      view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 12, right: 20)
      let expected = [8.0, 8, 12].map { UIEdgeInsets(top: 8, left: 20, bottom: $0, right: 20) }
      for offset in [-59.0, 30, 680, 1190] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        #expect(rows.map(\.layoutMargins) == expected)
      }
    }
  }

  @Test("Indicators appear with a touch, show the position, and fade at rest")
  func indicators() throws {
    let (table, view) = scroll(.never, height: 8440)
    let plain = view.layer.sublayers?.count ?? 0
    table.finger([(0, 200, 600), (0.1, 200, 580), (0.2, 200, 160)], lift: 0.5)
    try table.advance(to: 0.3)
    let bar = try #require(view.layer.sublayers?.last)
    #expect((view.layer.sublayers?.count ?? 0) == plain + 1)
    // The track is 838 long, a tenth of it the bar; 420 of 7596 points down.
    let place = table.world.run { view.layer.convert(bar.frame, to: table.window.layer) }
    #expect(place.minX == 384 && place.width == 3)
    #expect(abs(place.height - 83.8) < 1e-6)
    #expect(abs(place.minY - (3 + (838 - 83.8) * 420 / 7596)) < 1e-3)
    #expect(bar.opacity == 1)
    try table.advance(to: 5)
    #expect(bar.opacity == 0)
    #expect(bar.presentation()?.opacity == 0)
  }
}
