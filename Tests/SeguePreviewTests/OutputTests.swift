import Foundation
import ScratchFolders
import SegueCommand
import SegueImages
import Testing

@testable import SeguePreview

@Suite("Clips and stills from a preview")
struct OutputTests {
  @Test("A clip has the bytes that segue render writes", arguments: ["mp4", "gif"])
  func render(_ format: String) async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let expected = folder("expected.\(format)")
    let code = await SegueTool.run(["render", path, "-o", expected], console: .collecting())
    #expect(code == .done)
    let bytes = try await serving([path]) { served in
      let page = try served.page()
      try page.send(#"{"type":"render","id":1,"format":"\#(format)"}"#)
      let job = try page.text("response")["result"]?["job"]?.number
      var progress: [Double] = []
      while true {
        guard case .text(let node) = try page.receive() else { throw TestFault("no clip") }
        if node["type"]?.string == "progress" { progress.append(node["done"]?.number ?? 0) }
        guard node["type"]?.string == "rendered" else { continue }
        #expect(node["job"]?.number == job)
        #expect(progress.last == 36)
        #expect(progress == progress.sorted())
        return try served.download(node["url"]?.string ?? "")
      }
    }
    #expect(try folder.bytes("expected.\(format)") == bytes)
  }

  @Test("A still is the PNG of the frame")
  func still() async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let expected = folder("expected.png")
    let code = await SegueTool.run(
      ["still", path, "--time", "0.4", "-o", expected], console: .collecting())
    #expect(code == .done)
    let bytes = try await serving([path]) { served in
      let page = try served.page()
      try page.send(#"{"type":"still","id":1,"time":0.4}"#)
      let url = try page.text("response")["result"]?["url"]?.string
      return try served.download(url ?? "")
    }
    #expect(try folder.bytes("expected.png") == bytes)
  }

  @Test("The files are removed at the end")
  func removal() async throws {
    let folder = try ScratchFolder()
    let path = try await serving([try folder.scene()]) { served in
      let page = try served.page()
      try page.send(#"{"type":"render","id":1,"format":"gif"}"#)
      let path = try page.text("rendered")["path"]?.string ?? ""
      #expect(FileManager.default.fileExists(atPath: path))
      return path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

extension Served {
  /// Returns the contents of a file of the preview by its address relative to the page.
  func download(_ url: String) throws -> [UInt8] {
    let page = try TestPage(port: address.port)
    let answer = try page.request("GET", "/\(address.token)/\(url)", host: address.hosts[0])
    guard answer.status == 200 else { throw TestFault(answer.head) }
    return try page.body(answer.head)
  }
}
