// A change of a window's size, because the device rotates or the window shares the screen. View
// controllers are notified before; then window, traits, and layout change inside one animation,
// which includes the alongside animations.

import Foundation

/// The size, safe area, and traits that a window changes to.
package struct WindowShape {
  /// The size of screen and window, in points.
  package var size: CGSize
  /// The insets of the safe area.
  package var safeArea: UIEdgeInsets
  /// The horizontal and the vertical size class.
  package var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
  /// The rotation of the interface relative to the device, clockwise, in radians; 0 for none.
  package var angle: CGFloat
  /// The new interface orientation; `nil` for the current one.
  package var orientation: UIInterfaceOrientation?

  /// Creates a shape with the given size, safe area, and traits.
  package init(
    size: CGSize, safeArea: UIEdgeInsets = .zero,
    sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass), angle: CGFloat = 0,
    orientation: UIInterfaceOrientation? = nil
  ) {
    (self.size, self.safeArea, self.sizeClasses) = (size, safeArea, sizeClasses)
    (self.angle, self.orientation) = (angle, orientation)
  }
}

/// One change of a window's size.
@MainActor
final class SizeChange {
  /// The duration of a rotation on phones and tablets, in seconds, as UIKit has always reported it.
  static let (phoneDuration, tabletDuration) = (0.3, 0.4)

  let coordinator: TransitionCoordinator
  private let window: UIWindow
  private let root: UIViewController
  private let shape: WindowShape
  private let duration: TimeInterval
  /// The new interface orientation; `nil` if it does not change.
  var orientation: UIInterfaceOrientation? { shape.orientation }

  init(_ window: UIWindow, root: UIViewController, to shape: WindowShape, animated: Bool) {
    (self.window, self.root, self.shape) = (window, root, shape)
    let isTablet = window.traitCollection.userInterfaceIdiom == .pad
    duration = animated ? isTablet ? Self.tabletDuration : Self.phoneDuration : 0
    coordinator = TransitionCoordinator(
      from: root, to: root, isAnimated: animated, animator: nil, interaction: nil)
    let (sine, cosine) = DeterministicMath.sincos(Double(shape.angle))
    coordinator.sizeChange = (
      duration, window,
      shape.angle == 0
        ? .identity : CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    )
  }

  func run(completion: @escaping () -> Void) {
    window.sizeChange = self
    if isTurn { post(UIApplication.willChangeStatusBarOrientationNotification) }
    notifyControllers()
    guard coordinator.isAnimated else {
      UIView.performWithoutAnimation { change() }
      return end(completion)
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      self.change()
    } completion: { _ in
      self.end(completion)
    }
  }

  /// Notifies the root first, then the presentations above it.
  private func notifyControllers() {
    let presentations = root.presentationsAbove
    let traits = window.traitCollection.overridden(
      by: UITraitCollection(sizeClasses: shape.sizeClasses))
    if traits != window.traitCollection {
      root.willTransition(to: traits, with: coordinator)
      for presentation in presentations {
        presentation.willTransition(to: traits, with: coordinator)
      }
    }
    root.viewWillTransition(to: shape.size, with: coordinator)
    for presentation in presentations {
      presentation.viewWillTransition(to: shape.size, with: coordinator)
    }
  }

  private func change() {
    let state = UIKitState.current
    let filling = state.windowsFilling(state.screen.bounds.size)
    state.screen.bounds = CGRect(origin: .zero, size: shape.size)
    state.screen.safeAreaInsets = shape.safeArea
    if let orientation = shape.orientation { state.orientation = orientation }
    if isTurn {
      NotificationCenter.ofApp.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    }
    state.setScreenTraits(UITraitCollection(sizeClasses: shape.sizeClasses))
    for window in filling + [window] {
      window.frame = CGRect(origin: .zero, size: shape.size)
      window.safeAreaMayHaveChanged()
      window.layoutIfNeeded()
    }
    coordinator.takeAlongsideAnimations()?()
    window.layoutIfNeeded()
  }

  private func end(_ completion: () -> Void) {
    if window.sizeChange === self { window.sizeChange = nil }
    coordinator.runCompletions()
    if isTurn { post(UIApplication.didChangeStatusBarOrientationNotification) }
    completion()
  }

  private var isTurn: Bool { shape.angle != 0 }

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: UIApplication.shared)
  }
}

extension UIApplication {
  /// The duration of a rotation of the interface, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      ? SizeChange.tabletDuration : SizeChange.phoneDuration
  }
}

extension UIWindow {
  /// Changes the window to another shape and notifies the view controllers. `completion` is called
  /// at the end.
  ///
  /// - Returns: `false`, without any effect, if the frontmost view controller does not support the
  ///   orientation.
  @discardableResult
  package func take(
    _ shape: WindowShape, animated: Bool, completion: @escaping () -> Void = {}
  ) -> Bool {
    guard let root = rootViewController else { return false }
    if let orientation = shape.orientation, !allows(orientation) { return false }
    SizeChange(self, root: root, to: shape, animated: animated).run(completion: completion)
    return true
  }

  /// Returns whether the view controller that fills the window supports an orientation.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    let app = UIKitState.current.application
    let supported =
      app.delegate?.application(app, supportedInterfaceOrientationsFor: self)
      ?? app.supportedInterfaceOrientations(for: self)
    guard supported.contains(orientation.mask) else { return false }
    guard let root = rootViewController else { return true }
    let filling = root.presentationsAbove.last { $0.presentationStyle == .fullScreen }
    let controller = filling?.presentedViewController ?? root
    return controller.shouldAutorotate
      && controller.supportedInterfaceOrientations.contains(orientation.mask)
  }
}
