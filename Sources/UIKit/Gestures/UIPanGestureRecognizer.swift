// Pans. A pan begins with the movement that takes the touches 10 points from where they began. Its
// translation is relative to that location and includes those 10 points. SEMANTICS 8.

import Foundation
import SegueWorld

/// A continuous gesture recognizer for dragging.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; further ones are ignored. The default is unlimited.
  open var maximumNumberOfTouches = Int.max
  /// The types of scrolling input that are recognized. The value is stored without effect, because
  /// touches are the only input.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  /// The centroid of the touches without their translation, in the window's coordinates.
  private var anchor = CGPoint.zero
  /// The translation of the touches since they began, in the window's coordinates.
  private var totalTranslation = CGVector.zero
  /// The part of the translation that `setTranslation(_:in:)` has subtracted.
  private var base = CGVector.zero
  private var samples = MotionSamples(.zero, at: 0)

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIPanGestureRecognizer) in handler(recognizer) }
  }

  /// Returns the translation of the gesture in the coordinate system of `view`. The view's rotation
  /// and scale affect the result, its position does not.
  open func translation(in view: UIView?) -> CGPoint {
    let rest = totalTranslation - base
    let mapped = view?.mapFromWindow(rest) ?? rest
    return CGPoint(x: mapped.dx, y: mapped.dy)
  }

  /// Sets the translation of the gesture, which further movements add to.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = CGVector(dx: translation.x, dy: translation.y)
    base = totalTranslation - (view?.mapToWindow(wanted) ?? wanted)
  }

  /// Returns the velocity of the gesture in points per second, in the coordinate system of `view`.
  /// It is 0 from 0.1 seconds after the last movement.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: World.current.now.seconds)
    let mapped = view?.mapFromWindow(velocity) ?? velocity
    return CGPoint(x: mapped.dx, y: mapped.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = touchesLeft(after: touches).isEmpty
    for touch in activeTouches.dropFirst(maximumNumberOfTouches) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    if isFirst {
      (totalTranslation, base) = (.zero, .zero)
      samples = MotionSamples(.zero, at: event.timestamp)
    }
    touchesDidChange(to: activeTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    totalTranslation = places.centroid - anchor
    samples.add(totalTranslation, at: event.timestamp)
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    if isInProgress {
      state = .changed
    } else if pendingStates.isEmpty, totalTranslation.length >= GestureConstants.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDidEnd(touches, cancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDidEnd(touches, cancelled: true)
  }

  private func touchesDidEnd(_ touches: Set<UITouch>, cancelled: Bool) {
    let left = touchesLeft(after: touches)
    if left.isEmpty { conclude(cancelled: cancelled) } else { touchesDidChange(to: left) }
  }

  /// Adapts to a change of touches, so that the translation continues without a jump.
  private func touchesDidChange(to touches: [UITouch]) {
    anchor =
      touches.map(\.locationInWindow).centroid
      + CGVector(dx: -totalTranslation.dx, dy: -totalTranslation.dy)
  }
}

/// The types of scrolling input other than touches.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The types as a bit mask.
  public let rawValue: Int
  /// Creates a set of types from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Discrete scrolling, as with a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous scrolling, as with a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All types of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A continuous gesture recognizer for dragging that begins near an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin. The default is none.
  open var edges: UIRectEdge = []

  /// Creates a gesture recognizer for one touch, with a target and an action. The target is not
  /// retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard current == .possible, !activeTouches.allSatisfy(isAtEdge) else { return }
    state = .failed
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let (point, width) = (touch.locationInWindow, GestureConstants.edgeWidth)
    return edges.contains(.left) && point.x - bounds.minX <= width
      || edges.contains(.right) && bounds.maxX - point.x <= width
      || edges.contains(.top) && point.y - bounds.minY <= width
      || edges.contains(.bottom) && bounds.maxY - point.y <= width
  }
}
