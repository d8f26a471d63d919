// The time at which each frame is displayed, and the invisibility of the seams between chunks.

import Foundation
import ScratchFolders
import SegueVideo
import Testing

@Suite struct MovieTimingTests {
  @Test(
    "frame n is shown at exactly n frame durations; decoding times are one frame apart",
    arguments: ["ultrafast", "medium", "veryslow"])
  func exactTimes(_ preset: String) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    let settings = smallMovie(rate: (30000, 1001), preset: preset)
    try MovieSink.make(path, settings, frames: 0..<500)
    let packets = try packets(path)
    #expect(packets.map(\.shown).sorted() == (0..<500).map { $0 * 1001 })
    let steps = zip(packets.dropFirst(), packets).map { $0.decoded - $1.decoded }
    #expect(Set(steps) == [1001])
    #expect(packets.allSatisfy { $0.decoded <= $0.shown && $0.duration == 1001 })
  }

  @Test("the first frame of every chunk of 240, and no other, is a key frame")
  func keyFrames() throws {
    let folder = try ScratchFolder()
    try MovieSink.make(folder("clip.mp4"), smallMovie(preset: "medium"), frames: 0..<500)
    let keys = try packets(folder("clip.mp4")).filter(\.isKey)
    #expect(keys.map(\.shown) == [0, 240 * 256, 480 * 256])
  }

  @Test("frames after a seam refer to none before it: a chunk alone has the same packets")
  func chunkAlone() throws {
    let folder = try ScratchFolder()
    let settings = smallMovie(preset: "medium")
    try MovieSink.make(folder("whole.mp4"), settings, frames: 0..<500)
    try MovieSink.make(folder("part.mp4"), settings, frames: 240..<480)
    let whole = try packetHashes(folder("whole.mp4"))
    #expect(whole.count == 500)
    #expect(try packetHashes(folder("part.mp4")) == Array(whole[240..<480]))
  }

  @Test(
    "extreme rates keep their exact fraction",
    arguments: [(1, 1000), (1, 1), (24000, 1001), (1000, 1), (999_999, 1000)])
  func extremeRates(_ numerator: Int, _ denominator: Int) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    try MovieSink.make(path, smallMovie(rate: (numerator, denominator)), frames: 0..<5)
    let base = try Tool.probe(path, "stream=time_base")
    let ticks = try #require(base.first?.split(separator: "/").last.flatMap { Int($0) })
    let step = ticks * denominator / numerator
    #expect(step * numerator == ticks * denominator)
    #expect(try packets(path).map(\.shown).sorted() == (0..<5).map { $0 * step })
  }

  private struct Packet { var shown, decoded, duration: Int, isKey: Bool }

  private func packets(_ path: String) throws -> [Packet] {
    let text = try Tool.run(
      "ffprobe",
      [
        "-v", "error", "-show_entries", "packet=pts,dts,duration,flags", "-of", "csv=p=0", path,
      ])
    return try String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      let fields = line.split(separator: ",")
      return Packet(
        shown: try #require(Int(fields[0])), decoded: try #require(Int(fields[1])),
        duration: try #require(Int(fields[2])), isKey: fields[3].hasPrefix("K"))
    }
  }

  private func packetHashes(_ path: String) throws -> [String] {
    let text = try Tool.run(
      "ffmpeg", ["-v", "error", "-i", path, "-c", "copy", "-f", "framemd5", "-"])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").filter { $0.first != "#" }
      .compactMap { $0.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) }
  }
}
