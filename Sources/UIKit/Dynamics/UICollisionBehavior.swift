// Items bump into each other and into boundaries.

import Foundation

/// Told when things touch.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item touches a boundary; without identifier, that of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a boundary no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items out of each other, and inside boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bump into.
  public struct Mode: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt
    /// The modes of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems
  private var boundaries = CollisionBoundaries()
  private var touching = TouchingPairs()
  /// Told when things touch.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// What items bump into.
  open var collisionMode: Mode = .everything { didSet { noteChange() } }

  /// Has these items bump.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Has nothing bump yet.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Has `item` bump, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    noteChange()
  }

  /// Has `item` bump no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    noteChange()
  }

  // MARK: Boundaries

  /// Whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.insets != nil }
    set {
      boundaries.insets = newValue ? boundaries.insets ?? .zero : nil
      noteChange()
    }
  }

  /// Makes the reference view's bounds, less these insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundaries.insets = insets
    noteChange()
  }

  /// Adds a line, or replaces the boundary of that name.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.set(identifier, path)
    noteChange()
  }

  /// Adds the outline of a path, or replaces the boundary of that name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.set(identifier, bezierPath)
    noteChange()
  }

  /// The boundary of this name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(identifier)
  }

  /// Removes the boundary of this name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    noteChange()
  }

  /// Removes all boundaries with names.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    noteChange()
  }

  /// The names of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.identifiers.isEmpty ? nil : boundaries.identifiers
  }

  // MARK: For the simulation

  override var actsOn: [any UIDynamicItem] { list.items }

  override func constrain(_ simulation: DynamicSimulation, seconds: Double) {
    let bodies = list.items.map { simulation.body(of: $0) }
    if collisionMode.contains(.items) { collide(bodies, simulation) }
    guard collisionMode.contains(.boundaries) else { return }
    let lines = boundaries.lines(in: dynamicAnimator?.referenceView)
    for body in bodies { for line in lines { collide(body, line, simulation) } }
  }

  private func collide(_ bodies: [DynamicBody], _ simulation: DynamicSimulation) {
    for (index, body) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        let touches = Touching.touches(body, other)
        for touch in touches { simulation.add(Contact(body, .body(other), touch)) }
        if let touch = touches.first { touching.note(body, .item(other), at: touch.point) }
      }
    }
  }

  private func collide(_ body: DynamicBody, _ line: DynamicLine, _ simulation: DynamicSimulation) {
    let touches = Touching.touches(body, line)
    for touch in touches { simulation.add(Contact(body, .line(line), touch)) }
    if let touch = touches.first { touching.note(body, .boundary(line.boundary), at: touch.point) }
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
