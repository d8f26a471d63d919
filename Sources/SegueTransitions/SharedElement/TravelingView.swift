// A picture that travels from a view on one screen to a view on the other.

import UIKit

/// A view that has the place, the size, the corners and the shadow of one view, then of another, and
/// shows the first one's content, then the other's.
final class TravelingView: UIView {
  private let clip = UIView()
  private let old, new: UIView
  private let start, end: Look
  /// How much larger the contents become on their way, so that they always fill the view.
  private let growth: (old: CGFloat, new: CGFloat)
  private let isText: Bool

  /// What changes on the way.
  private struct Look {
    var center: CGPoint
    var size: CGSize
    var cornerRadius: CGFloat
    var corners: CACornerMask
    var shadow: Float
    /// The place of the content's leading end or middle, for texts.
    var anchor: CGFloat
  }

  /// Creates a picture of both views, whose contents without shared views are visible in them now.
  init?(_ shared: SharedViews, in stage: UIView) {
    guard let old = shared.lower.plainSnapshot, let new = shared.upper.plainSnapshot else {
      return nil
    }
    (self.old, self.new) = (old, new)
    (start, end) = (Self.look(of: shared.lower, in: stage), Self.look(of: shared.upper, in: stage))
    if let label = shared.lower as? UILabel, let other = shared.upper as? UILabel {
      isText = true
      let ratio = other.font.pointSize / max(label.font.pointSize, 1)
      growth = (ratio, 1 / ratio)
    } else {
      isText = false
      let (across, down) = (
        end.size.width / start.size.width, end.size.height / start.size.height
      )
      growth = (max(across, down), max(1 / across, 1 / down))
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let caster = shared.upper.layer.shadowOpacity > 0 ? shared.upper.layer : shared.lower.layer
    layer.shadowColor = caster.shadowColor
    layer.shadowRadius = caster.shadowRadius
    layer.shadowOffset = caster.shadowOffset
    clip.clipsToBounds = !isText
    clip.layer.cornerCurve = shared.upper.layer.cornerCurve
    clip.layer.maskedCorners = start.cornerRadius > 0 ? start.corners : end.corners
    addSubview(clip)
    for content in [old, new] { clip.addSubview(content) }
    stage.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  private static func look(of view: UIView, in stage: UIView) -> Look {
    let place = view.convert(view.bounds, to: stage)
    let corners = view.visibleCorners
    let radius = min(corners.radius, min(place.width, place.height) / 2)
    var anchor: CGFloat = 0.5
    if let label = view as? UILabel {
      switch label.textAlignment {
      case .center: anchor = 0.5
      case .right: anchor = 1
      case .natural:
        anchor = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
      default: anchor = 0
      }
    }
    return Look(
      center: place.middle, size: place.size, cornerRadius: radius, corners: corners.mask,
      shadow: view.layer.shadowOpacity, anchor: anchor)
  }

  /// Sets the place on the way, from 0 to 1; springs may lead beyond.
  /// - Parameter arc: How much the way bends, from 0 to 1: level first, then upright.
  func move(to position: CGFloat, arc: CGFloat = 0) {
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * position }
    let size = CGSize(
      width: max(0, mix(start.size.width, end.size.width)),
      height: max(0, mix(start.size.height, end.size.height)))
    let straight = CGPoint(
      x: (start.center.x + end.center.x) / 2, y: (start.center.y + end.center.y) / 2)
    let bend = CGPoint(
      x: straight.x + (end.center.x - straight.x) * arc,
      y: straight.y + (start.center.y - straight.y) * arc)
    bounds.size = size
    center = .curve(start.center, bend, end.center, at: position)
    clip.bounds.size = size
    clip.center = CGPoint(x: size.width / 2, y: size.height / 2)
    clip.layer.cornerRadius = max(0, mix(start.cornerRadius, end.cornerRadius))
    layer.shadowOpacity = max(0, start.shadow + (end.shadow - start.shadow) * Float(position))
    place(old, start, scale: 1 + (growth.old - 1) * position, in: size)
    place(new, end, scale: 1 + (growth.new - 1) * (1 - position), in: size)
  }

  private func place(_ content: UIView, _ look: Look, scale: CGFloat, in size: CGSize) {
    // Texts stay at their end of the line; everything else in the middle.
    let x = size.width * look.anchor + look.size.width * scale * (0.5 - look.anchor)
    content.center = CGPoint(x: isText ? x : size.width / 2, y: size.height / 2)
    content.transform = CGAffineTransform(uniform: scale)
  }

  /// Shows the first content at 0 and the other at 1. The new one covers the old one before that
  /// fades, so that nothing shines through; texts change early, so that they are not read twice.
  func show(_ position: CGFloat) {
    new.alpha = min(1, position / (isText ? 0.2 : 0.6))
    old.alpha = min(1, max(0, isText ? 1 - position / 0.2 : (1 - position) / 0.4))
  }
}

extension UIView {
  /// A snapshot without rounded corners, which stay sharp on a view that changes its size.
  var plainSnapshot: UIView? {
    let radius = layer.cornerRadius
    layer.cornerRadius = 0
    defer { layer.cornerRadius = radius }
    return snapshotView(afterScreenUpdates: true)
  }
}

extension UIView {
  /// The radius and the places of the view's rounded corners, which may be those of a view around it
  /// that clips it.
  fileprivate var visibleCorners: (radius: CGFloat, mask: CACornerMask) {
    if layer.cornerRadius > 0 { return (layer.cornerRadius, layer.maskedCorners) }
    var ancestor = superview
    while let view = ancestor {
      if view.clipsToBounds, view.layer.cornerRadius > 0 {
        return (view.layer.cornerRadius, corners(sharedWith: view))
      }
      ancestor = view.superview
    }
    return (0, layer.maskedCorners)
  }

  /// Returns the corners of this view that lie in those of `view`.
  private func corners(sharedWith view: UIView) -> CACornerMask {
    let (place, outer) = (convert(bounds, to: view), view.bounds)
    let (left, right) = (place.minX <= outer.minX + 1, place.maxX >= outer.maxX - 1)
    let (top, bottom) = (place.minY <= outer.minY + 1, place.maxY >= outer.maxY - 1)
    var mask: CACornerMask = []
    if left, top { mask.insert(.layerMinXMinYCorner) }
    if right, top { mask.insert(.layerMaxXMinYCorner) }
    if left, bottom { mask.insert(.layerMinXMaxYCorner) }
    if right, bottom { mask.insert(.layerMaxXMaxYCorner) }
    return mask.intersection(view.layer.maskedCorners)
  }
}
