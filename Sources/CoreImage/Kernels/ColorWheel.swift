// A disc of all hues and saturations, which color pickers show.

import CoreGraphics

enum ColorWheel {
  /// The largest radius in pixels.
  private static let maximumRadius = 8192.0

  /// Returns the disc: the hue is the angle, counterclockwise from the right, and the saturation the
  /// distance from the center. The edge fades over as many pixels as the softness says, which is our
  /// reading of it; nothing is dithered.
  @Sendable static func hueSaturationValue(_ inputs: FilterInputs) -> CIImage? {
    let radius = min(max(inputs.number(kCIInputRadiusKey), 0), maximumRadius)
    let softness = max(inputs.number("inputSoftness"), 1e-9)
    let value = Float(min(max(inputs.number("inputValue"), 0), 1))
    return CIImage(CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)) { area, space in
      CIPixels(area) { x, y in
        let (across, up) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
        let distance = (across * across + up * up).squareRoot()
        guard distance < radius else { return .zero }
        let turn = DeterministicMath.atan2(up, across) / (2 * .pi)
        var color = pure(hue: turn < 0 ? turn + 1 : turn, saturation: Float(distance / radius))
        color *= value
        color.w = 1
        return space.color(color, Float(min((radius - distance) / softness, 1)))
      }
    }
  }

  /// Returns the color of full brightness with the given hue and saturation in 0…1.
  private static func pure(hue: Double, saturation: Float) -> CIPixels.Color {
    func part(_ offset: Double) -> Float {
      let place = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
      return 1 - saturation * Float(max(0, min(min(place, 4 - place), 1)))
    }
    return CIPixels.Color(part(5), part(3), part(1), 1)
  }
}
