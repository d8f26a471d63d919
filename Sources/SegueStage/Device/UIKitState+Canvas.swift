// What code can ask of the device that a scene names.

import SegueScenes
import UIKit

extension UIKitState {
  /// Makes the screen that of the canvas, with the traits that the scene asks for.
  func take(_ canvas: SceneCanvas) {
    screen.bounds = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    screen.scale = canvas.scale
    let device = canvas.device
    screen.safeAreaInsets = UIEdgeInsets(
      top: device?.safeTop ?? 0, left: 0, bottom: device?.safeBottom ?? 0, right: 0)
    let isTablet = device?.isTablet ?? false
    setScreenTraits(
      UITraitCollection(
        style: canvas.appearance == .dark ? .dark : .light,
        direction: canvas.direction == .rtl ? .rightToLeft : .leftToRight, scale: canvas.scale,
        idiom: isTablet ? .pad : .phone,
        sizeClasses: (isTablet ? .regular : .compact, .regular)))
  }
}
