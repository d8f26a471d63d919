// The orientation of a device with its consequences, and the preferred text size. In landscape
// orientation, phones with a cutout have safe areas at both sides, as wide as the top one is high
// in portrait orientation, and 21 points at the bottom; they hide the status bar. Tablets only
// exchange width and height.

/// The orientation of a device.
public enum SceneOrientation: String, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways, with the device's upper edge on the left.
  case landscape
}

/// The preferred text sizes by UIKit's names, from the smallest to the largest.
public enum SceneTextSize: String, Sendable, CaseIterable {
  /// The sizes up to the default one, `large`.
  case extraSmall, small, medium, large
  /// The sizes above the default one.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The first accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest accessibility sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// Distances from the edges of a display, in points: of the parts that are not for content, or of
/// what surrounds the display.
public struct SceneSafeArea: Sendable, Hashable {
  /// The insets from each edge.
  public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

  /// Creates a safe area with the given insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension SceneSafeArea {
  /// Returns the insets of a device in portrait orientation as they are in another orientation.
  func held(_ orientation: SceneOrientation) -> SceneSafeArea {
    guard orientation == .landscape else { return self }
    return SceneSafeArea(top: right, left: top, bottom: left, right: bottom)
  }
}

extension SceneCanvas {
  /// Takes size, scale and corner radius from `device`, in the canvas's orientation.
  mutating func take(_ device: SceneDevice) {
    self.device = device
    (width, height) =
      isLandscape ? (device.height, device.width) : (device.width, device.height)
  }

  /// A Boolean value that indicates whether the device is in landscape orientation.
  public var isLandscape: Bool { orientation == .landscape }

  /// The insets that the status bar, the cutout and the home indicator take of the display.
  public var safeArea: SceneSafeArea {
    guard let device else { return SceneSafeArea() }
    guard isLandscape, !device.isTablet else {
      return SceneSafeArea(top: device.safeTop, bottom: device.safeBottom)
    }
    guard device.cutout != .none else { return SceneSafeArea() }
    return SceneSafeArea(left: device.safeTop, bottom: 21, right: device.safeTop)
  }

  /// A Boolean value that indicates whether the display shows no status bar, as on phones in
  /// landscape orientation.
  public var hidesStatusBar: Bool { isLandscape && device?.isTablet == false }

  /// A Boolean value that indicates whether the horizontal size class is regular: on tablets, and
  /// on large phones in landscape orientation.
  public var isRegularAcross: Bool {
    guard let device else { return false }
    return device.isTablet || (isLandscape && device.width >= 414)
  }

  /// A Boolean value that indicates whether the vertical size class is regular: everywhere except
  /// on phones in landscape orientation.
  public var isRegularDown: Bool { !hidesStatusBar }
}
