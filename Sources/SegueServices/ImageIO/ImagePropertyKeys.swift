// The keys of what files say about their images, and of what is asked when they are written. Those of
// Exif, GPS, IPTC and cameras are names: nothing is read into them, and what is written under them is
// lost, with a report.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// MARK: All formats

/// The size of the file, in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// The width as stored, in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height as stored, in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The dots per inch across.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// The dots per inch from top to bottom.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// The number of bits of each component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The orientation of the stored pixels, a number of `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// Whether components are numbers with a fraction.
public var kCGImagePropertyIsFloat: CFString { "IsFloat" }
/// Whether pixels are indexes of colors.
public var kCGImagePropertyIsIndexed: CFString { "IsIndexed" }
/// Whether pixels can be transparent.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The model of the colors: `RGB`, `Gray` or `CMYK`.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The name of the color profile, which is not read.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// The model of colors of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// The model of grays.
public var kCGImagePropertyColorModelGray: CFString { "Gray" }
/// The model of inks.
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" }

// MARK: Dictionaries

/// What a GIF says.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// What a PNG says.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// What a WebP says.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
/// What a JPEG says in its own header.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
/// What is said with the names of TIFF.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// What a camera says.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The place at which a photograph was taken.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// What a press agency says.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
/// What an HEIC says.
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" }

// MARK: Animations

/// The number of repetitions of a GIF, 0 for endless ones.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The seconds for which an image of a GIF is displayed; 0.1 if the file states 0.05 or less.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The seconds for which an image of a GIF is displayed, as the file states them.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The colors of a GIF.
public var kCGImagePropertyGIFImageColorMap: CFString { "ImageColorMap" }
/// Whether a GIF has colors for all its images.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
/// The width of the canvas, in pixels.
public var kCGImagePropertyGIFCanvasPixelWidth: CFString { "CanvasPixelWidth" }
/// The height of the canvas, in pixels.
public var kCGImagePropertyGIFCanvasPixelHeight: CFString { "CanvasPixelHeight" }
/// The times of all images.
public var kCGImagePropertyGIFFrameInfoArray: CFString { "FrameInfo" }

/// How often an animated PNG plays, 0 for endless.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// The seconds for which an image of a PNG is displayed; 0.1 if the file states 0.05 or less.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// The seconds for which an image of a PNG is displayed, as the file states them.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The times of all images.
public var kCGImagePropertyAPNGFrameInfoArray: CFString { "FrameInfo" }
/// The width of the canvas, in pixels.
public var kCGImagePropertyAPNGCanvasPixelWidth: CFString { "CanvasPixelWidth" }
/// The height of the canvas, in pixels.
public var kCGImagePropertyAPNGCanvasPixelHeight: CFString { "CanvasPixelHeight" }

/// How often an animated WebP plays, 0 for endless.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
/// The seconds for which an image of a WebP is displayed; 0.1 if the file states 0.05 or less.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
/// The seconds for which an image of a WebP is displayed, as the file states them.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The times of all images.
public var kCGImagePropertyWebPFrameInfoArray: CFString { "FrameInfo" }
/// The width of the canvas, in pixels.
public var kCGImagePropertyWebPCanvasPixelWidth: CFString { "CanvasPixelWidth" }
/// The height of the canvas, in pixels.
public var kCGImagePropertyWebPCanvasPixelHeight: CFString { "CanvasPixelHeight" }

// MARK: Names of TIFF and Exif

/// The orientation, with the name of TIFF.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
/// The maker of a camera.
public var kCGImagePropertyTIFFMake: CFString { "Make" }
/// The model of a camera.
public var kCGImagePropertyTIFFModel: CFString { "Model" }
/// The program that wrote a file.
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
/// The date, with the name of TIFF.
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
/// The date at which a photograph was taken.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// The date at which a photograph was stored.
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
/// What a user says about a photograph.
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }
/// The width, with the name of Exif.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
/// The height, with the name of Exif.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
/// The latitude of the place.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
/// The hemisphere of the latitude.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
/// The longitude of the place.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
/// The hemisphere of the longitude.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }

/// The orientation of stored pixels, as Exif numbers it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The pixels are upright.
  case up = 1
  /// The pixels are mirrored horizontally.
  case upMirrored = 2
  /// The pixels are upside down.
  case down = 3
  /// The pixels are mirrored vertically.
  case downMirrored = 4
  /// The pixels are mirrored along the falling diagonal.
  case leftMirrored = 5
  /// A quarter turn clockwise makes the pixels upright.
  case right = 6
  /// The pixels are mirrored along the rising diagonal.
  case rightMirrored = 7
  /// A quarter turn counterclockwise makes the pixels upright.
  case left = 8
}
