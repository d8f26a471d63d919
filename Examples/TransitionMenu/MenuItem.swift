// The items of the menu: the four classic transitions between screens.

import UIKit

enum MenuItem: String, CaseIterable {
  case slideDown, slideRight, pop, rotate

  var title: String {
    switch self {
    case .slideDown: "Slide down"
    case .slideRight: "Slide right"
    case .pop: "Pop"
    case .rotate: "Rotate"
    }
  }

  var caption: String {
    switch self {
    case .slideDown: "In from above"
    case .slideRight: "In from the left"
    case .pop: "Grows from nothing"
    case .rotate: "Swings by a corner"
    }
  }

  /// The name of the icon, a ligature of the icon font.
  var icon: String {
    switch self {
    case .slideDown: "arrow_downward"
    case .slideRight: "arrow_forward"
    case .pop: "zoom_out_map"
    case .rotate: "rotate_left"
    }
  }

  /// The colors of the gradient, from the upper left to the lower right.
  var colors: [UIColor] {
    switch self {
    case .slideDown: [UIColor(hex: 0xFF9A5A), UIColor(hex: 0xE8486E)]
    case .slideRight: [UIColor(hex: 0x4FC3F7), UIColor(hex: 0x2962D9)]
    case .pop: [UIColor(hex: 0x5EE0A0), UIColor(hex: 0x0F9D8A)]
    case .rotate: [UIColor(hex: 0xB388FF), UIColor(hex: 0x6A35C9)]
    }
  }
}

extension UIColor {
  /// Creates a color from 0xRRGGBB.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
