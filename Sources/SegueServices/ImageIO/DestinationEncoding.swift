// The bytes of the files that ImageIO writes.

import Foundation
import SegueImages

/// Images and what is said about all of them, as bytes.
struct DestinationEncoding {
  /// The images, at least one.
  let images: [DestinationImage]
  let properties: CFDictionary?

  /// The properties of the file count for an image where it has none.
  private var first: DestinationImage {
    var image = images[0]
    image.inherited = image.inherited ?? properties
    return image
  }

  /// Reports the metadata that is not written.
  func reportLosses() {
    let lost = [
      kCGImagePropertyExifDictionary, kCGImagePropertyGPSDictionary, kCGImagePropertyIPTCDictionary,
    ]
    for key in lost where images.contains(where: { $0.properties?.object(forKey: key) != nil }) {
      ImageReports.unsupported("\(key) of images that are written")
    }
  }

  func png() throws(ImageError) -> [UInt8] {
    if first.orientation != .up {
      ImageReports.unsupported("kCGImagePropertyOrientation of PNGs that are written")
    }
    return try PNGEncoder.encode(try first.pixels())
  }

  func jpeg() throws(ImageError) -> [UInt8] {
    try JPEGEncoder.encode(
      photograph: try first.opaquePixels(), quality: first.quality, orientation: first.orientation)
  }

  func gif() throws(ImageError) -> [UInt8] {
    var frames: [GIFEncoder.Frame] = []
    for image in images {
      frames.append(GIFEncoder.Frame(pixels: try image.pixels(), hundredths: image.hundredths))
    }
    let all = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
    let repetitions = all?.object(forKey: kCGImagePropertyGIFLoopCount) as? NSNumber
    return try GIFEncoder.encode(frames, repetitions: repetitions?.intValue)
  }
}
