// The images of assets. There are none: requests end with an error.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of an image as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the image is in the cloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The error.
public let PHImageErrorKey = "PHImageErrorKey"

/// How an image fills its size.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is visible.
  case aspectFit
  /// It covers all of the size.
  case aspectFill
  /// As `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it was edited.
  case current
  /// As the camera has taken it, rendered.
  case unadjusted
  /// As the camera has taken it.
  case original
}

/// How fast an image is needed.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// First fast, then good.
  case opportunistic
  /// Good.
  case highQualityFormat
  /// Fast.
  case fastFormat
}

/// How exact the size of an image is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// As it is.
  case none
  /// About as large.
  case fast
  /// Exactly as large.
  case exact
}

/// A closure that is told how far a request is. Never called.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The options of a request for an image.
open class PHImageRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// How fast it is needed.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact its size is.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The visible part, in units of the size.
  open var normalizedCropRect = CGRect.zero
  /// Whether the cloud is asked.
  open var isNetworkAccessAllowed = false
  /// Whether the request ends before its function returns.
  open var isSynchronous = false
  /// A closure that is told how far the request is. Never called.
  open var progressHandler: PHAssetImageProgressHandler?
}

/// The version of a movie.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As it was edited.
  case current
  /// As the camera has taken it.
  case original
}

/// How fast a movie is needed.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Good.
  case highQualityFormat
  /// Of medium quality.
  case mediumQualityFormat
  /// Fast.
  case fastFormat
}

/// The options of a request for a movie.
open class PHVideoRequestOptions: NSObject {
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// How fast it is needed.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Whether the cloud is asked.
  open var isNetworkAccessAllowed = false
  /// A closure that is told how far the request is. Never called.
  open var progressHandler: PHAssetImageProgressHandler?
}

/// Loads the images of assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked: it has no state of its own.

  private static let manager = PHImageManager()
  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { manager }

  private static var answer: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError.make(.accessUserDenied) as NSError]
  }

  private func reply(isSynchronous: Bool, _ answer: @escaping () -> Void) -> PHImageRequestID {
    if isSynchronous { answer() } else { Reply.send(answer) }
    return 1
  }

  /// Answers that there is no image, with an error: in the next turn of the main queue, or at once if
  /// the options say so.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    reply(isSynchronous: options?.isSynchronous ?? false) { resultHandler(nil, Self.answer) }
  }

  /// Answers that there are no data, with an error.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    reply(isSynchronous: options?.isSynchronous ?? false) {
      resultHandler(nil, nil, .up, Self.answer)
    }
  }

  /// Answers that there are no data, with an error.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options, resultHandler: resultHandler)
  }

  /// Answers that there is no movie, with an error.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    reply(isSynchronous: false) { resultHandler(nil, Self.answer) }
  }

  /// Cancels a request. It is answered nevertheless.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads the images of assets in advance.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // Unchecked: whether images are cached has no effect.

  /// Creates a manager.
  public override init() { super.init() }
  /// Whether good images are cached.
  open var allowsCachingHighQualityImages = true
  /// Loads images in advance. There are none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Ends loading in advance.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Ends all loading in advance.
  open func stopCachingImagesForAllAssets() {}
}
