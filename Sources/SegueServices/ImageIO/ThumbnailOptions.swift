// How thumbnails are made of images.

import Foundation
import SegueImages

/// The options of a thumbnail.
struct ThumbnailOptions {
  private let maximumSide: Double?
  private let isUpright: Bool

  /// Reads options.
  /// - Returns: `nil` if they do not ask for a thumbnail of the image.
  init?(_ options: CFDictionary?) {
    func value(_ key: CFString) -> NSNumber? { options?.object(forKey: key) as? NSNumber }
    let (always, ifAbsent) = (
      value(kCGImageSourceCreateThumbnailFromImageAlways),
      value(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    )
    guard always?.boolValue == true || ifAbsent?.boolValue == true else { return nil }
    maximumSide = value(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue
    isUpright = value(kCGImageSourceCreateThumbnailWithTransform)?.boolValue ?? false
  }

  /// Returns the thumbnail of an image, in pixels; `nil` if there is not enough memory.
  func thumbnail(of image: CGImage, _ orientation: ImageOrientation) -> CGImage? {
    guard let scaled = image.fitting(maximumSide) else { return nil }
    guard isUpright, orientation != .up else { return scaled }
    return scaled.bitmap.flatMap { try? $0.turned(orientation) }.map { CGImage($0) }
  }
}
