// Presentation controllers of apps on phones, whose width is compact.

import Testing
import UIKit

@MainActor @Suite struct AdaptationTests {
  /// A card for which an app names a style in a compact width.
  final class Card: UIPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 390, height: 444)
    }
  }

  /// A delegate that makes the card.
  class Maker: NSObject, UIViewControllerTransitioningDelegate {
    var made: Card?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let card = Card(presentedViewController: presented, presenting: presenting)
      card.delegate = self as? any UIAdaptivePresentationControllerDelegate
      made = card
      return card
    }
  }

  /// A maker that is also the delegate of the card, and has no style for it.
  final class SilentMaker: Maker, UIAdaptivePresentationControllerDelegate {}

  /// A maker with a style for the card.
  final class Answering: Maker, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .overFullScreen }
  }

  private func present(_ maker: Maker) throws -> (SheetScreens, UIViewController) {
    let screens = SheetScreens()
    let controller = screens.world.run { ScreenController("b", screens.journal) }
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = maker
    screens.run { screens.root.present(controller, animated: true) }
    try screens.pass(0.6)
    return (screens, controller)
  }

  @Test("a presentation controller presents on phones, whatever style it names for a compact width")
  func own() throws {
    for maker in [Maker(), SilentMaker()] {
      let (screens, controller) = try present(maker)
      #expect(maker.made != nil && controller.presentationController === maker.made)
      #expect(controller.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
      #expect(screens.root.view.window != nil)
    }
  }

  @Test("its delegate may choose another style")
  func answered() throws {
    let maker = Answering()
    let (_, controller) = try present(maker)
    #expect(controller.presentationController !== maker.made)
    #expect(controller.presentationController?.presentationStyle == .overFullScreen)
  }
}
