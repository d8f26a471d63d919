// A window with a navigation controller whose bar is visible, for tests of bars.

import SegueWorld
import UIKit

/// A screen with a title and, on request, content to scroll.
final class TitledScreen: UIViewController {
  let scroll = UIScrollView(frame: .zero)
  private let scrolls: Bool

  init(_ title: String, scrolls: Bool = false) {
    self.scrolls = scrolls
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard scrolls else { return }
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroll)
  }
}

/// A window, 390 by 844 points, with a safe area of 47 at the top and 34 at the bottom.
@MainActor
struct BarSample {
  let world = World()
  let window: UIWindow
  let navigation: UINavigationController
  let a: TitledScreen
  let b: TitledScreen

  init(
    scrolls: Bool = false, isLarge: Bool = false, isMirrored: Bool = false,
    tabs: ((UIViewController) -> UIViewController)? = nil
  ) {
    let (a, b) = (TitledScreen("Outings", scrolls: scrolls), TitledScreen("Low tide"))
    (self.a, self.b) = (a, b)
    (window, navigation) = world.run {
      let screen = UIKitState.current.screen
      screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      if isMirrored {
        UIKitState.current.setScreenTraits(UITraitCollection(layoutDirection: .rightToLeft))
      }
      let window = UIWindow(frame: screen.bounds)
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let navigation = UINavigationController(rootViewController: a)
      navigation.navigationBar.prefersLargeTitles = isLarge
      b.navigationItem.largeTitleDisplayMode = .never
      window.rootViewController = tabs?(navigation) ?? navigation
      window.makeKeyAndVisible()
      return (window, navigation)
    }
  }

  var bar: UINavigationBar { navigation.navigationBar }

  func run(_ body: () -> Void) { world.run(body) }

  func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  /// Taps at a point.
  func tap(_ x: Double, _ y: Double) {
    world.touches.began(at: CGPoint(x: x, y: y))
    world.touches.ended()
  }

  /// The displayed state of a view at this instant: its opacity, and its horizontal displacement.
  func shown(_ view: UIView) -> (alpha: Double, x: Double) {
    let look = view.layer.presentationSnapshot(atSeconds: world.now.seconds)
    guard
      case .number(let x)? = view.layer.presentationValue(
        forKeyPath: "transform.translation.x", atSeconds: world.now.seconds)
    else { return (look.opacity, 0) }
    return (look.opacity, x)
  }

  /// The visible labels in the bar with this text, the last one added first.
  func labels(_ text: String) -> [UILabel] {
    bar.all(UILabel.self).filter { $0.text == text }.reversed()
  }
}

extension UIView {
  /// Every view of a kind in this one, back to front.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }
}
