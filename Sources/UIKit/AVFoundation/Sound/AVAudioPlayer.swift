// Players of sounds. Nothing is heard; time passes as if it were.

import Foundation
import SegueImages
import SegueWorld

/// The methods that a player of a sound calls on its delegate.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when the sound cannot be decoded. Never called: it is not decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound on the world's clock, silently.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// The object that is notified of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The URL of the file; `nil` for a sound in memory.
  public let url: URL?
  /// The bytes of the sound; `nil` for one in a file.
  public let data: Data?
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The number of channels.
  public let numberOfChannels: Int
  /// The form of the sound.
  public let format: AVAudioFormat
  /// The volume. It has no effect: there is no sound.
  open var volume: Float = 1
  /// The position between the left (−1) and the right (1). It has no effect: there is no sound.
  open var pan: Float = 0
  /// A Boolean value that indicates whether `rate` has an effect.
  open var enableRate = false { didSet { change() } }
  /// The seconds of the sound per second, if `enableRate` is set.
  open var rate: Float = 1 { didSet { change() } }
  /// How often the sound is repeated after the first time; a negative number for without end.
  open var numberOfLoops = 0 { didSet { change() } }
  /// A Boolean value that indicates whether levels are measured. They are those of silence.
  open var isMeteringEnabled = false
  /// Settings of the file.
  open var settings: [String: Any] {
    [AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: numberOfChannels]
  }

  /// A Boolean value that indicates whether the sound plays.
  open private(set) var isPlaying = false
  /// An instant of world time, and the sound's time with all rounds at that instant.
  private var anchor = 0.0, place = 0.0
  private var speed = 1.0
  private var endEvent: World.EventToken?

  /// Creates a player without a sound, which plays nothing: what properties contain until there is one.
  public override init() {
    (url, data, duration) = (nil, nil, 0)
    (numberOfChannels, format) = (0, AVAudioFormat(channels: 0, sampleRate: 0))
    super.init()
  }
  /// Creates a player of the sound in a file, or at an address that the folder of responses answers.
  /// - Throws: An error of Core Audio if it cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }
  /// Creates a player of the sound in a file. The kind is that of its first bytes.
  /// - Throws: An error of Core Audio if it cannot be read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard let bytes = try? MediaFiles.bytes(at: url) else { throw AudioError.missing.error }
    let sound = try AudioError.sound(in: bytes, named: url.lastPathComponent)
    (self.url, data, duration) = (url, nil, sound.duration)
    (numberOfChannels, format) = (sound.channelCount, AVAudioFormat(sound))
    super.init()
  }
  /// Creates a player of a sound in memory.
  /// - Throws: An error of Core Audio if it is of no known kind.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
  /// Creates a player of a sound in memory. The kind is that of its first bytes.
  /// - Throws: An error of Core Audio if it is of no known kind.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    let sound = try AudioError.sound(in: [UInt8](data), named: "sound")
    (url, self.data, duration) = (nil, data, sound.duration)
    (numberOfChannels, format) = (sound.channelCount, AVAudioFormat(sound))
    super.init()
  }

  // MARK: Playing

  private var hasSound: Bool { url != nil || data != nil }

  /// Prepares playing.
  /// - Returns: `true`, or `false` without a sound.
  @discardableResult
  open func prepareToPlay() -> Bool { hasSound }
  /// Plays the sound from its current time.
  /// - Returns: `true`, or `false` without a sound.
  @discardableResult
  open func play() -> Bool { play(atTime: CACurrentMediaTime()) }
  /// Plays the sound from its current time, at an instant of `deviceCurrentTime`.
  /// - Returns: `true`, or `false` without a sound.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    if hasSound, !isPlaying { start(at: max(time, CACurrentMediaTime())) }
    return hasSound
  }
  /// Pauses the sound.
  open func pause() { halt() }
  /// Stops the sound. As on a device, its time stays.
  open func stop() { halt() }

  /// The time of the sound in seconds.
  open var currentTime: TimeInterval {
    get { duration > 0 ? whole.truncatingRemainder(dividingBy: duration) : 0 }
    set {
      let rounds = duration > 0 ? (whole / duration).rounded(.down) : 0
      let time = newValue.isFinite ? min(max(newValue, 0), duration) : 0
      change { self.place = rounds * self.duration + time }
    }
  }
  /// The time of the device's clock for sound: that of the world.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  /// Changes the volume. It has no effect: there is no sound.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  // MARK: Levels

  /// Measures the levels. They are those of silence.
  open func updateMeters() {}
  /// Returns the mean level of a channel in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest level of a channel in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  // MARK: The clock

  /// The sound's time with all rounds so far.
  private var whole: Double {
    guard isPlaying else { return place }
    return place + max(CACurrentMediaTime() - anchor, 0) * speed
  }

  private func start(at time: Double) {
    (anchor, isPlaying) = (time, true)
    speed = enableRate && rate.isFinite ? Double(min(max(rate, 0.5), 2)) : 1
    schedule()
  }

  private func halt() {
    (place, isPlaying) = (whole, false)
    schedule()
  }

  private func change(_ update: () -> Void = {}) {
    let (now, playsLater) = (CACurrentMediaTime(), anchor)
    place = whole
    update()
    if isPlaying { start(at: max(now, playsLater)) }
  }

  private func schedule() {
    let world = World.current
    if let endEvent { world.cancel(endEvent) }
    endEvent = nil
    guard isPlaying, numberOfLoops >= 0 else { return }
    let left = duration * Double(numberOfLoops + 1) - place
    let end = VirtualTime(seconds: anchor + max(left, 0) / speed)
    endEvent = world.schedule(at: end) { [weak self] in self?.finish() }
  }

  private func finish() {
    (endEvent, isPlaying, place) = (nil, false, 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// The errors of files of sound.
enum AudioError: Int {
  /// The file is missing: `wht?`.
  case missing = 2_003_334_207
  /// The file is of no known kind: `typ?`.
  case kind = 1_954_115_647

  /// The error, as apps receive it.
  var error: NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "The operation could not be completed. (OSStatus error "
          + "\(rawValue).)"
      ])
  }

  /// Returns the length and the form of a sound.
  @MainActor
  static func sound(in bytes: [UInt8], named name: String) throws -> SoundFile {
    do { return try SoundFile(bytes, named: name) } catch {
      World.current.warn("\(error). It cannot be played")
      throw kind.error
    }
  }
}
