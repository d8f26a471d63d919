// The current path. It is stored in the coordinates of the recording, so that later transforms do
// not affect what has been added.

import Foundation

extension CGContext {
  /// Begins a new empty path.
  public func beginPath() { outline = PathOutline() }

  /// Adds to the current path what `build` adds to a path in user space.
  private func add(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    append(path.outline.applying(state.transform))
  }

  private func append(_ steps: PathOutline) {
    guard outline.elements.count + steps.elements.count <= Self.maximumSteps else {
      return reportUnsupported("paths of more than \(Self.maximumSteps) steps")
    }
    for element in steps.elements { outline.append(element) }
  }

  private static let maximumSteps = 1 << 20

  /// Adds elements that continue from the current point.
  private func appendOverlay(_ build: (CGMutablePath) -> Void) {
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
  /// Appends a straight line to `point`.
  public func addLine(to point: CGPoint) {
    outline.append(.line(point.applying(state.transform)))
  }
  /// Appends a cubic Bézier curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.transform
    outline.append(
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t)))
  }
  /// Appends a quadratic Bézier curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let t = state.transform
    outline.append(.quadCurve(control: control.applying(t), end: end.applying(t)))
  }
  /// Closes the current subpath with a straight line to its start.
  public func closePath() { outline.append(.close) }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Adds straight lines through `points` as a subpath.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
  /// Adds the ellipse inscribed in `rect` as a subpath.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds all elements of `path`.
  public func addPath(_ path: CGPath) { append(path.outline.applying(state.transform)) }

  /// Adds a circular arc, preceded by a line from the current point. `clockwise` refers to a y-axis
  /// that points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    appendOverlay {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds an arc of the circle that is tangent to the line from the current point to `tangent1End`
  /// and to the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    appendOverlay { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool { outline.elements.isEmpty }
  /// The current point of the path, in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    outline.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }
  /// The bounding box of the points and control points, in user space; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    outline.applying(state.transform.inverted()).controlPointBox
  }
  /// The current path in user space; `nil` if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(outline.applying(state.transform.inverted()))
  }
  /// Returns a Boolean value that indicates whether `point` is in the area that `mode` would draw.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(state.transform)
    if let rule = mode.fillRule, outline.contains(place, using: rule) { return true }
    return mode.strokes && strokeOutline?.contains(place, using: .winding) == true
  }

  // MARK: Stroked outlines

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    if let stroked = strokeOutline { outline = stroked }
  }

  /// The outline of the path's stroke, in the coordinates of the recording; `nil` if there is none.
  var strokeOutline: PathOutline? {
    let t = state.transform
    let stretch = Double(t.a * t.d - t.b * t.c)
    guard state.stroke.width > 0, state.stroke.width.isFinite, stretch != 0 else { return nil }
    var path = outline.applying(t.inverted())
    if let dashes = DashPattern(phase: state.dashPhase, lengths: state.dashLengths) {
      if dashes.count(on: path.length) > DashPattern.maximumDashes {
        reportUnsupported("lines of more than \(DashPattern.maximumDashes) dashes")
      }
      path = path.dashed(dashes)
    }
    let scale = Double(max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)).squareRoot()
    let tolerance = min(max(Self.strokeTolerance / scale, 1e-7), 1e3)
    return path.stroked(state.stroke, tolerance: tolerance).applying(t)
  }

  /// The maximum deviation of stroke outlines, in points of the recording: small enough for a
  /// stroke that is enlarged eight times.
  private static let strokeTolerance = 1.0 / 2048
}
