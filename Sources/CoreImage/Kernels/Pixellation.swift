// Squares of one color.

import CoreGraphics

enum Pixellation {
  /// Returns squares in the colors of their centers; one is at the center of the filter.
  @Sendable static func pixellate(_ inputs: FilterInputs) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let side = max(1, min(inputs.number(kCIInputScaleKey), 10_000))
    let center = inputs.point(kCIInputCenterKey, .zero)
    @Sendable func middle(_ place: Int, _ center: CGFloat) -> Double {
      let number = ((Double(place) + 0.5 - Double(center)) / side).rounded()
      return Double(center) + number * side
    }
    let reach = Int(side.rounded(.up)) + 1
    return CIImage(image.bounds) { area, space in
      let source = image.clampedToExtent().render(area.grown(reach), space)
      return CIPixels(area) { x, y in
        source.sample(middle(x, center.x), middle(y, center.y))
      }
    }
  }
}
