// The screen of a world.

import Foundation

/// Where windows are shown.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the world that is running.
  public static var main: UIScreen { UIKitState.current.screen }
  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  /// The whole screen in points.
  public package(set) var bounds: CGRect
  /// Pixels per point.
  public package(set) var scale: CGFloat
  /// Distances from the edges that content should keep.
  package var safeAreaInsets = UIEdgeInsets.zero

  /// Pixels per point of the hardware.
  public var nativeScale: CGFloat { scale }
  /// The whole screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The part that applications may use: all of it.
  public var applicationFrame: CGRect { bounds }
  /// Frames per second of display links.
  public var maximumFramesPerSecond: Int { 60 }

  @preconcurrency @MainActor
  package init(bounds: CGRect, scale: CGFloat) {
    (self.bounds, self.scale) = (bounds, scale)
    super.init()
  }
}
