// What a batch renders, renders again, and skips.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import Testing

@MainActor
@Suite struct BatchRunTests {
  @Test("every scene becomes a clip, and a second run has nothing to do")
  func unchanged() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c")
    #expect(try batch.run().words == ["rendered", "rendered", "rendered"])
    #expect(batch.outputs == ["a.mp4", "b.mp4", "c.mp4"])
    let before = try batch.bytes("b.mp4")
    #expect(try batch.run().words == ["kept", "kept", "kept"])
    #expect(try batch.bytes("b.mp4") == before && batch.begun.isEmpty)
  }

  @Test("clips are the same bytes with any number of jobs", arguments: [1, 3, 8])
  func jobs(count: Int) throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b")
    _ = try batch.run()
    let other = try BatchFolder()
    try other.makeScenes("a", "b")
    other.settings.jobs = count
    _ = try other.run()
    for name in ["a.mp4", "b.mp4"] { #expect(try batch.bytes(name) == other.bytes(name)) }
  }

  @Test("a changed clip is rendered again, with the reason reported")
  func changed() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c", "d")
    try batch.folder.image("in/p.png", 4, 4, 200)
    try batch.scene("d", image: "p.png")
    _ = try batch.run()
    try batch.scene("a", color: "#FFFFFF")
    try batch.folder.write("out/b.mp4", "something else")
    try FileManager.default.removeItem(atPath: batch.folder("out/c.mp4"))
    try batch.folder.image("in/p.png", 4, 4, 100)
    let results = try batch.run()
    #expect(results.words == ["rendered", "rendered", "rendered", "rendered"])
    #expect(
      results.outcomes.map(\.changes) == [
        ["the scene changed"], ["the clip was changed after it was rendered"],
        ["the clip is missing"],
        ["asset p.png changed"],
      ])
    #expect(try batch.run().words == ["kept", "kept", "kept", "kept"])
  }

  @Test("other options and another renderer render everything again")
  func optionsAndRenderer() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a")
    _ = try batch.run()
    batch.options.crf = 30
    #expect(try batch.run().outcomes[0].changes == ["--crf not given → 30"])
    batch.renderer.segue = "99.0"
    let change = "renderer \(RendererVersion.current.segue) → 99.0"
    #expect(try batch.run().outcomes[0].changes == [change])
  }

  @Test("modification times are ignored: only content decides what is rendered again")
  func times() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a")
    _ = try batch.run()
    let path = batch.folder("in/a.yaml")
    let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1)]
    try FileManager.default.setAttributes(old, ofItemAtPath: path)
    #expect(try batch.run().words == ["kept"])
    try batch.scene("a", color: "#102031")
    try FileManager.default.setAttributes(old, ofItemAtPath: path)
    #expect(try batch.run().words == ["rendered"])
  }

  @Test("clips with the same inputs are rendered once, within and across runs, files and folders")
  func identical() throws {
    for suffix in ["", ".png"] {
      let batch = try BatchFolder()
      batch.template = "{name}\(suffix)"
      try batch.scene("a")
      try batch.scene("b")
      try batch.scene("c", color: "#FFFFFF")
      #expect(try batch.run().words == ["rendered", "copied", "rendered"])
      try batch.scene("d", color: "#FFFFFF")
      #expect(try batch.run().words == ["kept", "kept", "kept", "copied"])
      if suffix.isEmpty {
        #expect(try batch.bytes("d.mp4") == batch.bytes("c.mp4"))
      } else {
        #expect(try batch.folder.names("out/d") == batch.folder.names("out/c"))
        #expect(
          try batch.bytes("d/frame-00001.png") == batch.bytes("c/frame-00001.png"))
      }
    }
  }

  @Test("a clip that would be copied but has changed is rendered instead")
  func badSource() throws {
    let batch = try BatchFolder()
    try batch.scene("a")
    _ = try batch.run()
    let good = try batch.bytes("a.mp4")
    try FileManager.default.moveItem(
      atPath: batch.folder("in/a.yaml"), toPath: batch.folder("in/b.yaml"))
    try batch.folder.write("out/a.mp4", "damaged")
    #expect(try batch.run().words == ["rendered"])
    #expect(try batch.bytes("b.mp4") == good)
  }

  @Test("surplus frames of a clip that became shorter are removed")
  func shorter() throws {
    let batch = try BatchFolder()
    batch.template = "{name}.png"
    try batch.scene("a", frames: 9)
    _ = try batch.run()
    #expect(try batch.folder.names("out/a").count == 9)
    try batch.scene("a", frames: 4)
    _ = try batch.run()
    #expect(try batch.folder.names("out/a").count == 4)
    #expect(try batch.run().words == ["kept"])
    try FileManager.default.removeItem(atPath: batch.folder("out/a/frame-00002.png"))
    #expect(try batch.run().words == ["rendered"])
  }

  @Test("a broken scene stops the others only on request")
  func broken() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("b", "c", "d")
    try batch.folder.write("in/a.yaml", "segue: 2")
    try batch.scene("x", image: "no.png")
    let results = try batch.run()
    #expect(results.words == ["failed 3", "rendered", "rendered", "rendered", "failed 4"])
    var text = ""
    BatchManifest.write(results, renderer: .current) { text += $0 }
    #expect(text.contains(#""status":"failed","exitCode":4,"errors":["#))
    try FileManager.default.removeItem(atPath: batch.folder("out"))
    (batch.settings.failsFast, batch.settings.jobs) = (true, 1)
    #expect(
      try batch.run().words == ["failed 3", "skipped", "skipped", "skipped", "skipped"])
  }

  @Test("files that segue did not create are replaced only on request")
  func taken() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a")
    try FileManager.default.createDirectory(
      atPath: batch.folder("out"), withIntermediateDirectories: true)
    try batch.folder.write("out/a.mp4", "mine")
    let failure = #expect(throws: Failure.self) { try batch.run() }
    #expect(failure?.exitCode == .output && batch.begun.isEmpty)
    #expect(try batch.bytes("a.mp4") == Array("mine".utf8))
    batch.settings.replaces = true
    #expect(try batch.run().words == ["rendered"])
    (batch.settings.replaces, batch.settings.resumes) = (false, false)
    #expect(throws: Failure.self) { try batch.run() }
  }

  @Test("an output that is a scene of the batch is refused even with --force")
  func outputIsInput() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a")
    batch.settings.replaces = true
    try FileManager.default.createDirectory(
      atPath: batch.folder("out"), withIntermediateDirectories: true)
    link(batch.folder("in/a.yaml"), batch.folder("out/a.mp4"))
    #expect(throws: Failure.self) { try batch.run() }
  }

  @Test("a second batch in the same folder is refused, with the first one's process ID")
  func locked() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a")
    _ = try batch.run()
    let lock = try FileLock(path: batch.folder("out/\(BatchRun.lockName)"))
    let error = #expect(throws: FileError.self) { try batch.run() }
    #expect(error?.code == .locked)
    #expect(error?.reason.contains("process \(getpid()) holds the lock;") == true)
    lock.unlock()
    #expect(try batch.run().words == ["kept"])
  }

  @Test("clips wait for memory, and one that can never fit is reported")
  func memory() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c")
    batch.settings.maximumMemory = 108 << 20
    #expect(try batch.run().words == ["rendered", "rendered", "rendered"])
    #expect(batch.notes.count == 1)
    try FileManager.default.removeItem(atPath: batch.folder("out"))
    batch.settings.maximumMemory = 97 << 20
    let results = try batch.run()
    #expect(results.words == ["failed 5", "failed 5", "failed 5"])
  }

  @Test("a transient failure is retried last; a permanent one is reported")
  func retries() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b")
    (batch.settings.retries, batch.settings.jobs) = (2, 1)
    let fault = CountedFault(at: 6, times: 2, error: EIO)
    batch.calls = fault.calls
    let results = try batch.run()
    #expect(results.words == ["rendered", "rendered"])
    #expect(results.outcomes.map(\.retries).reduce(0, +) > 0)
    let last = try BatchFolder()
    try last.makeScenes("a")
    last.settings.retries = 1
    last.calls = CountedFault(at: 6, times: .max, error: EIO).calls
    #expect(try last.run().words == ["failed 6"])
  }

  @Test("a full disk ends the batch: the rest is not tried, and a later run continues")
  func fullDisk() throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c", "d")
    batch.settings.jobs = 1
    batch.calls = CountedFault(at: 12, times: .max, error: ENOSPC).calls
    let words = try batch.run().words
    #expect(words.contains("failed 6") && words.last == "skipped", "\(words)")
    #expect(batch.fault?.exitCode == .output)
    batch.calls = FileCalls()
    let results = try batch.run()
    #expect(results.failures == 0 && results.skipped == 0)
    #expect(batch.outputs == ["a.mp4", "b.mp4", "c.mp4", "d.mp4"])
  }

  @Test("a disk that is full before a clip's header ends the batch", arguments: ["mp4", "mov"])
  func noPlaceForHeader(suffix: String) throws {
    let batch = try BatchFolder()
    try batch.makeScenes("a", "b", "c")
    (batch.settings.jobs, batch.template) = (1, "{name}.\(suffix)")
    batch.calls.writeAt = { descriptor, bytes, count, offset in
      let start = UnsafeRawBufferPointer(start: bytes, count: min(count, 8))
      let isHeader = offset == 0 && start.dropFirst(4).elementsEqual("ftyp".utf8)
      return isHeader ? -Int(ENOSPC) : FileCalls().writeAt(descriptor, bytes, count, offset)
    }
    #expect(try batch.run().words == ["failed 6", "skipped", "skipped"])
    #expect(batch.fault?.exitCode == .output)
  }
}
