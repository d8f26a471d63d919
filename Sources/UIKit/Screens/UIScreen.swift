// The screen of a world.

import Foundation
import SegueDisplay

/// The screen on which windows are shown.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current world.
  public static var main: UIScreen { UIKitState.current.screen }
  /// All screens. Always contains only `main`.
  public static var screens: [UIScreen] { [main] }

  /// The bounds of the screen, in points.
  open package(set) var bounds: CGRect
  /// The scale of the screen, in pixels per point.
  open package(set) var scale: CGFloat
  /// The insets of the safe area from the edges of the screen.
  package var safeAreaInsets = UIEdgeInsets.zero

  /// The scale of the physical screen, in pixels per point. Always equal to `scale`.
  open var nativeScale: CGFloat { scale }
  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The part of the screen that applications may use. Always equal to `bounds`.
  open var applicationFrame: CGRect { bounds }
  /// The brightness, from 0 to 1, which has no effect on what is drawn. The default is 0.5.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.ofApp.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Posted when the brightness has changed.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The maximum number of frames per second of display links. Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Returns a display link, which starts when it is added to a run loop and retains `target` until it is
  /// invalidated.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Creates a screen without an area, for subclasses. Windows are shown on `main`.
  @preconcurrency @MainActor
  public override init() {
    (bounds, scale) = (.zero, 1)
    super.init()
  }

  /// Creates a screen with the given bounds, in points, and scale, in pixels per point.
  @preconcurrency @MainActor
  package init(bounds: CGRect, scale: CGFloat) {
    (self.bounds, self.scale) = (bounds, scale)
    super.init()
  }

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen, which does not rotate.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// The traits of the screen, which views inherit unless they are overridden.
  open var traitCollection: UITraitCollection { UIKitState.current.traits.screen }

  /// Returns a snapshot of all windows of the screen.
  ///
  /// - Parameter afterUpdates: If `true`, the snapshot shows the model tree; if `false`, what is
  ///   currently displayed.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let items = UIKitState.current.windowsFromBack.flatMap { window -> [DisplayItem] in
      let recording = window.recording(afterUpdates: afterUpdates)
      let place = CGAffineTransform(
        translationX: window.frame.minX - window.bounds.minX,
        y: window.frame.minY - window.bounds.minY)
      return recording.items(part: recording.bounds, in: recording.bounds, transform: place)
        .faded(by: Double(window.alpha))
    }
    let view = UIView(frame: bounds)
    UIView.performWithoutAnimation {
      view.show(DisplayRecording(bounds: bounds, items: items), bounds, .zero)
    }
    return view
  }
}
