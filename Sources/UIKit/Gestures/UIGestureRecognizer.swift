// The base of all recognizers: what apps set and read, and what subclasses override. The rules of who
// may recognize are in `UIGestureRecognizer+Arbitration.swift`. SEMANTICS 8.

import Foundation

/// Watches fingers for one kind of gesture, and tells its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    /// Has not recognized its gesture yet.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// Fingers have moved since.
    case changed
    /// The gesture is over, or, of those that do not go on, has been recognized.
    case ended
    /// The gesture was broken off.
    case cancelled
    /// These touches are not the gesture.
    case failed

    /// Recognized: another name for `ended`.
    public static let recognized = State.ended
  }

  // MARK: Making

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  @preconcurrency @MainActor public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// A recognizer that calls a closure, and keeps it.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIGestureRecognizer) in handler(recognizer) }
  }

  /// A recognizer without a target; nothing is decoded.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Settings

  /// Has a say.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name, for people.
  open var name: String?
  /// Whether it watches at all. Switching it off breaks off what it has recognized.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { breakOff() } }
  }
  /// Whether views lose the touches that it recognizes.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only once it has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only once it has failed.
  open var delaysTouchesEnded = true
  /// Kept; there are only fingers.
  open var allowedTouchTypes: [NSNumber] = [0]
  /// Whether all fingers must be of one type; they are.
  open var requiresExclusiveTouchType = true

  /// The view it is attached to.
  public internal(set) weak var view: UIView?

  // MARK: State

  /// How far it is. Subclasses set it; whether it takes effect, and when, depends on the other
  /// recognizers.
  open var state: State {
    get { current }
    set { GestureArbiter.current.update { move(to: newValue) } }
  }

  var current = State.possible
  /// States that wait for other recognizers to fail.
  var wishes: [State] = []
  /// The fingers it watches that are down.
  var liveTouches: [UITouch] = []
  /// All fingers it has watched since it was reset.
  var seenTouches: [UITouch] = []
  /// The fingers it last had.
  var lastTouches: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var requirements: [WeakRecognizer] = []
  /// When it fails if no finger comes, because others wait for it.
  var patience: World.EventToken?
  var targets: [TargetAction] = []

  // MARK: Targets

  /// Has `target`, which is not kept, perform `action` too.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    let isThere = targets.contains { $0.target === object && $0.selector == action }
    if !isThere { targets.append(TargetAction(target: object, selector: action)) }
  }

  /// Takes targets away: those of this target and this action, `nil` standing for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }

  // MARK: Relations

  /// Waits, before it recognizes, for another recognizer to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// How many fingers there are.
  open var numberOfTouches: Int { shownTouches.count }

  /// The middle of the fingers, in `view`'s bounds; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(lastCentroid, to: view) }

  /// Where one finger is, in `view`'s bounds; in the window's for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      shownTouches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex), in:) of \(numberOfTouches) touches")
    return shownTouches[touchIndex].location(in: view)
  }

  /// Stops watching a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    liveTouches.removeAll { $0 === touch }
    seenTouches.removeAll { $0 === touch }
    lastTouches.removeAll { $0 === touch }
    touch.watchers?.removeAll { $0.recognizer === self }
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over, and another one may come.
  open func reset() {}

  /// Whether recognizing makes `preventedGestureRecognizer` fail, unless both may recognize together.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one's recognizing makes this one fail, unless both may recognize together.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for it to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether it looks at an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A recognizer that is not kept.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// Whom to tell, and how: a target that is not kept, or a closure.
struct TargetAction {
  weak var target: AnyObject?
  var selector: Selector?
  var handler: (@MainActor (UIGestureRecognizer) -> Void)?
}
