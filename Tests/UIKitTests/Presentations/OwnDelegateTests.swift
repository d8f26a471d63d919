// Controllers that become their own transitioning delegate when their view is loaded.

import Testing
import UIKit

@MainActor @Suite struct OwnDelegateTests {
  /// A controller whose animator ends at once.
  final class Screen: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var played = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      (transitioningDelegate, modalPresentationStyle) = (self, .overCurrentContext)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      played += 1
      context.completeTransition(true)
    }
  }

  @Test(
    "the delegate that a controller sets in viewDidLoad is asked, the style is that of before",
    arguments: [
      (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.fullScreen),
      (.custom, .custom), (.automatic, .fullScreen),
    ])
  func animator(_ style: UIModalPresentationStyle, _ shown: UIModalPresentationStyle) throws {
    let screens = SheetScreens()
    let screen = screens.world.run { Screen() }
    screen.modalPresentationStyle = style
    screens.run { screens.root.present(screen, animated: true) }
    try screens.pass(0.1)
    #expect(screen.played == 1)
    #expect(screen.presentationController?.presentationStyle == shown)
  }

  @Test("without animation, no animator is asked for")
  func still() throws {
    let screens = SheetScreens()
    let screen = screens.world.run { Screen() }
    screen.modalPresentationStyle = .fullScreen
    screens.run { screens.root.present(screen, animated: false) }
    try screens.pass(0.1)
    #expect(screen.played == 0 && screens.root.presentedViewController === screen)
  }
}
