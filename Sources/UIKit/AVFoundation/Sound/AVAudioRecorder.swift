// Recorders. There is no microphone, and the user does not permit its use: nothing is recorded, and
// no file is written.

import Foundation

/// The methods that a recorder calls on its delegate.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called at the end of a recording. Never called: none begins.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when a recording cannot be encoded. Never called.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing by default.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing by default.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder of sound, which records nothing.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject {
  /// The URL of the file that would be written.
  public let url: URL
  /// Settings of the recording.
  public let settings: [String: Any]
  /// The object that is notified of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// A Boolean value that indicates whether levels are measured. They are those of silence.
  open var isMeteringEnabled = false

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  /// Creates a recorder of sound with a form.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  /// Prepares a recording.
  /// - Returns: `false`, because the use of a microphone is not permitted.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Records.
  /// - Returns: `false`, because the use of a microphone is not permitted.
  @discardableResult
  open func record() -> Bool { false }
  /// Records for a number of seconds.
  /// - Returns: `false`, because the use of a microphone is not permitted.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Records at an instant.
  /// - Returns: `false`, because the use of a microphone is not permitted.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { false }
  /// Pauses recording. There is none.
  open func pause() {}
  /// Ends recording. There is none.
  open func stop() {}
  /// Deletes the recording.
  /// - Returns: `false`, because there is none.
  @discardableResult
  open func deleteRecording() -> Bool { false }

  /// A Boolean value that indicates whether the recorder records. It never does.
  open var isRecording: Bool { false }
  /// The seconds that have been recorded: none.
  open var currentTime: TimeInterval { 0 }
  /// The time of the device's clock for sound: that of the world.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  /// Measures the levels. They are those of silence.
  open func updateMeters() {}
  /// Returns the mean level of a channel in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest level of a channel in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
