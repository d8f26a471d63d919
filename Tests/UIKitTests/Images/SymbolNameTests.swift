// Names of system symbols, and the icons that stand for them.

import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct SymbolNameTests {
  @Test("a symbol has its own icon, or that of the symbol without its last parts")
  func parts() {
    #expect(SymbolNames.symbol("heart.fill") == "favorite")
    #expect(SymbolNames.symbol("cart.fill") == "shopping_cart")
    #expect(SymbolNames.symbol("calendar.day.timeline.left") == "event")
    #expect(SymbolNames.symbol("teapot.fill") == nil)
  }

  @Test("every icon of the list is in the icon font")
  func inFont() {
    World().run {
      let missing = SymbolNames.more.values.filter { BarGlyph.symbol($0, pointSize: 17) == nil }
      #expect(Set(missing).isEmpty)
    }
  }
}
