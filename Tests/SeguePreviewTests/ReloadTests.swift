import Foundation
import ScratchFolders
import Testing

@testable import SeguePreview

@Suite("A preview follows its files")
struct ReloadTests {
  @Test("Saving a scene shows it, fifty times, whether it is written in place or replaced")
  func saving() async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let text = try folder.text("small.yaml")
    try await serving([path]) { served in
      let page = try served.page()
      _ = try page.text("document")
      try page.send(#"{"type":"frame","time":0,"serial":1,"exact":true}"#)
      _ = try page.picture()
      for round in 1...50 {
        let changed = text.replacing(
          "wait: 0.1\n", with: "wait: \(0.2 + Double(round) / 100)\n", maxReplacements: 1)
        try Data(changed.utf8).write(
          to: URL(filePath: path), options: round % 2 == 0 ? .atomic : [])
        let expected = 1.3 + Double(round) / 100
        let document = try page.text("document") {
          abs(($0["duration"]?.number ?? 0) - expected) < 1e-6
        }
        let revision = document["revision"]?.number
        // The page asked for nothing: its picture is drawn again by itself.
        var header = try page.picture().header
        while header["revision"]?.number != revision { header = try page.picture().header }
        #expect(header["encoding"]?.string == "raw")
      }
    }
  }

  @Test("A mistake is shown with its lines above the last picture, and goes when it is mended")
  func mistake() async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let text = try folder.text("small.yaml")
    try await serving([path]) { served in
      let page = try served.page()
      _ = try page.text("diagnostics")
      try Data(text.replacing("show: below", with: "show: bellow").utf8).write(
        to: URL(filePath: path))
      let found = try page.text("diagnostics")
      let diagnostic = found["diagnostics"]?.elements.first
      #expect(diagnostic?["line"]?.number == 11)
      #expect(diagnostic?["severity"]?.string == "error")
      #expect(diagnostic?["message"]?.string?.contains("bellow") == true)
      let marked = diagnostic?["lines"]?.elements.first { $0["mark"] != nil }
      #expect(marked?["text"]?.string == "  - show: bellow")
      #expect(marked?["mark"]?.elements.compactMap(\.number) == [10, 16])
      try page.send(#"{"type":"frame","time":0.2,"serial":5}"#)
      #expect(try page.picture().header["revision"]?.number == 1)
      try Data(text.utf8).write(to: URL(filePath: path))
      let mended = try page.text("diagnostics")
      #expect(mended["diagnostics"]?.elements.isEmpty == true)
    }
  }

  @Test("Saving an image of the scene shows the new one")
  func image() async throws {
    let folder = try ScratchFolder()
    try folder.image("a.png", 4, 4, 10)
    let path = try folder.write(
      "scene.yaml",
      """
      segue: 1
      canvas: { width: 4, height: 4, scale: 1, fps: 30 }
      screens:
        first: { image: a.png, contentMode: scaleToFill }
      script: [{ show: first }, { wait: 0.2 }]
      """)
    try await serving([path]) { served in
      let page = try served.page()
      try page.send(#"{"type":"frame","time":0,"serial":1,"exact":true}"#)
      #expect(try page.picture().payload.first == 10)
      try folder.image("a.png", 4, 4, 200)
      #expect(try page.picture().payload.first == 200)
    }
  }

  @Test("A file that has mistakes when the preview starts is shown once it is mended")
  func late() async throws {
    let folder = try ScratchFolder()
    let good = try folder.text(
      URL(filePath: try folder.scene()).lastPathComponent)
    let path = try folder.write("late.yaml", "segue: 1\n")
    try await serving([path]) { served in
      let page = try served.page()
      #expect(try page.text("diagnostics")["diagnostics"]?.elements.isEmpty == false)
      try page.send(#"{"type":"frame","time":0,"serial":1}"#)
      try folder.write("late.yaml", good)
      #expect(try page.text("document")["frameCount"]?.number == 36)
      #expect(try page.picture().header["index"]?.number == 0)
    }
  }
}
