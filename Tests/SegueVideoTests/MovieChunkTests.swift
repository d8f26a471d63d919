// Chunks encoded separately and joined equal the movie that is encoded at once.

import ScratchFolders
import SegueFiles
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieChunkTests {
  @Test(
    "joined chunks equal the whole movie, without encoding a frame again",
    arguments: [MovieContainer.mp4, .mov], [1, 7, 8, 9, 24, 29])
  func sameBytes(_ container: MovieContainer, _ count: Int) throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(rate: (30000, 1001), preset: "medium")
    (settings.container, settings.chunkLength) = (container, 8)
    try MovieSink.make(folder("whole"), settings, frames: 0..<count)
    // In reverse, as they can arrive from a farm.
    let starts = Array(stride(from: 0, to: count, by: 8))
    let chunks = try starts.reversed().map {
      try Self.chunk(settings, frames: $0..<min(count, $0 + 8))
    }
    try Self.join(chunks.reversed(), settings, to: folder("joined"))
    #expect(try folder.data("whole") == folder.data("joined"))
  }

  @Test("a repeated frame is the same frame, also across a seam")
  func repeats() throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(preset: "medium")
    settings.chunkLength = 4
    let whole = try MovieSink(
      .file(path: folder("whole"), replacing: false), settings: settings)
    try whole.append(frames: 0..<2)
    for _ in 0..<8 { try whole.repeatLast() }
    try whole.finish()
    var chunks = [try Self.chunk(settings, frames: 0..<2, repeats: 2)]
    chunks.append(try Self.chunk(settings, frames: 1..<2, repeats: 3))
    chunks.append(try Self.chunk(settings, frames: 1..<2, repeats: 1))
    try Self.join(chunks, settings, to: folder("joined"))
    #expect(try folder.data("whole") == folder.data("joined"))
  }

  @Test("an encoder with other settings leaves another stamp")
  func stamps() throws {
    let stamp = try MovieChunk(smallMovie(preset: "medium")).stamp
    #expect(!stamp.header.isEmpty && stamp.delay > 0)
    #expect(try MovieChunk(smallMovie(preset: "medium")).stamp == stamp)
    #expect(try MovieChunk(smallMovie(preset: "ultrafast")).stamp != stamp)
    #expect(try MovieChunk(smallMovie(66, 48, preset: "medium")).stamp != stamp)
  }

  @Test("a chunk is limited to the grid, and only the last chunk of a movie can be short")
  func lengths() throws {
    let folder = try ScratchFolder()
    var settings = smallMovie()
    settings.chunkLength = 4
    #expect(throws: VideoError.self) { try Self.chunk(settings, frames: 0..<5) }
    let short = try Self.chunk(settings, frames: 0..<3)
    #expect(throws: VideoError.self) {
      try Self.join([short, short], settings, to: folder("joined"))
    }
    #expect(throws: VideoError.self) { try Self.join([], settings, to: folder("joined")) }
    #expect(folder.contents.isEmpty)
  }

  private static func chunk(_ settings: MovieSettings, frames: Range<Int>, repeats: Int = 0) throws
    -> (frames: Int, packets: [MoviePacket])
  {
    let chunk = try MovieChunk(settings)
    var packets: [MoviePacket] = []
    for number in frames {
      let planes = try TestFrames.frame(number, width: settings.width, height: settings.height)
      try chunk.append(planes) { packets.append($0) }
    }
    for _ in 0..<repeats { try chunk.repeatLast { packets.append($0) } }
    try chunk.finish { packets.append($0) }
    return (chunk.frames, packets)
  }

  private static func join(
    _ chunks: [(frames: Int, packets: [MoviePacket])], _ settings: MovieSettings, to path: String
  ) throws {
    let movie = try MovieAssembly(.file(path: path, replacing: false), settings: settings)
    for chunk in chunks {
      for packet in chunk.packets { try movie.append(packet) }
      try movie.endChunk(frames: chunk.frames)
    }
    try movie.finish()
  }
}
