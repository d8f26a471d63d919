// A search from its beginning to its end: the calls in their order, the bar, and the results.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SearchControllerTests {
  @Test("The calls of a search, in their order")
  func calls() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.tap(195, 47 + 96 + 20)
    #expect(
      sample.log.calls == ["shouldBegin", "willPresent true", "didBegin", "update "])
    try sample.bars.advance(to: 1)
    #expect(sample.log.calls.last == "didPresent")
    sample.log.calls = []
    sample.bars.run { sample.searchBar.searchTextField.insertText("a") }
    #expect(sample.log.calls == ["text a", "update a"])
    sample.log.calls = []
    sample.bars.run { sample.searchBar.searchTextField.pressReturn() }
    #expect(sample.log.calls == ["search", "didEnd"])
    #expect(sample.search.isActive)
    sample.log.calls = []
    // The Cancel button, at the end of the row below the status bar.
    sample.bars.tap(350, 47 + 28)
    #expect(sample.log.calls == ["cancel", "willDismiss", "text ", "update "])
    #expect(!sample.search.isActive)
    try sample.bars.advance(to: 2)
    #expect(sample.log.calls.last == "didDismiss")
    #expect(sample.search.view.superview == nil)
  }

  @Test("During a search the search bar is in the place of the title")
  func place() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.search.isActive = true }
    try sample.bars.advance(to: 0.25)
    let midway = sample.bars.world.run {
      sample.bars.bar.layer.presentation()?.frame.height ?? 0
    }
    #expect(midway > 56 && midway < 148)
    try sample.bars.advance(to: 1)
    sample.bars.run {
      #expect(sample.bars.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 56))
      #expect(sample.scroll.contentOffset.y == -103)
      #expect(sample.titles.small?.alpha == 0)
      #expect(sample.titles.large?.alpha == 0)
      #expect(sample.searchBar.showsCancelButton)
      let (field, cancel) = (sample.searchBar.searchTextField.frame, sample.cancel?.frame ?? .zero)
      #expect(field.minX == 16 && field.minY == 10)
      #expect(cancel.maxX == 374)
      #expect(field.maxX == cancel.minX - 12)
      sample.search.isActive = false
    }
    try sample.bars.advance(to: 2)
    #expect(sample.bars.bar.frame.height == 148)
    #expect(sample.scroll.contentOffset.y == -195)
    #expect(sample.titles.large?.alpha == 1)
    #expect(!sample.searchBar.showsCancelButton)
  }

  @Test("A search that leaves the navigation bar as it is only pins the search bar")
  func keepsBar() throws {
    let sample = SearchSample()
    sample.bars.run { sample.search.hidesNavigationBarDuringPresentation = false }
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.search.isActive = true }
    try sample.bars.advance(to: 1)
    #expect(sample.bars.bar.frame.height == 148)
    sample.bars.run { sample.scroll.contentOffset.y = 100 }
    #expect(sample.bars.bar.frame.height == 96)
    #expect(sample.searchBar.searchTextField.frame.height == 36)
  }

  @Test("Results appear with text, below the bar, and leave with it")
  func results() throws {
    let sample = SearchSample(hasResults: true)
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.search.isActive = true }
    try sample.bars.advance(to: 1)
    #expect(sample.results.viewIfLoaded?.window == nil)
    #expect(sample.dimming == 1)
    sample.bars.run { sample.searchBar.searchTextField.insertText("low") }
    try sample.bars.advance(to: 1.1)
    sample.bars.run {
      #expect(sample.results.view.window != nil)
      #expect(sample.dimming == 0)
      #expect(
        sample.results.view.convert(sample.results.view.bounds, to: nil)
          == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(sample.results.scroll.adjustedContentInset.top == 103)
      #expect(sample.results.presentingViewController === sample.bars.a)
      sample.results.scroll.contentOffset.y = 0
      #expect(sample.bars.bar.scrolled == 1)
      sample.searchBar.searchTextField.deleteBackward()
      sample.searchBar.searchTextField.deleteBackward()
      sample.searchBar.searchTextField.deleteBackward()
      #expect(sample.results.view.window == nil)
      #expect(sample.dimming == 1)
    }
  }

  @Test("A tap on the dimmed content ends the search")
  func tapOutside() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.run { sample.search.isActive = true }
    try sample.bars.advance(to: 1)
    sample.bars.tap(195, 600)
    #expect(!sample.search.isActive)
  }

  @Test("Scopes appear with the search and update the results")
  func scopes() throws {
    let sample = SearchSample()
    sample.bars.run { sample.searchBar.scopeButtonTitles = ["All", "Near", "Far"] }
    try sample.bars.advance(to: 0.1)
    #expect(sample.bars.bar.frame.height == 148)
    sample.bars.run { sample.search.isActive = true }
    try sample.bars.advance(to: 1)
    #expect(sample.bars.bar.frame.height == 100)
    sample.log.calls = []
    sample.bars.tap(195, 47 + 72)
    #expect(sample.log.calls == ["scope 1", "update "])
    sample.bars.run { sample.search.isActive = false }
    try sample.bars.advance(to: 2)
    #expect(sample.bars.bar.frame.height == 148)
  }

  @Test("Scopes never cover the field while they appear and disappear")
  func scopesInMotion() throws {
    let sample = SearchSample()
    sample.bars.run { sample.searchBar.scopeButtonTitles = ["All", "Near", "Far"] }
    sample.search.automaticallyShowsScopeBar = true
    try sample.bars.advance(to: 0.1)
    let scopes = try #require(sample.searchBar.all(UISegmentedControl.self).first)
    #expect(scopes.alpha == (sample.searchBar.showsScopeBar ? 1 : 0))
    for (isActive, start) in [(true, 0.1), (false, 2.0)] {
      try sample.bars.advance(to: start)
      sample.bars.run { sample.search.isActive = isActive }
      for step in 1...12 {
        let seconds = start + Double(step) * 0.04
        try sample.bars.advance(to: seconds)
        let field = sample.searchBar.searchTextField.layer
        let lower = field.presentationSnapshot(atSeconds: seconds).frame.maxY
        let upper = scopes.layer.presentationSnapshot(atSeconds: seconds).frame.minY
        #expect(upper >= lower, "at \(seconds)")
      }
    }
  }

  @Test("A search bar in the content hides the navigation bar")
  func inContent() throws {
    let bars = BarSample(scrolls: true)
    let search = bars.world.run {
      let search = UISearchController(searchResultsController: nil)
      bars.a.view.layoutIfNeeded()
      bars.a.scroll.addSubview(search.searchBar)
      return search
    }
    try bars.advance(to: 0.1)
    bars.run { search.isActive = true }
    try bars.advance(to: 1)
    #expect(bars.navigation.isNavigationBarHidden)
    bars.run { search.dismiss(animated: true) }
    try bars.advance(to: 2)
    #expect(!bars.navigation.isNavigationBarHidden)
    #expect(!search.isActive)
  }

  @Test("A search whose bar is not on screen does not begin")
  func offScreen() {
    let world = World()
    world.run {
      let search = UISearchController(searchResultsController: nil)
      search.isActive = true
      #expect(!search.isActive)
    }
    #expect(world.diagnostics.warnings.contains { $0.contains("UISearchController") })
  }

  @Test("A push during a search keeps the search, and a pop returns to it")
  func push() throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.run {
      sample.search.isActive = true
      sample.search.obscuresBackgroundDuringPresentation = false
    }
    try sample.bars.advance(to: 1)
    sample.bars.run { sample.bars.navigation.pushViewController(sample.bars.b, animated: true) }
    try sample.bars.advance(to: 2)
    #expect(sample.bars.bar.frame.height == 44)
    #expect(sample.bars.bar.all(UILabel.self).contains { $0.text == "Low tide" && $0.alpha == 1 })
    sample.bars.run { _ = sample.bars.navigation.popViewController(animated: true) }
    try sample.bars.advance(to: 3)
    #expect(sample.search.isActive)
    #expect(sample.bars.bar.frame.height == 56)
    #expect(sample.titles.small?.alpha == 0)
  }
}
