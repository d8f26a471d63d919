// The pictures and movies of a scene: read beneath its folder, decoded once, shared by every view, frame
// and stage that shows them.

import CoreGraphics
import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels
import SegueScenes

/// The pictures that a scene's screens show, by the paths the scene gives them.
@MainActor
public final class ImageLibrary {
  /// Bytes of one file.
  public static let fileSizeInBytes = 64 * 1024 * 1024
  /// Pixels of all pictures together.
  public static let pixelsInAll = 256_000_000
  /// Bytes of all movies together, as they are in their files.
  public static let movieBytesInAll = 256 * 1024 * 1024
  /// Bytes that decoded pictures of movies may take.
  public static let movieMemoryInBytes = 128 * 1024 * 1024

  private let folder: AssetFolder?
  private let shared: SharedAssets?
  /// With shared assets, what has been asked of the folder: the digest of each file that has been
  /// read, `nil` for what was looked for and is not there.
  package private(set) var used: [String: String?] = [:]
  private var images: [String: CGImage]
  private var clips: [String: VideoClip] = [:]
  private var failures: [String: ImageFailure] = [:]
  private var absent: Set<String> = []
  private var pixels = 0
  private var movieBytes = 0
  private let store = VideoFrameStore(mostBytes: ImageLibrary.movieMemoryInBytes)

  /// The pictures below `folder`; nothing is read yet.
  public convenience init(_ folder: AssetFolder) { self.init(folder, shared: nil) }

  /// The pictures below `folder`, shared with others if `shared` is given.
  package init(_ folder: AssetFolder, shared: SharedAssets?) {
    (self.folder, self.shared) = (folder, shared)
    images = [:]
  }

  /// These pictures and no others.
  public init(bitmaps: [String: Bitmap]) {
    (folder, shared) = (nil, nil)
    images = bitmaps.mapValues { CGImage($0) }
  }

  /// The picture at `path`, read and decoded when it is asked for the first time.
  func image(_ path: String) throws(ImageFailure) -> CGImage {
    if let image = images[path] { return image }
    return try remembering(path) { () throws(ImageFailure) in
      let image = try load(path)
      images[path] = image
      return image
    }
  }

  /// The movie at `path`, read when it is asked for the first time.
  func clip(_ path: String) throws(ImageFailure) -> VideoClip {
    if let clip = clips[path] { return clip }
    return try remembering("\(path) as a video") { () throws(ImageFailure) in
      let clip = try loadClip(path)
      clips[path] = clip
      return clip
    }
  }

  /// What has gone wrong with a movie while it was shown, if anything has.
  var clipFailure: ImageFailure? {
    for path in clips.keys.sorted() {
      if let failure = clips[path]?.failure { return ImageFailure(failure) }
    }
    return nil
  }

  /// What failed once is not tried again.
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
      guard !overflow, sum <= Self.pixelsInAll else {
        throw ImageFailure(
          .limit,
          "\(path): all pictures together have more than \(Self.pixelsInAll) pixels, the limit")
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
    let picture = try shared.picture(
      path, in: folder, limit: Self.fileSizeInBytes, decode: decode)
    used[path] = picture.digest
    return picture.image
  }

  private func loadClip(_ path: String) throws(ImageFailure) -> VideoClip {
    let bytes = try read(path)
    guard movieBytes + bytes.count <= Self.movieBytesInAll else {
      throw ImageFailure(
        .limit,
        "\(path): all movies together have more than \(Self.movieBytesInAll) bytes, the limit"
      )
    }
    movieBytes += bytes.count
    do {
      return try VideoClip(bytes, named: path, store: store)
    } catch {
      throw ImageFailure(error)
    }
  }

  /// The bytes of the file at `path`.
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

  /// Whether there is anything at `path`: something that cannot be read counts.
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
}

/// Why a picture cannot be shown.
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
      self.init(error.code == .tooLarge ? .limit : .asset, error.description)
    case let error as ImageError:
      self.init([.limit, .memory].contains(error.code) ? .limit : .asset, error.description)
    default: self.init(.asset, "\(error)")
    }
  }

  /// As a diagnostic at the place of the reference.
  func diagnostic(at reference: Located<String>) -> Diagnostic {
    Diagnostic(.error, at: reference.position, "\(reference.keyPath): \(message)")
  }
}
