// Rounded rectangles whose corners merge smoothly into the sides, as `cornerCurve = .continuous`
// and `UIBezierPath(roundedRect:cornerRadius:)` draw them. SEMANTICS 9b: three curves and two short
// lines for each corner, measured along its sides in units of the radius.

import Foundation

/// One corner, from the side at which it begins (x) to the side at which it ends (y), in units of
/// its radius.
struct ContinuousCorner {
  /// Points along the first half. The second half is the same with x and y exchanged.
  private let points: [PlaneVector]

  /// The length along each side that a corner of radius 1 occupies.
  static let reach = 1.528_664_83

  private static let smooth = [
    PlaneVector(1.528_664_83, 0), PlaneVector(1.088_493_23, 0), PlaneVector(0.868_406_89, 0),
    PlaneVector(0.669_934_27, 0.065_496_00), PlaneVector(0.631_493_99, 0.074_911_00),
    PlaneVector(0.372_823_92, 0.169_058_99),
  ]

  /// The same elements along a quarter of a circle, divided at 19.5° and 21.7° from its ends.
  private static let circular: [PlaneVector] = {
    let (first, second) = (arc(0.339_46), arc(0.379_17))
    let (short, long) = (handle(0.339_46), handle(.pi / 2 - 2 * 0.379_17))
    return [
      PlaneVector(1, 0), PlaneVector(1 - short, 0), first.place - first.heading * short,
      first.place, second.place, second.place + second.heading * long,
    ]
  }()

  /// Returns the point and the tangent of the circle around (1, 1) at `angle` from (1, 0) toward
  /// (0, 1).
  private static func arc(_ angle: Double) -> (place: PlaneVector, heading: PlaneVector) {
    let (sin, cos) = DeterministicMath.sincos(angle)
    return (PlaneVector(1 - sin, 1 - cos), PlaneVector(-cos, sin))
  }

  private static func handle(_ angle: Double) -> Double {
    let (sin, cos) = DeterministicMath.sincos(angle / 4)
    return 4.0 / 3 * sin / cos
  }

  /// Creates the corner for a rectangle whose shorter half side is `availableLength` radii long. If `availableLength` is
  /// less than `reach`, the shape approaches a quarter of a circle, which it is at 1.
  init(availableLength: Double) {
    let share = min(max((availableLength - 1) / (Self.reach - 1), 0), 1)
    points = zip(Self.circular, Self.smooth).map { $0.mixed($1, share) }
  }

  /// Appends the elements of the corner, from a line along x to its end on y. `map` transforms from
  /// units of the radius, with the corner at the origin, to the path.
  func append(to outline: inout PathOutline, isForward: Bool, _ map: CGAffineTransform) {
    let back = points.reversed().map { PlaneVector($0.y, $0.x) }
    let outlinePoints = points + back
    func point(_ index: Int) -> CGPoint {
      let p = outlinePoints[isForward ? index : outlinePoints.count - 1 - index]
      return p.point.applying(map)
    }
    func curve(_ index: Int) -> PathElement {
      .curve(control1: point(index), control2: point(index + 1), end: point(index + 2))
    }
    outline.append(outline.currentPoint == nil ? .move(point(0)) : .line(point(0)))
    outline.append(curve(1))
    outline.append(.line(point(4)))
    outline.append(curve(5))
    outline.append(.line(point(8)))
    outline.append(curve(9))
  }
}

extension PathOutline {
  /// A set of corners of a rectangle.
  package struct Corners: OptionSet, Sendable {
    /// The bits of the set, one for each corner.
    package let rawValue: UInt
    /// Creates a set with the given bits.
    package init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the minimum x and y.
    package static let topLeft = Corners(rawValue: 1)
    /// The corner at the maximum x and the minimum y.
    package static let topRight = Corners(rawValue: 2)
    /// The corner at the minimum x and the maximum y.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The corner at the maximum x and y.
    package static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The radius of each corner of a rectangle.
  package struct CornerRadii: Sendable {
    var topLeft, topRight, bottomRight, bottomLeft: Double

    /// Creates a value with the given radii.
    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }
  }

