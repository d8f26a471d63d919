// The pictures of a scene: read beneath its folder, decoded once, shared by every view, frame and
// stage that shows them.

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

  private let folder: AssetFolder?
  private var images: [String: CGImage]
  private var failures: [String: ImageFailure] = [:]
  private var pixels = 0

  /// The pictures below `folder`; nothing is read yet.
  public init(_ folder: AssetFolder) {
    self.folder = folder
    images = [:]
  }

  /// These pictures and no others.
  public init(bitmaps: [String: Bitmap]) {
    folder = nil
    images = bitmaps.mapValues { CGImage($0) }
  }

  /// The picture at `path`, read and decoded when it is asked for the first time.
  func image(_ path: String) throws(ImageFailure) -> CGImage {
    if let image = images[path] { return image }
    if let failure = failures[path] { throw failure }
    do {
      let image = try load(path)
      images[path] = image
      return image
    } catch {
      failures[path] = error
      throw error
    }
  }

  private func load(_ path: String) throws(ImageFailure) -> CGImage {
    guard let folder else { throw ImageFailure(.asset, "\(path): no such picture") }
    do {
      let bytes = try folder.read(path, limit: Self.fileSizeInBytes)
      let bitmap = try ImageDecoder.decode(bytes, named: path)
      let (sum, overflow) = pixels.addingReportingOverflow(bitmap.width * bitmap.height)
      guard !overflow, sum <= Self.pixelsInAll else {
        throw ImageFailure(
          .limit,
          "\(path): all pictures together have more than \(Self.pixelsInAll) pixels, the limit")
      }
      pixels = sum
      return CGImage(bitmap)
    } catch {
      throw ImageFailure(error)
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
      self.init(error.code == .limit ? .limit : .asset, error.description)
    default: self.init(.asset, "\(error)")
    }
  }

  /// As a diagnostic at the place of the reference.
  func diagnostic(at reference: Located<String>) -> Diagnostic {
    Diagnostic(.error, at: reference.position, "\(reference.keyPath): \(message)")
  }
}
