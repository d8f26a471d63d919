// The keys of what files say about their images, and of what is asked when they are written. Those of
// Exif, GPS, IPTC and cameras are names: nothing is read into them, and what is written under them is
// lost, with a report.
//
// `nonisolated(unsafe)`: the strings do not change. They are constants, since code takes their addresses.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// MARK: All formats

/// The size of the file, in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width as stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height as stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The dots per inch across.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The dots per inch from top to bottom.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits of each component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation of the stored pixels, a number of `CGImagePropertyOrientation`.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether components are numbers with a fraction.
nonisolated(unsafe) public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are indexes of colors.
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether pixels can be transparent.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The model of the colors: `RGB`, `Gray` or `CMYK`.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the color profile, which is not read.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The model of colors of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The model of grays.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The model of inks.
nonisolated(unsafe) public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

// MARK: Dictionaries

/// What a GIF says.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What a PNG says.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What a WebP says.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// What a JPEG says in its own header.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What is said with the names of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// What a camera says.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The place at which a photograph was taken.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a press agency says.
nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// What an HEIC says.
nonisolated(unsafe) public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

// MARK: Animations

/// The number of repetitions of a GIF, 0 for endless ones.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The seconds for which an image of a GIF is displayed; 0.1 if the file states 0.05 or less.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The seconds for which an image of a GIF is displayed, as the file states them.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The colors of a GIF.
nonisolated(unsafe) public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// Whether a GIF has colors for all its images.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all images.
nonisolated(unsafe) public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// How often an animated PNG plays, 0 for endless.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The seconds for which an image of a PNG is displayed; 0.1 if the file states 0.05 or less.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The seconds for which an image of a PNG is displayed, as the file states them.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The times of all images.
nonisolated(unsafe) public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// The width of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// How often an animated WebP plays, 0 for endless.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The seconds for which an image of a WebP is displayed; 0.1 if the file states 0.05 or less.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The seconds for which an image of a WebP is displayed, as the file states them.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The times of all images.
nonisolated(unsafe) public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
/// The width of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

// MARK: Names of TIFF and Exif

/// The orientation, with the name of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The maker of a camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of a camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote a file.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The date, with the name of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The date at which a photograph was taken.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The date at which a photograph was stored.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// What a user says about a photograph.
nonisolated(unsafe) public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The width, with the name of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height, with the name of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The latitude of the place.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The hemisphere of the latitude.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The longitude of the place.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The hemisphere of the longitude.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

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
