// Movies made by the ffmpeg tool with distinguishable images: each is one gray, or one color.

import Foundation
import Testing

enum MovieMaker {
  /// Returns a movie made with these arguments between input and output.
  static func make(_ input: String, _ arguments: [String], _ ending: String) throws -> [UInt8] {
    let path = NSTemporaryDirectory() + "segue-\(UUID().uuidString).\(ending)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", input] + arguments
      + ["-threads", "1", path]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "ffmpeg \(arguments) failed")
    return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Image n has luma 20 + 3 n and no color.
  static func grays(
    _ frames: Int, rate: String = "30", _ arguments: [String], _ ending: String
  ) throws -> [UInt8] {
    try make(
      "color=black:size=48x32:rate=\(rate),format=yuv420p,geq=lum=20+3*N:cb=128:cr=128",
      ["-frames:v", "\(frames)"] + arguments, ending)
  }

  /// The gray of image n, from limited-range luma.
  static func gray(_ index: Int) -> Int { Int((Double(4 + 3 * index) * 255 / 219).rounded()) }
}
