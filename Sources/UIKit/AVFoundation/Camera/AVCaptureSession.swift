// Sessions that capture. Without a device nothing arrives, so that no delegate is called.

import Foundation

/// What a session captures from and to.
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  /// The quality of what is captured.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a quality.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 × 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// That of the input.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The quality of what is captured.
  open var sessionPreset = Preset.high
  /// The inputs, of which there can be none.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections, of which there are none without an input.
  open var connections: [AVCaptureConnection] { [] }
  /// A Boolean value that indicates whether the session runs. Without an input it does not.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether something else uses the devices.
  open var isInterrupted: Bool { false }
  /// A Boolean value that indicates whether the session of sound is set. It has no effect.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// A Boolean value that indicates whether the session of sound of the app is used.
  open var usesApplicationAudioSession = true

  /// Creates a session.
  public override init() { super.init() }

  /// Begins to change the session.
  open func beginConfiguration() {}
  /// Ends to change the session.
  open func commitConfiguration() {}
  /// Returns whether a quality can be set.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Starts capturing, if there is an input.
  open func startRunning() { isRunning = !inputs.isEmpty }
  /// Ends capturing.
  open func stopRunning() { isRunning = false }
}

/// A source of a session.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

/// A device as a source of a session. It cannot be created, because there is no device.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates no input.
  /// - Throws: An error, because the use of devices is not permitted.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError.error(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// A connection of a session.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  /// A Boolean value that indicates whether the connection is used.
  open var isEnabled = true
  /// A Boolean value that indicates whether something passes.
  open var isActive: Bool { false }
  /// A Boolean value that indicates whether images can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// The turn of the images.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The angle of the images in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Returns `false`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// A Boolean value that indicates whether images can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// A Boolean value that indicates whether images are mirrored.
  open var isVideoMirrored = false
  /// A Boolean value that indicates whether images of the front are mirrored.
  open var automaticallyAdjustsVideoMirroring = true
  /// A Boolean value that indicates whether images can be steadied.
  open var isVideoStabilizationSupported: Bool { false }
  /// How images are steadied.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

/// The turn of images.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// The home button on the right.
  case landscapeRight
  /// The home button on the left.
  case landscapeLeft
}

/// How images are steadied.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Not at all.
  case off
  /// A little.
  case standard
  /// As in the cinema.
  case cinematic
  /// More, as in the cinema.
  case cinematicExtended
  /// As the system chooses.
  case auto = -1
}

extension AVCaptureSession {
  /// Posted when a session fails. Never posted.
  nonisolated public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// Posted when a session starts. Never posted.
  nonisolated public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// Posted when a session ends. Never posted.
  nonisolated public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// Posted when something else uses the devices. Never posted.
  nonisolated public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// Posted when the devices can be used again. Never posted.
  nonisolated public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a session fails. Never posted.
  public static var AVCaptureSessionRuntimeError: Notification.Name {
    AVCaptureSession.runtimeErrorNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when something else uses the devices. Never posted.
  public static var AVCaptureSessionWasInterrupted: Notification.Name {
    AVCaptureSession.wasInterruptedNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the devices can be used again. Never posted.
  public static var AVCaptureSessionInterruptionEnded: Notification.Name {
    AVCaptureSession.interruptionEndedNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the scene before a camera changes. Never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a device is connected. Never posted.
  public static let AVCaptureDeviceWasConnected = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a device is disconnected. Never posted.
  public static let AVCaptureDeviceWasDisconnected = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}
