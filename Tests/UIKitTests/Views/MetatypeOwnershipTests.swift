// Objects of classes that are known only at run time: what their initializers are given lives on for
// those who hold it, and ends with the last of them.

import Foundation
import Testing
import UIKit

@MainActor
@Suite struct MetatypeOwnershipTests {
  private final class Target: NSObject {}
  private final class Source: UIViewController {}

  private func gesture<Gesture: UIGestureRecognizer>(_ type: Gesture.Type, _ target: Any)
    -> Gesture
  { Gesture(target: target, action: Selector("act")) }

  private func controller<Controller: UIViewController>(
    _ type: Controller.Type, _ name: String?, _ bundle: Bundle?
  ) -> Controller { Controller(nibName: name, bundle: bundle) }

  /// Calls `body` with an object several times, and returns whether the object lives exactly as long
  /// as it is held.
  private func keeps<Object: AnyObject>(_ make: @autoclosure () -> Object, _ body: (Object) -> Void)
    -> Bool
  {
    weak var observed: Object?
    var wasKept = false
    do {
      let object = make()
      observed = object
      for _ in 0..<3 { body(object) }
      wasKept = observed != nil
      withExtendedLifetime(object) {}
    }
    return wasKept && observed == nil
  }

  @Test func targets() {
    #expect(keeps(Target()) { _ = gesture(UITapGestureRecognizer.self, $0) })
  }

  @Test func bundles() {
    #expect(
      keeps(Bundle(path: NSTemporaryDirectory())!) {
        _ = controller(UIViewController.self, "a name that is too long for a register", $0)
      })
  }

  @Test func segues() {
    #expect(
      keeps(Source()) { source in
        _ = UIStoryboardSegue.made(
          identifier: "an identifier that is too long for a register", source: source,
          destination: source)
      })
  }

  @Test func layers() {
    #expect(keeps(CALayer()) { _ = copy(of: $0) })
  }

  private func copy<Layer: CALayer>(of layer: Layer) -> Layer { Layer(layer: layer) }
}
