import Foundation
import ScratchFolders
import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import Testing

@testable import SeguePreview

@Suite("Pictures of a preview")
struct PictureTests {
  /// A picture as a page has it after some messages.
  private struct Shown {
    var width = 0, height = 0
    var bytes: [UInt8] = []

    mutating func apply(_ message: (header: JSONNode, payload: [UInt8])) {
      width = Int(message.header["width"]?.number ?? 0)
      height = Int(message.header["height"]?.number ?? 0)
      guard message.header["encoding"]?.string == "tiles" else {
        bytes = message.payload
        return
      }
      var offset = 0
      for tile in message.header["tiles"]?.elements ?? [] {
        let rect = tile.elements.compactMap { $0.number.map { Int($0) } }
        for y in rect[1]..<rect[1] + rect[3] {
          let start = (y * width + rect[0]) * 4
          bytes.replaceSubrange(
            start..<start + rect[2] * 4, with: message.payload[offset..<offset + rect[2] * 4])
          offset += rect[2] * 4
        }
      }
      #expect(offset == message.payload.count)
    }
  }

  /// Draws a frame in the way of `segue render`.
  @MainActor
  private static func drawn(_ path: String, frame: Int) throws -> [UInt8] {
    let clip = try Clip(try SceneDocument.load(contentsOf: path), transitions: .builtIn)
    guard let list = try clip.stage.frame(at: clip.time(ofFrame: frame)) else { return [] }
    let buffer = try Rasterizer().render(list)
    return (0..<buffer.height).flatMap { Array(buffer.row($0)) }
  }

  @Test("A page that applies all messages shows exactly the frames of the clip, in any order")
  func frames() async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let order = [0, 3, 9, 9, 20, 12, 35, 3]
    let shown = try await serving([path]) { served in
      let page = try served.page()
      var shown = Shown()
      return try order.map { frame in
        let time = Double(frame) / 30
        try page.send(#"{"type":"frame","time":\#(time),"serial":\#(frame),"exact":true}"#)
        let message = try page.picture()
        #expect(message.header["index"]?.number == Double(frame))
        shown.apply(message)
        return shown.bytes
      }
    }
    for (frame, bytes) in zip(order, shown) {
      #expect(try await Self.drawn(path, frame: frame) == bytes, "frame \(frame)")
    }
  }

  @Test("A page that asks faster than pictures are drawn gets the newest, and never an older one")
  func newestWins() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let page = try served.page()
      for serial in 1...200 {
        try page.send(#"{"type":"frame","time":\#(Double(serial % 36) / 30),"serial":\#(serial)}"#)
      }
      var last = 0.0
      while last < 200 {
        let serial = try page.picture().header["serial"]?.number ?? 0
        #expect(serial > last)
        last = serial
      }
    }
  }

  @Test("Several pages show several files at several instants")
  func pages() async throws {
    let folder = try ScratchFolder()
    let files = [try folder.scene("a.yaml"), try folder.scene("b.yaml", hold: 0.5)]
    try await serving(files) { served in
      let (first, second) = (try served.page(), try served.page())
      #expect(try first.text("document")["name"]?.string == "a")
      _ = try second.text("document")
      try second.send(#"{"type":"open","id":1,"file":1}"#)
      #expect(try second.text("document")["name"]?.string == "b")
      for index in 0..<10 {
        try first.send(#"{"type":"frame","time":\#(Double(index) / 30),"serial":\#(index)}"#)
        try second.send(#"{"type":"frame","time":\#(Double(45 - index) / 30),"serial":\#(index)}"#)
        #expect(try first.picture().header["index"]?.number == Double(index))
        #expect(try second.picture().header["index"]?.number == Double(45 - index))
      }
    }
  }

  @Test("A page that goes away while its pictures are drawn harms no other")
  func leaving() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let staying = try served.page()
      for round in 1...10 {
        let leaving = try served.page()
        for serial in 1...5 {
          try leaving.send(#"{"type":"frame","time":\#(Double(serial) / 10),"serial":\#(serial)}"#)
        }
        leaving.leave()
        try staying.send(#"{"type":"frame","time":0.5,"serial":\#(round)}"#)
        #expect(try staying.picture().header["serial"]?.number == Double(round))
      }
      var remaining = served.onMain { $0.pages.count }
      for _ in 0..<600 where remaining > 1 {
        usleep(50_000)
        remaining = served.onMain { $0.pages.count }
      }
      #expect(remaining == 1)
    }
  }

  @Test("A picture that need not be exact is drawn as large as the page shows it")
  func reduced() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let page = try served.page()
      try page.send(#"{"type":"frame","time":0.2,"serial":1,"height":30}"#)
      let small = try page.picture()
      #expect(small.header["height"]?.number == 30)
      #expect(small.payload.count == 20 * 30 * 4)
      try page.send(#"{"type":"frame","time":0.2,"serial":2,"height":30,"exact":true}"#)
      #expect(try page.picture().header["height"]?.number == 60)
    }
  }
}
