// A touch on a running transition: it pauses the transition when it begins, drives its progress,
// and decides the outcome when it ends. The recognizer is on the window, since the views of a
// transition move and do not receive touches while they are animated.

import SegueScenes
import UIKit

/// A pan gesture recognizer that begins at touch down.
private final class ImmediatePan: UIPanGestureRecognizer {
  /// Called when the recognizer is reset, after all touches have ended.
  var onReset: @MainActor () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }

  override func reset() {
    super.reset()
    onReset()
  }
}

/// A touch that takes control of the running transition.
final class GrabInteraction: NSObject, UIGestureRecognizerDelegate {
  /// A transition that a touch can take control of.
  struct Hold {
    let grab: SceneGrab
    let move: RunningTransition
    /// A Boolean value that indicates whether the transition is running backward.
    let isReversed: Bool
  }

  private let find: @MainActor () -> Hold?
  private var hold: Hold?
  /// The fraction complete of the transition when the touch began.
  private var first: CGFloat = 0

  /// Creates an interaction that takes control of the transition that `find` returns when a touch
  /// begins.
  init(_ find: @escaping @MainActor () -> Hold?) { self.find = find }

  /// Adds the recognizer to `window`, which keeps this interaction alive.
  func attach(to window: UIWindow) {
    let recognizer = ImmediatePan(target: nil, action: nil)
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addHandler { [self] (pan: UIPanGestureRecognizer) in follow(pan) }
    recognizer.onReset = { [unowned self] in hold = nil }
    window.addGestureRecognizer(recognizer)
  }

  /// Accepts a touch only while a transition runs. Other touches are delivered to the screen.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard hold == nil else { return false }
    hold = find()
    return hold != nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let hold else { return }
    let translation = hold.grab.direction.along(pan.translation(in: nil))
    switch pan.state {
    case .began:
      hold.move.pause(byScript: false)
      first = hold.move.driver.percentComplete
    case .changed: hold.move.driver.update(first + translation / fullDistance(hold.grab, pan))
    case .ended:
      endInteraction(
        hold, decide(hold, translation, speed: hold.grab.direction.along(pan.velocity(in: nil))))
    case .cancelled, .failed: endInteraction(hold, !hold.isReversed)
    case .possible: break
    }
  }

  private func fullDistance(_ grab: SceneGrab, _ pan: UIPanGestureRecognizer) -> CGFloat {
    grab.distance.points(of: grab.direction.length(of: pan.view?.bounds.size ?? .zero))
  }

  /// Returns a Boolean value that indicates whether the transition finishes rather than being
  /// cancelled.
  private func decide(_ hold: Hold, _ translation: CGFloat, speed: CGFloat) -> Bool {
    if let fast = hold.grab.finishVelocity, abs(speed) > fast { return speed > 0 }
    if translation >= hold.grab.finishAfter { return true }
    if translation <= -hold.grab.cancelAfter { return false }
    return !hold.isReversed
  }

  private func endInteraction(_ hold: Hold, _ finishes: Bool) {
    if finishes { hold.move.driver.finish() } else { hold.move.driver.cancel() }
  }
}
