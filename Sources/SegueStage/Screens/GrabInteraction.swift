// A finger on a running transition: it pauses it the moment it comes down, takes it along, and decides
// when it is lifted. The recognizer is on the window, since the views of a transition move about and let
// touches pass by while they are animated.

import SegueScenes
import UIKit

/// A pan that begins when the finger comes down.
private final class ImmediatePan: UIPanGestureRecognizer {
  /// Called when the fingers have gone.
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

/// Fingers that take hold of whatever transition runs.
final class GrabInteraction: NSObject, UIGestureRecognizerDelegate {
  /// A transition that can be taken hold of.
  struct Hold {
    let grab: SceneGrab
    let move: MoveUnderWay
    /// Whether it is on its way back.
    let isGoingBack: Bool
  }

  private let find: @MainActor () -> Hold?
  private var hold: Hold?
  /// The transition's progress when the finger came down.
  private var first: CGFloat = 0

  /// Takes hold of what `find` finds when a finger comes down.
  init(_ find: @escaping @MainActor () -> Hold?) { self.find = find }

  /// Watches for fingers on `window`, whose recognizer keeps this interaction.
  func attach(to window: UIWindow) {
    let recognizer = ImmediatePan(target: nil, action: nil)
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addHandler { [self] (pan: UIPanGestureRecognizer) in follow(pan) }
    recognizer.onReset = { [unowned self] in hold = nil }
    window.addGestureRecognizer(recognizer)
  }

  /// Where no transition runs, touches are meant for the screen.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard hold == nil else { return false }
    hold = find()
    return hold != nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let hold else { return }
    let way = hold.grab.direction.along(pan.translation(in: nil))
    switch pan.state {
    case .began:
      hold.move.pause(byScript: false)
      first = hold.move.driver.percentComplete
    case .changed: hold.move.driver.update(first + way / wholeWay(hold.grab, pan))
    case .ended:
      letGo(hold, decide(hold, way, speed: hold.grab.direction.along(pan.velocity(in: nil))))
    case .cancelled, .failed: letGo(hold, !hold.isGoingBack)
    case .possible: break
    }
  }

  private func wholeWay(_ grab: SceneGrab, _ pan: UIPanGestureRecognizer) -> CGFloat {
    grab.distance.points(of: grab.direction.length(of: pan.view?.bounds.size ?? .zero))
  }

  /// Whether the transition is finished rather than cancelled.
  private func decide(_ hold: Hold, _ way: CGFloat, speed: CGFloat) -> Bool {
    if let fast = hold.grab.finishVelocity, abs(speed) > fast { return speed > 0 }
    if way >= hold.grab.finishAfter { return true }
    if way <= -hold.grab.cancelAfter { return false }
    return !hold.isGoingBack
  }

  private func letGo(_ hold: Hold, _ finishes: Bool) {
    if finishes { hold.move.driver.finish() } else { hold.move.driver.cancel() }
  }
}
