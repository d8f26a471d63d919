// The categories, modes and options of sessions, and their notifications, none of which is posted:
// nothing interrupts an app, and its sound stays at the loudspeaker.

import Foundation

extension AVAudioSession {
  /// What an app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences that of others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and the like, which the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several ways at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A variant of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The mode of all categories.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Talks.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talks with images.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Talks in games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recordings of movies.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Movies.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken texts.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Directions.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// Options of a category.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound beside that of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others are softer.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Headsets without cables.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// Headsets without cables.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    /// The loudspeaker in place of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Others that speak are paused.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Headphones without cables.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Loudspeakers of others.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// A microphone that is switched off does not interrupt the session.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// Options at the end of an app's part in the sound.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they may continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The policy for routes.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// That of the category.
    case `default`
    /// Sound of some length, such as music.
    case longFormAudio
    /// An app of its own.
    case independent
    /// Movies of some length.
    case longFormVideo
  }

  /// Whether an app may use the microphone.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has declined.
    case denied = 0x6465_6E79
    /// The user has permitted it.
    case granted = 0x6772_6E74
  }

  /// Where sound is sent instead.
  public enum PortOverride: UInt, Sendable {
    /// Nowhere else.
    case none = 0
    /// To the loudspeaker.
    case speaker = 0x7370_6B72
  }

  /// A kind of place that sound comes from or goes to.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The receiver at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// A headset's microphone.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Headphones without cables.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A headset without cables.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Loudspeakers of others.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// The kind of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended.
    case ended
    /// The interruption has begun.
    case began
  }

  /// Options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app should continue.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why a route changes.
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is not known.
    case unknown
    /// There is a new device.
    case newDeviceAvailable
    /// A device is gone.
    case oldDeviceUnavailable
    /// The category has changed.
    case categoryChange
    /// The route was replaced.
    case override
    /// The device was woken.
    case wakeFromSleep = 6
    /// There is no route for the category.
    case noSuitableRouteForCategory
    /// The configuration has changed.
    case routeConfigurationChange
  }

  /// Posted when something interrupts the app. Never posted.
  nonisolated public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when the route changes. Never posted.
  nonisolated public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when the services for sound have ended. Never posted.
  nonisolated public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when the services for sound were started again. Never posted.
  nonisolated public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when another app begins or ends to play. Never posted.
  nonisolated public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the reason for which a route has changed.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the route before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
