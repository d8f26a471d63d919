// The nodes that play files and buffers. Each takes its time, and its completion is called then.

import Foundation
import SegueWorld

/// Options of a buffer that is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The buffer repeats without end.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// The buffer takes the place of all others.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// The buffer takes the place of all others when one that repeats has ended its round.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When the completion of a file or a buffer is called. It is always when it has been played.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the samples have been taken.
  case dataConsumed
  /// When the samples have been rendered.
  case dataRendered
  /// When the samples have been played.
  case dataPlayedBack
}

/// A node that plays files and buffers, silently.
@preconcurrency @MainActor
open class AVAudioPlayerNode: AVAudioNode {
  private struct Part {
    var duration: Double
    var completion: (@MainActor () -> Void)?
  }

  /// The numbers of nodes in the order in which they were created.
  private static var count = 0
  let number: Int

  /// The volume. It has no effect: there is no sound.
  open var volume: Float = 1
  /// The position between the left (−1) and the right (1). It has no effect: there is no sound.
  open var pan: Float = 0
  /// The rate. It has no effect.
  open var rate: Float = 1
  /// A Boolean value that indicates whether the node plays.
  open private(set) var isPlaying = false

  private var parts: [Part] = []
  /// The seconds of the first part that have passed at the instant `anchor`.
  private var passed = 0.0, anchor = 0.0
  private var event: World.EventToken?

  /// Creates a node.
  public override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  // MARK: What is played

  /// Plays a file, after what is being played.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: (@MainActor () -> Void)? = nil
  ) {
    add(Double(file.length), of: file.processingFormat, completionHandler)
  }
  /// Plays a file, after what is being played.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@MainActor (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleFile(file, at: when) { completionHandler?(callbackType) }
  }
  /// Plays a part of a file, after what is being played.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@MainActor () -> Void)? = nil
  ) {
    let left = max(file.length - max(startFrame, 0), 0)
    add(Double(min(left, Int64(numberFrames))), of: file.processingFormat, completionHandler)
  }
  /// Plays a part of a file, after what is being played.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@MainActor (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) {
      completionHandler?(callbackType)
    }
  }
  /// Plays a buffer, after what is being played.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: nil, completionHandler: completionHandler)
  }
  /// Plays a buffer, after what is being played, or in its place.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@MainActor () -> Void)? = nil
  ) {
    if !options.isDisjoint(with: [.interrupts, .interruptsAtLoop]) { clear() }
    let frames = options.contains(.loops) ? .infinity : Double(buffer.frameLength)
    add(frames, of: buffer.format, completionHandler)
  }
  /// Plays a buffer, after what is being played.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@MainActor (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: when, options: options) { completionHandler?(callbackType) }
  }

  private func add(
    _ frames: Double, of format: AVAudioFormat, _ completion: (@MainActor () -> Void)?
  ) {
    parts.append(Part(duration: frames / max(format.sampleRate, 1), completion: completion))
    guard parts.count == 1 else { return }
    (passed, anchor) = (0, CACurrentMediaTime())
    schedule()
  }

  // MARK: Playing

  /// Plays what has been scheduled, while the engine runs.
  open func play() {
    guard !isPlaying else { return }
    isPlaying = true
    anchor = CACurrentMediaTime()
    schedule()
  }
  /// Plays what has been scheduled. The time has no effect.
  open func play(at when: AVAudioTime?) { play() }
  /// Prepares playing.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  /// Pauses playing.
  open func pause() {
    settle()
    isPlaying = false
    schedule()
  }
  /// Ends playing. As on a device, the completions of what has not been played are called.
  open func stop() {
    isPlaying = false
    clear()
  }

  /// Returns the time of the node that belongs to a time of the engine. There is none, since nothing
  /// is rendered.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  /// Returns the time of the engine that belongs to a time of the node.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }

  // MARK: The clock

  final func engineDidStart() {
    anchor = CACurrentMediaTime()
    schedule()
  }
  final func engineWillStop() {
    settle()
    cancelEvent()
  }

  private var runs: Bool { isPlaying && engine?.isRunning ?? false }

  private func settle() {
    let now = CACurrentMediaTime()
    if runs, !parts.isEmpty { passed += now - anchor }
    anchor = now
  }

  private func clear() {
    cancelEvent()
    let ends = parts.compactMap(\.completion)
    (parts, passed) = ([], 0)
    for end in ends { World.current.scheduleNow(end) }
  }

  private func schedule() {
    cancelEvent()
    guard runs, let part = parts.first, part.duration.isFinite else { return }
    let end = anchor + max(part.duration - passed, 0)
    event = World.current.schedule(at: VirtualTime(seconds: end)) { [weak self] in
      self?.finishPart(at: end)
    }
  }

  private func finishPart(at end: Double) {
    event = nil
    let part = parts.removeFirst()
    (passed, anchor) = (0, end)
    schedule()
    part.completion?()
  }

  private func cancelEvent() {
    if let event { World.current.cancel(event) }
    event = nil
  }
}
