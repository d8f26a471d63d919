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
    guard canvas.device != nil || isTurned else { return screen }
    var frame = screen
    let move = CGAffineTransform(
      translationX: canvas.bezel * canvas.scale, y: canvas.bezel * canvas.scale)
    var items = canvas.bezel == 0 ? screen.items : screen.items.map { $0.transformed(by: move) }
    let radius = canvas.cutsCorners ? canvas.device?.cornerRadius ?? 0 : 0
    // The area beside a window that does not fill the display is black.
    if isTurned { items.insert(rounded(display, 0, 0), at: 0) }
    if radius > 0 || canvas.bezel > 0 || isTurned {
      items = [cut(items, radius, over: screen.background)]
    }
    guard let device = canvas.device else {
      frame.items = items
      return frame
    }
    frame.items = body(of: device) + items + cutout(of: device)
    return frame
  }

  // MARK: Parts

  private var display: CGRect {
    CGRect(x: canvas.bezel, y: canvas.bezel, width: canvas.width, height: canvas.height)
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
    let isVisible = canvas.bezel == 0 && background.alpha == 1
    return .group(
      DisplayGroup(clip: clip, isIsolated: true, items: (isVisible ? [.solid(ground)] : []) + items)
    )
  }

  /// Returns the parts of the device from the outside inward: the edge of the metal, the metal, the
  /// black rim, and black behind the display.
  private func body(of device: SceneDevice) -> [DisplayItem] {
    guard canvas.bezel > 0 else { return [] }
    let rings: [(inset: Double, white: Double)] = [(0, 0.33), (1.5, 0.2), (5, 0.02)]
    return rings.map { ring in
      let distance = canvas.bezel - ring.inset
      return rounded(
        display.insetBy(dx: -distance, dy: -distance), max(device.cornerRadius, 10) + distance,
        ring.white)
    }
  }

  private func cutout(of device: SceneDevice) -> [DisplayItem] {
    guard canvas.bezel > 0 else { return [] }
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
