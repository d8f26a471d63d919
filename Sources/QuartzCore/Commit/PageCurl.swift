// A sheet of paper that bends around a cylinder: the transitions `pageCurl` and, backward and with
// the new state, `pageUnCurl`, in which a layer's state curls up and leaves; and the pages of
// `PageLayer`, which are fastened at one edge.
//
// Distances are measured from the line in which the cylinder touches the layer, along its axis of
// motion. The sheet is flat where they are negative. It then follows the cylinder, drawn as strips
// that are each bent by the mean slope of their part of it, and behind the cylinder lies flat on its
// back.

import CoreGraphics
import Foundation
import SegueDisplay

/// A sheet with a cylinder at one position.
struct PageCurl {
  /// The layer's bounds, in its own points.
  private let bounds: CGRect
  /// From the layer's points to pixels.
  private let transform: CGAffineTransform
  private let opacity: Double
  /// The direction away from the part of the sheet that is still flat, a unit vector.
  private let axis: SIMD2<Double>
  /// The radius of the cylinder, in points.
  private let radius: Double
  /// The line in which the cylinder touches the layer, positive where the sheet has left it.
  private let contact: DividingLine
  /// How dark the back is where it lies flat: 1 as far as it lies above what is below, 0 where it
  /// touches that.
  private var height = 1.0
  /// A Boolean value that indicates whether the back's left side is behind the front's right side,
  /// rather than its upper side behind the lower one.
  private var flipsSideways = true

  /// Creates the sheet at a fraction of its way: 0 while it is flat, 1 when it has left.
  /// - Parameter movement: The direction in which the sheet leaves, a unit vector.
  init?(
    bounds: CGRect, transform: CGAffineTransform, opacity: Double, movement: CGVector,
    fraction: Double
  ) {
    guard bounds.width > 0, bounds.height > 0, !bounds.isInfinite else { return nil }
    (self.bounds, self.transform, self.opacity) = (bounds, transform, opacity)
    radius = PageFold.largestRadius(in: bounds)
    let tilt = CGAffineTransform(rotationAngle: Self.tilt)
    let side: SIMD2<Double> = movement.dx != 0 ? [0, 1] : [1, 0]
    axis = -SIMD2(Double(movement.dx), Double(movement.dy)) * Double(tilt.a) + side * Double(tilt.b)
    let middle = SIMD2(Double(bounds.midX), Double(bounds.midY))
    let extent =
      (Double(bounds.width) * abs(axis.x) + Double(bounds.height) * abs(axis.y)) / 2
    let end = -extent - radius * (1 + Self.castWidth)
    let position = extent + (end - extent) * fraction
    guard let line = DividingLine(slope: axis, constant: -(axis * middle).sum() - position)
    else { return nil }
    contact = line
  }

  /// Creates a page that is fastened at an edge.
  init?(
    bounds: CGRect, transform: CGAffineTransform, opacity: Double, fold: PageFold,
    _ cylinder: PageCylinder
  ) {
    guard bounds.width > 0, bounds.height > 0, !bounds.isInfinite,
      let line = DividingLine(slope: cylinder.axis, constant: -cylinder.contact)
    else { return nil }
    (self.bounds, self.transform, self.opacity) = (bounds, transform, opacity)
    (axis, radius, contact) = (cylinder.axis, max(cylinder.radius, 1e-3), line)
    flipsSideways = fold.isHorizontal
    height = min(1, cylinder.radius / PageFold.largestRadius(in: bounds))
  }

  /// How far the cylinder is turned toward the corner that curls first, in radians.
  private static let tilt: CGFloat = 22 * .pi / 180
  /// The width of the shadow of the cylinder, relative to its radius.
  private static let castWidth = 1.44
  /// How far a strip reaches under the next one, in points, so that nothing shows between them: 1.5
  /// pixels, but no more than an eighth of the radius.
  private var overlap: Double {
    let determinant = Double(transform.a * transform.d - transform.b * transform.c)
    return min(1.5 / max(abs(determinant).squareRoot(), 1e-6), radius / 8)
  }
  /// The opacity of the paper, through which the front faintly shows on the back.
  private static let paper = 0.92

  /// Returns the sheet, which consists of `front`, over `below`, inside of the layer's bounds. Both
  /// are in pixels.
  func items(of front: [DisplayItem], over below: [DisplayItem]) -> [DisplayItem] {
    let clip = DisplayClip(shape: RoundedRectangle(bounds), transform: transform)
    return below + [.group(DisplayGroup(clip: clip, items: items(of: front, back: nil)))]
  }

