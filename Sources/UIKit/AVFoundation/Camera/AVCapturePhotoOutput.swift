// Photos and movies of a camera. Without one, a request ends with an error.

import Foundation
import SegueWorld

/// The kind of an encoder of images.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name, as Apple defines it.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the encoder in a format.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// Settings of a photo.
open class AVCapturePhotoSettings: NSObject {
  /// The format.
  public let format: [String: Any]?
  /// The number of the settings.
  open var uniqueID: Int64 { 0 }
  /// The use of the flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// A Boolean value that indicates whether the photo has the highest resolution.
  open var isHighResolutionPhotoEnabled = false
  /// A Boolean value that indicates whether the photo is steadied.
  open var isAutoStillImageStabilizationEnabled = false
  /// A Boolean value that indicates whether red eyes are removed.
  open var isAutoRedEyeReductionEnabled = false
  /// The format of a small image beside the photo.
  open var previewPhotoFormat: [String: Any]?
  /// The formats of small images beside the photo.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  /// Creates settings in a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
  /// Creates settings in the usual format.
  public override convenience init() { self.init(format: nil) }
}

/// A photo. There is none.
open class AVCapturePhoto: NSObject {
  /// Returns the file of the photo: there is none.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the image of the photo: there is none.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// The methods that an output of photos calls.
@preconcurrency @MainActor
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with the photo, which does not exist: with an error.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// A destination for photos.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// A Boolean value that indicates whether photos have the highest resolution.
  open var isHighResolutionCaptureEnabled = false
  /// A Boolean value that indicates whether photos can move.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// A Boolean value that indicates whether photos move.
  open var isLivePhotoCaptureEnabled = false
  /// A Boolean value that indicates whether depth can be measured.
  open var isDepthDataDeliverySupported: Bool { false }
  /// The encoders: none without an input.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The uses of a flash: none without an input.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Prepares photos.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    World.current.scheduleNow { completionHandler(false, AVError.error(.deviceNotConnected)) }
  }
  /// Requests a photo. The delegate is called with an error in the next turn of the main queue.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    World.current.scheduleNow {
      delegate.photoOutput(
        self, didFinishProcessingPhoto: AVCapturePhoto(),
        error: AVError.error(.sessionNotRunning))
    }
  }
}

/// The methods that an output of movies calls.
@preconcurrency @MainActor
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called when a recording begins. Never called.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// Called when a recording has ended, here with an error.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// A destination for files.
@preconcurrency @MainActor
open class AVCaptureFileOutput: AVCaptureOutput {
  /// A Boolean value that indicates whether a file is written. None is.
  open var isRecording: Bool { false }
  /// The length of what has been recorded.
  open var recordedDuration: CMTime { .zero }
  /// The greatest length.
  open var maxRecordedDuration = CMTime.invalid
  /// Requests a file. The delegate is called with an error in the next turn of the main queue.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    World.current.scheduleNow {
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [],
        error: AVError.error(.sessionNotRunning))
    }
  }
  /// Ends a recording. There is none.
  open func stopRecording() {}
}

/// A destination for movies.
@preconcurrency @MainActor
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// The length of the pieces that are written.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
}
