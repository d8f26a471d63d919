// Shadows under perspective, and under transforms that shear. They are composited and blurred in
// the layer's own points, where the blur is circular, and then drawn as an image of that plane. A
// blur needs no more than four samples per deviation, nor more than the pixels that it will cover:
// so its cost does not grow with the proximity of the layer, and its grid does not move while the
// layer rotates.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

extension RasterPlan {
  /// Returns the shadow alone, without the items that cast it.
  func projected(
    _ shadow: DisplayShadow, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    guard shadow.radius != 0 else {
      return try sharp(shadow, opacity: opacity, within: bounds, depth: depth)
    }
    guard let plane = ShadowPlane(shadow, through: lens, bounds),
      let mask = try looking(through: nil).blurred(plane.shadow, within: plane.area, depth: depth),
      !mask.bounds.isEmpty
    else { return [] }
    let image = ImageQuad(
      bitmap: Bitmap(try PixelBuffer(width: 1, height: 1)),
      source: CGRect(origin: .zero, size: mask.bounds.size),
      destination: plane.place(of: mask.bounds), transform: shadow.transform, tint: shadow.color)
    let pending = PendingImage(mask, image, through: lens, opacity: opacity)
    return try leaves(image, opacity, bounds).map { node in
      PlanNode(kind: .leaf(.pending(pending)), shape: node.shape, bounds: node.bounds)
    }
  }

  /// Returns a shadow that is not blurred: the alpha of the items that cast it, moved.
  private func sharp(
    _ shadow: DisplayShadow, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    let moved = shadow.items.map { $0.transformed(by: shadow.pixelOffset) }
    let nodes = try resolve(moved, opacity: 1, within: bounds, depth: depth)
    let box = nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let color = PremultipliedRGBA8(shadow.color, opacity: opacity)
    guard !box.isEmpty else { return [] }
    let mask = MaskReference(PendingMask(of: nodes, within: box))
    return node(.leaf(.color(color)), .pending(mask), bounds).map { [$0] } ?? []
  }
}

/// The plane in which a shadow is composited and blurred.
private struct ShadowPlane {
  /// The number of samples per deviation.
  private static let fineness = 4.0
  /// The maximum number of samples.
  private static let largestArea = Double(1 << 24)
  private static let largestSide = 8192.0

  /// The shadow, in samples.
  let shadow: DisplayShadow
  /// The samples that can be visible.
  let area: PixelRect
  /// The number of samples per local point.
  private let scale: Double

  /// Creates a plane; `nil` if nothing of the shadow is visible.
  init?(_ shadow: DisplayShadow, through lens: Homography?, _ bounds: PixelRect) {
    let map = lens?.after(shadow.transform) ?? Homography(shadow.transform)
    guard let back = map.inverted, let local = shadow.transform.inverse else { return nil }
    let items = shadow.items.map { $0.transformed(by: local) }
    let radius = abs(shadow.radius)
    let seen = Self.seen(items.extent, shadow.offset, radius, back, bounds)
    guard !seen.isNull, radius.isFinite else { return nil }
    let scale = Self.scale(map.magnification(over: seen), radius, seen.size)
    guard scale > 0, max(abs(seen.minX), abs(seen.maxX)) * CGFloat(scale) < 1e9,
      max(abs(seen.minY), abs(seen.maxY)) * CGFloat(scale) < 1e9
    else { return nil }
    self.scale = scale
    area = Self.samples(seen, scale)
    let enlarge = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    self.shadow = DisplayShadow(
      of: items.map { $0.transformed(by: enlarge) }, radius: radius, offset: shadow.offset,
      color: .black, transform: enlarge, hidesItems: true, endsEarly: shadow.endsEarly)
  }

  /// Returns the visible part of the shadow, in local points.
  private static func seen(
    _ items: CGRect, _ offset: CGSize, _ radius: Double, _ back: Homography, _ bounds: PixelRect
  ) -> CGRect {
    let reach = CGFloat(3.5 * radius + 1)
    let own = CGRect(
      x: items.minX + offset.width - reach, y: items.minY + offset.height - reach,
      width: items.width + 2 * reach, height: items.height + 2 * reach)
    let window = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    return own.common(with: back.box(of: window))
  }

  private static func scale(_ magnification: Double, _ radius: Double, _ size: CGSize) -> Double {
    var scale = min(magnification, fineness / radius)
    let (width, height) = (Double(size.width) + radius, Double(size.height) + radius)
    scale = min(scale, (largestArea / (width * height)).squareRoot())
    return min(scale, largestSide / max(width, height))
  }

  private static func samples(_ rect: CGRect, _ scale: Double) -> PixelRect {
    PixelRect(
      minX: Int((Double(rect.minX) * scale).rounded(.down)),
      minY: Int((Double(rect.minY) * scale).rounded(.down)),
      maxX: Int((Double(rect.maxX) * scale).rounded(.up)),
      maxY: Int((Double(rect.maxY) * scale).rounded(.up)))
  }

  /// Returns the rectangle of samples in local points.
  func place(of samples: PixelRect) -> CGRect {
    CGRect(
      x: Double(samples.minX) / scale, y: Double(samples.minY) / scale,
      width: Double(samples.width) / scale, height: Double(samples.height) / scale)
  }
}

extension PixelRect {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}

extension CGAffineTransform {
  /// The inverse transform, if there is one.
  fileprivate var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite ? inverted() : nil
  }
}
