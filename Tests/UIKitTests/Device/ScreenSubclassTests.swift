// A subclass of UIScreen with an initializer of its own, as Paralayout's tests declare one.

import Testing
import UIKit

@MainActor
private final class DenseScreen: UIScreen {
  private let density: CGFloat

  init(density: CGFloat) {
    self.density = density
    super.init()
  }

  override var scale: CGFloat {
    get { density }
    set {}
  }
}

@MainActor
@Suite struct ScreenSubclassTests {
  @Test("A screen that a subclass creates has the subclass's scale and no area")
  func scale() {
    let screen = DenseScreen(density: 3)
    #expect(screen.scale == 3 && screen.nativeScale == 3)
    #expect(screen.bounds == .zero && screen.nativeBounds == .zero)
    #expect(UIScreen.main !== screen)
  }
}