  /// Returns the sheet, which consists of `front`, with its shadow on what is below. Without a
  /// `back`, the front faintly shows through white paper. Both sides are in pixels, at the place
  /// of the flat sheet.
  func items(of front: [DisplayItem], back: [DisplayItem]?) -> [DisplayItem] {
    let whole = ConvexPolygon([
      SIMD2(Double(bounds.minX), Double(bounds.minY)),
      SIMD2(Double(bounds.maxX), Double(bounds.minY)),
      SIMD2(Double(bounds.maxX), Double(bounds.maxY)),
      SIMD2(Double(bounds.minX), Double(bounds.maxY)),
    ])
    let reverse = back.map(seenThrough)
    let rising = angles(0, .pi / 2, count: 5).flatMap { strip(of: front, whole, $0, $1) }
    let falling = angles(.pi / 2, .pi, count: 8).flatMap {
      self.back(front, reverse, whole, $0, $1)
    }
    return shadow(on: whole) + flat(front, whole.part(beyond: contact.reversed)) + rising
      + flap(front, reverse, whole) + falling
  }

  /// Returns the back as it is seen through the front: the page is turned about its spine.
  private func seenThrough(_ back: [DisplayItem]) -> [DisplayItem] {
    let flip = CGAffineTransform(
      a: flipsSideways ? -1 : 1, b: 0, c: 0, d: flipsSideways ? 1 : -1,
      tx: flipsSideways ? bounds.minX + bounds.maxX : 0,
      ty: flipsSideways ? 0 : bounds.minY + bounds.maxY)
    let change = transform.inverted().concatenating(flip).concatenating(transform)
    return back.map { $0.transformed(by: change) }
  }

  private func angles(_ first: Double, _ last: Double, count: Int) -> [(Double, Double)] {
    let step = (last - first) / Double(count)
    return (0..<count).map { (first + Double($0) * step, first + Double($0 + 1) * step) }
  }
}

extension PageCurl {
  /// What the sheet does between two angles on the cylinder.
  private struct Bend {
    /// How much the sheet is shortened: from 1, flat, to -1, on its back.
    var slope: Double
    /// The map from the flat sheet to what is seen, in the layer's points.
    var map: CGAffineTransform
  }

  private func bend(_ lower: Double, _ upper: Double) -> Bend {
    let slope = upper > lower ? (sine(upper) - sine(lower)) / (upper - lower) : -1
    let stretch = slope - 1
    let shift = radius * (sine(lower) - lower * slope) + stretch * contact.offset
    return Bend(
      slope: slope,
      map: CGAffineTransform(
        a: 1 + stretch * axis.x * axis.x, b: stretch * axis.x * axis.y,
        c: stretch * axis.x * axis.y, d: 1 + stretch * axis.y * axis.y,
        tx: axis.x * shift, ty: axis.y * shift))
  }

  /// Returns the part of the sheet between two distances on the flat sheet.
  private func band(of whole: ConvexPolygon, _ lower: Double, _ upper: Double?) -> ConvexPolygon {
    let rest = whole.part(beyond: contact.moved(by: lower))
    return upper.map { rest.part(beyond: contact.moved(by: $0).reversed) } ?? rest
  }

  private func flat(_ front: [DisplayItem], _ part: ConvexPolygon) -> [DisplayItem] {
    part.isEmpty ? [] : [clipped(front, to: outline(part, .identity))]
  }

  /// Returns the part of the front between two angles, shaded.
  private func strip(
    of front: [DisplayItem], _ whole: ConvexPolygon, _ lower: Double, _ upper: Double
  ) -> [DisplayItem] {
    shaded(front, whole, lower, upper) { .black.faded(darkness($0)) }
  }

  /// Returns the part of the back between two angles.
  private func back(
    _ front: [DisplayItem], _ reverse: [DisplayItem]?, _ whole: ConvexPolygon, _ lower: Double,
    _ upper: Double
  ) -> [DisplayItem] {
    shaded(reverse ?? front, whole, lower, upper) {
      reverse == nil ? paper($0).faded(Self.paper) : .black.faded(1 - light($0))
    }
  }

