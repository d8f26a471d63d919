// Parts of images, transformed images, and images in front of others.

import CoreGraphics

extension CIImage {
  /// Returns the part of the image within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let kept = bounds.intersection(rect)
    guard !kept.isNull, !kept.isEmpty else { return .empty() }
    let inside = CIArea(kept)
    return CIImage(kept) { area, space in
      let whole = self.render(area.intersection(inside), space)
      return CIPixels(area) { x, y in whole[x, y] }
    }
  }

  /// Returns the image without bounds: the pixels at its edges continue.
  public func clampedToExtent() -> CIImage { clamped(to: bounds) }

  /// Returns the part of the image within a rectangle without bounds: the pixels at its edges continue.
  public func clamped(to rect: CGRect) -> CIImage {
    let inside = CIArea(rect)
    guard inside.width > 0, inside.height > 0, isBounded else { return self }
    return CIImage(CIImage.unbounded) { area, space in
      let (right, top) = (inside.x + inside.width - 1, inside.y + inside.height - 1)
      func column(_ x: Int) -> Int { min(max(x, inside.x), right) }
      func row(_ y: Int) -> Int { min(max(y, inside.y), top) }
      let (x, y) = (column(area.x), row(area.y))
      let needed = CIArea(
        x: x, y: y, width: column(area.x + area.width - 1) - x + 1,
        height: row(area.y + area.height - 1) - y + 1)
      let whole = self.render(needed, space)
      return CIPixels(area) { x, y in whole[column(x), row(y)] }
    }
  }

  /// Returns the image transformed, interpolated between four pixels.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard !matrix.isIdentity else { return self }
    let inverse = matrix.inverted()
    return CIImage(isBounded ? bounds.applying(matrix) : CIImage.unbounded) { area, space in
      let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      let needed = rect.applying(inverse).insetBy(dx: -2, dy: -2)
      let source = self.render(CIArea(needed).intersection(CIArea(self.bounds).grown(1)), space)
      return CIPixels(area) { x, y in
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        return source.sample(Double(point.x), Double(point.y))
      }
    }
  }

  /// Returns the image in front of another.
  public func composited(over dest: CIImage) -> CIImage {
    combined(with: dest) { _, _, own, other in own + other * (1 - own.w) }
  }

  /// Returns the image with an alpha of 1 within a rectangle, and transparent outside.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    mapPixels { _, _, color in color.with(alpha: 1) }.cropped(to: extent)
  }
}
