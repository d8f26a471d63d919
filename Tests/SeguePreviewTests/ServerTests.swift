import Foundation
import ScratchFolders
import SegueDiagnostics
import Testing

@testable import SeguePreview

@Suite("The server of a preview")
struct ServerTests {
  @Test("The page is served to those who know the token, and nothing else to anyone")
  func http() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let (host, root) = (served.address.hosts[0], "/\(served.address.token)/")
      func status(_ method: String, _ path: String, host: String, _ headers: [String] = []) throws
        -> Int
      {
        try TestPage(port: served.address.port).request(method, path, host: host, headers).status
      }
      let page = try TestPage(port: served.address.port)
      let answer = try page.request("GET", root, host: host)
      #expect(answer.status == 200)
      #expect(answer.head.contains("default-src 'none'"))
      #expect(try page.body(answer.head) == PageFiles.all["index.html"])
      #expect(try status("GET", "/", host: host) == 403)
      #expect(try status("GET", root, host: "example.com") == 403)
      #expect(try status("GET", root, host: host, ["Origin: http://example.com"]) == 403)
      #expect(try status("GET", root + "../../etc/passwd", host: host) == 403)
      #expect(try status("GET", root + "..%2f..%2fetc/passwd", host: host) == 403)
      #expect(try status("GET", root + "output/x.mp4", host: host) == 404)
      #expect(try status("POST", root, host: host, ["Content-Length: 0"]) == 405)
      #expect(try status("GET", root + "socket", host: host) == 400)
      #expect(try status("GET", root + "?a=b", host: host) == 200)
      #expect(try status("GET", root, host: host, ["Host: \(host)"]) == 403)
      #expect(
        try status(
          "GET", root, host: host, Array(repeating: "Origin: http://\(host)", count: 2)) == 403)
      #expect(try page.request("HEAD", root, host: host).status == 200)
      #expect(try page.request("GET", root + "js/dom.js", host: host).status == 200)
      let socket = try TestPage(port: served.address.port)
      #expect(try TestPage(port: served.address.port).open(path: root, host: host) == 404)
      #expect(
        try socket.open(path: root + "socket", host: host, origin: "http://example.com") == 403)
    }
  }

  @Test("A port in use is an error that names it")
  func busyPort() async throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    try await serving([path]) { served in
      let port = served.address.port
      let caught = served.onMain { session in
        #expect(throws: Failure.self) { try PreviewServer.start(port: port, session: session) }
      }
      #expect(caught?.exitCode == .output)
      #expect(caught?.diagnostics.first?.message.contains("port \(port) is in use") == true)
    }
  }

  @Test("Every file of the page is part of the executable")
  func files() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SeguePreview/Resources").standardizedFileURL
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let paths = (found ?? []).filter { $0.split(separator: "/").last?.contains(".") == true }
    #expect(paths.sorted() == PageFiles.all.keys.sorted())
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      #expect(PageFiles.all[path] == bytes, "\(path)")
      #expect(PageFiles.mediaType(of: path) != "application/octet-stream", "\(path)")
    }
  }
}
