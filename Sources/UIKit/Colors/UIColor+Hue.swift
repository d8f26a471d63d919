// Conversion between hue, saturation and brightness and sRGB components.

import Foundation

extension UIColor {
  /// Returns the sRGB components of a color.
  ///
  /// - Parameter hue: The hue, where 0…1 is one turn of the color wheel.
  /// - Parameter saturation: The saturation, 0…1.
  /// - Parameter brightness: The brightness, 0…1.
  static func components(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    let position = turns * 6
    let fraction = position - position.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch position {
    case ..<1: return (brightness, rising, low)
    case ..<2: return (falling, brightness, low)
    case ..<3: return (low, brightness, rising)
    case ..<4: return (low, falling, brightness)
    case ..<5: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  /// Retrieves the hue (0…1), saturation, brightness and opacity of the color.
  ///
  /// - Returns: Always `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let maximum = max(red, green, blue)
    let range = maximum - min(red, green, blue)
    hue?.pointee = range == 0 ? 0 : hueComponent(red, green, blue, maximum: maximum, range: range)
    saturation?.pointee = maximum == 0 ? 0 : range / maximum
    brightness?.pointee = maximum
    alpha?.pointee = cgColor.alpha
    return true
  }

  private func hueComponent(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, maximum: CGFloat, range: CGFloat
  ) -> CGFloat {
    let sixths: CGFloat
    if maximum == red {
      sixths = (green - blue) / range
    } else if maximum == green {
      sixths = 2 + (blue - red) / range
    } else {
      sixths = 4 + (red - green) / range
    }
    return sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }
}
