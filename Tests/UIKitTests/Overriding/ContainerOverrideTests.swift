// What extensions of UIKit's containers say in place of the classes, as the adapter writes it.

import SegueWorld
import Testing
import UIKit

// The home indicator is not drawn, so that other tests are not affected.
extension UITabBarController: SeguePrefersHomeIndicatorAutoHiddenOverride {
  /// The opposite of what the class says.
  public var overridingPrefersHomeIndicatorAutoHidden: Bool {
    !super.prefersHomeIndicatorAutoHidden
  }
}

@Suite @MainActor struct ContainerOverrideTests {
  private final class Tabs: UITabBarController {
    override var prefersHomeIndicatorAutoHidden: Bool { !super.prefersHomeIndicatorAutoHidden }
  }

  @Test("A container asks for what an extension says; subclasses override that")
  func extensions() {
    World().run {
      #expect(UITabBarController().prefersHomeIndicatorAutoHidden)
      #expect(!Tabs().prefersHomeIndicatorAutoHidden)
      #expect(!UINavigationController().prefersHomeIndicatorAutoHidden)
      #expect(UITabBarController().shouldAutorotate)
    }
  }
}
