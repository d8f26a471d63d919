// The engine of haptics, which the device does not have.

import Foundation

/// What the device can play.
public protocol CHHapticDeviceCapability {
  /// Whether it plays haptics.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// The reason for which haptics are not played.
public struct CHHapticError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = CHHapticError
    /// The engine is not running.
    case engineNotRunning = -4805
    /// The device has no engine.
    case notSupported = -4809
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CoreHaptics" }
  static func text(_ code: Code) -> String { "Haptics are not supported." }
  /// The device has no engine.
  public static var notSupported: Code { .notSupported }
}

/// An event of a pattern.
open class CHHapticEvent: NSObject {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }

  /// The kinds of parameters.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How long the beginning is.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How long the fall is.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How long the end is.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
  }

  /// The kind of the event.
  public let type: EventType
  /// The parameters.
  public let eventParameters: [CHHapticEventParameter]
  /// The seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval
  /// The duration in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}

/// A parameter of an event.
open class CHHapticEventParameter: NSObject {
  /// The kind of the parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A pattern of events.
open class CHHapticPattern: NSObject {
  /// The length in seconds.
  public let duration: TimeInterval

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [Any]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// Something that plays a pattern. There is none, as there is no engine.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins to play.
  func start(atTime time: TimeInterval) throws
  /// Ends.
  func stop(atTime time: TimeInterval) throws
}

/// The engine of haptics, which cannot be created.
open class CHHapticEngine {
  /// The reasons for which an engine stops.
  public enum StoppedReason: Int, Sendable {
    /// A sound interrupts it.
    case audioSessionInterrupt = 1
    /// The app is in the background.
    case applicationSuspended = 2
    /// Nothing was played for a while.
    case idleTimeout = 3
    /// The system had an error.
    case systemError = -1
  }

  /// Returns that the device plays nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// Called when the engine was started again. Never called.
  open var resetHandler: () -> Void = {}
  /// Called when the engine has stopped. Never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether only haptics are played.
  open var playsHapticsOnly = false
  /// Whether the engine stops by itself.
  open var isAutoShutdownEnabled = false

  /// Throws an error, since the device has no engine.
  public init() throws { throw CHHapticError.make(.notSupported) }
  /// Throws an error, since the device has no engine.
  open func start() throws { throw CHHapticError.make(.notSupported) }
  /// Calls the closure with an error, since the device has no engine.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    guard let completionHandler else { return }
    Reply.send { completionHandler(CHHapticError.make(.notSupported)) }
  }
  /// Calls the closure without an error, since nothing runs.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    guard let completionHandler else { return }
    Reply.send { completionHandler(nil) }
  }
  /// Throws an error, since the device has no engine.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError.make(.notSupported)
  }
}
