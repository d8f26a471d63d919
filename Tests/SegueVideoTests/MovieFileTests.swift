// The file as bytes: reproducible, index first, without variable data.

import Foundation
import ScratchFolders
import SegueVideo
import Testing

@Suite struct MovieFileTests {
  @Test("two runs make the same bytes", arguments: [MovieContainer.mp4, .mov])
  func sameBytes(_ container: MovieContainer) throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(preset: "medium")
    settings.container = container
    try MovieSink.make(folder("a"), settings, frames: 0..<300)
    try MovieSink.make(folder("b"), settings, frames: 0..<300)
    #expect(try folder.data("a") == folder.data("b"))
  }

  @Test("the index precedes the media data", arguments: [MovieContainer.mp4, .mov])
  func indexFirst(_ container: MovieContainer) throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(320, 240)
    settings.container = container
    try MovieSink.make(folder("clip"), settings, frames: 0..<300)
    let boxes = try boxes(folder.data("clip")).filter { ["ftyp", "moov", "mdat"].contains($0) }
    #expect(boxes == ["ftyp", "moov", "mdat"])
    let brand = try folder.data("clip")[8..<12]
    #expect(Array(brand) == Array((container == .mp4 ? "isom" : "qt  ").utf8))
  }

  @Test("the file contains no version, program name or date")
  func nothingVaries() throws {
    let folder = try ScratchFolder()
    try MovieSink.make(folder("clip.mp4"), smallMovie(preset: "medium"), frames: 0..<250)
    let data = try folder.data("clip.mp4")
    for word in ["x264", "Lav", "core ", "crf=", "threads"] {
      #expect(data.range(of: Data(word.utf8)) == nil, "\(word)")
    }
    let header = try #require(data.range(of: Data("mvhd".utf8)))
    // Version and flags, then the times of creation and modification.
    #expect(data[header.upperBound..<header.upperBound + 12].allSatisfy { $0 == 0 })
  }

  @Test("samples contain only slices: the parameter sets are in the index")
  func slicesOnly() throws {
    let folder = try ScratchFolder()
    try MovieSink.make(folder("clip.mp4"), smallMovie(preset: "medium"), frames: 0..<250)
    let data = try folder.data("clip.mp4")
    let media = try #require(data.range(of: Data("mdat".utf8)))
    var rest = data[media.upperBound...]
    var types: Set<UInt8> = []
    while rest.count > 4 {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      try #require(size > 0 && size <= rest.count - 4)
      types.insert(rest[rest.startIndex + 4] & 31)
      rest = rest.dropFirst(4 + size)
    }
    #expect(rest.isEmpty)
    #expect(types == [1, 5])
  }

  @Test("an existing file is refused before a frame, and replaced only on request")
  func existingFile() throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: (any Error).self) {
      try MovieSink(.file(path: path, replacing: false), settings: smallMovie())
    }
    let sink = try MovieSink(.file(path: path, replacing: true), settings: smallMovie())
    try sink.append(frames: 0..<2)
    #expect(try folder.data("clip.mp4") == Data("old".utf8))
    try sink.finish()
    #expect(try boxes(folder.data("clip.mp4")).first == "ftyp")
    #expect(folder.contents == ["clip.mp4"])
  }

  /// The types of the top-level boxes of an MP4.
  private func boxes(_ data: Data) throws -> [String] {
    var types: [String] = []
    var offset = 0
    while offset < data.count {
      try #require(offset + 8 <= data.count)
      let size = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      types.append(String(decoding: data[offset + 4..<offset + 8], as: UTF8.self))
      try #require(size >= 8)
      offset += size
    }
    #expect(offset == data.count)
    return types
  }
}
