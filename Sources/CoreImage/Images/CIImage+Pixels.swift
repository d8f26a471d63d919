// Images of which each pixel depends on the same pixel of others.

import CoreGraphics

extension CIImage {
  /// Returns an image with every color changed, depending on its place.
  func mapPixels(
    _ change: @escaping @Sendable (Int, Int, CIPixels.Color) -> CIPixels.Color
  ) -> CIImage {
    CIImage(bounds) { area, space in
      let source = self.render(area, space)
      return CIPixels(area) { x, y in change(x, y, source[x, y]) }
    }
  }

  /// Returns an image with every color changed; `change` is made for the space of the computation, and
  /// called with colors without alpha.
  func mapColors(
    clamped: Bool = false,
    _ change: @escaping @Sendable (CIWorkingSpace) -> @Sendable (CIPixels.Color) -> CIPixels.Color
  ) -> CIImage {
    CIImage(bounds) { area, space in
      let change = change(space)
      return self.render(area, space).map { color in
        guard color.w > 0 else { return .zero }
        var changed = change(color.straight)
        if clamped { changed.clamp(lowerBound: .zero, upperBound: .one) }
        return changed.with(alpha: 1) * color.w
      }
    }
  }

  /// Returns an image that combines this one with another.
  func combined(
    with other: CIImage, in bounds: CGRect? = nil,
    _ color: @escaping @Sendable (Int, Int, CIPixels.Color, CIPixels.Color) -> CIPixels.Color
  ) -> CIImage {
    CIImage(bounds ?? self.bounds.union(other.bounds)) { area, space in
      let (own, others) = (self.render(area, space), other.render(area, space))
      return CIPixels(area) { x, y in color(x, y, own[x, y], others[x, y]) }
    }
  }
}
