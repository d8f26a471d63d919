// Limits of the text size that a view and its descendants adopt.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ContentSizeLimitTests {
  @Test("A view and what it contains adopt a size within the limits")
  func limits() {
    World().run {
      UIKitState.current.setScreenTraits(
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      window.addSubview(outer)
      window.isHidden = false
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      outer.maximumContentSizeCategory = .extraLarge
      #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
      inner.maximumContentSizeCategory = .small
      #expect(inner.traitCollection.preferredContentSizeCategory == .small)
      #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
      inner.minimumContentSizeCategory = .large
      #expect(inner.traitCollection.preferredContentSizeCategory == .large)
      #expect(
        inner.appliedContentSizeCategoryLimitsDescription == """
          UIView: minimum UICTContentSizeCategoryL, maximum UICTContentSizeCategoryS
          UIView: minimum none, maximum UICTContentSizeCategoryXL
          """)
      outer.maximumContentSizeCategory = nil
      (inner.minimumContentSizeCategory, inner.maximumContentSizeCategory) = (nil, nil)
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
  }
}
