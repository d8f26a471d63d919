// The command-line tools of FFmpeg, as an independent check.

import Foundation
import Testing

/// Runs a program found on the PATH.
enum Tool {
  /// Standard output of `name` with `arguments`, which must succeed.
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(name) \(arguments) failed")
    return data
  }

  /// The description by `ffprobe` of the video stream of `path`, as `key=value` lines.
  static func probe(_ path: String, _ entries: String, extra: [String] = []) throws -> [String] {
    let text = try run(
      "ffprobe",
      ["-v", "error", "-select_streams", "v:0"] + extra
        + ["-show_entries", entries, "-of", "default=noprint_wrappers=1", path])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
