// A sheet of paper that bends around a cylinder. The cylinder has a fixed direction and moves over
// the sheet, so everything that it is drawn from moves in straight lines: any curve, spring or finger
// can drive it.

import UIKit

/// The pieces of a screen that curls up around a cylinder: strips of snapshots, each bent by the mean
/// slope of its part of the cylinder, with shading and shadows.
@MainActor
struct CurledSheet {
  /// What the sheet looks like.
  struct Look {
    /// The radius of the cylinder, in points.
    var radius: CGFloat
    /// The angle between the sheet's motion and that of the cylinder, in degrees.
    var tilt: CGFloat
    /// The color of the back, through which the front faintly shows. It may differ between the light
    /// and the dark appearance.
    var back: UIColor
  }

  /// A view, its center while the cylinder is at 0, and how far it moves while the cylinder moves by
  /// a point.
  private struct Part {
    let view: UIView
    let origin: CGPoint
    let step: CGVector
  }

  /// Contains everything; it is above both screens.
  let stage: UIView
  /// The position of the cylinder before it touches the sheet and after the sheet has left.
  let start, end: CGFloat
  private(set) var look: Look
  let axis: CGVector
  private var parts: [Part] = []

  /// Cuts the strips.
  /// - Parameter movement: The direction in which the sheet leaves, a vector of length 1.
  init(of screen: UIView, in bounds: CGRect, movement: CGVector, look: Look) {
    self.look = look
    self.look.back = look.back.resolvedColor(with: screen.traitCollection)
    stage = UIView(frame: bounds)
    stage.clipsToBounds = true
    let turn = CGAffineTransform(rotationAngle: look.tilt * .pi / 180)
    let side = movement.dx != 0 ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
    axis = CGVector(
      dx: -movement.dx * turn.a + side.dx * turn.b, dy: -movement.dy * turn.a + side.dy * turn.b)
    let extent = (bounds.width * abs(axis.dx) + bounds.height * abs(axis.dy)) / 2
    start = extent + 1
    end = -extent - look.radius - Self.castWidth - 1
    addCastShadow()
    addFront(of: screen, nil, 0)
    for (lower, upper) in Self.angles(0, .pi / 2, count: 5) { addFront(of: screen, lower, upper) }
    addFlapShadow()
    for (lower, upper) in Self.angles(.pi / 2, .pi, count: 8) { addBack(lower, upper) }
    addFlap(of: screen)
  }

  /// Moves the cylinder.
  func move(to position: CGFloat) {
    for part in parts {
      part.view.center = CGPoint(
        x: part.origin.x + part.step.dx * position, y: part.origin.y + part.step.dy * position)
    }
  }

  private static func angles(
    _ first: CGFloat, _ last: CGFloat, count: Int
  ) -> [(CGFloat, CGFloat)] {
    let step = (last - first) / CGFloat(count)
    return (0..<count).map { (first + CGFloat($0) * step, first + CGFloat($0 + 1) * step) }
  }

  /// Neighbors overlap by a little, so that nothing shows between them.
  private static let overlap: CGFloat = 0.75
  private static let castWidth: CGFloat = 90
  /// How far the shade of a part reaches beyond its window, as it is seen.
  private static let beyondWindow: CGFloat = 3
}

extension CurledSheet {
  /// Adds a part of the front, between two angles on the cylinder or flat before it.
  private mutating func addFront(of screen: UIView, _ lower: CGFloat?, _ upper: CGFloat) {
    guard let view = screen.snapshotView(afterScreenUpdates: true) else { return }
    if let lower {
      view.clipsToBounds = true
      addShade(to: view, lower, upper)
    }
    add(view, throughWindow: (lower, upper))
  }

