// The options with which images are written.
//
// `nonisolated(unsafe)`: the strings do not change. They are constants, since code takes their addresses.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The quality of lossy compression, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The color behind transparent pixels in formats without transparency. It is white.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString =
  "kCGImageDestinationBackgroundColor"
/// The maximum length of the longer side, in pixels.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString =
  "kCGImageDestinationImageMaxPixelSize"
/// Whether a thumbnail is added to the file. None is.
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: CFString =
  "kCGImageDestinationEmbedThumbnail"
/// Whether colors are converted for a range of devices. They are sRGB in any case.
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: CFString =
  "kCGImageDestinationOptimizeColorForSharing"
