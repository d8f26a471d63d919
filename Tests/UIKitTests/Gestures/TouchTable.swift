// A window with touches by instant: the basis of the tests of gestures.

import Foundation
import SegueWorld
import UIKit

/// A world with a window of 390 by 844 points and a view of 300 by 300 at (50, 100) in it.
@MainActor
final class TouchTable {
  let world = World()
  let window: UIWindow
  let view: UIView
  private(set) var log: [String] = []

  init() {
    (window, view) = world.run {
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
  }

  func note(_ line: String) { log.append(line) }
  func clear() { log = [] }

  /// Adds to a view (to `view`, for nil) a recognizer that records its states as `name:state`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String = "", to other: UIView? = nil
  ) -> Recognizer {
    world.run {
      (other ?? view).addGestureRecognizer(recognizer)
      recognizer.addHandler { [unowned self] in
        note(name.isEmpty ? "\($0.state)" : "\(name):\($0.state)")
      }
    }
    return recognizer
  }

  /// Schedules the steps of one touch: seconds and places, the first of them down, the last a lift
  /// at the previous place unless `lifts` is false.
  func finger(_ path: [(Double, Double, Double)], lift: Double? = nil) {
    finger(0, path, lift: lift)
  }

  /// The same for a touch of this number.
  func finger(_ finger: Int, _ path: [(Double, Double, Double)], lift: Double? = nil) {
    for (index, (seconds, x, y)) in path.enumerated() {
      world.touches.schedule(
        .init(finger, index == 0 ? .began : .moved, at: CGPoint(x: x, y: y)),
        at: VirtualTime(seconds: seconds))
    }
    if let lift {
      world.touches.schedule(.init(finger, .ended), at: VirtualTime(seconds: lift))
    }
  }

  func advance(to seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }

  /// Plays everything up to `seconds`, and returns what has been recorded since.
  func play(to seconds: Double = 10) throws -> [String] {
    try advance(to: seconds)
    defer { clear() }
    return log
  }
}

/// A view that records its touches.
final class TouchView: UIView {
  var name = "view"
  var note: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("\(name) began \(touches.count)")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("\(name) moved \(touches.count)")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("\(name) ended \(touches.count)")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("\(name) cancelled \(touches.count)")
    super.touchesCancelled(touches, with: event)
  }
}
