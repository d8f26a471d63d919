// What surrounds a screen: the display's round corners, and the device itself if a scene asks for
// it. It is drawn only into the frame; no view and no layer represents it.

import SegueDisplay
import SegueScenes
import UIKit

/// Draws a device around the contents of its display.
struct DeviceFrame {
  private let canvas: SceneCanvas
  /// The transform from points of the canvas to pixels.
  private let toPixels: CGAffineTransform

  /// A Boolean value that indicates whether the device is rotated in the image, or its window is
  /// smaller than its display.
  private let isTurned: Bool

  /// Creates the frame of the device of `canvas`.
  /// - Parameter turn: The transform that rotates the device about the middle of the frame, or
  ///   `nil`.
  init(_ canvas: SceneCanvas, turn: CGAffineTransform? = nil) {
    self.canvas = canvas
    isTurned = turn != nil
    toPixels = (turn ?? .identity).concatenating(
      CGAffineTransform(scaleX: canvas.scale, y: canvas.scale))
  }

  /// Returns the frame that shows `screen`, whose items are positioned as if the display filled the
  /// frame.
  func framing(_ screen: DisplayList) -> DisplayList {
    guard canvas.device != nil || canvas.margin > 0 || isTurned else { return screen }
    var frame = screen
    let insets = canvas.frameInsets
    let move = CGAffineTransform(
      translationX: insets.left * canvas.scale, y: insets.top * canvas.scale)
    let isMoved = insets != SceneSafeArea()
    var items = isMoved ? screen.items.map { $0.transformed(by: move) } : screen.items
    let radius = canvas.cutsCorners ? canvas.device?.cornerRadius ?? 0 : 0
    // The area beside a window that does not fill the display is black.
    if isTurned { items.insert(rounded(display, 0, 0), at: 0) }
    if radius > 0 || isMoved || isTurned { items = [cut(items, radius, over: screen.background)] }
    guard let device = canvas.device else {
      frame.items = items
      return frame
    }
    frame.items = body(of: device) + items + cutout(of: device)
    return frame
  }

  // MARK: Parts

  private var display: CGRect {
    CGRect(
      x: canvas.frameInsets.left, y: canvas.frameInsets.top, width: canvas.width,
      height: canvas.height)
  }

  /// Returns the items cut to the display, after everything else: blurs and blend modes in them see
  /// neither the cut nor what surrounds the display.
  private func cut(
    _ items: [DisplayItem], _ radius: Double, over background: DisplayColor
  ) -> DisplayItem {
    let shape = RoundedRectangle(display, radius: radius)
    let clip = DisplayClip(shape: shape, transform: toPixels)
    guard items.haveBackdrops || items.blendWithBackdrop else {
      return .group(DisplayGroup(clip: clip, items: items))
    }
    let ground = SolidQuad(
      shape: RoundedRectangle(display), transform: toPixels, color: background)
    let isVisible = !canvas.hasBezel && background.alpha == 1
    return .group(
      DisplayGroup(clip: clip, isIsolated: true, items: (isVisible ? [.solid(ground)] : []) + items)
    )
  }

  /// Returns the parts of the device from the outside inward: the side buttons, the edge of the
  /// metal, the metal, the black front, and what is on the front.
  private func body(of device: SceneDevice) -> [DisplayItem] {
    guard canvas.hasBezel else { return [] }
    let rings: [(inset: Double, white: Double)] = [(0, 0.33), (1.5, 0.2), (5, 0.02)]
    let body = placed(device.body)
    return sideButtons(of: device)
      + rings.map { ring in
        rounded(
          body.insetBy(dx: ring.inset, dy: ring.inset), device.bodyCornerRadius - ring.inset,
          ring.white)
      } + front(of: device)
  }

  /// Returns the side buttons, if there is room for them beside the body.
  private func sideButtons(of device: SceneDevice) -> [DisplayItem] {
    guard device.hasHomeButton || canvas.margin >= SceneDevice.buttonDepth else { return [] }
    return device.sideButtons.map { rounded(placed($0), 1.5, 0.26) }
  }

  /// Returns what is on the front of devices with a home button: the speaker and the button.
  private func front(of device: SceneDevice) -> [DisplayItem] {
    let speaker = device.speaker.map { rounded(placed($0), $0.height / 2, 0.16) }
    let rings: [(inset: Double, white: Double)] = [(0, 0.3), (2, 0.05)]
    let button = device.homeButton.map { button in
      rings.map { ring in
        rounded(
          placed(button).insetBy(dx: ring.inset, dy: ring.inset), button.width / 2 - ring.inset,
          ring.white)
      }
    }
    return [speaker].compactMap { $0 } + (button ?? [])
  }

  /// Returns a part of the device, relative to its display in portrait orientation, in points of the
  /// frame. In landscape orientation the device's upper edge is on the left.
  private func placed(_ part: CGRect) -> CGRect {
    guard canvas.isLandscape else { return part.offsetBy(dx: display.minX, dy: display.minY) }
    return CGRect(
      x: display.minX + part.minY, y: display.minY + canvas.height - part.maxX,
      width: part.height, height: part.width)
  }

  private func cutout(of device: SceneDevice) -> [DisplayItem] {
    guard canvas.hasBezel else { return [] }
    switch device.cutout {
    case .none: return []
    case .island:
      let size = CGSize(width: 126, height: 37)
      return [rounded(atEdge(size, distance: 11), size.height / 2, 0)]
    case .notch:
      // The upper corners are beyond the display's edge, under the rim.
      let size = CGSize(width: 162, height: 34 + 20)
      let shape = rounded(atEdge(size, distance: -20), 20, 0.02)
      return [
        .group(
          DisplayGroup(
            clip: DisplayClip(shape: RoundedRectangle(display), transform: toPixels), items: [shape]
          ))
      ]
    }
  }

  /// Returns a rectangle in the middle of the device's upper edge, which is the left edge in
  /// landscape orientation.
  private func atEdge(_ size: CGSize, distance: Double) -> CGRect {
    guard !canvas.isLandscape else {
      return CGRect(
        x: display.minX + distance, y: display.midY - size.width / 2, width: size.height,
        height: size.width)
    }
    return CGRect(
      x: display.midX - size.width / 2, y: display.minY + distance, width: size.width,
      height: size.height)
  }

  private func rounded(_ rect: CGRect, _ radius: Double, _ white: Double) -> DisplayItem {
    .solid(
      SolidQuad(
        shape: RoundedRectangle(rect, radius: radius), transform: toPixels,
        color: DisplayColor(red: white, green: white, blue: white, alpha: 1)))
  }
}