  /// Creates a rectangle with smooth corners of the given radii, each limited to half the shorter
  /// side. The outline is clockwise on screen.
  package init(continuousRoundedRect rect: CGRect, radii: CornerRadii) {
    self.init()
    let half = Double(min(rect.width, rect.height)) / 2
    let corners: [(radius: Double, x: CGFloat, y: CGFloat)] = [
      (radii.topLeft, 1, 1), (radii.topRight, -1, 1), (radii.bottomRight, -1, -1),
      (radii.bottomLeft, 1, -1),
    ]
    for (radius, x, y) in corners {
      let tip = CGPoint(x: x > 0 ? rect.minX : rect.maxX, y: y > 0 ? rect.minY : rect.maxY)
      let radius = radius > 0 ? min(radius, half) : 0
      guard radius > 0 else {
        append(currentPoint == nil ? .move(tip) : .line(tip))
        continue
      }
      let r = CGFloat(radius)
      let map = CGAffineTransform(a: x * r, b: 0, c: 0, d: y * r, tx: tip.x, ty: tip.y)
      ContinuousCorner(availableLength: half / radius).append(to: &self, isForward: x != y, map)
    }
    append(.close)
  }

  /// Creates a rectangle with smooth corners, clockwise on screen. Radii are limited to half the
  /// sides. With a zero radius or without corners the result is a plain rectangle.
  package init(
    continuousRoundedRect rect: CGRect, radii: CGSize, corners: Corners = .all
  ) {
    self.init()
    let rect = rect.standardized
    let width = max(0, min(radii.width, rect.width / 2))
    let height = max(0, min(radii.height, rect.height / 2))
    guard width > 0, height > 0, !corners.isEmpty else {
      addRect(rect, .identity)
      return
    }
    let availableLength = min(rect.width / 2 / width, rect.height / 2 / height)
    let corner = ContinuousCorner(availableLength: Double(availableLength))
    let places: [(Corners, x: CGFloat, y: CGFloat)] = [
      (.topLeft, 1, 1), (.topRight, -1, 1), (.bottomRight, -1, -1), (.bottomLeft, 1, -1),
    ]
    for (which, x, y) in places {
      let tip = CGPoint(x: x > 0 ? rect.minX : rect.maxX, y: y > 0 ? rect.minY : rect.maxY)
      guard corners.contains(which) else {
        append(currentPoint == nil ? .move(tip) : .line(tip))
        continue
      }
      let map = CGAffineTransform(a: x * width, b: 0, c: 0, d: y * height, tx: tip.x, ty: tip.y)
      // In clockwise order, two of the corners are entered along y.
      corner.append(to: &self, isForward: x != y, map)
    }
    append(.close)
  }
}

extension CGPath {
  /// Creates a rectangle with smooth corners, or, where they would not fit, with ends that are
  /// half circles; an oval if the rectangle is a square.
  ///
  /// UIKit does the same: a square of 21 points with a radius of 10 is the oval, according to the
  /// reference pictures of a public layout library. That the corners stop fitting exactly at their
  /// reach, 1.52866483 radii, is inferred from public reports, by which a radius of 16 is still
  /// smooth in a height of 49 points and makes half circles in 48.
  package convenience init(continuousRoundedRect rect: CGRect, radius: CGFloat) {
    let rect = rect.standardized
    let half = min(rect.width, rect.height) / 2
    guard radius * ContinuousCorner.reach <= half else {
      self.init(roundedRect: rect, cornerWidth: half, cornerHeight: half, transform: nil)
      return
    }
    self.init(
      PathOutline(continuousRoundedRect: rect, radii: CGSize(width: radius, height: radius)))
  }
}
