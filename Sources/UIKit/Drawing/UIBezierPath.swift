// UIKit's path: a `CGPath` with its drawing attributes. `UIBezierPath+Drawing.swift` draws it.

import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as a bit mask.
  public let rawValue: UInt
  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners, including any that are added in the future.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of strokes. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The style of the ends of open strokes. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The style of the corners of strokes. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, relative to the width of the stroke. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The flatness with which `fill` divides curves into lines, as `CGContext.setFlatness(_:)`
  /// describes. The default is 0.6, with which they deviate by up to 0.12 pixels.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines the interior. The default
  /// is `false`, for the nonzero rule.
  open var usesEvenOddFillRule = false

  // MARK: Creating paths

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a path with the elements of a Core Graphics path.
  public init(cgPath: CGPath) {
    path = CGMutablePath(cgPath.outline)
    super.init()
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Creates a path of the ellipse that is inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates a path of a rectangle whose corners blend smoothly into its sides. Where the shorter
  /// side is less than 3.05732966 radii, the ends are half circles, as in UIKit.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRoundedRect: rect, radius: cornerRadius))
  }

  /// Creates a path of a rectangle with some smooth corners, whose radii are limited to half the
  /// sides. If all corners have one radius, the path is that of `init(roundedRect:cornerRadius:)`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      self.init(roundedRect: rect, cornerRadius: radius)
      return
    }
    let pairs: [(UIRectCorner, PathOutline.Corners)] = [
      (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
      (.bottomRight, .bottomRight),
    ]
    let rounded = pairs.filter { corners.contains($0.0) }.map { $0.1 }
    self.init(
      cgPath: CGPath(
        PathOutline(
          continuousRoundedRect: rect, radii: CGSize(width: radius, height: radius),
          corners: PathOutline.Corners(rounded))))
  }

  /// Creates a path of a circular arc.
  ///
  /// - Parameter startAngle: The start angle in radians.
  /// - Parameter endAngle: The end angle in radians.
  /// - Parameter clockwise: Whether the arc is clockwise as displayed.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// A copy of the path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path.outline) }
    set { path = CGMutablePath(newValue.outline) }
  }

  // MARK: Adding elements

  /// Begins a subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Appends a straight line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Appends a cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Appends a circular arc, after a line from the current point to its start.
  ///
  /// - Parameter startAngle: The start angle in radians.
  /// - Parameter endAngle: The end angle in radians.
  /// - Parameter clockwise: Whether the arc is clockwise as displayed.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics assumes a y-axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the elements of `bezierPath`.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the path with its direction reversed, the last subpath first.
  open func reversing() -> UIBezierPath {
    let result = copied()
    result.path = CGMutablePath(path.outline.reversed())
    return result
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.outline.applying(transform))
  }

  // MARK: Querying the path

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the lines and curves; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether `point` is in the interior of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the dash pattern.
  ///
  /// - Parameter pattern: The lengths of dashes and gaps in turn; `nil` for solid strokes.
  /// - Parameter count: The number of lengths.
  /// - Parameter phase: The offset into the pattern at which every subpath begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Gets the dash pattern.
  ///
  /// - Parameter pattern: Receives the lengths; must have sufficient capacity.
  /// - Parameter count: Receives the number of lengths.
  /// - Parameter phase: Receives the offset into the pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Copies and equality

  /// Returns a copy with the same elements and drawing attributes.
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

  /// Returns whether both paths have the same elements and drawing attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  /// A hash of the elements. Equal paths have equal hashes.
  open override var hash: Int { path.hashValue }
}
