// An opening that moves over a mask behind a hard or a soft edge.

import UIKit

extension UIView {
  /// Adds an opening to this mask that moves over it in the direction of `vector`, which has a length
  /// of 1, behind an edge.
  /// - Parameter softness: The width of the edge, as a fraction of the length of its way.
  func sweep(
    toward vector: CGVector, softness: CGFloat, _ way: TransitionDirection
  ) -> MotionSequence {
    let length = abs(vector.dx) * bounds.width + abs(vector.dy) * bounds.height
    let across = abs(vector.dy) * bounds.width + abs(vector.dx) * bounds.height
    let edge = (length * softness).rounded()
    let sheet = SweepView(length: length, across: across, edge: edge)
    sheet.transform = CGAffineTransform(
      a: vector.dx, b: vector.dy, c: -vector.dy, d: vector.dx, tx: 0, ty: 0)
    addSubview(sheet)
    let (middle, reach) = (bounds.middle, length + edge)
    var motion = MotionSequence(way)
    motion.add { position in
      let along = reach * position - (length + reach) / 2
      sheet.center = CGPoint(x: middle.x + vector.dx * along, y: middle.y + vector.dy * along)
    }
    return motion
  }
}

/// An opaque view with an edge on the right that fades out.
final class SweepView: UIView {
  /// Creates a view with an opaque part of the given length, and an edge that follows it.
  init(length: CGFloat, across: CGFloat, edge: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: length + edge, height: across))
    guard edge > 0 else {
      backgroundColor = .black
      return
    }
    addOpening(CGRect(x: 0, y: 0, width: length, height: across))
    // The gradient begins with an opaque point below the opaque part: no seam between them.
    let fade = FadingView(
      frame: CGRect(x: length - 1, y: 0, width: edge + 1, height: across), opaque: 1)
    addSubview(fade)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view whose opacity decreases from 1 at its left edge to 0 at its right edge, smoothly at both.
private final class FadingView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a view that is opaque on the first `opaque` points.
  init(frame: CGRect, opaque: CGFloat) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    let begin = opaque / frame.width
    let stops: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = stops.map { UIColor(white: 0, alpha: 1 - Easing.inOut($0)).cgColor }
    gradient.locations = stops.map { NSNumber(value: Double(begin + (1 - begin) * $0)) }
  }

  required init?(coder: NSCoder) { nil }
}
