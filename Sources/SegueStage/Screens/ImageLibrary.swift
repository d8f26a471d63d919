// The images and movies of a scene: read from its folder, decoded once, and shared by every view,
// frame and stage that shows them.

import CoreGraphics
import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels
import SegueScenes
import SegueWorld

/// The images and movies of a scene, by the paths in the scene.
@MainActor
public final class ImageLibrary {
  /// The maximum size of one file, in bytes.
  public static let fileSizeInBytes = 64 * 1024 * 1024
  /// The maximum size of all movie files together, in bytes.
  public static let movieBytesInAll = 256 * 1024 * 1024
  /// The maximum memory for decoded images of movies, in bytes.
  public static let movieMemoryInBytes = 128 * 1024 * 1024

  /// The limits on the images. Set them before the first image is used.
  package var limits = ResourceLimits.standard
  private let folder: AssetFolder?
  private let shared: SharedAssets?
  /// With shared assets, the paths that have been looked up in the folder, each with the digest of
  /// the file that was read, or `nil` if there is no file.
  package private(set) var used: [String: String?] = [:]
  private var images: [String: CGImage]
  private var clips: [String: VideoClip] = [:]
  private var failures: [String: ImageFailure] = [:]
  private var absent: Set<String> = []
  private var pixels = 0
  private var movieBytes = 0
  private let store = VideoFrameStore(maximumBytes: ImageLibrary.movieMemoryInBytes)

  /// Creates a library of the images in `folder`. Files are read when they are first used.
  public convenience init(_ folder: AssetFolder) { self.init(folder, shared: nil) }

  /// Creates a library of the images in `folder`.
  /// - Parameter shared: The store that shares decoded images with other libraries, or `nil`.
  package init(_ folder: AssetFolder, shared: SharedAssets?) {
    (self.folder, self.shared) = (folder, shared)
    images = [:]
  }

  /// Creates a library of the given images.
  public init(bitmaps: [String: Bitmap]) {
    (folder, shared) = (nil, nil)
    images = bitmaps.mapValues { CGImage($0) }
  }

  /// Returns the image at `path`. The file is read and decoded at its first use.
  func image(_ path: String) throws(ImageFailure) -> CGImage {
    if let image = images[path] { return image }
    return try remembering(path) { () throws(ImageFailure) in
      let image = try load(path)
      images[path] = image
      return image
    }
  }

  /// Returns the movie at `path`. The file is read at its first use.
  func clip(_ path: String) throws(ImageFailure) -> VideoClip {
    if let clip = clips[path] { return clip }
    return try remembering("\(path) as a video") { () throws(ImageFailure) in
      let clip = try loadClip(path)
      clips[path] = clip
      return clip
    }
  }

  /// The first error that occurred while decoding a movie that is shown, or `nil`.
  var clipFailure: ImageFailure? {
    for path in clips.keys.sorted() {
      if let failure = clips[path]?.failure { return ImageFailure(failure) }
    }
    return nil
  }

  /// Returns the value of `load`. A failure is remembered, and the load is not attempted again.
  private func remembering<Value>(
    _ key: String, _ load: () throws(ImageFailure) -> Value
  ) throws(ImageFailure) -> Value {
    if let failure = failures[key] { throw failure }
    do {
      return try load()
    } catch {
      failures[key] = error
      throw error
    }
  }

  private func load(_ path: String) throws(ImageFailure) -> CGImage {
    do {
      let image = try decoded(path)
      let (sum, overflow) = pixels.addingReportingOverflow(image.width * image.height)
      guard !overflow, sum <= limits[.imagePixels] else {
        let limit = limits[.imagePixels]
        throw ImageFailure(
          .limit,
          "\(path): "
            + LimitedResource.imagePixels.excessMessage(found: "more than \(limit)", limit: limit))
      }
      pixels = sum
      return image
    } catch {
      throw ImageFailure(error)
    }
  }

  private func decoded(_ path: String) throws -> CGImage {
    let decode = { try ImageDecoder.decode($0, named: path) }
    guard let shared, let folder else { return CGImage(try decode(try read(path))) }
    let image = try shared.image(
      path, in: folder, limit: Self.fileSizeInBytes, decode: decode)
    used[path] = image.digest
    return image.image
  }

  private func loadClip(_ path: String) throws(ImageFailure) -> VideoClip {
    let bytes = try read(path)
    guard movieBytes + bytes.count <= Self.movieBytesInAll else {
      throw ImageFailure(
        .limit,
        "\(path): all movies together have more than \(Self.movieBytesInAll) bytes, which is the "
          + "limit"
      )
    }
    movieBytes += bytes.count
    do {
      return try VideoClip(bytes, named: path, store: store)
    } catch {
      throw ImageFailure(error)
    }
  }

  /// Returns the bytes of the file at `path`.
  func read(_ path: String) throws(ImageFailure) -> [UInt8] {
    guard let folder else { throw ImageFailure(.asset, "\(path): no such file") }
    do {
      guard let shared else { return try folder.read(path, limit: Self.fileSizeInBytes) }
      let file = try shared.file(path, in: folder, limit: Self.fileSizeInBytes)
      used[path] = file.digest
      return file.bytes
    } catch {
      throw ImageFailure(error)
    }
  }

  /// Returns a Boolean value that indicates whether `path` exists, even if it cannot be read.
  func has(_ path: String) -> Bool {
    if images[path] != nil { return true }
    guard let folder, !absent.contains(path) else { return false }
    do {
      _ = try folder.read(path, limit: 0)
      return true
    } catch {
      if error.code == .missing {
        absent.insert(path)
        if shared != nil { used.updateValue(nil, forKey: path) }
      }
      return error.code != .missing
    }
  }

  /// Returns a Boolean value that indicates whether `path` is a folder in the one that is read from.
  func hasFolder(_ path: String) -> Bool {
    guard let folder else { return false }
    do {
      _ = try folder.read(path, limit: 0)
      return false
    } catch {
      return error.code == .notRegular && error.errorNumber == EISDIR
    }
  }
}

/// The reason why an image cannot be shown.
struct ImageFailure: Error {
  let exitCode: ExitCode
  let message: String

  init(_ exitCode: ExitCode, _ message: String) {
    (self.exitCode, self.message) = (exitCode, message)
  }

  init(_ error: any Error) {
    switch error {
    case let failure as ImageFailure: self = failure
    case let error as FileError:
      self.init(error.exitCode(usually: .asset), error.description)
    case let error as ImageError:
      self.init([.limit, .memory].contains(error.code) ? .limit : .asset, error.description)
    default: self.init(.asset, "\(error)")
    }
  }

  /// Returns the failure as a diagnostic at the position of the reference.
  func diagnostic(at reference: Located<String>) -> Diagnostic {
    Diagnostic(.error, at: reference.position, "\(reference.keyPath): \(message)")
  }
}
