// Conversion of a scene's colors to UIKit's.

import SegueScenes
import UIKit

extension UIColor {
  /// Creates the color for a scene's color.
  convenience init(_ color: SceneColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the color for a scene's paint.
  static func painted(_ paint: ScenePaint) -> UIColor {
    switch paint {
    case .fixed(let color): return UIColor(color)
    case .system(let name): return SystemColor(rawValue: name).map { system($0) } ?? .clear
    case .pair(let light, let dark):
      let (bright, dim) = (painted(light), painted(dark))
      return UIColor { $0.userInterfaceStyle == .dark ? dim : bright }
    }
  }
}
