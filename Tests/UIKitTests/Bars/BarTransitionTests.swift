// Bars during transitions: the same progress as the screens, whatever drives them, and nothing left
// behind.

import Testing
import UIKit

@MainActor @Suite struct BarTransitionTests {
  /// The progress of a push after a tenth of a second: SEMANTICS section 8.
  private static let tenth = 0.544778390

  @Test("at a tenth of a push, titles and buttons have faded in proportion")
  func fades() throws {
    let sample = BarSample()
    sample.run {
      sample.a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
      sample.navigation.pushViewController(sample.b, animated: true)
    }
    try sample.advance(to: 0.1)
    let new = try #require(sample.labels("Low tide").first)
    #expect(abs(sample.shown(new).alpha - Self.tenth) < 1e-6)
    #expect(abs(sample.shown(new).x - 195 * (1 - Self.tenth)) < 1e-4)
    // The newer of the two is the back button, the other one the title that becomes it.
    let words = sample.labels("Outings")
    #expect(words.count == 2)
    let places = words.map { $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: sample.bar).x }
    for (label, alpha) in zip(words, [Self.tenth, 1 - Self.tenth]) {
      #expect(abs(sample.shown(label).alpha - alpha) < 1e-6)
    }
    let way = try #require(places.first) - 195
    #expect(abs(sample.shown(words[0]).x - -way * (1 - Self.tenth)) < 0.5)
    #expect(abs(sample.shown(words[1]).x - way * Self.tenth) < 0.5)
    let button = sample.labels("Add").first?.superview
    #expect(abs(sample.shown(try #require(button)).alpha - (1 - Self.tenth)) < 1e-6)
  }

  @Test("after a push and a pop only the current item remains")
  func ends() throws {
    let sample = BarSample()
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 1)
    #expect(sample.labels("Low tide").count == 1 && sample.labels("Outings").count == 1)
    sample.run { sample.navigation.popViewController(animated: true) }
    try sample.advance(to: 2)
    let title = try #require(sample.labels("Outings").first)
    #expect(sample.labels("Low tide").isEmpty && sample.labels("Outings").count == 1)
    #expect(title.alpha == 1 && title.transform.isIdentity)
  }

  @Test("the bar follows the touch linearly and is restored when the pop is cancelled")
  func interactive() throws {
    let sample = BarSample()
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 1)
    sample.world.touches.began(at: CGPoint(x: 5, y: 400))
    try sample.advance(to: 1.1)
    sample.world.touches.moved(to: CGPoint(x: 5 + 97.5, y: 400))
    try sample.advance(to: 1.5)
    let leaving = try #require(sample.labels("Low tide").first)
    #expect(abs(sample.shown(leaving).alpha - 0.75) < 1e-6)
    #expect(abs(sample.shown(leaving).x - 195 * 0.25) < 1e-4)
    sample.world.touches.ended()
    try sample.advance(to: 2.5)
    #expect(sample.navigation.viewControllers.count == 2)
    let back = try #require(sample.labels("Outings").first)
    for label in [leaving, back] {
      #expect(label.window != nil && label.alpha == 1 && label.transform.isIdentity)
    }
    #expect(sample.labels("Low tide").count == 1 && sample.labels("Outings").count == 1)
  }

  @Test("a large title shrinks into the back button, and the bar shrinks too")
  func large() throws {
    let sample = BarSample(isLarge: true)
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.1)
    let height = sample.bar.layer.presentationSnapshot(atSeconds: 0.1).bounds.height
    #expect(abs(height - (96 - 52 * Self.tenth)) < 1e-6)
    try sample.advance(to: 1)
    #expect(sample.bar.frame.height == 44)
  }

  @Test("a bar appears and disappears sideways with its screen", arguments: [true, false])
  func hiding(isPush: Bool) throws {
    let sample = BarSample()
    if !isPush {
      sample.run { sample.navigation.pushViewController(sample.b, animated: false) }
      try sample.advance(to: 0.1)
    }
    let start = isPush ? 0 : 0.5
    try sample.advance(to: start)
    sample.run {
      if isPush {
        sample.navigation.pushViewController(sample.b, animated: true)
      } else {
        sample.navigation.popViewController(animated: true)
      }
      sample.navigation.setNavigationBarHidden(true, animated: true)
    }
    try sample.advance(to: start + 0.1)
    let x = sample.bar.layer.presentationSnapshot(atSeconds: start + 0.1).position.x
    let way = (isPush ? -390 : 390) * Self.tenth
    #expect(abs(x - 195 - way) < 1e-4)
    try sample.advance(to: start + 1)
    #expect(sample.bar.isHidden)
    let screen: UIViewController = isPush ? sample.b : sample.a
    #expect(screen.view.safeAreaInsets.top == 47)
  }

  @Test("a bar that a screen hides as it first appears is not animated")
  func hiddenAtFirst() throws {
    final class Hiding: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: true)
      }
    }
    let sample = BarSample()
    let navigation = sample.world.run { UINavigationController(rootViewController: Hiding()) }
    sample.run { sample.window.rootViewController = navigation }
    try sample.advance(to: 0.05)
    #expect(navigation.navigationBar.isHidden)
    let screen = navigation.viewControllers.first?.view.layer
    #expect(screen?.animationKeys() ?? [] == [])
  }

  @Test("shown and hidden separately, the bar moves within 0.2 seconds")
  func alone() throws {
    let sample = BarSample()
    try sample.advance(to: 0.1)
    sample.run { sample.navigation.setNavigationBarHidden(true, animated: true) }
    try sample.advance(to: 0.2)
    #expect(!sample.bar.isHidden)
    let y = sample.bar.layer.presentationSnapshot(atSeconds: 0.2).position.y
    #expect((-22..<69).contains(y))
    try sample.advance(to: 0.31)
    #expect(sample.bar.isHidden)
    sample.run { sample.navigation.setNavigationBarHidden(false, animated: false) }
    try sample.advance(to: 0.4)
    #expect(sample.bar.frame.minY == 47 && !sample.bar.isHidden)
  }

  @Test("the bar receives touches from the end of a push, however long it still moves")
  func shorterThanDeclared() throws {
    final class Quick: NSObject, UINavigationControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? self : nil }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
      {
        2
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
    let (sample, quick) = (BarSample(), Quick())
    var taps = 0
    sample.run {
      sample.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", primaryAction: UIAction { _ in taps += 1 })
      sample.navigation.delegate = quick
      sample.navigation.pushViewController(sample.b, animated: true)
    }
    try sample.advance(to: 0.3)
    sample.tap(360, 69)
    try sample.advance(to: 1)
    #expect(taps == 0)
    let title = try #require(sample.labels("Low tide").first)
    #expect(sample.shown(title).alpha < 0.9)
    sample.tap(360, 69)
    #expect(taps == 1)
    withExtendedLifetime(quick) {}
  }

  @Test("a push has both screens and the dimming between them, and no shadow at the edge")
  func parts() throws {
    let sample = BarSample()
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.1)
    let container = try #require(sample.b.view.superview)
    #expect(container.subviews.count == 3)
    #expect(container.all(UIView.self).allSatisfy { $0.layer.shadowOpacity == 0 })
    let dim = container.subviews[1].layer
    guard case .number(let shown)? = dim.presentationValue(forKeyPath: "opacity", atSeconds: 0.1)
    else { throw Missing() }
    #expect(abs(shown - 0.1 * Self.tenth) < 1e-6)
    try sample.advance(to: 1)
    #expect(sample.b.view.superview?.subviews.count == 1)
  }

  private struct Missing: Error {}
}
