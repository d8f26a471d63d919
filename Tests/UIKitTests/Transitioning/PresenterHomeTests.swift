// After a cancelled presentation the presenter's view has exactly its old position, wherever the
// animator left it: SEMANTICS 7c.

import Testing
import UIKit

@MainActor @Suite struct PresenterHomeTests {
  /// What the animator does to the presenter's view before it is cancelled.
  enum Mischief: CaseIterable {
    case nothing, removes, putsBackInFront, hidesInAnotherView, movesAway
  }

  private func play(_ mischief: Mischief, _ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return }
    switch mischief {
    case .nothing: break
    case .removes: view.removeFromSuperview()
    case .putsBackInFront: context.containerView.superview?.addSubview(view)
    case .hidesInAnotherView: context.view(forKey: .to)?.addSubview(view)
    case .movesAway: view.frame = CGRect(x: -50, y: 7, width: 12, height: 13)
    }
  }

  @Test("full screen", arguments: Mischief.allCases)
  func fullScreen(_ mischief: Mischief) throws {
    let screens = TwoScreens(style: .fullScreen)
    let (below, above) = screens.world.run { (UIView(frame: .zero), UIView(frame: .zero)) }
    screens.window.insertSubview(below, at: 0)
    screens.window.addSubview(above)
    screens.a.view.frame = CGRect(x: 0, y: 20, width: 390, height: 824)
    let hand = ManuallyDriven(screens.animator)
    screens.delegate.interaction = hand
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 1)
    screens.run {
      if let context = hand.context { play(mischief, context) }
      hand.cancel()
    }
    #expect(screens.window.subviews == [below, screens.a.view, above])
    #expect(screens.a.view.frame == CGRect(x: 0, y: 20, width: 390, height: 824))
    #expect(screens.b.view.superview == nil)
  }

  @Test("a presentation over the current context, inside a container", arguments: Mischief.allCases)
  func currentContext(_ mischief: Mischief) throws {
    let screens = TwoScreens(style: .currentContext)
    let inner = ScreenController("inner", screens.journal)
    let (below, above) = screens.world.run { (UIView(frame: .zero), UIView(frame: .zero)) }
    screens.run {
      inner.definesPresentationContext = true
      screens.a.addChild(inner)
      for view in [below, inner.view, above] { if let view { screens.a.view.addSubview(view) } }
      inner.view.frame = CGRect(x: 10, y: 100, width: 300, height: 400)
      inner.didMove(toParent: screens.a)
    }
    let hand = ManuallyDriven(screens.animator)
    screens.delegate.interaction = hand
    screens.run { inner.present(screens.b, animated: true) }
    try screens.advance(to: 1)
    screens.run {
      if let context = hand.context { play(mischief, context) }
      hand.cancel()
    }
    #expect(screens.a.view.subviews == [below, inner.view, above])
    #expect(inner.view.frame == CGRect(x: 10, y: 100, width: 300, height: 400))
    #expect(inner.presentedViewController == nil)
  }
}
