// Images drawn into the current context, upright.

import Foundation
import SegueDisplay
import SegueImages

extension UIImage {
  /// Draws the image at its own size.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at its own size with a blend mode and an alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to `rect`.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to `rect` with a blend mode and an alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = uprightPixels else { return }
    let rect = rect.standardized
    guard rect.isFinite else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(context.alpha * alpha) }
    if needsOwnDrawing {
      context.clip(to: rect)
      context.draw(DisplayRecording(bounds: rect, items: items(image, in: rect)))
    } else {
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: rect)
    }
    context.restoreGState()
  }

  /// Tiles `rect` with the image, starting at its upper-left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = uprightPixels else { return }
    let rect = rect.standardized
    guard rect.isFinite else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY + size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// A Boolean value that indicates whether the image is tinted or resizable, so that more than its
  /// pixels must be drawn.
  private var needsOwnDrawing: Bool { traits.tint != nil || traits.isResizable }

  private func items(_ image: CGImage, in rect: CGRect) -> [DisplayItem] {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let nine = contentsCenter == whole ? nil : NinePart(self, image.part)
    let tint = traits.tint.map { DisplayColor($0.cgColor) }
    if let drawing = image.drawing, drawing.isLight {
      let recording = drawing.recording
      let items =
        nine.map { recording.items(part: image.part, nine: $0, in: rect, transform: .identity) }
        ?? recording.items(part: image.part, in: rect, transform: .identity)
      guard let tint, !items.isEmpty else { return items }
      let color = SolidQuad(shape: RoundedRectangle(rect), transform: .identity, color: tint)
      return [.masked(DisplayMask([.solid(color)], through: items))]
    }
    guard let bitmap = image.bitmap else { return [] }
    return [
      .image(
        ImageQuad(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: rect, transform: .identity, filter: .lanczos, tint: tint, ninePart: nine))
    ]
  }
}

extension NinePart {
  /// Creates the parts of a resizable image that occupies `part` of its pixels or points.
  fileprivate init(_ image: UIImage, _ part: CGRect) {
    let (center, insets) = (image.contentsCenter, image.capInsets)
    self.init(
      center: CGRect(
        x: part.minX + center.minX * part.width, y: part.minY + center.minY * part.height,
        width: center.width * part.width, height: center.height * part.height),
      left: max(insets.left, 0), top: max(insets.top, 0), right: max(insets.right, 0),
      bottom: max(insets.bottom, 0))
  }
}

extension CGImage {
  /// Returns the image rotated upright. A recorded drawing remains one. Returns `nil` if there is
  /// not enough memory.
  func turned(_ orientation: ImageOrientation) -> CGImage? {
    guard let drawing, orientation != .up else {
      return (try? bitmap?.turned(orientation)).map { CGImage($0) }
    }
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let context = CGContext(
      bounds: CGRect(x: 0, y: 0, width: across, height: down), scale: 1,
      isOpaque: drawing.isOpaque)
    context.concatenate(orientation.turn(CGFloat(width), CGFloat(height)))
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }
}

extension ImageOrientation {
  /// Returns the transform from stored to upright coordinates, both with y pointing down, for an
  /// image stored with the given size.
  fileprivate func turn(_ w: CGFloat, _ h: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    }
  }
}
