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
    isReduceMotionEnabled = canvas.reducesMotion
    let isTablet = canvas.device?.isTablet ?? false
    setScreenTraits(
      UITraitCollection(
        style: canvas.appearance == .dark ? .dark : .light,
        direction: canvas.direction == .rtl ? .rightToLeft : .leftToRight, scale: canvas.scale,
        idiom: isTablet ? .pad : .phone,
        sizeClasses: (
          canvas.isRegularAcross ? .regular : .compact,
          canvas.isRegularDown ? .regular : .compact
        ),
        contentSize: UIContentSizeCategory(canvas.textSize)))
  }
}

extension UIContentSizeCategory {
  /// The same size.
  init(_ size: SceneTextSize) {
    self = Self.all[SceneTextSize.allCases.firstIndex(of: size) ?? 3]
  }
}
