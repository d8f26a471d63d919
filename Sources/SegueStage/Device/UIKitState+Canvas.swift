// The traits and the screen of the device that a scene names.

import SegueScenes
import UIKit

extension UIKitState {
  /// Sets the screen and its traits to those of the canvas.
  func take(_ canvas: SceneCanvas) {
    screen.bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    screen.scale = canvas.scale
    let safe = canvas.safeArea
    screen.safeAreaInsets = UIEdgeInsets(
      top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    orientation = canvas.isLandscape ? .landscapeRight : nil
    isReduceMotionEnabled = canvas.reducesMotion
    let isTablet = canvas.device?.isTablet ?? false
    setScreenTraits(
      UITraitCollection(
        style: canvas.appearance == .dark ? .dark : .light,
        direction: canvas.direction == .rtl ? .rightToLeft : .leftToRight, scale: canvas.scale,
        idiom: isTablet ? .pad : .phone,
        sizeClasses: canvas.sizeClasses,
        contentSize: UIContentSizeCategory(canvas.textSize)))
  }
}

extension SceneCanvas {
  /// The horizontal and the vertical size class.
  var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    (isRegularAcross ? .regular : .compact, isRegularDown ? .regular : .compact)
  }
}

extension UIContentSizeCategory {
  /// Creates the content size category for a scene's text size.
  init(_ size: SceneTextSize) {
    self = Self.all[SceneTextSize.allCases.firstIndex(of: size) ?? 3]
  }
}
