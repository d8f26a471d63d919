// The grid that a map without its images shows: lines at even distances on the projected earth, which
// move with the map. Its colors and distances are our choice, close to an iPhone without a network.

import UIKit

/// The empty grid of a map.
final class MapGridView: UIView {
  /// The smallest distance between lines in points.
  private static let spacing = 32.0
  /// The most that a motion lets the grid grow or shrink, and travel, in sizes of the view.
  private static let (growth, travel) = (4.0, 3.0)

  private let lines = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    lines.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull()]
    lines.fillColor = nil
    lines.lineWidth = 1
    lines.anchorPoint = .zero
    layer.addSublayer(lines)
    color()
  }

  required init?(coder: NSCoder) { nil }

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.145, green: 0.149, blue: 0.165, alpha: 1)
      : UIColor(red: 0.961, green: 0.945, blue: 0.914, alpha: 1)
  }
  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.205, green: 0.212, blue: 0.231, alpha: 1)
      : UIColor(red: 0.906, green: 0.886, blue: 0.847, alpha: 1)
  }

  private func color() {
    backgroundColor = Self.ground
    lines.strokeColor = Self.line.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    color()
  }

  /// Shows the grid of a viewport, at the end of a motion or at rest.
  func show(_ viewport: MapViewport, motion: MapMotion?) {
    lines.removeAnimation(forKey: "map")
    lines.position = .zero
    guard let motion else {
      lines.path = path(viewport, in: bounds)
      return
    }
    let start = transform(from: motion.start, to: viewport)
    let area = bounds.applying(start.inverted()).union(bounds)
    lines.path = path(viewport, in: area)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeAffineTransform(start)
    animation.toValue = CATransform3DIdentity
    motion.time(animation)
    lines.add(animation, forKey: "map")
  }

  /// The change that leads from the grid of `end` to that of `start`, within limits.
  private func transform(from start: MapViewport, to end: MapViewport) -> CGAffineTransform {
    let scale = min(max(end.scale / start.scale, 1 / Self.growth), Self.growth)
    let middle = start.point(end.center)
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    let dx = min(max(Double(middle.x) - width / 2, -Self.travel * width), Self.travel * width)
    let dy = min(max(Double(middle.y) - height / 2, -Self.travel * height), Self.travel * height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * width / 2 + dx,
      ty: (1 - scale) * height / 2 + dy)
  }

  /// The lines of a viewport in an area of the view.
  private func path(_ viewport: MapViewport, in area: CGRect) -> CGPath {
    let path = CGMutablePath()
    guard viewport.scale > 0, area.width > 0, area.height > 0 else { return path }
    var step = 1.0
    while step / viewport.scale < Self.spacing { step *= 2 }
    let distance = step / viewport.scale
    let zero = viewport.rect.origin
    let first = (
      -(zero.x / step - (zero.x / step).rounded(.down)) * distance,
      -(zero.y / step - (zero.y / step).rounded(.down)) * distance
    )
    for x in places(from: first.0, step: distance, in: Double(area.minX)...Double(area.maxX)) {
      path.move(to: CGPoint(x: x, y: Double(area.minY)))
      path.addLine(to: CGPoint(x: x, y: Double(area.maxY)))
    }
    for y in places(from: first.1, step: distance, in: Double(area.minY)...Double(area.maxY)) {
      path.move(to: CGPoint(x: Double(area.minX), y: y))
      path.addLine(to: CGPoint(x: Double(area.maxX), y: y))
    }
    return path
  }

  private func places(
    from first: Double, step: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let start = first + ((range.lowerBound - first) / step).rounded(.up) * step
    return Array(stride(from: start, through: range.upperBound, by: step))
  }
}
