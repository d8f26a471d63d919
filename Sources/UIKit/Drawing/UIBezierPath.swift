// UIKit's path: a `CGPath` with the way it is drawn. How it is drawn: `UIBezierPath+Drawing.swift`.

import Foundation

/// Which corners of a rectangle are rounded.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four, and any that are to come.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves, and how they are drawn.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far the tip of a corner may reach, over the width of the line.
  open var miterLimit: CGFloat = 10
  /// How far lines may stray from curves; kept, curves are drawn exactly.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is told by the even-odd rule.
  open var usesEvenOddFillRule = false

  // MARK: Making paths

  /// A path without steps.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// A path of the steps of another.
  public init(cgPath: CGPath) {
    path = CGMutablePath(cgPath.outline)
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle whose corners run smoothly into its sides. The radius is cut down to half the shorter
  /// side, where the corners are circular.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRoundedRect: rect, radius: cornerRadius))
  }

  /// A rectangle with some smooth corners, their radii cut down to half the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let pairs: [(UIRectCorner, PathOutline.Corners)] = [
      (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
      (.bottomRight, .bottomRight),
    ]
    let rounded = pairs.filter { corners.contains($0.0) }.map { $0.1 }
    self.init(
      cgPath: CGPath(
        PathOutline(
          continuousRoundedRect: rect, radii: cornerRadii, corners: PathOutline.Corners(rounded))))
  }

  /// A part of a circle, clockwise as seen or not.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// The steps as a path of Core Graphics: a copy.
  open var cgPath: CGPath {
    get { CGPath(path.outline) }
    set { path = CGMutablePath(newValue.outline) }
  }

  // MARK: Adding to it

  /// Begins a subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, clockwise as seen or not, after a line from the current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics speaks of a y-axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A straight line back to where the subpath began.
  open func close() { path.closeSubpath() }

  /// Takes out all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// The steps of `bezierPath`.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// The same path drawn the other way, the last subpath first.
  open func reversing() -> UIBezierPath {
    let result = copied()
    result.path = CGMutablePath(path.outline.reversed())
    return result
  }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.outline.applying(transform))
  }

  // MARK: Questions

  /// Whether it has no step.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest box around the lines and curves; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Where the last step ended; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Draws lines as `count` dashes and gaps in turn, `phase` into the pattern at the start of every
  /// subpath; without any, whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Puts the dashes and gaps into `pattern`, which must have room, their number into `count` and how
  /// far into them lines begin into `phase`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies and equality

  /// A path of its own with the same steps, drawn the same way.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  /// Whether both have the same steps and are drawn the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  /// Equal paths have equal hashes.
  open override var hash: Int { path.hashValue }
}
