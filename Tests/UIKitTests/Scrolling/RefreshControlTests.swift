// The place of a refresh control, and when it is visible.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RefreshControlTests {
  let bars = BarSample(scrolls: true)
  let control: UIRefreshControl
  /// The lower edge of the bar in the window.
  let bottom: CGFloat = 91

  init() throws {
    let bars = bars
    control = bars.world.run {
      let control = UIRefreshControl()
      control.attributedTitle = NSAttributedString(string: "Loading")
      bars.a.scroll.refreshControl = control
      return control
    }
    try bars.advance(to: 0.1)
  }

  var scroll: UIScrollView { bars.a.scroll }
  var place: CGRect { control.convert(control.bounds, to: nil) }

  @Test(
    "It is above the content, and no further up than the lower edge of the bar",
    arguments: [(0, 0), (30, 0.5), (60, 1), (150, 1)] as [(CGFloat, CGFloat)])
  func pulled(_ distance: CGFloat, _ alpha: CGFloat) {
    bars.run {
      #expect(scroll.contentOffset.y == -bottom)
      scroll.contentOffset.y = -bottom - distance
      let y = distance < 60 ? bottom + distance - 60 : bottom
      #expect(place == CGRect(x: 0, y: y, width: 390, height: 60))
      #expect(control.alpha == alpha)
    }
  }

  @Test("Insets of the content move it with the content")
  func contentInset() {
    bars.run {
      scroll.contentInset.top = 20
      #expect(scroll.contentOffset.y == -bottom - 20)
      scroll.contentOffset.y -= 60
      #expect(place.minY == bottom)
      #expect(control.frame.maxY == -20)
    }
  }

  @Test("While refreshing it is between the bar and the content, and afterwards it is invisible")
  func refreshing() throws {
    bars.run { control.beginRefreshing() }
    #expect(control.alpha == 1)
    #expect(scroll.contentOffset.y == -bottom - 60)
    #expect(place == CGRect(x: 0, y: bottom, width: 390, height: 60))
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    bars.run { control.endRefreshing() }
    try bars.advance(to: 1)
    #expect(scroll.contentOffset.y == -bottom)
    #expect(control.alpha == 0)
  }
}
