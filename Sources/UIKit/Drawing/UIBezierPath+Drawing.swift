// Paths drawn into the current context; without one, nothing is drawn.

import Foundation

extension UIBezierPath {
  /// Fills the inside with the fill colour.
  public func fill() { fill(with: .normal, alpha: 1, changes: false) }

  /// Fills the inside with the fill colour, mixed with what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha, changes: true)
  }

  private func fill(with blendMode: CGBlendMode, alpha: CGFloat, changes: Bool) {
    draw { context in
      if changes {
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
      }
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the line in the stroke colour.
  public func stroke() { draw { strokeLine($0) } }

  /// Draws the line in the stroke colour, mixed with what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      strokeLine(context)
    }
  }

  /// Cuts off what is drawn from now on outside of the path.
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
  /// Has the current context fill with this colour and draw lines in it.
  public func set() {
    setFill()
    setStroke()
  }
  /// Has the current context fill with this colour.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Has the current context draw lines in this colour.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
