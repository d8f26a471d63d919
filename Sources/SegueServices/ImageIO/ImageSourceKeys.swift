// The options with which images are read.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Whether a decoded image is kept. Images are always decoded when they are created.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether an image is decoded when it is created, as all are.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether components may be numbers with a fraction. They have 8 bits in any case.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// The type that a file is expected to have. Its first bytes decide.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether a thumbnail is made of the image, even if the file contains one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// Whether a thumbnail is made of the image if the file contains none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// Whether a thumbnail is made upright.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
/// The maximum length of the longer side of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// A factor by which an image may be smaller. It has no effect.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
