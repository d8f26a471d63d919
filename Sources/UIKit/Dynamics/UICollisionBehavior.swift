// Collisions of items with each other and with boundaries.

import Foundation

/// The methods that a collision behavior calls on its delegate.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary. The boundary of the reference view has no
  /// identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// A behavior that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: SegueItemBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the modes.
    public let rawValue: UInt
    /// Creates modes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var boundaries = CollisionBoundaries()
  private var touching = TouchingPairs()
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// The objects with which items collide. The default is `everything`.
  open var collisionMode: Mode = .everything { didSet { resumeAnimator() } }

  // MARK: Boundaries

  /// A Boolean value that indicates whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.insets != nil }
    set {
      boundaries.insets = newValue ? boundaries.insets ?? .zero : nil
      resumeAnimator()
    }
  }

  /// Makes the bounds of the reference view, reduced by the given insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundaries.insets = insets
    resumeAnimator()
  }

  /// Adds a line as a boundary. Replaces the boundary with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.set(identifier, path)
    resumeAnimator()
  }

  /// Adds the outline of a path as a boundary. Replaces the boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.set(identifier, bezierPath)
    resumeAnimator()
  }

  /// Returns the boundary with the given identifier, or `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(identifier)
  }

  /// Removes the boundary with the given identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    resumeAnimator()
  }

  /// Removes all boundaries that have identifiers.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    resumeAnimator()
  }

  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.identifiers.isEmpty ? nil : boundaries.identifiers
  }

  // MARK: Simulation

  override func constrain(_ simulation: DynamicSimulation, seconds: Double) {
    let bodies = items.map { simulation.body(of: $0) }
    if collisionMode.contains(.items) { collide(bodies, simulation) }
    guard collisionMode.contains(.boundaries) else { return }
    let lines = boundaries.lines(in: dynamicAnimator?.referenceView)
    for body in bodies { for line in lines { collide(body, line, simulation) } }
  }

  private func collide(_ bodies: [DynamicBody], _ simulation: DynamicSimulation) {
    for (index, body) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        let touches = ContactDetection.touches(body, other)
        for touch in touches { simulation.add(Contact(body, .body(other), touch)) }
        if let touch = touches.first { touching.record(body, .item(other), at: touch.point) }
      }
    }
  }

  private func collide(_ body: DynamicBody, _ line: DynamicLine, _ simulation: DynamicSimulation) {
    let touches = ContactDetection.touches(body, line)
    for touch in touches { simulation.add(Contact(body, .line(line), touch)) }
    if let touch = touches.first {
      touching.record(body, .boundary(line.boundary), at: touch.point)
    }
  }

  override func report() {
    let (began, ended) = touching.endStep()
    guard let collisionDelegate else { return }
    for pair in began {
      switch pair.other {
      case .item(let other):
        collisionDelegate.collisionBehavior(
          self, beganContactFor: pair.body.item, with: other.item, at: pair.point.point)
      case .boundary(let number):
        collisionDelegate.collisionBehavior(
          self, beganContactFor: pair.body.item,
          withBoundaryIdentifier: boundaries.identifier(number), at: pair.point.point)
      }
    }
    for pair in ended {
      switch pair.other {
      case .item(let other):
        collisionDelegate.collisionBehavior(
          self, endedContactFor: pair.body.item, with: other.item)
      case .boundary(let number):
        collisionDelegate.collisionBehavior(
          self, endedContactFor: pair.body.item,
          withBoundaryIdentifier: boundaries.identifier(number))
      }
    }
  }
}
