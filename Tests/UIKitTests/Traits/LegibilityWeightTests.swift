// The trait for the weight of text.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct LegibilityWeightTests {
  @Test("the screen has the regular weight; collections combine and compare it")
  func collections() {
    World().run {
      #expect(UITraitCollection.current.legibilityWeight == .regular)
      #expect(UITraitCollection().legibilityWeight == .unspecified)
    }
    let bold = UITraitCollection(legibilityWeight: .bold)
    let both = UITraitCollection(traitsFrom: [bold, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(both.legibilityWeight == .bold && both != bold)
    let replaced = both.replacing(UITraitLegibilityWeight.self, value: .regular)
    #expect(replaced.legibilityWeight == .regular)
  }

  @Test("fonts of text styles are heavier for users who prefer bold text")
  func fonts() {
    World().run {
      let bold = UIFont.preferredFont(
        forTextStyle: .subheadline, compatibleWith: UITraitCollection(legibilityWeight: .bold))
      #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
      #expect(bold.pointSize == UIFont.preferredFont(forTextStyle: .subheadline).pointSize)
    }
  }
}
