import Foundation
import ScratchFolders
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import Synchronization
import Testing

@testable import SeguePreview

@Suite("Documents that a program shows")
struct ProgramTests {
  /// A program that is not built but plays a scene in this process, at the other end of a line. The
  /// process that the preview knows of waits, and is ended by it.
  private final class Stand: Sendable {
    let scene: String
    let folder: ScratchFolder
    let failure = Mutex<Failure?>(nil)
    let processes = Mutex<[pid_t]>([])

    init(_ scene: String, _ folder: ScratchFolder) { (self.scene, self.folder) = (scene, folder) }

    var builder: ProgramBuilder {
      ProgramBuilder(
        files: [folder("App.swift")],
        build: { [self] in
          if let failure = failure.withLock({ $0 }) { throw failure }
          return "program"
        },
        start: { [self] _, line, outputs in try start(line: dup(line), outputs) })
    }

    private func start(line: Int32, _ outputs: String) throws -> pid_t {
      let scene = scene
      Task { @MainActor in
        let place = PreviewPlace(files: ["a.yaml", "App.swift"], index: 1, outputFolder: outputs)
        let session = try PreviewSession(
          sources: [
            .clip("App.swift") { options in
              try Clip(
                try SceneDocument.load(contentsOf: scene), options: options, transitions: .builtIn)
            }
          ], place: place, transitions: .builtIn, isReadOnly: true, jobs: 1)
        try ProgramSide(session, descriptor: line).start { session.close() }
      }
      var process: pid_t = 0
      let words = [strdup("sleep"), strdup("600"), nil]
      defer { for word in words { free(word) } }
      guard posix_spawnp(&process, "sleep", nil, nil, words, environ) == 0 else {
        throw Failure(.output, "sleep cannot be started")
      }
      processes.withLock { $0.append(process) }
      return process
    }
  }

  @Test("A page opens a program among scenes, gets its pictures and clips, and goes back")
  func opening() async throws {
    let folder = try ScratchFolder()
    let (scene, played) = (try folder.scene("a.yaml"), try folder.scene("b.yaml", hold: 0.5))
    let stand = Stand(played, folder)
    try await serving([.scene(scene), .program("App.swift", stand.builder)]) { served in
      let page = try served.page()
      #expect(try page.text("document")["kind"]?.string == "scene")
      try page.send(#"{"type":"frame","time":0,"serial":1}"#)
      #expect(try page.picture().header["encoding"]?.string == "raw")
      try page.send(#"{"type":"open","id":1,"file":1}"#)
      let document = try page.text("document")
      #expect(document["kind"]?.string == "swift")
      #expect(document["file"]?.number == 1)
      #expect(document["files"]?.elements.compactMap(\.string) == ["a.yaml", "App.swift"])
      for index in 0..<48 {
        try page.send(#"{"type":"frame","time":\#(Double(index) / 30),"serial":\#(index + 2)}"#)
        #expect(try page.picture().header["index"]?.number == Double(index))
      }
      try page.send(#"{"type":"still","id":2,"time":0.5}"#)
      let url = try page.text("response") { $0["id"]?.number == 2 }["result"]?["url"]?.string
      #expect(try served.download(url ?? "").starts(with: [0x89, 0x50, 0x4E, 0x47]))
      try page.send(#"{"type":"open","id":3,"file":0}"#)
      #expect(try page.text("document")["kind"]?.string == "scene")
      try page.send(#"{"type":"frame","time":0,"serial":99}"#)
      #expect(try page.picture().header["encoding"]?.string == "raw")
    }
    // Ended programs are waited for, so none is left.
    for process in stand.processes.withLock({ $0 }) {
      for _ in 0..<600 where kill(process, 0) == 0 { usleep(50_000) }
      #expect(kill(process, 0) != 0)
    }
  }

  @Test("A build that fails shows why, above the last program's pictures; the next one replaces it")
  func failing() async throws {
    let folder = try ScratchFolder()
    try folder.write("App.swift", "one\ntwo\nthree\n")
    let stand = Stand(try folder.scene("b.yaml"), folder)
    try await serving([.program("App.swift", stand.builder)]) { served in
      let page = try served.page()
      _ = try page.text("document")
      let place = SourcePosition(file: folder("App.swift"), line: 2, column: 1)
      stand.failure.withLock { $0 = Failure(.scene, at: place, "no such type") }
      try folder.write("App.swift", "one\nTwo\nthree\n")
      let state = try page.text("build") { $0["state"]?.string == "failed" }
      #expect(state["log"]?.string?.contains("no such type") == true)
      let found = try page.text("diagnostics") { !($0["diagnostics"]?.elements ?? []).isEmpty }
      let lines = found["diagnostics"]?.elements.first?["lines"]?.elements ?? []
      #expect(lines.first { $0["mark"] != nil }?["text"]?.string == "Two")
      try page.send(#"{"type":"frame","time":0.1,"serial":1}"#)
      #expect(try page.picture().header["serial"]?.number == 1)
      stand.failure.withLock { $0 = nil }
      try folder.write("App.swift", "one\n2\nthree\n")
      _ = try page.text("build") { $0["state"]?.string == "ready" }
      _ = try page.text("document")
      try page.send(#"{"type":"frame","time":0.1,"serial":2}"#)
      #expect(try page.picture().header["encoding"]?.string == "raw")
    }
  }
}
