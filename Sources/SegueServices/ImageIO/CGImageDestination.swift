// Files of images as ImageIO writes them: PNG, JPEG and GIF.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SegueImages
import Synchronization

/// A file of images that is being written.
public final class CGImageDestination: @unchecked Sendable, Hashable {
  // Unchecked: what changes is accessed only under `lock`, and images do not change.

  /// Where the file is written.
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let kind: ImageKind
  private let count: Int
  private let lock = NSLock()
  private var images: [DestinationImage] = []
  private var properties: CFDictionary?
  private var isFinished = false

  /// Creates a destination.
  /// - Returns: `nil`, with a report, for a type that is not written, or if it cannot contain so many
  ///   images.
  init?(_ target: Target, _ type: CFString, _ count: Int) {
    let type = type as String
    guard let kind = ImageTypes.writable.first(where: { ImageTypes.identifier($0) == type }) else {
      ImageReports.unsupported("CGImageDestination of the type \(type)")
      return nil
    }
    guard count >= 1, count == 1 || kind != .jpeg else { return nil }
    guard count == 1 || kind == .gif else {
      ImageReports.unsupported("CGImageDestination of \(count) images of the type \(type)")
      return nil
    }
    (self.target, self.kind, self.count) = (target, kind, count)
  }

  /// Adds an image. Those beyond the number that the file was created for are left out.
  func add(_ image: DestinationImage) {
    lock.withLock { if images.count < count, !isFinished { images.append(image) } }
  }

  /// Sets the properties of the file.
  func set(_ properties: CFDictionary?) { lock.withLock { self.properties = properties } }

  /// Writes the file, once.
  func finish() -> Bool {
    lock.withLock {
      guard !isFinished, images.count == count, let bytes = encoded() else { return false }
      isFinished = true
      switch target {
      case .data(let data): data.append(Data(bytes))
      case .file(let url): return (try? Data(bytes).write(to: url)) != nil
      }
      return true
    }
  }

  private func encoded() -> [UInt8]? {
    do {
      let encoding = DestinationEncoding(images: images, properties: properties)
      encoding.reportLosses()
      return switch kind {
      case .jpeg: try encoding.jpeg()
      case .gif: try encoding.gif()
      default: try encoding.png()
      }
    } catch {
      ImageReports.unsupported("CGImageDestinationFinalize: \(error)")
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: Functions

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ImageTypes.writable.compactMap(ImageTypes.identifier) as CFArray
}

/// Creates a file of images at the end of `data`.
/// - Parameters:
///   - type: The type: `public.png`, `public.jpeg` or `com.compuserve.gif`.
///   - count: The number of images, 1 for all types other than GIF.
/// - Returns: `nil`, with a report, for another type.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Creates a file of images at `url`, which is written when it is finished.
/// - Parameters:
///   - type: The type: `public.png`, `public.jpeg` or `com.compuserve.gif`.
///   - count: The number of images, 1 for all types other than GIF.
/// - Returns: `nil` for another type, with a report, or if `url` is that of no file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard let url = url.absoluteURL, url.isFileURL else { return nil }
  return CGImageDestination(.file(url), type, count)
}

/// Sets what the file says about all its images: the repetitions of a GIF.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.set(properties) }

/// Adds an image.
/// - Parameter properties: Its orientation, the quality of a JPEG, the time for which an image of a
///   GIF is displayed. Others are not written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(DestinationImage(image: image, properties: properties)) }

/// Adds an image of a source, with its orientation and the time for which it is displayed.
/// - Parameter properties: What is to differ from the source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let known = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil)
  idst.add(DestinationImage(image: image, properties: properties, inherited: known))
}

/// Writes the file.
/// - Returns: Whether it was written. It is not if images are missing, or it has been written before.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
