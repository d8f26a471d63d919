// Files of sound, made in memory: silence in WAV.

import Foundation

/// Files of silence.
enum SampleSounds {
  /// A WAV of `seconds` with one channel of 8 bits at 8,000 frames per second.
  static func wav(_ seconds: Double) -> Data {
    let count = UInt32(seconds * 8000)
    func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 0xFF) } }
    var file = Array("RIFF".utf8) + bytes(36 + count) + Array("WAVEfmt ".utf8) + bytes(16)
    file += [1, 0, 1, 0] + bytes(8000) + bytes(8000) + [1, 0, 8, 0]
    file += Array("data".utf8) + bytes(count) + [UInt8](repeating: 0x80, count: Int(count))
    return Data(file)
  }

  /// The URL of a new file with these bytes, in the temporary folder.
  static func file(_ data: Data, _ ending: String = "wav") throws -> URL {
    let url = URL(
      fileURLWithPath: NSTemporaryDirectory() + "/segue-sound-\(UUID().uuidString).\(ending)")
    try data.write(to: url)
    return url
  }
}
