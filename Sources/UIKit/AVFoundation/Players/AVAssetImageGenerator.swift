// Images of a movie at chosen times, as for previews.

import Foundation
import SegueWorld

/// An object that returns images of a movie.
@preconcurrency @MainActor
open class AVAssetImageGenerator: NSObject {
  /// How an image was made.
  public enum Result: Int, Sendable {
    /// There is an image.
    case succeeded
    /// There is no image.
    case failed
    /// The request was cancelled.
    case cancelled
  }

  /// The movie.
  public let asset: AVAsset
  /// A Boolean value that indicates whether images are upright. They always are.
  open var appliesPreferredTrackTransform = false
  /// The size in which images fit; zero for their own.
  open var maximumSize = CGSize.zero
  /// The time before a requested one whose image may be returned instead. Images are exact.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The time after a requested one whose image may be returned instead. Images are exact.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for a movie.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Returns the image at a time, and that time.
  /// - Throws: An error of AVFoundation if there is none.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    guard let clip = asset.file.clip else {
      throw asset.file.error ?? AVError.error(.noImageAtTime)
    }
    let seconds = requestedTime.seconds
    actualTime?.pointee = requestedTime
    let image = CGImage(try clip.bitmap(clip.frameIndex(atSeconds: seconds.isNaN ? 0 : seconds)))
    return fitted(image)
  }

  /// Returns the image at a time, and that time.
  /// - Throws: An error of AVFoundation if there is none.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }

  /// Calls a closure with the image at a time, in the next turn of the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @MainActor (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) {
      handler($1, $2, $4)
    }
  }

  /// Calls a closure with the image at each time, in the next turn of the main queue.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @MainActor (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for time in requestedTimes.map(\.timeValue) {
      World.current.scheduleNow {
        do {
          let image = try self.copyCGImage(at: time, actualTime: nil)
          handler(time, image, time, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }

  /// Cancels what has been requested. It is made in the next turn of the main queue.
  open func cancelAllCGImageGeneration() {}

  private func fitted(_ image: CGImage) -> CGImage {
    let size = CGSize(width: image.width, height: image.height)
    let limits = CGSize(
      width: maximumSize.width > 0 ? maximumSize.width : size.width,
      height: maximumSize.height > 0 ? maximumSize.height : size.height)
    let scale = min(limits.width / size.width, limits.height / size.height, 1)
    guard scale < 1 else { return image }
    let target = CGSize(
      width: max((size.width * scale).rounded(), 1), height: max((size.height * scale).rounded(), 1)
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let smaller = UIGraphicsImageRenderer(size: target, format: format).image { _ in
      UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: target))
    }
    return smaller.cgImage ?? image
  }
}
