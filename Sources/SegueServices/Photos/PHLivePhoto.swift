// Live photos. There are none: requests end without one, with an error.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The error of a request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better photo follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with a short film.
@preconcurrency @MainActor
open class PHLivePhoto: NSObject {
  /// The size in pixels.
  open var size: CGSize { .zero }

  /// Asks for the photo in files. The result is that there is none.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    return PHLivePhotoRequestIDInvalid
  }

  /// Ends a request. There is none that waits.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// How much of a live photo plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// Nothing.
  case undefined
  /// All of it.
  case full
  /// A short part.
  case hint
}

/// A view of a live photo. It is empty, since there is none.
open class PHLivePhotoView: UIView {
  /// The photo.
  open var livePhoto: PHLivePhoto?
  /// The receiver of what happens. It is not called, since nothing plays.
  open weak var delegate: PHLivePhotoViewDelegate?
  /// Whether the photo plays without sound.
  open var isMuted = false
  /// The recognizer that plays the photo.
  open var playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Plays the photo. There is none.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Ends what plays.
  open func stopPlayback() {}
}

/// The receiver of what happens to a live photo.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {}
