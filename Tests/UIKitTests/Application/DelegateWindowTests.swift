// The window of a delegate, read as apps read it from any delegate and from their own.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct DelegateWindowTests {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class PlainDelegate: NSObject, UIApplicationDelegate {}
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test("from any delegate, the window is an optional of an optional, as on a device")
  func fromAny() {
    World().run {
      let (own, root) = (AppDelegate(), UIViewController())
      own.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      own.window?.rootViewController = root
      UIApplication.shared.delegate = own
      #expect(UIApplication.shared.delegate?.window??.rootViewController === root)
      #expect(UIApplication.shared.delegate!.window!!.rootViewController === root)
      #expect(UIApplication.shared.delegate?.window?.map(\.frame.width) == 100)
      let typed: UIWindow? = UIApplication.shared.delegate?.window
      #expect(typed === own.window)
      guard let window = UIApplication.shared.delegate?.window, let shown = window else {
        Issue.record("there is no window")
        return
      }
      #expect(shown === own.window)
      UIApplication.shared.delegate?.window = nil
      #expect(own.window == nil)
      #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
    }
  }

  @Test("from the app's own delegate, it is the property that the class declares")
  func fromOwn() {
    World().run {
      let own = AppDelegate()
      own.window = UIWindow(frame: .zero)
      UIApplication.shared.delegate = own
      if let window = (UIApplication.shared.delegate as? AppDelegate)?.window {
        window.tag = 7
      }
      #expect(own.window?.tag == 7)
      let scene: any UISceneDelegate = SceneDelegate()
      (scene as? SceneDelegate)?.window = own.window
      #expect((scene as? any UIWindowSceneDelegate)?.window??.tag == 7)
      UIApplication.shared.delegate = PlainDelegate()
      #expect(UIApplication.shared.delegate?.window??.tag == nil)
    }
  }
}
