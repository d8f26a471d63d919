// Speech, which is not heard. It takes the time that its characters take, so that what an app shows
// while it speaks is shown, word by word.

import Foundation
import SegueWorld

/// When speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// At the end of the current word.
  case word
}

/// The methods that a speaker calls on its delegate.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text has been spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text has been paused.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when a text continues.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when a text has been stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called before each word.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// A speaker of texts, silently.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  /// The object that is notified.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// A Boolean value that indicates whether the session of the app is used. It has no effect.
  open var usesApplicationAudioSession = true
  /// A Boolean value that indicates whether a text is being spoken, also while it is paused.
  open var isSpeaking: Bool { !waiting.isEmpty }
  /// A Boolean value that indicates whether speech is paused.
  open private(set) var isPaused = false

  /// A call that is due, in seconds since the text was begun.
  private struct Step {
    var time: Double
    var call: @MainActor (AVSpeechSynthesizer, AVSpeechUtterance) -> Void
  }

  private var waiting: [AVSpeechUtterance] = []
  private var steps: [Step] = []
  /// The seconds of the text that have passed at the instant `anchor`.
  private var passed = 0.0, anchor = 0.0
  private var event: World.EventToken?

  /// Speaks a text, after those that are being spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { begin(utterance) }
  }

  /// Pauses speech. Words are not completed.
  /// - Returns: Whether a text was being spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = waiting.first, !isPaused else { return false }
    passed += CACurrentMediaTime() - anchor
    isPaused = true
    cancelEvent()
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Continues speech.
  /// - Returns: Whether a text was paused.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = waiting.first, isPaused else { return false }
    (isPaused, anchor) = (false, CACurrentMediaTime())
    delegate?.speechSynthesizer(self, didContinue: utterance)
    scheduleStep()
    return true
  }

  /// Stops speech, and forgets all texts.
  /// - Returns: Whether a text was being spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = waiting.first else { return false }
    cancelEvent()
    (waiting, steps, isPaused) = ([], [], false)
    World.current.scheduleNow { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    return true
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    let start = max(utterance.preUtteranceDelay, 0)
    let words = utterance.words.map { range in
      Step(time: start + Double(range.location) / utterance.charactersPerSecond) {
        $0.delegate?.speechSynthesizer($0, willSpeakRangeOfSpeechString: range, utterance: $1)
      }
    }
    let end = start + utterance.seconds
    steps = [Step(time: start) { $0.delegate?.speechSynthesizer($0, didStart: $1) }] + words
    steps.append(
      Step(time: end + max(utterance.postUtteranceDelay, 0)) { $0.finish($1) })
    (passed, anchor) = (0, CACurrentMediaTime())
    scheduleStep()
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    if waiting.first === utterance { waiting.removeFirst() }
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if let next = waiting.first, steps.isEmpty { begin(next) }
  }

  private func scheduleStep() {
    cancelEvent()
    guard !isPaused, let step = steps.first, let utterance = waiting.first else { return }
    let time = VirtualTime(seconds: anchor + step.time - passed)
    event = World.current.schedule(at: time) { [weak self] in
      guard let self else { return }
      event = nil
      steps.removeFirst()
      step.call(self, utterance)
      if event == nil { scheduleStep() }
    }
  }

  private func cancelEvent() {
    if let event { World.current.cancel(event) }
    event = nil
  }
}
