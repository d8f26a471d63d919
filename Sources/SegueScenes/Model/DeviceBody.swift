// The bodies of devices, as they are drawn around displays: in points of the display, in portrait
// orientation. Proportions follow the dimensions that Apple publishes for accessories.

import CoreGraphics

extension SceneDevice {
  /// A Boolean value that indicates whether the device has a home button below a display with square
  /// corners.
  public var hasHomeButton: Bool { safeBottom == 0 }

  /// The width of the rim around a display that fills the front, in points.
  static let rim = 18.0
  /// The distance by which side buttons protrude from the body, in points.
  package static let buttonDepth = 3.0

  /// The distances from the display's edges to those of the body without its side buttons.
  package var rimInsets: SceneSafeArea {
    guard hasHomeButton else {
      return SceneSafeArea(top: Self.rim, left: Self.rim, bottom: Self.rim, right: Self.rim)
    }
    return SceneSafeArea(top: 104, left: 26, bottom: 104, right: 26)
  }

  /// The distances from the display's edges to those of the drawn device. Devices with a home button
  /// are drawn with their side buttons; others have them only in a margin.
  package var bodyInsets: SceneSafeArea {
    var insets = rimInsets
    guard hasHomeButton else { return insets }
    insets.left += Self.buttonDepth
    insets.right += Self.buttonDepth
    return insets
  }

  /// The radius of the body's corners.
  package var bodyCornerRadius: Double {
    hasHomeButton ? 60 : max(cornerRadius, 10) + Self.rim
  }

  /// The body without its side buttons; the display's upper left corner is at zero.
  package var body: CGRect {
    let insets = rimInsets
    return CGRect(
      x: -insets.left, y: -insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// The home button, or `nil` if the device has none.
  package var homeButton: CGRect? {
    guard hasHomeButton else { return nil }
    let (side, middle) = (66.0, height + rimInsets.bottom / 2)
    return CGRect(x: width / 2 - side / 2, y: middle - side / 2, width: side, height: side)
  }

  /// The opening of the speaker above the display, or `nil` where the display leaves no room for it.
  package var speaker: CGRect? {
    hasHomeButton ? CGRect(x: width / 2 - 32, y: -rimInsets.top / 2 - 3, width: 64, height: 6) : nil
  }

  /// The side buttons of a phone, which extend below the body's edge. Tablets are drawn without.
  package var sideButtons: [CGRect] {
    guard !isTablet else { return [] }
    let left: [(Double, Double)]
    let right: [(Double, Double)]
    if hasHomeButton {
      (left, right) = ([(112, 30), (174, 52), (240, 52)], [(174, 64)])
    } else {
      (left, right) = ([(148, 30), (208, 58), (280, 58)], [(222, 92)])
    }
    let depth = 2 * Self.buttonDepth
    let make = { (x: Double, button: (Double, Double)) in
      CGRect(x: x - Self.buttonDepth, y: body.minY + button.0, width: depth, height: button.1)
    }
    return left.map { make(body.minX, $0) } + right.map { make(body.maxX, $0) }
  }
}
