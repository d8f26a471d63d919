// Delegates that forward the messages that their class does not have.

import SegueWorld
import Testing
import UIKit

/// Forwards the messages of gesture recognizers and scroll views.
private final class Router: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate,
  SegueMessageForwarding
{
  var target: AnyObject?
  var asked: [String] = []
  func forwardingTarget(for aSelector: Selector!) -> Any? {
    asked.append(aSelector.name)
    return target
  }
}

private final class Target: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

@Suite @MainActor struct MessageForwardingTests {
  private let world = World()

  @Test("the target's methods are called, and the defaults without one")
  func gestures() {
    world.run {
      let (router, tap) = (Router(), UITapGestureRecognizer())
      let delegate: any UIGestureRecognizerDelegate = router
      #expect(delegate.gestureRecognizerShouldBegin(tap))
      #expect(!delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
      router.target = Target()
      #expect(!delegate.gestureRecognizerShouldBegin(tap))
      #expect(delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
      #expect(!delegate.gestureRecognizer(tap, shouldRequireFailureOf: tap))
      #expect(router.asked.last == "gestureRecognizer:shouldRequireFailureOf:")
      router.target = router
      #expect(delegate.gestureRecognizerShouldBegin(tap))
    }
  }

  @Test("a scroll view tells the target of its delegate that it scrolls")
  func scrolling() {
    world.run {
      let (router, target) = (Router(), Target())
      router.target = target
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      view.delegate = router
      view.contentOffset.y = 40
      #expect(target.offsets == [40])
    }
  }
}
