// The position of a popover: beside its source, on the first side with enough space, inside the
// safe area. Pure geometry; the numbers are our choice, close to those of iOS.

import Foundation

/// The position of one popover.
struct PopoverGeometry: Equatable {
  /// The length of the arrow and the width of its base, in points.
  static let (arrowHeight, arrowBase): (CGFloat, CGFloat) = (13, 37)
  /// The radius of the corners, in points.
  static let cornerRadius: CGFloat = 13
  /// The size of content that has no preferred size, in points.
  static let usualSize = CGSize(width: 320, height: 480)

  /// The bounds within which the popover is placed.
  let available: CGRect
  /// The rectangle at which the arrow points.
  let source: CGRect
  /// The size of the content.
  let content: CGSize
  let permitted: UIPopoverArrowDirection

  /// The frame of the popover, including the arrow.
  let frame: CGRect
  /// The direction of the arrow.
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow, relative to the frame.
  let tip: CGPoint

  init(
    available: CGRect, source: CGRect, content: CGSize, permitted: UIPopoverArrowDirection,
    overlaps: Bool = false
  ) {
    (self.available, self.source, self.permitted) = (available, source, permitted)
    let direction = Self.direction(available, source, content, permitted)
    let along = direction.isVertical
    let space =
      overlaps
      ? (along ? available.height : available.width) : Self.space(direction, available, source)
    let length = direction.isEmpty ? 0 : Self.arrowHeight
    let width = min(content.width, along || direction.isEmpty ? available.width : space - length)
    let height = min(
      content.height, along && !direction.isEmpty ? space - length : available.height)
    self.content = CGSize(width: max(width, 0), height: max(height, 0))
    self.direction = direction
    let beside = Self.frame(direction, self.content, available, source)
    frame =
      overlaps
      ? CGRect(
        x: Self.clamp(beside.minX, available.minX, available.maxX - beside.width),
        y: Self.clamp(beside.minY, available.minY, available.maxY - beside.height),
        width: beside.width, height: beside.height) : beside
    tip = Self.tip(direction, frame, source)
  }

  // MARK: The side

  /// Returns the space on the side that corresponds to a direction of the arrow.
  private static func space(
    _ direction: UIPopoverArrowDirection, _ available: CGRect, _ source: CGRect
  ) -> CGFloat {
    switch direction {
    case .up: available.maxY - source.maxY
    case .down: source.minY - available.minY
    case .left: available.maxX - source.maxX
    case .right: source.minX - available.minX
    default: .greatestFiniteMagnitude
    }
  }

  /// Returns the first permitted direction with enough space, or else the one with the largest part
  /// of the needed space.
  private static func direction(
    _ available: CGRect, _ source: CGRect, _ content: CGSize, _ permitted: UIPopoverArrowDirection
  ) -> UIPopoverArrowDirection {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = sides.filter { permitted.contains($0) }
    func share(_ side: UIPopoverArrowDirection) -> CGFloat {
      let needed = (side.isVertical ? content.height : content.width) + arrowHeight
      return needed > 0 ? min(space(side, available, source) / needed, 1) : 1
    }
    var best: UIPopoverArrowDirection = []
    for side in allowed where best.isEmpty || share(side) > share(best) { best = side }
    return best
  }

  // MARK: The frame

  private static func frame(
    _ direction: UIPopoverArrowDirection, _ content: CGSize, _ available: CGRect, _ source: CGRect
  ) -> CGRect {
    let x = clamp(source.midX - content.width / 2, available.minX, available.maxX - content.width)
    let y = clamp(source.midY - content.height / 2, available.minY, available.maxY - content.height)
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

  /// The part of the frame that the content occupies.
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

  /// The outline of body and arrow, relative to the frame.
  var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
    path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
    guard !direction.isEmpty else { return path }
    // Along the side, and away from the tip.
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

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The directions as a bit mask.
  public let rawValue: UInt
  /// Creates directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction, as before the presentation.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))

  /// A Boolean value that indicates whether the popover is above or below its source.
  var isVertical: Bool { self == .up || self == .down }
}
