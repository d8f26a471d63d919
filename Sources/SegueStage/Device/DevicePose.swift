// How the device is held in the picture. The clip's canvas stays as it is: a device that is turned turns about the
// middle of the canvas, as small as it must be to stay within it, while what is on its display stays upright and
// grows from the one size into the other. A window of another size than the display is in its middle.

import SegueDisplay
import SegueScenes
import SegueTiming
import UIKit

/// A device in a picture, from one way of holding it to another.
struct DevicePose {
  /// One way of holding it.
  struct Hold {
    /// The size of what is shown, and how it is held.
    var canvas: SceneCanvas
    /// How far the device is turned against the picture, in degrees clockwise.
    var angle = 0.0
    /// How much smaller the window is shown than it is, to be within the display.
    var fit = 1.0
  }

  /// The clip's.
  let canvas: SceneCanvas
  var from, to: Hold
  /// When it is turned, and how long that takes.
  var start = 0.0
  var duration = 0.0

  /// A device as the canvas has it.
  init(_ canvas: SceneCanvas) {
    self.canvas = canvas
    (from, to) = (Hold(canvas: canvas), Hold(canvas: canvas))
  }

  /// Whether the device is as it was at first.
  func isPlain(at seconds: Double) -> Bool {
    let hold = progress(at: seconds) >= 1 ? [to] : [from, to]
    return hold.allSatisfy {
      $0.angle == 0 && $0.fit == 1 && $0.canvas.width == canvas.width
        && $0.canvas.height == canvas.height
    }
  }

  /// How far it has come.
  func progress(at seconds: Double) -> Double {
    guard duration > 0, seconds < start + duration else { return 1 }
    return CubicCurve.easeInOut.value(at: max(0, seconds - start) / duration)
  }

  /// Degrees clockwise.
  func angle(at seconds: Double) -> Double {
    from.angle + (to.angle - from.angle) * progress(at: seconds)
  }

  private func fit(at seconds: Double) -> Double {
    from.fit + (to.fit - from.fit) * progress(at: seconds)
  }

  /// Turns the device about the middle of the frame, in points of the frame.
  func turn(at seconds: Double) -> CGAffineTransform {
    let (sine, cosine) = DeterministicMath.sincos(angle(at: seconds) * .pi / 180)
    let scale = Self.scale(canvas, sine, cosine)
    let (x, y) = (canvas.frameWidth / 2, canvas.frameHeight / 2)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(
        CGAffineTransform(
          a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: 0, ty: 0)
      )
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// As large as a device turned that far can be within the frame.
  private static func scale(_ canvas: SceneCanvas, _ sine: Double, _ cosine: Double) -> Double {
    let (width, height) = (canvas.frameWidth, canvas.frameHeight)
    let (s, c) = (abs(sine), abs(cosine))
    return min(1, width / (width * c + height * s), height / (width * s + height * c))
  }

  /// Takes a window that shows in this size to the middle of the display, in points of the display.
  func place(of size: CGSize, at seconds: Double) -> CGAffineTransform {
    let (sine, cosine) = DeterministicMath.sincos(angle(at: seconds) * .pi / 180)
    let scale = Self.scale(canvas, sine, cosine) * fit(at: seconds)
    return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: canvas.width / 2, y: canvas.height / 2))
  }

  /// `items`, those of a window of this size in pixels, where they are in the picture.
  func placing(_ items: [DisplayItem], of size: CGSize, at seconds: Double) -> DisplayItem {
    let scale = canvas.scale
    let place = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      .concatenating(self.place(of: size, at: seconds))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    return .group(
      DisplayGroup(
        clip: DisplayClip(shape: shape, transform: place),
        items: items.map { $0.transformed(by: place) }))
  }
}
