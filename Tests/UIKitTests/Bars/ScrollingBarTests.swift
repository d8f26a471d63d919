// Bars that follow the content that scrolls behind them.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct ScrollingBarTests {
  private func sample(isLarge: Bool) throws -> BarSample {
    let sample = BarSample(scrolls: true, isLarge: isLarge)
    try sample.advance(to: 0.1)
    return sample
  }

  @Test("content begins below the bar and stays at its top when the bar changes")
  func top() throws {
    let sample = try sample(isLarge: false)
    #expect(sample.a.scroll.adjustedContentInset.top == 91)
    #expect(sample.a.scroll.contentOffset.y == -91)
    sample.run { sample.bar.prefersLargeTitles = true }
    try sample.advance(to: 0.2)
    #expect(sample.a.scroll.contentOffset.y == -143)
    sample.run { sample.a.scroll.contentInsetAdjustmentBehavior = .never }
    #expect(sample.a.scroll.adjustedContentInset == .zero)
  }

  @Test(
    "a large title collapses with the content, and the background appears after it",
    arguments: [
      (0.0, 96.0, 0.0, 0.0), (20, 76, 0, 0), (46, 50, 0.5, 0), (52, 44, 1, 0), (58, 44, 1, 0.5),
      (200, 44, 1, 1), (-30, 126, 0, 0),
    ])
  func collapse(way: Double, height: Double, title: Double, background: Double) throws {
    let sample = try sample(isLarge: true)
    sample.run { sample.a.scroll.contentOffset.y = -143 + way }
    try sample.advance(to: 0.2)
    #expect(abs(sample.bar.frame.height - height) < 1e-9)
    #expect(abs(sample.bar.scrolled - background) < 1e-9)
    let small = try #require(sample.labels("Outings").first { $0.font.pointSize == 17 })
    #expect(abs(small.alpha - title) < 1e-9)
    // The safe area stays, so that nothing but the content moves.
    #expect(sample.a.view.safeAreaInsets.top == 143)
  }

  @Test(
    "a drag that ends in between continues to the nearer end",
    arguments: [(20.0, 0.0), (40, 52)])
  func snap(way: Double, rest: Double) throws {
    let sample = try sample(isLarge: true)
    sample.world.touches.began(at: CGPoint(x: 200, y: 500))
    try sample.advance(to: 0.2)
    sample.world.touches.moved(to: CGPoint(x: 200, y: 490))
    try sample.advance(to: 0.3)
    sample.world.touches.moved(to: CGPoint(x: 200, y: 490 - way))
    try sample.advance(to: 0.6)
    #expect(abs(sample.a.scroll.contentOffset.y - (-143 + way)) < 1)
    sample.world.touches.ended()
    try sample.advance(to: 3)
    #expect(abs(sample.a.scroll.contentOffset.y - (-143 + rest)) < 0.01)
  }

  @Test(
    "a toolbar has its background while content extends below it",
    arguments: [(-91.0, 1.0), (1228, 0.5), (1234, 0), (1250, 0)])
  func toolbar(offset: Double, background: Double) throws {
    let sample = try sample(isLarge: false)
    sample.run { sample.navigation.setToolbarHidden(false, animated: false) }
    try sample.advance(to: 0.2)
    // The content ends at 2000, and the toolbar begins 78 points above the bottom edge.
    sample.run { sample.a.scroll.contentOffset.y = offset }
    try sample.advance(to: 0.3)
    #expect(abs(sample.navigation.toolbar.scrolled - background) < 1e-9)
    sample.run { sample.navigation.pushViewController(sample.b, animated: false) }
    try sample.advance(to: 0.4)
    #expect(sample.navigation.toolbar.scrolled == 0)
  }

  @Test("toolbars elsewhere have their background, and keep a copy of an appearance for the edge")
  func ownToolbar() {
    World().run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      #expect(bar.scrolled == 1)
      let edge = UIToolbarAppearance()
      edge.backgroundColor = .red
      bar.scrollEdgeAppearance = edge
      edge.backgroundColor = .blue
      #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    }
  }

  @Test("a tab bar has its background while content extends below it")
  func tabBar() throws {
    let tabs = UITabBarController()
    let sample = BarSample(
      scrolls: true,
      tabs: { root in
        tabs.viewControllers = [root]
        return tabs
      })
    try sample.advance(to: 0.1)
    #expect(tabs.tabBar.scrolled == 1)
    sample.run { sample.a.scroll.contentOffset.y = 2000 - 844 + 83 }
    #expect(tabs.tabBar.scrolled == 0)
  }

  @Test(
    "pushed, a screen that does not scroll takes the bar's background away along with the transition",
    arguments: [false, true])
  func pushedPlainScreen(hidesBar: Bool) throws {
    let tabs = UITabBarController()
    let sample = BarSample(
      scrolls: true,
      tabs: { root in
        tabs.viewControllers = [root]
        return tabs
      })
    try sample.advance(to: 0.1)
    sample.b.hidesBottomBarWhenPushed = hidesBar
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.2)
    // A bar that is hidden moves away with the lower screen, and keeps what it shows above it.
    #expect(tabs.tabBar.scrolled == (hidesBar ? 1 : 0))
    // Above the one for the end of the content.
    let background = sample.shown(tabs.tabBar.subviews[1]).alpha
    #expect(hidesBar ? background == 1 : background > 0.1 && background < 0.9)
    try sample.advance(to: 1)
    #expect(tabs.tabBar.scrolled == 0)
    sample.run { _ = sample.navigation.popViewController(animated: true) }
    try sample.advance(to: 1.1)
    #expect(tabs.tabBar.scrolled == 1)
    try sample.advance(to: 2)
    #expect(tabs.tabBar.scrolled == 1)
  }

  @Test("during a transition between two tabs, the bar has the background of the one that appears")
  func customSelection() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { PlainFade() }
    }
    final class PlainFade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
      {
        0.5
      }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let (tabs, delegate, other) = (UITabBarController(), Delegate(), UIViewController())
    let sample = BarSample(
      scrolls: true,
      tabs: { root in
        tabs.viewControllers = [other, root]
        tabs.selectedIndex = 1
        tabs.delegate = delegate
        return tabs
      })
    try sample.advance(to: 0.1)
    #expect(tabs.tabBar.scrolled == 1)
    sample.run { tabs.selectedIndex = 0 }
    try sample.advance(to: 1)
    sample.run {
      // What the bar follows has a size only after it has been laid out.
      sample.a.scroll.contentSize.height = 0
      tabs.selectedIndex = 1
    }
    sample.run { sample.a.scroll.contentSize.height = 2000 }
    try sample.advance(to: 1.2)
    #expect(tabs.tabBar.scrolled == 1)
    try sample.advance(to: 2)
    #expect(tabs.tabBar.scrolled == 1)
  }
}
