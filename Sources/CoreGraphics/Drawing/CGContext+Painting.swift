// Filling, stroking and clearing. Shapes that are empty or not a number draw nothing.

import Foundation

extension CGContext {
  // MARK: Current path

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(outline, rule, state.fillColor) }
    if mode.strokes, let line = strokeOutline { fill(line, .winding, state.strokeColor) }
    beginPath()
  }
  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Strokes the current path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  private func fill(_ path: PathOutline, _ rule: CGPathFillRule, _ color: CGColor) {
    guard !path.elements.isEmpty, path.controlPointBox.isFinite else { return }
    record(.path(path, rule, color))
  }

  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    guard let rect = drawable(rect) else { return }
    if state.compositing == Compositing(), state.fillColor.isOpaque, covers(rect) {
      forgetCommands()
    }
    record(.rectangle(rect, state.transform, state.fillColor))
    beginPath()
  }
  /// Fills several rectangles as one shape.
  public func fill(_ rects: [CGRect]) {
    if rects.count == 1 { return fill(rects[0]) }
    let drawable = rects.compactMap { self.drawable($0) }
    guard !drawable.isEmpty else { return }
    beginPath()
    addRects(drawable)
    fillPath()
  }
  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    guard rect.isFinite else { return }
    beginPath()
    addRect(rect.standardized)
    strokePath()
  }
  /// Strokes the edge of a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = old
  }
  /// Fills the ellipse inscribed in `rect`.
  public func fillEllipse(in rect: CGRect) {
    guard let rect = drawable(rect) else { return }
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  /// Strokes the ellipse inscribed in `rect`.
  public func strokeEllipse(in rect: CGRect) {
    guard rect.isFinite else { return }
    beginPath()
    addEllipse(in: rect.standardized)
    strokePath()
  }
  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Makes a rectangle transparent; in a context without alpha, black.
  public func clear(_ rect: CGRect) {
    guard let rect = drawable(rect) else { return }
    if covers(rect) { return forgetCommands() }
    let outer = state
    state.compositing = Compositing(blendMode: isOpaque ? .normal : .clear)
    record(.rectangle(rect, state.transform, CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
    state = outer
  }

  /// Returns `rect` standardized, with an infinite rectangle replaced by the drawable area, or
  /// `nil` if none of it can be drawn.
  func drawable(_ rect: CGRect) -> CGRect? {
    if rect.isNull { return nil }
    if rect.isInfinite {
      let all = bounds.applying(state.transform.inverted())
      return all.isFinite ? all : nil
    }
    let standard = rect.standardized
    return standard.isFinite && standard.width > 0 && standard.height > 0 ? standard : nil
  }
}
