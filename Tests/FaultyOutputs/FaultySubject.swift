// The outputs that are written while calls fail: a PNG sequence, a movie, and a journal.

import SegueFiles
import SeguePixels
import SegueRecording
import SegueVideo

/// An output that is written.
package enum FaultySubject: String, CaseIterable, Sendable {
  case frames, movie, journal

  /// The number of frames or records.
  package var count: Int {
    switch self {
    case .frames: 40
    case .movie: 48
    case .journal: 12
    }
  }

  /// The name of the output in its folder.
  package var name: String {
    switch self {
    case .frames: "frames"
    case .movie: "x.mp4"
    case .journal: "journal"
    }
  }

  /// Writes the output into `folder`. `step` receives how much is safely written.
  package func write(
    to folder: String, replacing: Bool, calls: FileCalls, step: (Int) -> Void = { _ in }
  ) throws {
    let path = "\(folder)/\(name)"
    switch self {
    case .frames:
      let sink = try ImageSequenceSink(
        directory: path, replacing: replacing, isOpaque: true, calls: calls)
      for frame in 0..<count {
        try sink.append(.rgba8(try Self.pixels(8, frame)))
        step(frame + 1)
      }
      try sink.finish()
    case .movie:
      var settings = MovieSettings(width: 128, height: 128, rateNumerator: 30)
      (settings.preset, settings.crf, settings.chunkLength) = ("ultrafast", 0, 4)
      let sink = try MovieSink(
        .file(path: path, replacing: replacing), settings: settings, calls: calls)
      for frame in 0..<count { try sink.append(.yCbCr420(try Self.planes(128, frame))) }
      try sink.finish()
    case .journal:
      let (log, contents) = try RecordLog.open(
        path: path, kind: "faulty-journal", version: 1, calls: calls)
      for number in contents.records.count..<max(count, contents.records.count) {
        try log.append([Self.record(number)])
        step(number + 1)
      }
    }
  }

  /// A record of the journal.
  package static func record(_ number: Int) -> String {
    "record \(number) " + String(repeating: "x", count: number % 7 * 40)
  }

  /// Noise, so that files are not small.
  private static func pixels(_ side: Int, _ frame: Int) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: side, height: side)
    for y in 0..<side {
      let row = buffer.row(y)
      for x in 0..<4 * side { row[x] = x % 4 == 3 ? 255 : noise(x + y * 4 * side, frame) }
    }
    return buffer
  }

  private static func planes(_ side: Int, _ frame: Int) throws -> YCbCrPlanes {
    let planes = try YCbCrPlanes(width: side, height: side)
    for index in 0..<planes.lumaStride * side { planes.luma[index] = noise(index, frame) }
    return planes
  }

  private static func noise(_ index: Int, _ frame: Int) -> UInt8 {
    let mixed = UInt64(index &* 2_654_435_761 &+ frame &* 40_503) &* 0x9E37_79B9_7F4A_7C15
    return UInt8(truncatingIfNeeded: mixed >> 56)
  }
}
