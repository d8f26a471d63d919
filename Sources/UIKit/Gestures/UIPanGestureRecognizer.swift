// Dragging. Begins with the move that takes the fingers 10 points from where they came down, and
// counts the translation from there on, those 10 points included. SEMANTICS 8.

import Foundation

/// Recognizes fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers will do.
  open var minimumNumberOfTouches = 1
  /// How many fingers count; more are ignored.
  open var maximumNumberOfTouches = Int.max
  /// Kept; there is no other input than fingers.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  /// Where the middle of the fingers would be, in the window, had they not moved.
  private var anchor = CGPoint.zero
  /// How far they have come since they came down, in the window.
  private var way = CGVector.zero
  /// The part of it that `setTranslation` took away.
  private var base = CGVector.zero
  private var samples = MotionSamples(.zero, at: 0)

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIPanGestureRecognizer) in handler(recognizer) }
  }

  /// How far the fingers have been dragged, in `view`'s coordinates: turning or scaling the view
  /// changes that, moving it does not.
  open func translation(in view: UIView?) -> CGPoint {
    let rest = way - base
    let mapped = view?.mapFromWindow(rest) ?? rest
    return CGPoint(x: mapped.dx, y: mapped.dy)
  }

  /// Has the translation be this from now on, and grow from here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = CGVector(dx: translation.x, dy: translation.y)
    base = way - (view?.mapToWindow(wanted) ?? wanted)
  }

  /// How fast the fingers move, points a second in `view`'s coordinates; 0 a tenth of a second after
  /// the last move.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: World.current.now.seconds)
    let mapped = view?.mapFromWindow(velocity) ?? velocity
    return CGPoint(x: mapped.dx, y: mapped.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = touchesLeft(after: touches).isEmpty
    for touch in liveTouches.dropFirst(maximumNumberOfTouches) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    if isFirst {
      (way, base) = (.zero, .zero)
      samples = MotionSamples(.zero, at: event.timestamp)
    }
    fingersChanged(to: liveTouches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    way = places.centroid - anchor
    samples.add(way, at: event.timestamp)
    guard liveTouches.count >= minimumNumberOfTouches else { return }
    if isUnderWay {
      state = .changed
    } else if wishes.isEmpty, way.length >= GestureConstants.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, cancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, cancelled: true)
  }

  private func fingersLeft(_ touches: Set<UITouch>, cancelled: Bool) {
    let left = touchesLeft(after: touches)
    if left.isEmpty { conclude(cancelled: cancelled) } else { fingersChanged(to: left) }
  }

  /// Other fingers, but no jump.
  private func fingersChanged(to touches: [UITouch]) {
    anchor = touches.map(\.locationInWindow).centroid + CGVector(dx: -way.dx, dy: -way.dy)
  }
}

/// Kinds of scrolling input other than fingers.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Kinds of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes a finger that is dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it may come from.
  open var edges: UIRectEdge = []

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard current == .possible, !liveTouches.allSatisfy(isAtEdge) else { return }
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
