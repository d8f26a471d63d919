// Files of images as ImageIO reads them: their types, the number of images, what they say about
// themselves, and the images.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SegueImages
import Synchronization

/// A file of one or more images, in memory.
public final class CGImageSource: Sendable, Hashable {
  /// What is known of the file.
  struct State: Sendable {
    var bytes: [UInt8] = []
    var isFinal = true
    /// The images; `nil` if the file is incomplete, damaged, or of a format that is not read.
    var images: EncodedImages?
  }

  private let state: Mutex<State>

  init(_ data: CFData) {
    state = Mutex(State())
    replace(data, isFinal: true)
  }

  /// Creates a source without data.
  init() { state = Mutex(State(isFinal: false)) }

  /// Replaces all data. The images of a file that is not complete are not known.
  func replace(_ data: CFData, isFinal: Bool) {
    let bytes = [UInt8](Data(referencing: data))
    var images: EncodedImages?
    do {
      images = try EncodedImages(bytes, named: "data")
    } catch {
      if isFinal { Self.report(error, of: ImageKind(startOf: bytes)) }
    }
    state.withLock { $0 = State(bytes: bytes, isFinal: isFinal, images: images) }
  }

  /// Reports a format that iOS reads and that is not read here. Damaged files have no images on iOS,
  /// either.
  private static func report(_ error: ImageError, of kind: ImageKind?) {
    guard error.code == .format, let kind, !kind.isMovie else { return }
    ImageReports.unsupported("ImageIO: \(error.reason)")
  }

  var current: State { state.withLock { $0 } }
  /// The images, if the file is complete and can be read.
  var images: EncodedImages? { current.images }
  /// The format that the first bytes are those of.
  var kind: ImageKind? { ImageKind(startOf: current.bytes) }

  /// Returns the images if there is one at `index`.
  func images(with index: Int) -> EncodedImages? {
    images.flatMap { 0..<$0.count ~= index ? $0 : nil }
  }

  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The state of a source, or of one of its images.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends where more must follow.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData = -4
  /// The data is of an unknown format.
  case statusUnknownType = -3
  /// The beginning of the data is being read.
  case statusReadingHeader = -2
  /// The data is not complete.
  case statusIncomplete = -1
  /// The data is complete.
  case statusComplete = 0
}

// MARK: Creating

/// Creates a source of the images in `data`.
/// - Returns: `nil` for empty data. Data that is not an image yields a source without images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.length == 0 ? nil : CGImageSource(data)
}

/// Creates a source of the images in a file, or in the response to a request.
/// - Returns: `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let url = url.absoluteURL,
    let data = try? SegueNetwork.data(contentsOf: url, options: []), !data.isEmpty
  else { return nil }
  return CGImageSource(data as CFData)
}

/// Creates a source of the images in the bytes of `provider`.
/// - Returns: `nil` if there are none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Creates a source whose data is added later, with `CGImageSourceUpdateData(_:_:_:)`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Replaces the data of a source by `data`, which contains all data received so far.
/// - Parameter final: Whether the data is complete. Until then there are images only if the data
///   already contains them whole.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.replace(data, isFinal: final)
}

// MARK: Properties of the file

/// Returns the identifier of the source's type, such as `public.png`; `nil` if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.kind.flatMap(ImageTypes.identifier).map { $0 as CFString }
}

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageTypes.readable.compactMap(ImageTypes.identifier) as CFArray
}

/// Returns the number of images; 0 if the data is not known to be an image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images?.count ?? 0 }

/// Returns the index of the image that stands for the file: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ src: CGImageSource) -> Int { 0 }

/// Returns the state of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  let state = isrc.current
  if state.images != nil { return state.isFinal ? .statusComplete : .statusIncomplete }
  guard state.isFinal else { return state.bytes.isEmpty ? .statusReadingHeader : .statusIncomplete }
  return isrc.kind == nil ? .statusUnknownType : .statusInvalidData
}

/// Returns the state of an image.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  if isrc.images(with: index) != nil { return .statusComplete }
  let status = CGImageSourceGetStatus(isrc)
  return status == .statusComplete ? .statusInvalidData : status
}

/// Returns what the file says about all its images: its size in bytes, and the canvas and the
/// repetitions of an animation.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  let state = isrc.current
  return state.images.map {
    ImageProperties($0.contents).ofFile(size: state.bytes.count) as CFDictionary
  }
}

/// Returns what the file says about an image: its size, its orientation, and the time for which it is
/// displayed. Returns `nil` if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.images(with: index).map { ImageProperties($0.contents).ofImage(index) as CFDictionary }
}

// MARK: Images

/// Returns the image at `index`, as it is stored: its orientation is not applied. Images of an
/// animation are what a player shows, on the whole canvas.
/// - Returns: `nil` if there is no such image, or it is damaged.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.images(with: index).flatMap { try? $0.bitmap(index) }.map { CGImage($0) }
}

/// Returns a small image that stands for the one at `index`, made of that image. Files that contain
/// thumbnails are treated as those that do not.
///
/// - Parameter options: `kCGImageSourceCreateThumbnailFromImageAlways` or
///   `kCGImageSourceCreateThumbnailFromImageIfAbsent`, without which there is no thumbnail;
///   `kCGImageSourceThumbnailMaxPixelSize`, the length of the longer side; and
///   `kCGImageSourceCreateThumbnailWithTransform`, which makes it upright. Images are not enlarged.
/// - Returns: `nil` if the options ask for none, or there is no such image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let images = isrc.images(with: index), let options = ThumbnailOptions(options),
    let bitmap = try? images.bitmap(index)
  else { return nil }
  return options.thumbnail(of: CGImage(bitmap), images.contents.orientation ?? .up)
}

/// Does nothing: images are kept as long as the source uses them.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
