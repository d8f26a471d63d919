// Where a popover is: beside what it is about, on the first side that has room for it, inside the safe area.
// Pure geometry; the numbers are our choice, near what iOS shows.

import Foundation

/// The place of one popover.
struct PopoverGeometry: Equatable {
  /// The arrow's length and the width of its foot.
  static let (arrowHeight, arrowBase): (CGFloat, CGFloat) = (13, 37)
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 13
  /// The size of content that prefers no other.
  static let usualSize = CGSize(width: 320, height: 480)

  /// What the popover keeps within.
  let room: CGRect
  /// What it is about.
  let source: CGRect
  /// The size of the content.
  let content: CGSize
  let permitted: UIPopoverArrowDirection

  /// The frame with the arrow.
  let frame: CGRect
  /// Which way the arrow points.
  let direction: UIPopoverArrowDirection
  /// The arrow's tip, in the frame.
  let tip: CGPoint

  init(
    room: CGRect, source: CGRect, content: CGSize, permitted: UIPopoverArrowDirection
  ) {
    (self.room, self.source, self.permitted) = (room, source, permitted)
    let direction = Self.direction(room, source, content, permitted)
    let (space, along) = (Self.space(direction, room, source), direction.isVertical)
    let length = direction.isEmpty ? 0 : Self.arrowHeight
    let width = min(content.width, along || direction.isEmpty ? room.width : space - length)
    let height = min(content.height, along && !direction.isEmpty ? space - length : room.height)
    self.content = CGSize(width: max(width, 0), height: max(height, 0))
    self.direction = direction
    frame = Self.frame(direction, self.content, room, source)
    tip = Self.tip(direction, frame, source)
  }

  // MARK: The side

  /// How much room there is on the side from which an arrow points this way.
  private static func space(
    _ direction: UIPopoverArrowDirection, _ room: CGRect, _ source: CGRect
  ) -> CGFloat {
    switch direction {
    case .up: room.maxY - source.maxY
    case .down: source.minY - room.minY
    case .left: room.maxX - source.maxX
    case .right: source.minX - room.minX
    default: .greatestFiniteMagnitude
    }
  }

  /// The first permitted side with room enough, else that with most of what is needed.
  private static func direction(
    _ room: CGRect, _ source: CGRect, _ content: CGSize, _ permitted: UIPopoverArrowDirection
  ) -> UIPopoverArrowDirection {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = sides.filter { permitted.contains($0) }
    func share(_ side: UIPopoverArrowDirection) -> CGFloat {
      let needed = (side.isVertical ? content.height : content.width) + arrowHeight
      return needed > 0 ? min(space(side, room, source) / needed, 1) : 1
    }
    var best: UIPopoverArrowDirection = []
    for side in allowed where best.isEmpty || share(side) > share(best) { best = side }
    return best
  }

  // MARK: The place

  private static func frame(
    _ direction: UIPopoverArrowDirection, _ content: CGSize, _ room: CGRect, _ source: CGRect
  ) -> CGRect {
    let x = clamp(source.midX - content.width / 2, room.minX, room.maxX - content.width)
    let y = clamp(source.midY - content.height / 2, room.minY, room.maxY - content.height)
    let (tall, wide) = (content.height + arrowHeight, content.width + arrowHeight)
    switch direction {
    case .up: return CGRect(x: x, y: source.maxY, width: content.width, height: tall)
    case .down: return CGRect(x: x, y: source.minY - tall, width: content.width, height: tall)
    case .left: return CGRect(x: source.maxX, y: y, width: wide, height: content.height)
    case .right: return CGRect(x: source.minX - wide, y: y, width: wide, height: content.height)
    default: return CGRect(x: x, y: y, width: content.width, height: content.height)
    }
  }

  private static func tip(
    _ direction: UIPopoverArrowDirection, _ frame: CGRect, _ source: CGRect
  ) -> CGPoint {
    let margin = cornerRadius + arrowBase / 2
    let x = clamp(source.midX - frame.minX, margin, frame.width - margin)
    let y = clamp(source.midY - frame.minY, margin, frame.height - margin)
    switch direction {
    case .up: return CGPoint(x: x, y: 0)
    case .down: return CGPoint(x: x, y: frame.height)
    case .left: return CGPoint(x: 0, y: y)
    case .right: return CGPoint(x: frame.width, y: y)
    default: return CGPoint(x: frame.width / 2, y: frame.height / 2)
    }
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    high < low ? (low + high) / 2 : min(max(value, low), high)
  }

  // MARK: The outline

  /// The part of the frame that the content fills.
  var body: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up:
      return bounds.inset(by: UIEdgeInsets(top: Self.arrowHeight, left: 0, bottom: 0, right: 0))
    case .down:
      return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrowHeight, right: 0))
    case .left:
      return bounds.inset(by: UIEdgeInsets(top: 0, left: Self.arrowHeight, bottom: 0, right: 0))
    case .right:
      return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrowHeight))
    default: return bounds
    }
  }

  /// Body and arrow, in the frame.
  var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
    path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
    guard !direction.isEmpty else { return path }
    // Along the side and towards the tip.
    let along = direction.isVertical ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    let inward: CGVector
    switch direction {
    case .up: inward = CGVector(dx: 0, dy: 1)
    case .down: inward = CGVector(dx: 0, dy: -1)
    case .left: inward = CGVector(dx: 1, dy: 0)
    default: inward = CGVector(dx: -1, dy: 0)
    }
    func point(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + along.dx * side + inward.dx * depth,
        y: tip.y + along.dy * side + inward.dy * depth)
    }
    let (half, height) = (Self.arrowBase / 2, Self.arrowHeight)
    path.move(to: point(-half, height + 0.5))
    path.addCurve(
      to: point(-3, 1.5), control1: point(-half * 0.55, height), control2: point(-6, 4.5))
    path.addQuadCurve(to: point(3, 1.5), control: point(0, -1))
    path.addCurve(
      to: point(half, height + 0.5), control1: point(6, 4.5), control2: point(half * 0.55, height))
    path.closeSubpath()
    return path
  }
}

/// Which way the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None that is known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))

  /// Whether the popover is above or below.
  var isVertical: Bool { self == .up || self == .down }
}
