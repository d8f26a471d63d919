// An image that is going to be written, and its properties.

import Foundation
import SegueImages
import SeguePixels

/// An image of a destination.
struct DestinationImage {
  let image: CGImage
  let properties: CFDictionary?
  /// The properties that count where `properties` has none.
  var inherited: CFDictionary?

  private func value(_ key: CFString) -> Any? {
    properties?.object(forKey: key) ?? inherited?.object(forKey: key)
  }

  /// The quality of lossy compression: 0.8 if none is given.
  var quality: Double {
    (value(kCGImageDestinationLossyCompressionQuality) as? NSNumber)?.doubleValue ?? 0.8
  }

  /// The orientation of the stored pixels.
  var orientation: ImageOrientation {
    (value(kCGImagePropertyOrientation) as? NSNumber)
      .flatMap { ImageOrientation(rawValue: $0.intValue) } ?? .up
  }

  /// The time for which an image of a GIF is displayed, in hundredths of a second: a tenth of a
  /// second if none is given.
  var hundredths: Int {
    let times = value(kCGImagePropertyGIFDictionary) as? NSDictionary
    let delay =
      times?.object(forKey: kCGImagePropertyGIFUnclampedDelayTime)
      ?? times?.object(forKey: kCGImagePropertyGIFDelayTime)
    guard let seconds = (delay as? NSNumber)?.doubleValue else { return 10 }
    return seconds > 0 ? Int(min(seconds * 100, 65_535).rounded()) : 0
  }

  /// The pixels that are written.
  /// - Throws: `ImageError` if memory is not available.
  func pixels() throws(ImageError) -> PixelBuffer {
    let side = (value(kCGImageDestinationImageMaxPixelSize) as? NSNumber)?.doubleValue
    guard let pixels = image.fitting(side)?.bitmap?.pixels else { throw noMemory }
    return pixels
  }

  /// The pixels over the background color, which is white if none is given.
  /// - Throws: `ImageError` if memory is not available.
  func opaquePixels() throws(ImageError) -> PixelBuffer {
    guard let color = value(kCGImageDestinationBackgroundColor) as? CGColor else {
      return try pixels()
    }
    let side = (value(kCGImageDestinationImageMaxPixelSize) as? NSNumber)?.doubleValue
    guard let pixels = image.fitting(side)?.over(color)?.bitmap?.pixels else { throw noMemory }
    return pixels
  }

  private var noMemory: ImageError {
    ImageError(.memory, "image", "no memory for its pixels; expected a smaller image")
  }
}
