// How a device is held, and what follows from it; and how large people want text. Held sideways, phones
// with a cutout have safe areas at both sides, as wide as the upper one is high upright, and 21 points
// at the bottom; they hide the status bar. Tablets change nothing but their sides.

/// How a device is held.
public enum SceneOrientation: String, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways, its upper edge on the left.
  case landscape
}

/// How large people want text, by UIKit's names, from the smallest to the largest.
public enum SceneTextSize: String, Sendable, CaseIterable {
  /// The sizes below the usual one, and that.
  case extraSmall, small, medium, large
  /// The sizes above it.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who see badly.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// What of a display is not for contents: distances from its edges, in points.
public struct SceneSafeArea: Sendable, Hashable {
  /// The distances.
  public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

  /// Distances from the edges.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension SceneCanvas {
  /// Takes size, scale and corners of `device`, held as the canvas says.
  mutating func take(_ device: SceneDevice) {
    self.device = device
    (width, height) =
      isLandscape ? (device.height, device.width) : (device.width, device.height)
  }

  /// Whether the device is held sideways.
  public var isLandscape: Bool { orientation == .landscape }

  /// What status bar, cutout and home indicator take of the display.
  public var safeArea: SceneSafeArea {
    guard let device else { return SceneSafeArea() }
    guard isLandscape, !device.isTablet else {
      return SceneSafeArea(top: device.safeTop, bottom: device.safeBottom)
    }
    guard device.cutout != .none else { return SceneSafeArea() }
    return SceneSafeArea(left: device.safeTop, bottom: 21, right: device.safeTop)
  }

  /// Whether the display has no room for a status bar, as on phones held sideways.
  public var hidesStatusBar: Bool { isLandscape && device?.isTablet == false }

  /// Whether there is much room across: on tablets, and on large phones held sideways.
  public var isRegularAcross: Bool {
    guard let device else { return false }
    return device.isTablet || (isLandscape && device.width >= 414)
  }

  /// Whether there is much room from top to bottom: not on phones held sideways.
  public var isRegularDown: Bool { !hidesStatusBar }
}
