// Containers that are laid out before they are on screen, as a layout library's test suite states
// for iOS: four of its tests place a view above the bottom guide of a screen in a hidden window.

import Foundation
import SegueWorld
import Testing
import UIKit

@MainActor @Suite("Layout off screen") struct OffscreenLayoutTests {
  private let size = CGRect(x: 0, y: 0, width: 400, height: 400)

  private final class Noted: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }

  @Test("Layout of a hidden window adds and sizes the screens of containers")
  func hiddenWindow() {
    World().run {
      let (window, screen) = (UIWindow(frame: size), Noted())
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      tabs.view.frame = window.bounds
      #expect(screen.calls.isEmpty)
      tabs.view.layoutIfNeeded()
      #expect(screen.calls == ["load"])
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(screen.view.isDescendant(of: window))
      #expect(screen.view.convert(screen.view.bounds, to: window).maxY == 400)
      #expect(screen.calls == ["load"])
      window.makeKeyAndVisible()
      CATransaction.flush()
      #expect(screen.calls == ["load", "will", "did"])
    }
  }

  @Test("A navigation controller without a window shows the top of its stack once it is laid out")
  func withoutWindow() {
    World().run {
      let (first, second) = (Noted(), Noted())
      let controller = UINavigationController(rootViewController: first)
      controller.view.layoutIfNeeded()
      #expect(first.view.isDescendant(of: controller.view) && first.calls == ["load"])
      controller.pushViewController(second, animated: false)
      controller.view.layoutIfNeeded()
      #expect(second.view.isDescendant(of: controller.view))
      #expect(!first.view.isDescendant(of: controller.view))
    }
  }

  @Test("Guides follow the size that the solver gives a root without mask constraints")
  func rootOfTheSolver() {
    World().run {
      let (root, view) = (UIView(frame: size), UIView())
      for item in [root, view] { item.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(view)
      let guide = root.safeAreaLayoutGuide
      #expect(guide.layoutFrame == size)
      let edges = [
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
      NSLayoutConstraint.activate(edges)
      root.layoutIfNeeded()
      #expect(view.frame == .zero && guide.layoutFrame == .zero)
      NSLayoutConstraint.deactivate(edges)
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == size)
    }
  }
}