  /// Returns the part between two angles of one side, with a color over it that depends on the angle.
  /// Both are cut at once: at an edge that each had for itself, the side would show through the color.
  private func shaded(
    _ side: [DisplayItem], _ whole: ConvexPolygon, _ lower: Double, _ upper: Double,
    color: (Double) -> DisplayColor
  ) -> [DisplayItem] {
    let part = band(of: whole, radius * lower - overlap, radius * upper)
    guard !part.isEmpty else { return [] }
    let bend = bend(lower, upper)
    let shape = outline(part, bend.map)
    let shade = gradient(
      .rounded(around(shape)), from: radius * sine(lower), to: radius * sine(upper),
      [GradientStop(color(lower), at: 0), GradientStop(color(upper), at: 1)])
    return [clipped(bent(side, bend) + [shade], to: shape)]
  }

  /// Returns the part that lies flat on its back, with its shadow.
  private func flap(
    _ front: [DisplayItem], _ reverse: [DisplayItem]?, _ whole: ConvexPolygon
  ) -> [DisplayItem] {
    let part = band(of: whole, radius * .pi - overlap, nil)
    guard !part.isEmpty else { return [] }
    let bend = bend(.pi, .pi)
    let shape = outline(part, bend.map)
    let cover = reverse == nil ? paper(.pi).faded(Self.paper) : .black.faded(1 - light(.pi))
    let veil = SolidQuad(shape: around(shape), transform: transform, color: cover)
    let color = DisplayColor.black.faded(0.4 * opacity)
    return [
      .shadow(
        DisplayShadow(
          of: [clipped(bent(reverse ?? front, bend) + [.solid(veil)], to: shape)],
          radius: radius * 0.25,
          offset: .zero, color: color, transform: transform))
    ]
  }

  /// Returns the shadow of the cylinder on what is below the sheet.
  private func shadow(on whole: ConvexPolygon) -> [DisplayItem] {
    let (near, far) = (radius * 0.4, radius * (1 + Self.castWidth))
    let part = band(of: whole, near, far)
    guard !part.isEmpty else { return [] }
    let stops = [(0.0, 0.5), (0.3, 0.26), (0.6, 0.09), (1, 0)].map {
      GradientStop(.black.faded($0.1), at: $0.0)
    }
    let shape = DisplayShape.path(outline(part, .identity), rule: .nonZero)
    return [gradient(shape, from: near, to: far, stops)]
  }
}

extension PageCurl {
  private func bent(_ front: [DisplayItem], _ bend: Bend) -> [DisplayItem] {
    let change = transform.inverted().concatenating(bend.map).concatenating(transform)
    return front.map { $0.transformed(by: change) }
  }

  private func clipped(_ items: [DisplayItem], to shape: PathOutline) -> DisplayItem {
    let clip = DisplayClip(shape: .path(shape, rule: .nonZero), transform: transform)
    return .group(DisplayGroup(clip: clip, items: items))
  }

  /// Returns a gradient between two distances.
  private func gradient(
    _ shape: DisplayShape, from near: Double, to far: Double, _ stops: [GradientStop]
  ) -> DisplayItem {
    func point(_ distance: Double) -> CGPoint {
      let point = axis * (distance - contact.offset)
      return CGPoint(x: point.x, y: point.y)
    }
    return .gradient(
      GradientFill(
        shape: shape, transform: transform,
        gradient: DisplayGradient(.axial(from: point(near), to: point(far)), stops: stops),
        opacity: opacity))
  }

  /// Returns a rectangle that contains a shape with its edges.
  private func around(_ shape: PathOutline) -> RoundedRectangle {
    RoundedRectangle(shape.controlPointBox.insetBy(dx: -1, dy: -1))
  }

  private func outline(_ part: ConvexPolygon, _ map: CGAffineTransform) -> PathOutline {
    var path = PathOutline()
    for (index, corner) in part.corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y).applying(map)
      path.append(index == 0 ? .move(point) : .line(point))
    }
    path.append(.close)
    return path
  }

  /// How dark the front is at an angle: the steeper, the darker.
  private func darkness(_ angle: Double) -> Double { 0.45 * sine(angle) * sine(angle) }

  /// The color of the back at an angle: in shadow where it is steep, bright where it faces the light,
  /// and a little darker where it lies flat again.
  private func paper(_ angle: Double) -> DisplayColor {
    let light = light(angle)
    return DisplayColor(red: light, green: light, blue: light, alpha: 1)
  }

  /// How much light the back reflects at an angle, in 0…1.
  private func light(_ angle: Double) -> Double {
    let slope = sine(angle)
    return 1 - 0.52 * slope * slope * slope - 0.025 * (1 - slope) * height
  }

  /// The sine of an angle, with the same digits on every processor.
  private func sine(_ angle: Double) -> Double { Double(CGAffineTransform(rotationAngle: angle).b) }
}

extension DisplayColor {
  fileprivate func faded(_ opacity: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
