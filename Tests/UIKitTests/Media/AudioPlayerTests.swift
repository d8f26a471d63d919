// Players of sounds: their time, and the instant of their end.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AudioPlayerTests {
  private final class Delegate: NSObject, AVAudioPlayerDelegate {
    var ends: [Double] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      if flag { ends.append(CACurrentMediaTime()) }
    }
  }

  private let world = World()
  private let delegate = Delegate()

  private func player(_ seconds: Double = 1.5) throws -> AVAudioPlayer {
    let player = try world.run { try AVAudioPlayer(data: SampleSounds.wav(seconds)) }
    player.delegate = delegate
    return player
  }

  @Test("a sound ends when its header says, and begins again afterwards")
  func plays() throws {
    let player = try player()
    #expect(player.duration == 1.5 && player.numberOfChannels == 1)
    #expect(player.format.sampleRate == 8000 && player.data != nil && player.url == nil)
    try world.advance(to: VirtualTime(seconds: 1))
    world.run { #expect(player.play() && player.isPlaying) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(world.run { player.currentTime } == 1)
    try world.advance(to: VirtualTime(seconds: 4))
    #expect(delegate.ends == [2.5])
    #expect(!player.isPlaying && world.run { player.currentTime } == 0)
  }

  @Test("a player without a sound plays nothing")
  func silence() throws {
    let player = world.run { AVAudioPlayer() }
    world.run { #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying) }
    #expect(player.duration == 0 && player.url == nil && world.run { player.currentTime } == 0)
  }

  @Test("pausing and stopping keep the time; setting it moves the end")
  func pauses() throws {
    let player = try player()
    _ = world.run { player.play() }
    try world.advance(to: VirtualTime(seconds: 0.5))
    world.run { player.pause() }
    try world.advance(to: VirtualTime(seconds: 3))
    world.run {
      #expect(player.currentTime == 0.5 && !player.isPlaying)
      player.stop()
      #expect(player.currentTime == 0.5)
      player.currentTime = 1.25
      player.play()
    }
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(delegate.ends == [3.25])
  }

  @Test("loops are counted after the first time; a negative number has no end")
  func loops() throws {
    let twice = try player(1)
    world.run {
      twice.numberOfLoops = 1
      twice.play()
    }
    try world.advance(to: VirtualTime(seconds: 1.25))
    #expect(world.run { twice.currentTime } == 0.25)
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(delegate.ends == [2])
    let endless = try player(1)
    world.run {
      endless.numberOfLoops = -1
      endless.play()
    }
    try world.advance(to: VirtualTime(seconds: 20.5))
    #expect(endless.isPlaying && abs(world.run { endless.currentTime } - 0.5) < 1e-9)
    world.run { endless.numberOfLoops = 0 }
    try world.advance(to: VirtualTime(seconds: 21))
    #expect(delegate.ends.count == 2)
  }

  @Test("the rate counts if it is enabled")
  func rate() throws {
    let player = try player(1)
    world.run {
      player.rate = 2
      player.play()
    }
    try world.advance(to: VirtualTime(seconds: 0.5))
    world.run { player.enableRate = true }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(delegate.ends == [0.75])
  }

  @Test("levels are those of silence")
  func levels() throws {
    let player = try player()
    player.isMeteringEnabled = true
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
    #expect(player.peakPower(forChannel: 0) == -160)
  }

  @Test("files that are missing, and those of another kind, are refused with a device's codes")
  func errors() throws {
    let other = try SampleSounds.file(Data("no sound".utf8))
    let sound = try SampleSounds.file(SampleSounds.wav(0.25))
    defer { for url in [other, sound] { try? FileManager.default.removeItem(at: url) } }
    try world.run {
      #expect(throws: code(2_003_334_207)) {
        try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
      }
      #expect(throws: code(1_954_115_647)) { try AVAudioPlayer(contentsOf: other) }
      let player = try AVAudioPlayer(
        contentsOf: sound, fileTypeHint: "com.microsoft.waveform-audio")
      #expect(player.duration == 0.25 && player.url == sound && player.data == nil)
    }
    #expect(world.diagnostics.warnings.first?.contains("is not a file of sound") == true)
  }

  private func code(_ code: Int) -> NSError {
    let text = "The operation could not be completed. (OSStatus error \(code).)"
    return NSError(
      domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
