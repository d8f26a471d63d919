// The length and the form of files of sound, each by its header or by its packets.

import SegueImages
import Testing

@Suite struct SoundFileTests {
  private func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> (UInt64($0) * 8) & 0xFF) }
  }
  private func little(_ value: UInt64, _ count: Int) -> [UInt8] { big(value, count).reversed() }
  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Two channels of 16 bits at 1,000 frames per second, with silence.
  private func wav(frames: Int) -> [UInt8] {
    let bytes = UInt64(frames * 4)
    return text("RIFF") + little(36 + bytes, 4) + text("WAVEfmt ") + little(16, 4) + little(1, 2)
      + little(2, 2) + little(1000, 4) + little(4000, 4) + little(4, 2) + little(16, 2)
      + text("data") + little(bytes, 4) + [UInt8](repeating: 0, count: frames * 4)
  }

  /// One channel of 16 bits at 8,000 frames per second, which is 0x400BFA00… as a long number.
  private func aiff(frames: Int) -> [UInt8] {
    let rate: [UInt8] = [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
    let common = big(1, 2) + big(UInt64(frames), 4) + big(16, 2) + rate
    let sound = big(0, 8) + [UInt8](repeating: 0, count: frames * 2)
    let chunks =
      text("COMM") + big(18, 4) + common + text("SSND") + big(UInt64(sound.count), 4) + sound
    return text("FORM") + big(UInt64(chunks.count + 4), 4) + text("AIFF") + chunks
  }

  /// One channel of 16 bits at 8,000 frames per second, in Apple's container.
  private func caf(frames: Int) -> [UInt8] {
    let form =
      big((8000.0).bitPattern, 8) + text("lpcm") + big(0, 4) + big(2, 4) + big(1, 4) + big(1, 4)
      + big(16, 4)
    let sound = big(0, 4) + [UInt8](repeating: 0, count: frames * 2)
    return text("caff") + big(1, 2) + big(0, 2) + text("desc") + big(32, 8) + form + text("data")
      + big(UInt64(sound.count), 8) + sound
  }

  /// Frames of MPEG-1 layer III at 128 kbit/s and 44,100 Hz, of 1,152 samples each, without a header
  /// that says how many there are.
  private func mp3(frames: Int) -> [UInt8] {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    return (0..<frames).flatMap { _ in frame }
  }

  @Test("WAV, AIFF and CAF say their length in their headers")
  func headers() throws {
    let wav = try SoundFile(wav(frames: 1500), named: "a.wav")
    #expect(wav.kind == "WAV" && wav.duration == 1.5)
    #expect(wav.sampleRate == 1000 && wav.channelCount == 2)
    let aiff = try SoundFile(aiff(frames: 2000), named: "a.aiff")
    #expect(aiff.kind == "AIFF" && aiff.duration == 0.25)
    #expect(aiff.sampleRate == 8000 && aiff.channelCount == 1)
    let caf = try SoundFile(caf(frames: 4000), named: "a.caf")
    #expect(caf.kind == "CAF" && caf.duration == 0.5)
    #expect(caf.sampleRate == 8000 && caf.channelCount == 1)
  }

  @Test("MP3 without a length is read to its end")
  func packets() throws {
    let sound = try SoundFile(mp3(frames: 50), named: "a.mp3")
    #expect(sound.kind == "MP3" && abs(sound.duration - 50 * 1152 / 44_100) < 0.03)
    #expect(sound.sampleRate == 44_100 && sound.channelCount == 2)
  }

  @Test("other files are refused")
  func errors() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for bytes in [[], png, text("no sound")] {
      let error = #expect(throws: ImageError.self) { try SoundFile(bytes, named: "a.mp3") }
      #expect(
        error?.code == .format && error?.description.hasPrefix("a.mp3: is not a file") == true)
    }
    #expect(throws: ImageError.self) {
      try SoundFile(Array(wav(frames: 9).prefix(30)), named: "a.wav")
    }
  }
}
