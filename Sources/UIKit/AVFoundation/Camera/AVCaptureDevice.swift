// Cameras and microphones. There are none, and the user does not permit their use.

import Foundation
import SegueWorld

/// Whether an app may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user cannot permit it.
  case restricted
  /// The user has declined.
  case denied
  /// The user has permitted it.
  case authorized
}

/// A camera or a microphone. There is none.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  /// Creates no device: there is none.
  private override init() { super.init() }

  // MARK: Finding one

  /// Returns `nil`, because there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns `nil`, because there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns an empty list, because there is no device.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns an empty list, because there is no device.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns `nil`, because there is no device.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  // MARK: Permission

  /// Returns whether the app may use devices: it may not, as if the user declined.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
  ) {
    World.current.scheduleNow { handler(false) }
  }
  /// Asks for permission, which is denied.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  // MARK: Properties

  /// The identifier.
  open var uniqueID: String { "" }
  /// The name.
  open var localizedName: String { "" }
  /// The kind.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The side of the phone.
  open var position: Position { .unspecified }
  /// Returns `false`.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// A Boolean value that indicates whether the device is connected.
  open var isConnected: Bool { false }
  /// A Boolean value that indicates whether the camera has a flash.
  open var hasFlash: Bool { false }
  /// A Boolean value that indicates whether the flash can be used.
  open var isFlashAvailable: Bool { false }
  /// A Boolean value that indicates whether the camera has a light.
  open var hasTorch: Bool { false }
  /// A Boolean value that indicates whether the light can be used.
  open var isTorchAvailable: Bool { false }
  /// A Boolean value that indicates whether the light is on.
  open var isTorchActive: Bool { false }
  /// The level of the light.
  open var torchLevel: Float { 0 }
  /// The use of the light.
  open var torchMode = TorchMode.off
  /// The use of the flash.
  open var flashMode = FlashMode.off
  /// The use of focus.
  open var focusMode = FocusMode.locked
  /// The point in focus.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The use of exposure.
  open var exposureMode = ExposureMode.locked
  /// The point of the exposure.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The factor of the zoom.
  open var videoZoomFactor: CGFloat = 1
  /// The least factor of the zoom.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest factor of the zoom.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The format.
  open var activeFormat = Format()
  /// The formats.
  open var formats: [Format] { [] }
  /// The least duration of an image.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The greatest duration of an image.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// A Boolean value that indicates whether changes of the scene are observed.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Returns `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Returns `false`.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Returns `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// A Boolean value that indicates whether a point can be in focus.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Returns `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// A Boolean value that indicates whether a point can determine the exposure.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// Begins to change settings.
  /// - Throws: An error, because there is no device.
  open func lockForConfiguration() throws { throw AVError.error(.deviceNotConnected) }
  /// Ends to change settings.
  open func unlockForConfiguration() {}
  /// Sets the level of the light.
  /// - Throws: An error, because there is no device.
  open func setTorchModeOn(level torchLevel: Float) throws {
    throw AVError.error(.deviceNotConnected)
  }
  /// Changes the zoom. It has no effect.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
}

extension AVCaptureDevice {
  /// A search for devices, which finds none.
  @preconcurrency @MainActor
  open class DiscoverySession: NSObject {
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }
    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
  }

  /// A format of a device.
  open class Format: NSObject {
    /// The greatest factor of the zoom.
    open var videoMaxZoomFactor: CGFloat { 1 }
  }

  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for wide views.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera for distant objects.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one of them for wide views.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The microphone.
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// The microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// The side of the phone on which a camera is.
  public enum Position: Int, Sendable {
    /// Any side.
    case unspecified
    /// The back.
    case back
    /// The front.
    case front
  }

  /// The use of a light.
  public enum TorchMode: Int, Sendable {
    /// The light is off.
    case off
    /// The light is on.
    case on
    /// The light is on in the dark.
    case auto
  }

  /// The use of a flash.
  public enum FlashMode: Int, Sendable {
    /// No flash.
    case off
    /// Always a flash.
    case on
    /// A flash in the dark.
    case auto
  }

  /// The use of focus.
  public enum FocusMode: Int, Sendable {
    /// The focus stays.
    case locked
    /// The focus is found once.
    case autoFocus
    /// The focus is found always.
    case continuousAutoFocus
  }

  /// The use of exposure.
  public enum ExposureMode: Int, Sendable {
    /// The exposure stays.
    case locked
    /// The exposure is found once.
    case autoExpose
    /// The exposure is found always.
    case continuousAutoExposure
    /// The exposure of the app.
    case custom
  }
}
