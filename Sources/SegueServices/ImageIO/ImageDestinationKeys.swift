// The options with which images are written.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The quality of lossy compression, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}
/// The color behind transparent pixels in formats without transparency. It is white.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The maximum length of the longer side, in pixels.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// Whether a thumbnail is added to the file. None is.
public var kCGImageDestinationEmbedThumbnail: CFString { "kCGImageDestinationEmbedThumbnail" }
/// Whether colors are converted for a range of devices. They are sRGB in any case.
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  "kCGImageDestinationOptimizeColorForSharing"
}
