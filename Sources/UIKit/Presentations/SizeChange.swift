// A window that takes another size: because the device is turned, or because it shares the screen. Everybody is
// told before; then window, traits and layout change inside one animation, and what was asked for alongside
// is part of it.

import Foundation

/// What a window is to become.
package struct WindowShape {
  /// The size of screen and window, in points.
  package var size: CGSize
  /// What content should keep from the edges.
  package var safeArea: UIEdgeInsets
  /// The room across and down.
  package var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
  /// How far the interface turns against the device, clockwise, in radians; 0 for none.
  package var angle: CGFloat
  /// How the interface is held then; `nil` for as before.
  package var orientation: UIInterfaceOrientation?

  /// A shape.
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
  /// How long phones and tablets take to turn, in seconds: those that UIKit has always reported.
  static let (phoneDuration, tabletDuration) = (0.3, 0.4)

  let coordinator: TransitionCoordinator
  private let window: UIWindow
  private let root: UIViewController
  private let shape: WindowShape
  private let duration: TimeInterval

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
    announce()
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

  /// The root first, then what is presented over it.
  private func announce() {
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
    state.screen.bounds = CGRect(origin: .zero, size: shape.size)
    state.screen.safeAreaInsets = shape.safeArea
    if let orientation = shape.orientation { state.orientation = orientation }
    if isTurn {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    }
    state.setScreenTraits(UITraitCollection(sizeClasses: shape.sizeClasses))
    window.frame = CGRect(origin: .zero, size: shape.size)
    window.safeAreaMayHaveChanged()
    window.layoutIfNeeded()
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
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

extension UIApplication {
  /// How long the interface takes to turn, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      ? SizeChange.tabletDuration : SizeChange.phoneDuration
  }
}

extension UIWindow {
  /// Takes another shape, with everybody told; `completion` runs when that is over. Returns false, and does
  /// nothing, if the controller in front cannot be held that way.
  @discardableResult
  package func take(
    _ shape: WindowShape, animated: Bool, completion: @escaping () -> Void = {}
  ) -> Bool {
    guard let root = rootViewController else { return false }
    if let orientation = shape.orientation, !allows(orientation) { return false }
    SizeChange(self, root: root, to: shape, animated: animated).run(completion: completion)
    return true
  }

  /// Whether the controller that fills the window can be held this way.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let root = rootViewController else { return true }
    let filling = root.presentationsAbove.last { $0.presentationStyle == .fullScreen }
    let controller = filling?.presentedViewController ?? root
    return controller.shouldAutorotate
      && controller.supportedInterfaceOrientations.contains(orientation.mask)
  }
}
