// Hue, saturation and brightness, to and from sRGB components.

import Foundation

extension UIColor {
  /// sRGB components of a hue (0…1 once round), a saturation and a brightness.
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

  /// Writes hue (0…1), saturation and brightness; always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    hue?.pointee = range == 0 ? 0 : hueOfColour(red, green, blue, most: most, range: range)
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = cgColor.alpha
    return true
  }

  private func hueOfColour(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, most: CGFloat, range: CGFloat
  ) -> CGFloat {
    let sixths: CGFloat
    if most == red {
      sixths = (green - blue) / range
    } else if most == green {
      sixths = 2 + (blue - red) / range
    } else {
      sixths = 4 + (red - green) / range
    }
    return sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }
}
