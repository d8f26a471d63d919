// A window with a button and a view that have menus, for tests.

import SegueWorld
import UIKit

/// A window of 390 by 844 points with a safe area of 47 at the top and 34 at the bottom.
@MainActor
final class MenuSample {
  let world = World()
  let window: UIWindow
  let controller = UIViewController()
  var calls: [String] = []

  init() {
    let controller = controller
    window = world.run {
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      let window = UIWindow(frame: UIKitState.current.screen.bounds)
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      controller.view.backgroundColor = .systemBackground
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
  }

  func run<Result>(_ body: () -> Result) -> Result { world.run(body) }
  func advance(to seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }
  func press(_ x: Double, _ y: Double) { world.touches.began(at: CGPoint(x: x, y: y)) }
  func release() { world.touches.ended() }
  func tap(_ x: Double, _ y: Double) {
    press(x, y)
    release()
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] action in
      self?.calls.append(action.title)
    }
  }

  /// The view in front of the window while a menu is open.
  var overlay: UIView? { window.subviews.first { $0.accessibilityViewIsModal } }
  /// The plate of the open menu.
  var plate: UIView? { overlay?.subviews.first { !$0.all(UIScrollView.self).isEmpty } }
  /// The preview of a context menu.
  var preview: UIView? {
    overlay?.subviews.first { !($0 is UIVisualEffectView) && $0 !== plate }
  }

  /// The rows of the open menu, by title, with their frames in the window.
  var rows: [String: CGRect] {
    let rows = plate?.all(UIControl.self).filter(\.isAccessibilityElement) ?? []
    return Dictionary(
      uniqueKeysWithValues: rows.map {
        ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil))
      })
  }

  /// Taps a row of the open menu.
  func choose(_ title: String) {
    guard let frame = rows[title] else { return calls.append("no row \(title)") }
    tap(frame.midX, frame.midY)
  }
}
