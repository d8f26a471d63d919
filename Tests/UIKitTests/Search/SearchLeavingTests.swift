// A search whose screen is left while its text is being edited.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SearchLeavingTests {
  @Test(
    "Editing ends when another screen is pushed, and the search stays active",
    arguments: [true, false])
  func push(_ isAnimated: Bool) throws {
    let sample = SearchSample()
    try sample.bars.advance(to: 0.1)
    sample.bars.run { _ = sample.searchBar.becomeFirstResponder() }
    try sample.bars.advance(to: 1)
    sample.bars.run {
      #expect(sample.searchBar.isFirstResponder)
      sample.bars.navigation.pushViewController(UIViewController(), animated: isAnimated)
    }
    try sample.bars.advance(to: 1.1)
    sample.bars.run {
      #expect(!sample.searchBar.isFirstResponder)
      #expect(sample.search.isActive)
    }
    #expect(sample.log.calls.contains("didEnd"))
  }
}
