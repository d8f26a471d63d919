// The session of sound, recorders and system sounds: what is set is kept, and recording is denied.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AudioSessionTests {
  private let world = World()

  @Test("what is set is kept in its world")
  func settings() throws {
    try world.run {
      let session = AVAudioSession.sharedInstance()
      #expect(session.category == .soloAmbient && session.mode == .default)
      try session.setCategory(.playAndRecord, mode: .videoRecording, options: [.mixWithOthers])
      try session.setActive(true, options: .notifyOthersOnDeactivation)
      #expect(AVAudioSession.sharedInstance().category == .playAndRecord)
      #expect(session.mode == .videoRecording && session.categoryOptions == .mixWithOthers)
      #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
      #expect(session.currentRoute.inputs.isEmpty && !session.isInputAvailable)
    }
    #expect(World().run { AVAudioSession.sharedInstance().category } == .soloAmbient)
  }

  @Test("the microphone is asked for and denied in the next turn, and nothing records")
  func recording() throws {
    var answers: [Bool] = []
    try world.run {
      let session = AVAudioSession.sharedInstance()
      #expect(session.recordPermission == .undetermined)
      session.requestRecordPermission { answers.append($0) }
      #expect(session.recordPermission == .denied && answers.isEmpty)
      #expect(AVAudioApplication.shared.recordPermission == .denied)
      let url = URL(fileURLWithPath: "/nowhere/new.m4a")
      let recorder = try AVAudioRecorder(
        url: url, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
      #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
      #expect(recorder.averagePower(forChannel: 0) == -160 && recorder.currentTime == 0)
    }
    try world.advance(to: .zero)
    #expect(answers == [false])
  }

  @Test("a system sound of a file lasts as long as the file")
  func systemSounds() throws {
    let url = try SampleSounds.file(SampleSounds.wav(0.5))
    defer { try? FileManager.default.removeItem(at: url) }
    var ends: [Double] = []
    var sound: SystemSoundID = 0
    world.run {
      #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == kAudioServicesNoError)
      #expect(
        AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nowhere.caf"), &sound)
          == kAudioServicesSystemSoundUnspecifiedError)
      AudioServicesAddSystemSoundCompletion(
        sound, nil, nil, { _, _ in ends.append(CACurrentMediaTime()) }, nil)
      AudioServicesPlaySystemSoundWithCompletion(sound) { ends.append(-CACurrentMediaTime()) }
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(ends == [0.5, -0.5])
    world.run {
      AudioServicesDisposeSystemSoundID(sound)
      AudioServicesPlaySystemSound(sound)
    }
    #expect(world.nextEventTime == nil && ends.count == 2)
  }
}
