// Paths drawn into the current context. Without a context, nothing is drawn.

import Foundation

extension UIBezierPath {
  /// Fills the path with the fill color.
  public func fill() { fill(with: .normal, alpha: 1, changes: false) }

  /// Fills the path with the fill color, a blend mode, and an alpha.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha, changes: true)
  }

  private func fill(with blendMode: CGBlendMode, alpha: CGFloat, changes: Bool) {
    draw { context in
      if changes {
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
      }
      context.setFlatness(flatness)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the stroke color.
  public func stroke() { draw { strokeLine($0) } }

  /// Strokes the path with the stroke color, a blend mode, and an alpha.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      strokeLine(context)
    }
  }

  /// Clips subsequent drawing to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }

  private func strokeLine(_ context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    var count = 0
    getLineDash(nil, count: &count, phase: nil)
    var (lengths, phase) = ([CGFloat](repeating: 0, count: count), CGFloat(0))
    getLineDash(&lengths, count: &count, phase: &phase)
    context.setLineDash(phase: phase, lengths: lengths)
    context.strokePath()
  }
}

extension UIColor {
  /// Sets the fill and the stroke color of the current context to this color.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill color of the current context to this color.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the stroke color of the current context to this color.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
