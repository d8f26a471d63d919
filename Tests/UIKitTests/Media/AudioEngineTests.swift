// Engines: files and buffers take their time while an engine runs.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AudioEngineTests {
  private let world = World()

  private func engine(_ player: AVAudioPlayerNode) throws -> AVAudioEngine {
    let engine = AVAudioEngine()
    let pitch = AVAudioUnitTimePitch()
    for node in [player, pitch] { engine.attach(node) }
    engine.connect(player, to: pitch, format: nil)
    engine.connect(pitch, to: engine.mainMixerNode, format: nil)
    return engine
  }

  @Test("files and buffers follow each other; a stopped engine halts them")
  func plays() throws {
    let url = try SampleSounds.file(SampleSounds.wav(1))
    defer { try? FileManager.default.removeItem(at: url) }
    let player = AVAudioPlayerNode()
    let engine = try engine(player)
    var ends: [Double] = []
    try world.run {
      let file = try AVAudioFile(forReading: url)
      #expect(file.length == 8000 && file.processingFormat.sampleRate == 8000)
      player.scheduleFile(file, at: nil) { ends.append(CACurrentMediaTime()) }
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 4000))
      buffer.frameLength = 2000
      player.scheduleBuffer(buffer, at: nil, options: [], completionCallbackType: .dataPlayedBack) {
        if $0 == .dataPlayedBack { ends.append(CACurrentMediaTime()) }
      }
      player.play()
    }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(ends.isEmpty)
    try world.run { try engine.start() }
    try world.advance(to: VirtualTime(seconds: 2.5))
    world.run { engine.pause() }
    try world.advance(to: VirtualTime(seconds: 4))
    try world.run { try engine.start() }
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(ends == [4.5, 4.75])
  }

  @Test("a node that is stopped calls the completions of what is left")
  func stops() throws {
    let player = AVAudioPlayerNode()
    let engine = try engine(player)
    var ends: [Double] = []
    try world.run {
      let format = try #require(
        AVAudioFormat(standardFormatWithSampleRate: 100, channels: 1))
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
      buffer.frameLength = 100
      player.scheduleBuffer(buffer, at: nil, options: .loops) { ends.append(CACurrentMediaTime()) }
      try engine.start()
      player.play()
    }
    try world.advance(to: VirtualTime(seconds: 7))
    #expect(ends.isEmpty && player.isPlaying)
    world.run { player.stop() }
    try world.advance(to: VirtualTime(seconds: 7))
    #expect(ends == [7] && !player.isPlaying)
  }

  @Test("buffers have memory for the samples that an app makes")
  func buffers() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    let channels = try #require(buffer.floatChannelData)
    channels[1][7] = 0.5
    #expect(channels[0][7] == 0 && channels[1][7] == 0.5 && buffer.int16ChannelData == nil)
    let none = AVAudioEngine().inputNode.outputFormat(forBus: 0)
    #expect(none.channelCount == 0)
    #expect(AVAudioPCMBuffer(pcmFormat: none, frameCapacity: 8) == nil)
  }

  @Test("samples of files are refused by name")
  func reading() throws {
    let url = try SampleSounds.file(SampleSounds.wav(1))
    defer { try? FileManager.default.removeItem(at: url) }
    try world.run {
      let file = try AVAudioFile(forReading: url)
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 8))
      try file.read(into: buffer)
      #expect(buffer.frameLength == 0)
    }
    #expect(world.diagnostics.unsupportedFeatures.contains { $0.contains("AVAudioFile.read") })
  }
}
