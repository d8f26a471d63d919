// The API of controllers, the application and lists that apps use beside transitions.

import Foundation
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct AppQueryTests {
  final class Host: UIViewController {
    var heard: [String] = []
    func save(_ sender: UIButton) { heard.append("save") }
  }

  @Test("An action without a target is sent up the responder chain")
  func sendAction() {
    World().run {
      let (host, button) = (Host(), UIButton(frame: .zero))
      host.view.addSubview(button)
      let save = Selector(Host.save)
      #expect(UIApplication.shared.sendAction(save, to: nil, from: button, for: nil))
      #expect(UIApplication.shared.sendAction(save, to: host, from: button, for: nil))
      #expect(!UIApplication.shared.sendAction(save, to: button, from: button, for: nil))
      #expect(host.heard == ["save", "save"])
      #expect(host.canPerformAction(save, withSender: nil))
      #expect(!button.canPerformAction(save, withSender: nil))
    }
  }

  @Test("Editing is a state of controllers; details are presented")
  func editingAndDetails() throws {
    let world = World()
    try world.run {
      let (host, detail) = (Host(), Host())
      host.setEditing(true, animated: false)
      #expect(host.isEditing)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.rootViewController = host
      window.makeKeyAndVisible()
      try world.advance(to: VirtualTime(seconds: 0.1))
      host.showDetailViewController(detail, sender: nil)
      #expect(host.presentedViewController === detail)
    }
  }

  @Test("Objective-C index paths, formatted numbers, an animator without blocks")
  func values() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.section == 2 && path.row == 3)
    #expect(
      NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1.0, 2.0}, {3.0, 4.0}}")
    World().run {
      let bold = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
      let cross = UIImage(systemName: "xmark", withConfiguration: bold)
      #expect(cross?.size == CGSize(width: 30, height: 30))
      #expect(cross?.renderingMode == .alwaysTemplate)
      #expect(UIImage(systemName: "plus")?.size == CGSize(width: 21, height: 21))
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      #expect(UIImage(systemName: "teapot.fill") == nil)
      #expect(
        World.current.diagnostics.unsupportedFeatures == ["UIImage(systemName: \"teapot.fill\")"])
      let animator = UIViewPropertyAnimator()
      #expect(animator.duration == 0)
    }
  }

  @Test("A view can replace its layer's drawing, and the layer still draws")
  func ownLayer() {
    final class Counting: UIView {
      nonisolated(unsafe) var asked = 0
      override var layer: CALayer {
        asked += 1
        return super.layer
      }
    }
    World().run {
      let view = Counting(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.alpha = 0.5
      #expect(view.layer.opacity == 0.5 && view.asked > 0)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}
