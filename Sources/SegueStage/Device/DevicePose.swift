// The pose of the device in the image. The clip's canvas does not change: a device that is rotated
// rotates about the middle of the canvas, scaled down as far as necessary to fit, while the
// contents of its display stay upright and change from one size to the other; meanwhile they are
// enlarged as far as necessary to cover the display. A window whose size
// differs from the display's is centered in it.

import SegueDisplay
import SegueScenes
import SegueTiming
import UIKit

/// The pose of a device in the image while it rotates from one orientation to another.
struct DevicePose {
  /// The state of the device at one end of the rotation.
  struct Hold {
    /// The canvas, with the size of what is shown and the orientation.
    var canvas: SceneCanvas
    /// The rotation of the device relative to the image, in degrees clockwise.
    var angle = 0.0
    /// The scale at which the window is shown to fit into the display.
    var fit = 1.0

    /// Returns a Boolean value that indicates whether the window fills the display of `device`.
    func fills(_ device: SceneCanvas) -> Bool {
      let sides = [canvas.width, canvas.height].sorted()
      return fit == 1 && sides == [device.width, device.height].sorted()
    }
  }

  /// The canvas of the clip.
  let canvas: SceneCanvas
  var from, to: Hold
  /// The time at which the rotation starts, and its duration.
  var start = 0.0
  var duration = 0.0

  /// Creates the pose of a device in the canvas's orientation.
  init(_ canvas: SceneCanvas) {
    self.canvas = canvas
    (from, to) = (Hold(canvas: canvas), Hold(canvas: canvas))
  }

  /// Returns a Boolean value that indicates whether the device has its initial pose.
  func isPlain(at seconds: Double) -> Bool {
    let hold = progress(at: seconds) >= 1 ? [to] : [from, to]
    return hold.allSatisfy {
      $0.angle == 0 && $0.fit == 1 && $0.canvas.width == canvas.width
        && $0.canvas.height == canvas.height
    }
  }

  /// Returns the fraction complete of the rotation.
  func progress(at seconds: Double) -> Double {
    guard duration > 0, seconds < start + duration else { return 1 }
    return CubicCurve.easeInOut.value(at: max(0, seconds - start) / duration)
  }

  /// Returns the rotation at `seconds`, in degrees clockwise.
  func angle(at seconds: Double) -> Double {
    from.angle + (to.angle - from.angle) * progress(at: seconds)
  }

  private func fit(at seconds: Double) -> Double {
    from.fit + (to.fit - from.fit) * progress(at: seconds)
  }

  /// Returns the transform that rotates the device about the middle of the frame, in points of the
  /// frame.
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

  /// Returns the largest scale at which the rotated device fits into the frame.
  private static func scale(_ canvas: SceneCanvas, _ sine: Double, _ cosine: Double) -> Double {
    let (width, height) = (canvas.frameWidth, canvas.frameHeight)
    let (s, c) = (abs(sine), abs(cosine))
    return min(1, width / (width * c + height * s), height / (width * s + height * c))
  }

  /// Returns the transform that places a window of this size in the middle of the display, in
  /// points of the display.
  func place(of size: CGSize, at seconds: Double) -> CGAffineTransform {
    let (sine, cosine) = DeterministicMath.sincos(angle(at: seconds) * .pi / 180)
    let scale =
      Self.scale(canvas, sine, cosine) * fit(at: seconds) * cover(size, abs(sine), abs(cosine))
    return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: canvas.width / 2, y: canvas.height / 2))
  }

  /// Returns the factor by which an upright window of this size is enlarged to cover the rotated
  /// display, if it fills the display before and after the rotation; otherwise 1.
  private func cover(_ size: CGSize, _ sine: Double, _ cosine: Double) -> Double {
    guard from.angle != to.angle, from.fills(canvas), to.fills(canvas), size.width > 0,
      size.height > 0
    else { return 1 }
    let (width, height) = (canvas.width, canvas.height)
    return max(
      1, (width * cosine + height * sine) / size.width,
      (width * sine + height * cosine) / size.height)
  }

  /// Returns `items` of a window of this size in pixels, placed in the image.
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
