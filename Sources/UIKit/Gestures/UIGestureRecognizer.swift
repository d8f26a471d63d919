// The base class of all gesture recognizers: the members that apps use and subclasses override. The
// rules of recognition are in `UIGestureRecognizer+Arbitration.swift`. SEMANTICS 8.

import Foundation
import SegueWorld

/// An object that observes touches for one kind of gesture and notifies its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// The touches of a continuous gesture have changed.
    case changed
    /// A continuous gesture has ended, or a discrete gesture has been recognized.
    case ended
    /// The gesture has been cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// A discrete gesture has been recognized. Another name for `ended`.
    public static let recognized = State.ended
  }

  // MARK: Initializers

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without a target.
  @preconcurrency @MainActor public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIGestureRecognizer) in handler(recognizer) }
  }

  /// Creates a gesture recognizer without a target. Nothing is decoded from `coder`.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    coder.restore(self, as: UIGestureRecognizer.self)
  }

  // MARK: Settings

  /// The delegate, which can influence recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name used for debugging.
  open var name: String?
  /// A Boolean value that indicates whether the recognizer observes touches. Disabling it cancels a
  /// gesture in progress. The default is `true`.
  open var isEnabled = true {
    didSet {
      if !isEnabled && oldValue { cancelGesture() }
      _didChange(\UIGestureRecognizer.isEnabled)
    }
  }
  /// A Boolean value that indicates whether touches are cancelled in their views when the gesture
  /// is recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the beginning of touches is withheld from views until
  /// the recognizer has failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the end of touches is withheld from views until the
  /// recognizer has failed. The default is `true`.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer observes. The value is stored without effect, because
  /// all touches are direct.
  open var allowedTouchTypes: [NSNumber] = [0]
  /// A Boolean value that indicates whether all touches must be of the same type, which they are.
  /// The value is stored without effect.
  open var requiresExclusiveTouchType = true

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  // MARK: State

  /// The state of the recognizer.
  ///
  /// Subclasses set it. Whether and when the change takes effect depends on the other gesture
  /// recognizers.
  open var state: State {
    get { current }
    set { GestureArbiter.current.update { move(to: newValue) } }
  }

  var current = State.possible {
    didSet { _didChange(\UIGestureRecognizer.state) }
  }
  /// The pending states, which wait for other recognizers to fail.
  var pendingStates: [State] = []
  /// The touches in progress that the recognizer observes.
  var activeTouches: [UITouch] = []
  /// All touches that the recognizer has observed since it was reset.
  var observedTouches: [UITouch] = []
  /// The most recent touches.
  var lastTouches: [UITouch] = []
  var lastCentroid = CGPoint.zero
  var requirements: [WeakRecognizer] = []
  /// The event that fails the recognizer if no touch begins in time, because others wait for it.
  var failureTimer: World.EventToken?
  var targets: [TargetAction] = []

  // MARK: Targets

  /// Adds a target and an action. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    let isThere =
      action.isNamed && targets.contains { $0.target === object && $0.selector == action }
    if !isThere { targets.append(TargetAction(target: object, selector: action)) }
  }

  /// Removes targets.
  ///
  /// - Parameter target: The target to remove; `nil` for all targets.
  /// - Parameter action: The action to remove; `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }

  // MARK: Relations

  /// Makes recognition wait for the failure of another recognizer.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The number of touches.
  open var numberOfTouches: Int { shownTouches.count }

  /// Returns the centroid of the touches in the coordinate system of `view`, or of the window if
  /// `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { convertFromWindow(lastCentroid, to: view) }

  /// Returns the location of one touch in the coordinate system of `view`, or of the window if
  /// `view` is `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      shownTouches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex), in:) of \(numberOfTouches) touches")
    return shownTouches[touchIndex].location(in: view)
  }

  /// Stops observing a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    observedTouches.removeAll { $0 === touch }
    lastTouches.removeAll { $0 === touch }
    touch.observers?.removeAll { $0.recognizer === self }
  }

  // MARK: Methods for subclasses

  /// Called when touches have begun. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been cancelled. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The types of presses that the recognizer observes. Stored without effect, because there are none.
  open var allowedPressTypes: [NSNumber] = []
  /// Called when buttons or keys have been pressed. Never called, because the device has none.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses has changed. Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons or keys have been released. Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses have been cancelled. Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture has finished, to prepare for the next one. The default implementation
  /// does nothing.
  open func reset() {}

  /// Returns a Boolean value that indicates whether recognition prevents another recognizer from
  /// recognizing, unless both may recognize simultaneously. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another recognizer can prevent this one from
  /// recognizing, unless both may recognize simultaneously. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this recognizer waits for another one to fail.
  /// The default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another recognizer waits for this one to fail.
  /// The default is `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Returns a Boolean value that indicates whether the recognizer processes an event. The default
  /// is `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// A Boolean value that indicates whether recognition may take the touches from the views that
  /// have received them.
  var mayTakeTouches: Bool { true }
}

/// A weak reference to a gesture recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// A receiver of notifications: a target that is not retained, or a closure.
struct TargetAction {
  weak var target: AnyObject?
  var selector: Selector?
  var handler: (@MainActor (UIGestureRecognizer) -> Void)?
}
