// Speech takes the time of its characters, and its delegate is told of each word.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SpeechTests {
  private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
    var calls: [String] = []
    private func add(_ call: String) { calls.append("\(call) \(CACurrentMediaTime())") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart _: AVSpeechUtterance) {
      add("start")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish _: AVSpeechUtterance) {
      add("finish")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause _: AVSpeechUtterance) {
      add("pause")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue _: AVSpeechUtterance) {
      add("continue")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel _: AVSpeechUtterance) {
      add("cancel")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {
      add((utterance.speechString as NSString).substring(with: characterRange))
    }
  }

  private let world = World()
  private let delegate = Delegate()

  private func speaker() -> AVSpeechSynthesizer {
    let speaker = AVSpeechSynthesizer()
    speaker.delegate = delegate
    return speaker
  }

  /// Two words of nine characters in all, which take 0.3 s at the greatest rate.
  private func utterance() -> AVSpeechUtterance {
    let utterance = AVSpeechUtterance(string: "Up & away")
    utterance.rate = AVSpeechUtteranceMaximumSpeechRate
    return utterance
  }

  @Test("words come at their places, and texts one after the other")
  func words() throws {
    let speaker = speaker()
    let (first, second) = (utterance(), utterance())
    (first.preUtteranceDelay, first.postUtteranceDelay) = (1, 0.7)
    second.rate = AVSpeechUtteranceDefaultSpeechRate
    world.run {
      speaker.speak(first)
      speaker.speak(second)
      #expect(speaker.isSpeaking)
    }
    try world.advance(to: VirtualTime(seconds: 5))
    let calls = [
      "start 1.0", "Up 1.0", "& 1.1", "away 1.166666667", "finish 2.0", "start 2.0", "Up 2.0",
      "& 2.2", "away 2.333333333", "finish 2.6",
    ]
    #expect(delegate.calls == calls)
    #expect(!speaker.isSpeaking)
  }

  @Test("a pause moves what follows; stopping cancels")
  func pauses() throws {
    let speaker = speaker()
    world.run { speaker.speak(utterance()) }
    try world.advance(to: VirtualTime(seconds: 0.05))
    world.run { #expect(speaker.pauseSpeaking(at: .immediate) && speaker.isPaused) }
    try world.advance(to: VirtualTime(seconds: 1))
    world.run { #expect(speaker.continueSpeaking()) }
    try world.advance(to: VirtualTime(seconds: 1.1))
    world.run {
      #expect(speaker.stopSpeaking(at: .word) && !speaker.isSpeaking)
      #expect(!speaker.stopSpeaking(at: .word))
    }
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(
      delegate.calls == [
        "start 0.0", "Up 0.0", "pause 0.05", "continue 1.0", "& 1.05", "cancel 1.1",
      ])
  }

  @Test("there is a voice for each of the common languages")
  func voices() {
    #expect(AVSpeechSynthesisVoice(language: "en-GB")?.language == "en-GB")
    #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
    let identifiers = AVSpeechSynthesisVoice.speechVoices().map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count && identifiers.count > 30)
    #expect(AVSpeechSynthesisVoice(identifier: identifiers[3])?.identifier == identifiers[3])
  }
}
