// The path under way. It is kept in the coordinates of the recording, so that a transform that comes
// later does not move what has been added.

import Foundation

extension CGContext {
  /// Begins a path.
  public func beginPath() { outline = PathOutline() }

  /// Adds to the path what `build` does to a path in user space.
  private func add(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    append(path.outline.applying(state.transform))
  }

  private func append(_ steps: PathOutline) {
    guard outline.elements.count + steps.elements.count <= Self.mostSteps else {
      return refuse("paths of more than \(Self.mostSteps) steps")
    }
    for element in steps.elements { outline.append(element) }
  }

  private static let mostSteps = 1 << 20

  /// Adds steps that go on from the current point.
  private func addOn(_ build: (CGMutablePath) -> Void) {
    guard !outline.elements.isEmpty else { return add(build) }
    let path = CGMutablePath()
    path.move(to: currentPointOfPath)
    build(path)
    let steps = path.outline.applying(state.transform).elements.dropFirst()
    var rest = outline
    for step in steps { rest.append(step) }
    outline = rest
  }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint) { outline.append(.move(point.applying(state.transform))) }
  /// A straight line to `point`.
  public func addLine(to point: CGPoint) {
    outline.append(.line(point.applying(state.transform)))
  }
  /// A cubic curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.transform
    outline.append(
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t)))
  }
  /// A quadratic curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let t = state.transform
    outline.append(.quadCurve(control: control.applying(t), end: end.applying(t)))
  }
  /// A straight line back to where the subpath began.
  public func closePath() { outline.append(.close) }

  /// A rectangle as a subpath.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Straight lines through `points`, as a subpath.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
  /// The ellipse that touches the sides of `rect`, as a subpath.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// All steps of `path`.
  public func addPath(_ path: CGPath) { append(path.outline.applying(state.transform)) }

  /// A part of a circle, after a line from the current point. `clockwise` is meant for a y-axis that
  /// points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addOn {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// A part of a circle that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addOn { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  // MARK: Questions

  /// Whether the path has no step.
  public var isPathEmpty: Bool { outline.elements.isEmpty }
  /// Where its last step ended, in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    outline.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }
  /// A box around its points and handles, in user space; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    outline.applying(state.transform.inverted()).controlPointBox
  }
  /// The path in user space; `nil` for an empty one.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(outline.applying(state.transform.inverted()))
  }
  /// Whether `point` is in what `mode` would draw of the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(state.transform)
    if let rule = mode.fillRule, outline.contains(place, using: rule) { return true }
    return mode.strokes && strokeOutline?.contains(place, using: .winding) == true
  }

  // MARK: Lines as areas

  /// Makes the path that of its line's edges.
  public func replacePathWithStrokedPath() {
    if let stroked = strokeOutline { outline = stroked }
  }

  /// The line of the path as an area, in the recording; `nil` when there is none.
  var strokeOutline: PathOutline? {
    let t = state.transform
    let stretch = Double(t.a * t.d - t.b * t.c)
    guard state.stroke.width > 0, state.stroke.width.isFinite, stretch != 0 else { return nil }
    var path = outline.applying(t.inverted())
    if let dashes = DashPattern(phase: state.dashPhase, lengths: state.dashLengths) {
      if !dashes.canCut(path.length) {
        refuse("lines of more than \(DashPattern.mostDashes) dashes")
      }
      path = path.dashed(dashes)
    }
    let scale = Double(max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)).squareRoot()
    let tolerance = min(max(Self.strokeTolerance / scale, 1e-7), 1e3)
    return path.stroked(state.stroke, tolerance: tolerance).applying(t)
  }

  /// How far sides of lines may be off, in points of the recording: little enough for one that is
  /// enlarged eight times.
  private static let strokeTolerance = 1.0 / 2048
}
