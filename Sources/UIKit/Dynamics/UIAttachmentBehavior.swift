// A rod or a spring between an item and a point, or between two items.

import Foundation

/// Holds an item at a distance from a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held by.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let offset, otherOffset: Vector

  private init(
    _ item: any UIDynamicItem, _ offset: UIOffset, _ other: (item: any UIDynamicItem, UIOffset)?,
    anchor: CGPoint
  ) {
    (self.item, self.other, anchorPoint) = (item, other?.item, anchor)
    self.offset = Vector(offset)
    otherOffset = other.map { Vector($0.1) } ?? .zero
    let end = other.map { DynamicBody.place(of: Vector($0.1), on: $0.item) } ?? Vector(anchor)
    length = (end - DynamicBody.place(of: Vector(offset), on: item)).length
    super.init()
  }

  /// Holds the middle of `item` as far from `point` as it is.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, nil, anchor: point)
  }

  /// Holds a point of `item` as far from `point` as it is.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item, offset, nil, anchor: point)
  }

  /// Holds the middles of two items as far apart as they are.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, .zero, (item2, .zero), anchor: .zero)
  }

  /// Holds points of two items as far apart as they are.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, (item2, offset2), anchor: .zero)
  }

  /// The items: one, or two.
  open var items: [any UIDynamicItem] { actsOn }
  /// What the item is held by.
  open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }
  /// The point that holds the item.
  open var anchorPoint: CGPoint { didSet { noteChange() } }
  /// How far apart the two are held.
  open var length: CGFloat { didSet { noteChange() } }
  /// How little a spring swings: 0 for ever, 1 not at all.
  open var damping: CGFloat = 0 { didSet { noteChange() } }
  /// Swings a second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { noteChange() } }

  override var actsOn: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  override func constrain(_ simulation: DynamicSimulation, seconds: Double) {
    let end =
      other.map { JointEnd.body(simulation.body(of: $0), offset: otherOffset) }
      ?? .point(Vector(anchorPoint))
    simulation.add(
      Joint(
        simulation.body(of: item), offset: offset, to: end, length: Double(length),
        spring: (Double(frequency), Double(damping)), seconds: seconds))
  }
}