  /// Adds the shade of a part of the front. It ends well outside of the window, so that only the window has
  /// edges.
  private mutating func addShade(to view: UIView, _ lower: CGFloat, _ upper: CGFloat) {
    let slope = slope(lower, upper)
    // The window shows more of the sheet below its part, the steeper it is; all of it is shaded.
    let begin = look.radius * lower - max(4, 1.5 / slope) * Self.overlap
    let end = look.radius * upper
    let beyond = Self.beyondWindow / slope
    let (first, last) = (darkness(lower), darkness(upper))
    let whole = end - begin + 2 * beyond
    let shade = GradientView(
      frame: .zero, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5),
      stops: [
        (0, first), (beyond / whole, first), ((end - begin + beyond) / whole, last), (1, last),
      ])
    view.addSubview(shade)
    span(shade, from: begin - beyond, to: end + beyond, beyond: Self.beyondWindow)
  }

  /// Adds a part of the back, between two angles on the cylinder.
  private mutating func addBack(_ lower: CGFloat, _ upper: CGFloat) {
    let sheet = UIView(frame: stage.bounds)
    sheet.clipsToBounds = true
    let color = shade(0, 0)
    color.show([back(lower), back(upper)])
    sheet.addSubview(color)
    span(color, from: look.radius * lower - Self.overlap, to: look.radius * upper)
    let slope = slope(lower, upper)
    let bend = CGAffineTransform(scaleX: slope, y: 1)
    sheet.transform = rotation.inverted().concatenating(bend).concatenating(rotation)
    follow(sheet, at: look.radius * (sine(lower) - lower * slope), factor: 1 - slope)
    stage.addSubview(sheet)
  }

  /// Adds the flat part of the back, through which the front faintly shows.
  private mutating func addFlap(of screen: UIView) {
    guard let view = screen.snapshotView(afterScreenUpdates: true) else { return }
    let veil = UIView(frame: view.bounds)
    veil.backgroundColor = back(.pi)
    veil.alpha = 0.92
    view.addSubview(veil)
    add(view, throughWindow: (.pi, nil))
  }

  /// Adds a view that is bent about the axis, in a window that shows the part of the sheet between
  /// two angles. Both follow the cylinder.
  private mutating func add(_ view: UIView, throughWindow angles: (CGFloat?, CGFloat?)) {
    let window = UIView()
    window.clipsToBounds = true
    stage.addSubview(window)
    let overlap = angles.1 == nil ? Self.overlap : -Self.overlap
    let begin = angles.0.map { look.radius * sine($0) + overlap } ?? -length
    let end = angles.1.map { look.radius * sine($0) } ?? -length
    span(window, from: min(begin, end), to: max(begin, end))
    let slope = slope(angles.0, angles.1)
    let first = angles.0 ?? 0
    let offset = look.radius * (sine(first) - first * slope) - (begin + end) / 2
    let center = CGPoint(x: window.bounds.midX + offset, y: window.bounds.midY)
    view.transform = rotation.inverted().concatenating(CGAffineTransform(scaleX: slope, y: 1))
    parts.append(Part(view: view, origin: center, step: CGVector(dx: -slope, dy: 0)))
    window.addSubview(view)
  }

  /// Gives a view of the stage or of the sheet the place between two distances from the cylinder.
  /// - Parameter beyond: How far it reaches beyond the ends of others.
  private mutating func span(
    _ view: UIView, from begin: CGFloat, to end: CGFloat, beyond: CGFloat = 0
  ) {
    view.bounds = CGRect(x: 0, y: 0, width: end - begin, height: length + 2 * beyond)
    view.transform = rotation
    follow(view, at: (begin + end) / 2, factor: 1)
  }

  private mutating func follow(_ view: UIView, at distance: CGFloat, factor: CGFloat) {
    let center = CGPoint(
      x: stage.bounds.midX + axis.dx * distance, y: stage.bounds.midY + axis.dy * distance)
    parts.append(Part(view: view, origin: center, step: axis.scaled(factor)))
  }

  /// How much a part of the sheet is shortened on the screen: from 1, flat, to -1, on its back.
  private func slope(_ lower: CGFloat?, _ upper: CGFloat?) -> CGFloat {
    guard let lower else { return 1 }
    guard let upper else { return -1 }
    return (sine(upper) - sine(lower)) / (upper - lower)
  }

  /// The rotation from the axis of the cylinder's motion to the screen.
  private var rotation: CGAffineTransform {
    CGAffineTransform(a: axis.dx, b: axis.dy, c: -axis.dy, d: axis.dx, tx: 0, ty: 0)
  }

  /// More than the diagonal.
  private var length: CGFloat { (stage.bounds.width + stage.bounds.height) * 1.1 }
}

extension CurledSheet {
  /// Adds the shadow of the cylinder on what is below the sheet.
  private mutating func addCastShadow() {
    let shadow = GradientView(
      frame: .zero, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5),
      stops: [(0, 0.5), (0.3, 0.26), (0.6, 0.09), (1, 0)])
    stage.addSubview(shadow)
    span(shadow, from: look.radius * 0.4, to: look.radius + Self.castWidth)
  }

  /// Adds the shadow of the back on the front, along the edges of the sheet that curl first.
  private mutating func addFlapShadow() {
    let flap = UIView(frame: stage.bounds)
    for view in flapShadows(width: look.radius * 0.6) { flap.addSubview(view) }
    add(flap, throughWindow: (.pi, nil))
  }
}
