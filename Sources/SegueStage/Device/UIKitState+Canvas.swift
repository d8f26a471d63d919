// What code can ask of the device that a scene names.

import SegueScenes
import UIKit

extension UIKitState {
  /// Makes the screen that of the canvas, with the traits that the scene asks for.
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
  /// The room across and down.
  var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    (isRegularAcross ? .regular : .compact, isRegularDown ? .regular : .compact)
  }
}

extension UIContentSizeCategory {
  /// The same size.
  init(_ size: SceneTextSize) {
    self = Self.all[SceneTextSize.allCases.firstIndex(of: size) ?? 3]
  }
}
