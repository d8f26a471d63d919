// A rod or spring between an item and a point, or between two items.

import Foundation

/// A behavior that keeps an item at a distance from a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// The item is attached to another item.
    case items = 0
    /// The item is attached to an anchor point.
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

  /// Creates a behavior that keeps the center of `item` at its current distance from `point`.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, nil, anchor: point)
  }

  /// Creates a behavior that keeps a point of `item` at its current distance from `point`.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item, offset, nil, anchor: point)
  }

  /// Creates a behavior that keeps the centers of two items at their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, .zero, (item2, .zero), anchor: .zero)
  }

  /// Creates a behavior that keeps points of two items at their current distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, (item2, offset2), anchor: .zero)
  }

  /// The attached items: one or two.
  open var items: [any UIDynamicItem] { actsOn }
  /// What the item is attached to.
  open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }
  /// The point to which the item is attached.
  open var anchorPoint: CGPoint { didSet { resumeAnimator() } }
  /// The distance between the attachment points, in points.
  open var length: CGFloat { didSet { resumeAnimator() } }
  /// The damping of the spring: 0 for undamped oscillation, 1 for no oscillation. The default is 0.
  open var damping: CGFloat = 0 { didSet { resumeAnimator() } }
  /// The frequency of the spring, in oscillations per second. A value of 0, the default, makes the
  /// attachment a rigid rod.
  open var frequency: CGFloat = 0 { didSet { resumeAnimator() } }

  override var actsOn: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  override func constrain(_ simulation: DynamicSimulation, seconds: Double) {
    let end =
      other.map { JointEnd.body(simulation.body(of: $0), offset: otherOffset) }
      ?? .point(Vector(anchorPoint))
    for axis in axes {
      simulation.add(
        Joint(
          simulation.body(of: item), offset: offset, to: end, length: Double(length),
          spring: (Double(frequency), Double(damping)), along: axis, seconds: seconds))
    }
  }

  /// The length below which a rod is a pin, in points.
  private static let pinLength = 0.01

  /// The directions of the joints: that of the rod or spring. A pin has none, and holds its point in both
  /// dimensions.
  private var axes: [Vector?] {
    length < Self.pinLength && frequency == 0 ? [Vector(1, 0), Vector(0, 1)] : [nil]
  }
}
