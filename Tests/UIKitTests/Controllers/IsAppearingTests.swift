// `viewIsAppearing`, and the layout of a dismissal before its animator begins.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct IsAppearingTests {
  final class Screen: UIViewController {
    var lines: [String] = []
    private func note(_ line: String) {
      lines.append("\(line) \(view.window == nil ? "outside" : "inside")")
    }
    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewIsAppearing(_ animated: Bool) { note("is") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
  }

  @Test("It is called once during appearance, when the view is in the window")
  func onceInTheWindow() throws {
    let world = World()
    let (root, pushed, presented) = (Screen(), Screen(), Screen())
    let window = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      return window
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(root.lines.map { $0.prefix(3) } == ["wil", "is ", "did"])
    #expect(root.lines[1] == "is inside")
    world.run { root.navigationController?.pushViewController(pushed, animated: true) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(pushed.lines.map { $0.prefix(3) } == ["wil", "is ", "did"])
    #expect(pushed.lines[1] == "is inside")
    presented.modalPresentationStyle = .fullScreen
    world.run { pushed.present(presented, animated: true) }
    try world.advance(to: VirtualTime(seconds: 4))
    #expect(presented.lines.map { $0.prefix(3) } == ["wil", "is ", "did"])
    #expect(presented.lines[1] == "is inside")
    withExtendedLifetime(window) {}
  }

  /// Places the presented view whenever the container is laid out, and requests layout at the
  /// dismissal.
  final class Placing: UIPresentationController {
    override func dismissalTransitionWillBegin() { containerView?.setNeedsLayout() }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class Choice: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Placing(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> UIViewControllerAnimatedTransitioning?
    { self }
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      1
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view?.frame.origin.y = 400
      } completion: {
        context.completeTransition($0)
      }
    }
  }

  @Test("A container that needs layout at a dismissal is laid out before the animator begins")
  func layoutBeforeDismissal() throws {
    let world = World()
    let (root, presented, choice) = (Screen(), Screen(), Choice())
    let window = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.rootViewController = root
      window.makeKeyAndVisible()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = choice
      root.present(presented, animated: false)
      return window
    }
    try world.advance(to: VirtualTime(seconds: 1))
    let middle = presented.view.center.y
    world.run { presented.dismiss(animated: true) }
    try world.advance(to: VirtualTime(seconds: 1.5))
    #expect(presented.view.center.y == middle + 400)
    #expect(world.run { presented.view.shown("position.y") } == Double(middle) + 200)
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(presented.view.window == nil)
    withExtendedLifetime(window) {}
  }
}
