// What files say about their images, as dictionaries with ImageIO's keys.

import Foundation
import SegueImages

/// The dictionaries that describe a file and its images.
struct ImageProperties {
  private let contents: ImageContents

  init(_ contents: ImageContents) { self.contents = contents }

  /// The key of the dictionary of the format; `nil` for formats without animations.
  private var formatKey: CFString? {
    switch contents.kind {
    case .gif: kCGImagePropertyGIFDictionary
    case .png: kCGImagePropertyPNGDictionary
    case .webP: kCGImagePropertyWebPDictionary
    default: nil
    }
  }

  private var isAnimated: Bool { contents.delays.first.map { $0 != nil } ?? false }

  /// Returns what is said about a file of `size` bytes.
  func ofFile(size: Int) -> [CFString: Any] {
    var result: [CFString: Any] = [kCGImagePropertyFileSize: size]
    guard let formatKey, isAnimated else { return result }
    // The names of these keys are the same for all formats.
    var format: [CFString: Any] = [
      kCGImagePropertyGIFCanvasPixelWidth: contents.width,
      kCGImagePropertyGIFCanvasPixelHeight: contents.height,
      kCGImagePropertyGIFFrameInfoArray: contents.delays.map {
        Self.times($0 ?? 0) as CFDictionary
      },
    ]
    if contents.kind == .gif {
      format[kCGImagePropertyGIFHasGlobalColorMap] = contents.hasGlobalColors
    }
    format[kCGImagePropertyGIFLoopCount] = contents.repetitions
    result[formatKey] = format as CFDictionary
    return result
  }

  /// Returns what is said about an image.
  func ofImage(_ index: Int) -> [CFString: Any] {
    var result: [CFString: Any] = [
      kCGImagePropertyPixelWidth: contents.width, kCGImagePropertyPixelHeight: contents.height,
      kCGImagePropertyDepth: contents.depth,
      kCGImagePropertyColorModel: contents.model.rawValue as CFString,
    ]
    if contents.hasAlpha { result[kCGImagePropertyHasAlpha] = true }
    if let density = contents.density {
      (result[kCGImagePropertyDPIWidth], result[kCGImagePropertyDPIHeight]) = (density.x, density.y)
    }
    if let orientation = contents.orientation {
      result[kCGImagePropertyOrientation] = orientation.rawValue
      result[kCGImagePropertyTIFFDictionary] =
        [kCGImagePropertyTIFFOrientation: orientation.rawValue] as CFDictionary
    }
    if let formatKey, let delay = contents.delays[index] {
      result[formatKey] = Self.times(delay) as CFDictionary
    }
    return result
  }

  /// Returns how long an image is displayed: as the file says, and as players of the web do, at
  /// least for a twentieth of a second.
  private static func times(_ delay: Double) -> [CFString: Any] {
    [
      kCGImagePropertyGIFUnclampedDelayTime: delay,
      kCGImagePropertyGIFDelayTime: delay > 0.05 ? delay : 0.1,
    ]
  }
}
