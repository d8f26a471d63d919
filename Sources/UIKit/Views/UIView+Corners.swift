// How corner configurations become the corners of layers.

import Foundation
import QuartzCore
import SegueWorld

extension UIView {
  /// The radii of the corners. They become those of the layer whenever the view or the view around it is laid
  /// out; without a configuration, code sets those of the layer. Corners that are rounded have one radius
  /// here: the largest of them.
  public var cornerConfiguration: UICornerConfiguration {
    get { autoLayout.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      autoLayout.corners = newValue
      applyCorners()
    }
  }

  /// Returns the radius with which a corner is drawn, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let mask = CACornerMask(rawValue: corner.rawValue)
    return layer.maskedCorners.isDisjoint(with: mask) ? 0 : shownRadius
  }

  /// The radius of the rounded corners, limited by the size.
  private var shownRadius: CGFloat {
    min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
  }

  /// Sets the corners of the layer according to the configuration.
  func applyCorners() {
    guard let corners = autoLayout.corners else { return }
    let radii = radii(of: corners)
    let largest = radii.max() ?? 0
    if radii.contains(where: { $0 > 0 && $0 < largest }) {
      World.current.warn(
        "\(type(of: self)): corners with several radii are not available; the largest, \(largest), is "
          + "used for all that are rounded")
    }
    var mask: CACornerMask = []
    for (corner, radius) in zip(Self.corners, radii) where radius > 0 { mask.insert(corner) }
    if largest == 0 { mask = CACornerMask(Self.corners) }
    if layer.cornerRadius != largest { layer.cornerRadius = largest }
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
  }

  /// The corners in the order of a configuration: top left, top right, bottom left, bottom right.
  private static let corners: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private func radii(of corners: UICornerConfiguration) -> [CGFloat] {
    let limit = min(bounds.width, bounds.height) / 2
    func radius(_ radius: UICornerRadius?, _ corner: Int) -> CGFloat {
      min(max(radius.map { value(of: $0, at: corner) } ?? 0, 0), limit)
    }
    switch corners.kind {
    case .capsule(let maximum):
      return Array(repeating: max(0, min(limit, maximum.map { CGFloat($0) } ?? limit)), count: 4)
    case .corners(let radii): return radii.enumerated().map { radius($1, $0) }
    case .uniform(let radii):
      let largest = radii.flatMap { one in (0..<4).map { radius(one, $0) } }.max() ?? 0
      return Array(repeating: largest, count: 4)
    }
  }

  /// Returns a radius without the limit of the size.
  private func value(of radius: UICornerRadius, at corner: Int) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return CGFloat(radius)
    case .containerConcentric(let minimum):
      return max(CGFloat(minimum), concentricRadius(at: corner) ?? 0)
    }
  }

  /// Returns the radius that a corner has in common with that of the nearest rounded view around this one;
  /// `nil` if there is none. The distance of two corners is the larger of those of their edges.
  private func concentricRadius(at corner: Int) -> CGFloat? {
    var container = superview
    while let view = container, view.layer.cornerRadius == 0 { container = view.superview }
    guard let container else { return nil }
    let (own, outer) = (convert(bounds, to: container), container.bounds)
    let across = corner % 2 == 0 ? own.minX - outer.minX : outer.maxX - own.maxX
    let down = corner < 2 ? own.minY - outer.minY : outer.maxY - own.maxY
    guard across >= 0, down >= 0 else { return nil }
    return container.effectiveRadius(corner: UIRectCorner(rawValue: 1 << UInt(corner)))
      - max(across, down)
  }
}
