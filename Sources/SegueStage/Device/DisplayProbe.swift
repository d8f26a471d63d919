// The color of a display list at a point, approximately: text, shadows and blurs are left out, and colors are mixed
// in sRGB-encoded values. It is for decisions such as the color of the status bar, not for images.

import CoreGraphics
import SegueDisplay

/// Reads the color of display items at a point.
struct DisplayProbe {
  /// The point, in pixels.
  let point: CGPoint

  /// Returns the color of items over an opaque color.
  func color(of items: [DisplayItem], over backdrop: DisplayColor) -> DisplayColor {
    items.reduce(backdrop) { color(of: $1, over: $0) }
  }

  private func color(of item: DisplayItem, over backdrop: DisplayColor) -> DisplayColor {
    switch item {
    case .solid(let quad):
      isInside(quad.shape.rect, quad.transform) ? backdrop.mixed(with: quad.color) : backdrop
    case .image(let quad): image(quad).map(backdrop.mixed) ?? backdrop
    case .path(let fill):
      local(fill.transform).map { fill.path.contains($0, using: fill.rule.coreGraphics) } == true
        ? backdrop.mixed(with: fill.color) : backdrop
    case .gradient(let fill):
      isInside(fill.shape.box, fill.transform)
        ? backdrop.mixed(with: mean(fill.gradient), by: fill.opacity) : backdrop
    case .group(let group): color(of: group, over: backdrop)
    case .shadow(let shadow): shadow.hidesItems ? backdrop : color(of: shadow.items, over: backdrop)
    case .masked(let masked):
      masked.mask.contains { isCovered(by: $0) }
        ? color(of: masked.items, over: backdrop) : backdrop
    case .backdrop(let blur):
      isInside(blur.shape.rect, blur.transform)
        ? backdrop.mixed(with: blur.tint, by: blur.opacity) : backdrop
    case .glyphs, .projected: backdrop
    }
  }

  private func color(of group: DisplayGroup, over backdrop: DisplayColor) -> DisplayColor {
    if let clip = group.clip, !isInside(clip.shape.box, clip.transform) { return backdrop }
    var inside = color(of: group.items, over: backdrop)
    inside.alpha = 1
    return backdrop.mixed(with: inside, by: group.opacity)
  }

  private func isCovered(by item: DisplayItem) -> Bool {
    color(of: item, over: .clear).alpha > 0.5
  }

  /// Returns the point in local coordinates; `nil` if they are degenerate.
  private func local(_ transform: CGAffineTransform) -> CGPoint? {
    abs(transform.a * transform.d - transform.b * transform.c) < 1e-9
      ? nil : point.applying(transform.inverted())
  }

  private func isInside(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
    local(transform).map(rect.contains) ?? false
  }

  /// Returns the color of an image; `nil` beside it.
  private func image(_ quad: ImageQuad) -> DisplayColor? {
    guard let place = local(quad.transform), quad.destination.contains(place) else { return nil }
    let share = CGPoint(
      x: (place.x - quad.destination.minX) / quad.destination.width,
      y: (place.y - quad.destination.minY) / quad.destination.height)
    let pixels = quad.bitmap.pixels
    let x = Int((quad.source.minX + share.x * quad.source.width).rounded(.down))
    let y = Int((quad.source.minY + share.y * quad.source.height).rounded(.down))
    let found = pixels[min(max(x, 0), pixels.width - 1), min(max(y, 0), pixels.height - 1)]
    let alpha = Double(found.alpha) / 255
    guard alpha > 0 else { return nil }
    func straight(_ part: UInt8) -> Double { min(1, Double(part) / 255 / alpha) }
    var color =
      quad.tint
      ?? DisplayColor(
        red: straight(found.red), green: straight(found.green), blue: straight(found.blue), alpha: 1
      )
    color.alpha *= alpha * quad.opacity
    return color
  }

  /// Returns the mean of a gradient's colors.
  private func mean(_ gradient: DisplayGradient) -> DisplayColor {
    let colors = gradient.stops.map(\.color)
    guard !colors.isEmpty else { return .clear }
    func mean(_ part: KeyPath<DisplayColor, Double>) -> Double {
      colors.reduce(0) { $0 + $1[keyPath: part] } / Double(colors.count)
    }
    return DisplayColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

extension DisplayColor {
  /// The luma, from 0 for black to 1 for white: weights of light, applied to sRGB-encoded values.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the color with another one over it.
  func mixed(with front: DisplayColor) -> DisplayColor { mixed(with: front, by: 1) }

  /// Returns the color with another one over it, to the extent of an opacity.
  func mixed(with front: DisplayColor, by opacity: Double) -> DisplayColor {
    let share = front.alpha * opacity
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return DisplayColor(
      red: mix(red, front.red), green: mix(green, front.green), blue: mix(blue, front.blue),
      alpha: alpha + (1 - alpha) * share)
  }
}

extension FillRule {
  fileprivate var coreGraphics: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}
