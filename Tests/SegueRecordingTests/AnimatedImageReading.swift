// Animated images as another program sees them: Pillow, with libwebp for WebP.

import Foundation
import Testing

/// An animation as Pillow decodes it.
struct ReadAnimation: Decodable {
  /// The repetitions that the file states, or `nil` if it states none.
  var loop: Int?
  /// The duration of each frame in milliseconds.
  var durations: [Double]
  /// The frames as straight RGBA, in hexadecimal digits.
  var frames: [String]

  /// Decodes the file at `path`.
  init(_ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.script, path]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "Pillow could not read \(path)")
    self = try JSONDecoder().decode(ReadAnimation.self, from: data)
  }

  private static let script = """
    import json, sys
    from PIL import Image, ImageSequence
    image = Image.open(sys.argv[1])
    frames, durations = [], []
    for frame in ImageSequence.Iterator(image):
        frames.append(frame.convert("RGBA").tobytes().hex())
        durations.append(frame.info.get("duration", 0))
    print(json.dumps({"loop": image.info.get("loop"), "durations": durations, "frames": frames}))
    """

  /// The straight RGBA of a pixel of a frame `width` pixels wide.
  func pixel(_ frame: Int, _ x: Int, _ y: Int, width: Int) -> [Int] {
    let digits = Array(frames[frame].utf8)
    let start = 8 * (y * width + x)
    return (0..<4).map { part in
      Int(
        String(decoding: digits[start + 2 * part..<start + 2 * part + 2], as: UTF8.self), radix: 16)
        ?? -1
    }
  }
}
