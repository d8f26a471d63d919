// App code that animates constraints, compiled in both language modes, moves the same.

import AppCode
import AppCodeSwift5
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct LayoutCodeTests {
  let world = World()

  @Test("A card grows to the full screen by its constraints", arguments: [5, 6])
  func card(mode: Int) throws {
    let (window, card, expand) = world.run { start(mode) }
    try world.advance(to: VirtualTime(seconds: 1))
    world.run {
      #expect(card.frame == CGRect(x: 16, y: 273.5, width: 343, height: 120))
      expand()
      #expect(card.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    try world.advance(to: VirtualTime(seconds: 1.1))
    let height = world.run {
      card.layer.presentationValue(
        forKeyPath: "bounds.size.height", atSeconds: world.now.seconds)
    }
    guard case .number(let shown)? = height else { return #expect(Bool(false)) }
    #expect(shown > 200 && shown < 600, "\(shown)")
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(window.rootViewController != nil)
    #expect(world.diagnostics.warnings.isEmpty)
  }

  private func start(_ mode: Int) -> (UIWindow, UIView, () -> Void) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    if mode == 5 {
      let controller = AppCodeSwift5.ExpandingCardController()
      window.rootViewController = controller
      return (window, controller.card, { controller.setExpanded(true, animated: true) })
    }
    let controller = AppCode.ExpandingCardController()
    window.rootViewController = controller
    return (window, controller.card, { controller.setExpanded(true, animated: true) })
  }
}
