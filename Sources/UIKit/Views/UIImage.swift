// Pictures with a scale.

import Foundation
import SegueImages
import SeguePixels

/// A picture; its size is in points.
public final class UIImage: NSObject, Sendable {
  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels per point, at least a tiny bit above 0.
  public let scale: CGFloat

  /// A picture of these pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, scale: 1) }

  /// A picture of these pixels, `scale` of them a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, scale: scale)
  }

  /// The picture of this name, as the world's assets have it.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let found = UIKitState.current.imageNamed(name), let pixels = found.cgImage else {
      return nil
    }
    self.init(pixels: pixels, scale: found.scale)
  }

  /// The picture in an encoded file, one pixel a point; `nil` if it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in an encoded file, `scale` pixels a point; `nil` if it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(Array(data), named: "data") else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// A picture of these pixels, `scale` of them a point.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(pixels: CGImage(bitmap), scale: scale)
  }

  private init(pixels: CGImage, scale: CGFloat) {
    self.cgImage = pixels
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    super.init()
  }

  /// Points across and down.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// How the pixels lie; only upright pictures are made.
  public var imageOrientation: Orientation { .up }

  /// How pixels lie in a picture.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Turned left.
    case left
    /// Turned right.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Upside down, mirrored.
    case downMirrored
    /// Turned left, mirrored.
    case leftMirrored
    /// Turned right, mirrored.
    case rightMirrored
  }
}
