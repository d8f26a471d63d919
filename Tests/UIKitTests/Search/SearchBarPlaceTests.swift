// The place of a search bar in a navigation bar: its height, and how scrolling collapses it.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SearchBarPlaceTests {
  @Test("A search bar adds 52 points to the bar and to the insets", arguments: [true, false])
  func height(_ isLarge: Bool) throws {
    let sample = SearchSample(isLarge: isLarge)
    try sample.bars.advance(to: 0.1)
    sample.bars.run {
      let height: CGFloat = 44 + (isLarge ? 52 : 0) + 52
      #expect(sample.bars.bar.frame == CGRect(x: 0, y: 47, width: 390, height: height))
      #expect(sample.scroll.adjustedContentInset.top == 47 + height)
      let bar = sample.searchBar.convert(sample.searchBar.bounds, to: nil)
      #expect(bar == CGRect(x: 0, y: 47 + height - 52, width: 390, height: 52))
      let field = sample.searchBar.searchTextField.frame
      #expect(field == CGRect(x: 16, y: 1, width: 358, height: 36))
      #expect(sample.searchBar.placeholder == "Search")
    }
  }

  @Test("The search bar collapses first, then the large title")
  func collapse() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    // The distance scrolled, the heights of the bar and of the field, the opacity of the title.
    let cases: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (20, 128, 16, 0), (52, 96, 0, 0), (80, 68, 0, 0), (104, 44, 0, 1), (400, 44, 0, 1),
      (-30, 178, 36, 0),
    ]
    for (distance, height, field, title) in cases {
      sample.bars.run {
        sample.scroll.contentOffset.y = distance - 195
        sample.bars.window.layoutIfNeeded()
      }
      #expect(sample.bars.bar.frame.height == height, "at \(distance)")
      #expect(sample.searchBar.searchTextField.frame.height == field, "at \(distance)")
      #expect(sample.titles.small?.alpha == title, "at \(distance)")
    }
  }

  @Test("A search bar that does not hide stays")
  func stays() throws {
    let sample = SearchSample()
    sample.bars.run { sample.bars.a.navigationItem.hidesSearchBarWhenScrolling = false }
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.scroll.contentOffset.y = 400 }
    #expect(sample.bars.bar.frame.height == 96)
    #expect(sample.searchBar.searchTextField.frame.height == 36)
  }

  @Test(
    "A drag that would end within the collapse continues to an end",
    arguments: [(10.0, 0.0), (40.0, 52.0), (70.0, 52.0), (90.0, 104.0)])
  func settles(_ distance: Double, _ end: Double) throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    let touches = sample.bars.world.touches
    touches.began(at: CGPoint(x: 200, y: 600))
    try sample.bars.advance(to: 0.2)
    touches.moved(to: CGPoint(x: 200, y: 590))
    try sample.bars.advance(to: 0.3)
    touches.moved(to: CGPoint(x: 200, y: 590 - distance))
    try sample.bars.advance(to: 0.6)
    touches.ended()
    try sample.bars.advance(to: 3)
    #expect(abs(sample.scroll.contentOffset.y - (end - 195)) < 0.5)
  }

  @Test("A push takes the search bar away, and a pop returns it")
  func push() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.bars.navigation.pushViewController(sample.bars.b, animated: true) }
    try sample.bars.advance(to: 1)
    #expect(sample.bars.bar.frame.height == 44)
    #expect(sample.searchBar.window == nil)
    sample.bars.run { _ = sample.bars.navigation.popViewController(animated: true) }
    try sample.bars.advance(to: 2)
    #expect(sample.bars.bar.frame.height == 148)
    #expect(sample.searchBar.window != nil)
    #expect(sample.searchBar.transform == .identity)
    #expect(sample.searchBar.alpha == 1)
  }

  @Test("A search bar of its own has 56 points, and 44 more with scopes")
  func alone() {
    World().run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      #expect(bar.sizeThatFits(.zero).height == 56)
      bar.scopeButtonTitles = ["All", "New"]
      #expect(bar.sizeThatFits(.zero).height == 56)
      bar.showsScopeBar = true
      bar.sizeToFit()
      bar.layoutIfNeeded()
      #expect(bar.bounds.height == 100)
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
      let scopes = bar.all(UISegmentedControl.self).first
      #expect(scopes?.frame == CGRect(x: 8, y: 56, width: 284, height: 32))
    }
  }
}
