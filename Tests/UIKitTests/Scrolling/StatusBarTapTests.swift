// Taps on the status bar of a launched app.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct StatusBarTapTests {
  /// A screen with content to scroll beneath the status bar, and a record of what happens to it.
  final class Screen: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    let touched = TouchView(frame: UIScreen.main.bounds)
    var heard: [String] = []
    var (permits, hidesBar) = (true, false)

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 390, height: 4000)
      scroll.delegate = self
      view.addSubview(scroll)
      // It is in front of the content, so that each touch reaches a view.
      touched.note = { [unowned self] in heard.append($0) }
      view.addSubview(touched)
    }

    override var prefersStatusBarHidden: Bool { hidesBar }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("should")
      return permits
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      heard.append("did \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("didAnimate")
    }
  }

  let world = World()
  let screen: Screen
  /// The window of the stage, which retains it.
  let host: UIWindow

  init() throws {
    (screen, host) = world.run {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      UIScreen.main.safeAreaInsets.top = 47
      return (Screen(), UIWindow(frame: UIScreen.main.bounds))
    }
  }

  /// Shows the screen in a window, of a launched app or not, with the content scrolled.
  func show(launches: Bool = true) throws {
    world.run {
      if launches {
        host.makeKeyAndVisible()
        AppLaunch(info: [:], delegateClass: nil).run(in: host)
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
    try advance(to: 0.1)
    world.run { screen.scroll.contentOffset.y = 500 }
  }

  func advance(to seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }

  /// Touches at a height, and lifts after a while at another one.
  func touch(_ y: Double, to end: Double? = nil, for seconds: Double = 0.1) throws {
    let start = world.now.seconds
    world.touches.began(at: CGPoint(x: 200, y: y))
    if let end { world.touches.moved(to: CGPoint(x: 200, y: end)) }
    try advance(to: start + seconds)
    world.touches.ended()
  }

  @Test("The content scrolls to its top, and the touch is cancelled")
  func tap() throws {
    try show()
    try touch(20)
    #expect(screen.heard == ["view began 1", "view cancelled 1", "should"])
    #expect(screen.scroll.contentOffset.y == 500)
    try advance(to: 0.35)
    #expect(screen.scroll.contentOffset.y > -47 && screen.scroll.contentOffset.y < 500)
    try advance(to: 1)
    #expect(screen.scroll.contentOffset.y == -47)
    #expect(screen.heard.last == "did -47.0")
    #expect(!screen.heard.contains("didAnimate"))
  }

  @Test("An interrupted scroll to the top is not reported, the animation after it is")
  func interrupted() throws {
    try show()
    try touch(20)
    try advance(to: 0.35)
    world.run { screen.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    try advance(to: 1)
    #expect(!screen.heard.contains { $0.hasPrefix("did -") })
    #expect(screen.heard.last == "didAnimate")
  }

  @Test(
    "Touches that are no taps on the status bar are delivered as they are",
    arguments: [(60, nil, 0.1), (20, 31, 0.1), (42, 50, 0.1), (20, nil, 0.6)]
      as [(Double, Double?, Double)])
  func others(_ start: Double, _ end: Double?, _ seconds: Double) throws {
    try show()
    try touch(start, to: end, for: seconds)
    #expect(screen.heard.last == "view ended 1")
    try advance(to: 2)
    #expect(screen.scroll.contentOffset.y == 500)
  }

  @Test("The delegate can forbid it; the touch is cancelled all the same")
  func forbidden() throws {
    screen.permits = false
    try show()
    try touch(20)
    try advance(to: 1)
    #expect(screen.heard == ["view began 1", "view cancelled 1", "should"])
    #expect(screen.scroll.contentOffset.y == 500)
  }

  @Test("With two scroll views neither scrolls, unless one of them opts out or is not visible")
  func several() throws {
    try show()
    let other = world.run {
      let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
      screen.view.addSubview(other)
      return other
    }
    try touch(20)
    try advance(to: 1)
    #expect(screen.scroll.contentOffset.y == 500)
    world.run { other.scrollsToTop = false }
    try touch(20)
    try advance(to: 2)
    #expect(screen.scroll.contentOffset.y == -47)
    world.run {
      screen.scroll.contentOffset.y = 500
      other.scrollsToTop = true
      other.frame.origin.y = 900
    }
    try touch(20)
    try advance(to: 3)
    #expect(screen.scroll.contentOffset.y == -47)
  }

  @Test("There are no such taps without a status bar, nor in a scene without an app")
  func without() throws {
    screen.hidesBar = true
    try show()
    try touch(20)
    #expect(screen.heard.last == "view ended 1")
    let scene = try StatusBarTapTests()
    try scene.show(launches: false)
    try scene.touch(20)
    #expect(scene.screen.heard == ["view began 1", "view ended 1"])
  }
}
