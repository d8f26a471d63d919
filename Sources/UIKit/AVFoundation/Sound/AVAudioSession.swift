// The app's part in the sound of a device: what it sets is kept in its world. The sound goes to the
// loudspeaker, and there is no microphone.

import Foundation
import SegueWorld

/// The app's part in the sound of the device.
@preconcurrency @MainActor
open class AVAudioSession: NSObject, SegueKeyValueSource {
  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession {
    World.current.associatedObject { AVAudioSession() }
  }

  /// The category. The default is `soloAmbient`.
  open private(set) var category = Category.soloAmbient
  /// The mode.
  open private(set) var mode = Mode.default
  /// The options of the category.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The policy for routes.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// The categories that can be set.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The modes that can be set.
  open var availableModes: [Mode] {
    [.default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback]
  }

  /// Sets the category.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the category and its options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets the category, the mode and options.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Sets the category, the mode, the policy for routes and options.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends the app's part in the sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  // MARK: The microphone

  private var hasAsked = false

  /// Whether the app may use the microphone: not, once it has asked.
  open var recordPermission: RecordPermission { hasAsked ? .denied : .undetermined }
  /// Asks for the microphone, which is denied in the next turn of the main queue.
  open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
    hasAsked = true
    World.current.scheduleNow { response(false) }
  }
  /// Asks for the microphone, which is denied.
  final func denyRecording() { hasAsked = true }
  /// A Boolean value that indicates whether there is a microphone. There is none.
  open var isInputAvailable: Bool { false }
  /// The microphones, of which there are none.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The microphone that the app prefers.
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  /// Sets the microphone that the app prefers.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    preferredInput = inPort
  }
  /// The number of channels of the microphone.
  open var inputNumberOfChannels: Int { 0 }
  /// The seconds from the microphone to the app.
  open var inputLatency: TimeInterval { 0 }

  // MARK: The loudspeaker

  /// Where the sound comes from and goes to: the loudspeaker.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Sends the sound to the loudspeaker, where it is.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// The volume that the user has set.
  open var outputVolume: Float { 1 }
  /// The number of channels of the loudspeaker.
  open var outputNumberOfChannels: Int { 2 }
  /// The seconds from the app to the loudspeaker.
  open var outputLatency: TimeInterval { 0 }
  /// The number of frames per second.
  open private(set) var sampleRate = 44_100.0
  /// The number of frames per second that the app prefers.
  open private(set) var preferredSampleRate = 0.0
  /// Sets the number of frames per second that the app prefers.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
    if sampleRate > 0 { self.sampleRate = sampleRate }
  }
  /// The seconds of a buffer.
  open private(set) var ioBufferDuration: TimeInterval = 0.02
  /// The seconds of a buffer that the app prefers.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// Sets the seconds of a buffer that the app prefers.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
    if duration > 0 { ioBufferDuration = duration }
  }
  /// A Boolean value that indicates whether other apps play. There are none.
  open var isOtherAudioPlaying: Bool { false }
  /// A Boolean value that indicates whether the app should be silent for another one. There is none.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
}

/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject {
  /// The microphones, of which there are none.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The loudspeaker.
  open var outputs: [AVAudioSessionPortDescription] {
    [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
  }
}

/// A place that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  /// The identifier.
  open var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}

/// The app as one that records.
@preconcurrency @MainActor
open class AVAudioApplication: NSObject {
  /// Whether an app may use the microphone.
  public enum RecordPermission: Int, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has declined.
    case denied = 0x6465_6E79
    /// The user has permitted it.
    case granted = 0x6772_6E74
  }

  /// The app.
  open class var shared: AVAudioApplication {
    World.current.associatedObject { AVAudioApplication() }
  }
  /// Whether the app may use the microphone: not, once it has asked.
  open var recordPermission: RecordPermission {
    AVAudioSession.sharedInstance().recordPermission == .denied ? .denied : .undetermined
  }
  /// Asks for the microphone, which is denied in the next turn of the main queue.
  open class func requestRecordPermission(
    completionHandler response: @escaping @MainActor (Bool) -> Void
  ) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }
  /// Asks for the microphone, which is denied.
  open class func requestRecordPermission() async -> Bool {
    AVAudioSession.sharedInstance().denyRecording()
    return false
  }
}
