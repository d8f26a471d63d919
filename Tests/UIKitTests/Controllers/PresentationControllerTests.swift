// A controller's presentation controller before, during and after its presentation.

import Testing
import UIKit

@MainActor @Suite struct PresentationControllerTests {
  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {}

  @Test(
    "it is created on first access before the presentation and then presents",
    arguments: [
      UIModalPresentationStyle.fullScreen, .custom, .overFullScreen, .currentContext, .pageSheet,
      .formSheet,
    ])
  func before(_ style: UIModalPresentationStyle) throws {
    let screens = TwoScreens(style: style)
    let judge = Judge()
    let made = try #require(screens.world.run { screens.b.presentationController })
    made.delegate = judge
    #expect(screens.b.presentationController === made)
    #expect(made.presentedViewController === screens.b && made.presentationStyle == style)
    #expect(made.containerView == nil && screens.b.presentingViewController == nil)
    try screens.present()
    #expect(screens.b.presentationController === made && made.delegate === judge)
    #expect(made.presentingViewController === screens.a)
    #expect(screens.b.view.window === screens.window)
    screens.run { screens.b.dismiss(animated: true) }
    try screens.advance(to: 3)
    #expect(screens.world.run { screens.b.presentationController } !== made)
  }

  @Test("another style creates another one, which keeps the delegate")
  func otherStyle() throws {
    let screens = TwoScreens(style: .fullScreen)
    let judge = Judge()
    screens.run { screens.b.presentationController?.delegate = judge }
    screens.b.modalPresentationStyle = .overFullScreen
    try screens.present()
    #expect(screens.b.presentationController?.presentationStyle == .overFullScreen)
    #expect(screens.b.presentationController?.delegate === judge)
  }

  @Test(
    "automatic resolves to the style in which it is presented",
    arguments: [(true, UIModalPresentationStyle.fullScreen), (false, .pageSheet)])
  func automatic(hasAnimator: Bool, expected: UIModalPresentationStyle) throws {
    let screens = TwoScreens(style: .automatic)
    if !hasAnimator { screens.b.transitioningDelegate = nil }
    let made = try #require(screens.world.run { screens.b.presentationController })
    #expect(made.presentationStyle == expected)
    try screens.present()
    #expect(screens.b.presentationController === made)
  }

  @Test("a child of a presented controller shares its presentation controller")
  func inside() throws {
    let screens = TwoScreens(style: .fullScreen)
    let child = ScreenController("child", screens.journal)
    screens.run { screens.b.addChild(child) }
    #expect(child.presentationController == nil)
    try screens.present()
    #expect(child.presentationController === screens.b.presentationController)
  }
}
