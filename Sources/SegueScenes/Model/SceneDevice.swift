// Apple's devices, as far as a canvas depends on them. Sizes, scales and safe areas are those that
// applications see; corner radii are those of the display, in points.

/// A phone or a tablet. Its dimensions are those in portrait orientation.
public struct SceneDevice: Sendable, Hashable {
  /// The parts that can interrupt a display's upper edge.
  public enum Cutout: Sendable, Hashable { case none, notch, island }

  /// The name of the device in scenes.
  public var name: String
  /// The size of the display in points.
  public var width, height: Double
  /// The scale, in pixels per point.
  public var scale: Double
  /// The insets that the status bar and the home indicator take, in points.
  public var safeTop, safeBottom: Double
  /// The radius of the display's corners in points, or 0 for square corners.
  public var cornerRadius: Double
  /// The part that interrupts the display's upper edge.
  public var cutout: Cutout
  /// A Boolean value that indicates whether the device is a tablet.
  public var isTablet: Bool

  private init(
    _ name: String, _ size: (Double, Double), scale: Double = 3, safe: (Double, Double),
    radius: Double = 0, _ cutout: Cutout = .none, isTablet: Bool = false
  ) {
    (self.name, self.scale, cornerRadius) = (name, scale, radius)
    (width, height) = size
    (safeTop, safeBottom) = safe
    (self.cutout, self.isTablet) = (cutout, isTablet)
  }

  /// All devices, from newest to oldest.
  public static let all: [SceneDevice] = [
    SceneDevice("iphone-16-pro-max", (440, 956), safe: (62, 34), radius: 62, .island),
    SceneDevice("iphone-16-pro", (402, 874), safe: (62, 34), radius: 62, .island),
    SceneDevice("iphone-16-plus", (430, 932), safe: (59, 34), radius: 55, .island),
    SceneDevice("iphone-16", (393, 852), safe: (59, 34), radius: 55, .island),
    SceneDevice("iphone-15-pro-max", (430, 932), safe: (59, 34), radius: 55, .island),
    SceneDevice("iphone-15-pro", (393, 852), safe: (59, 34), radius: 55, .island),
    SceneDevice("iphone-15", (393, 852), safe: (59, 34), radius: 55, .island),
    SceneDevice("iphone-14", (390, 844), safe: (47, 34), radius: 47.33, .notch),
    SceneDevice("iphone-13-mini", (375, 812), safe: (50, 34), radius: 44, .notch),
    SceneDevice("iphone-11", (414, 896), scale: 2, safe: (48, 34), radius: 41.5, .notch),
    SceneDevice("iphone-8-plus", (414, 736), safe: (20, 0)),
    SceneDevice("iphone-se", (375, 667), scale: 2, safe: (20, 0)),
    SceneDevice(
      "ipad-pro-11", (834, 1194), scale: 2, safe: (24, 20), radius: 18, isTablet: true),
    SceneDevice(
      "ipad-pro-13", (1024, 1366), scale: 2, safe: (24, 20), radius: 18, isTablet: true),
    SceneDevice("ipad-mini", (744, 1133), scale: 2, safe: (24, 20), radius: 21.5, isTablet: true),
  ]

  /// Returns the device with the given name, or `nil` if there is none.
  public static func named(_ name: String) -> SceneDevice? { all.first { $0.name == name } }
}
