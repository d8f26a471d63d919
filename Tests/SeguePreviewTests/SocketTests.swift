import ScratchFolders
import Testing

@testable import SeguePreview

@Suite("Messages that no page sends")
struct SocketTests {
  @Test("Frames against the protocol end their connection, with the code of RFC 6455, and no other")
  func faults() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let good = try served.page()
      let large = [UInt8](repeating: 0x20, count: IncomingText.maximumBytes + 1)
      let faults: [(code: Int?, frames: [(UInt8, [UInt8])])] = [
        (1009, [(0x81, large)]), (1009, [(0x01, Array(large.dropLast())), (0x80, [0x20, 0x20])]),
        (1003, [(0x82, [1, 2, 3])]), (1002, [(0x80, [0x20])]), (1002, [(0x01, []), (0x81, [])]),
        (1002, [(0xC1, [])]), (1002, [(0x83, [])]), (1002, [(0x09, [])]),
        (nil, [(0x89, [UInt8](repeating: 0, count: 126))]), (1007, [(0x81, [0xFF, 0xFE])]),
        (1005, [(0x88, [])]), (1001, [(0x88, [3, 0xE9])]),
      ]
      for (code, frames) in faults {
        let page = try served.page()
        for (first, payload) in frames { try page.frame(first, payload) }
        #expect(try page.end() == code, "\(frames.map(\.0))")
      }
      try good.send(#"{"type":"frame","time":0,"serial":1}"#)
      #expect(try good.picture().header["serial"]?.number == 1)
    }
  }

  @Test("A handshake without a key, and what is no HTTP, end their connections, and no other")
  func handshakes() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let (host, path) = (served.address.hosts[0], "/\(served.address.token)/socket")
      let good = try served.page()
      let upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
      let first = try TestPage(port: served.address.port)
      #expect((try? first.request("GET", path, host: host, upgrade).status) != 101)
      for line in ["PRI * HTTP/2.0", "\u{16}\u{3}\u{1}", "GET \(path) HTTP/9", ""] {
        let page = try TestPage(port: served.address.port)
        try page.write(Array("\(line)\r\nHost: \(host)\r\n\r\n".utf8))
        page.leave()
      }
      try good.send(#"{"type":"frame","time":0,"serial":2}"#)
      #expect(try good.picture().header["serial"]?.number == 2)
    }
  }

  @Test("A ping is answered with its payload; fragments are joined")
  func control() async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let page = try served.page()
      try page.frame(0x01, Array(#"{"type":"frame","ti"#.utf8))
      try page.frame(0x89, [7, 8])
      try page.frame(0x80, Array(#"me":0,"serial":9}"#.utf8))
      var pong: [UInt8]?
      while pong == nil { if case .pong(let payload) = try page.receive() { pong = payload } }
      #expect(pong == [7, 8])
      #expect(try page.picture().header["serial"]?.number == 9)
    }
  }

  @Test(
    "A message that is no request is answered with an error",
    arguments: [
      ("{", "not JSON"), ("[]", "expected an object"), ("{}", "\"type\" is missing"),
      (#"{"type":"dance","id":1}"#, "not a request"), (#"{"type":"frame","id":1}"#, "\"time\""),
      (#"{"type":"open","id":1,"file":7}"#, "from 0 to 0"),
      (#"{"type":"render","id":1,"format":"doc"}"#, "expected one of mp4"),
    ])
  func malformed(_ text: String, _ expected: String) async throws {
    let folder = try ScratchFolder()
    try await serving([try folder.scene()]) { served in
      let page = try served.page()
      try page.send(text)
      let response = try page.text("response")
      let message = response["error"]?["message"]?.string ?? ""
      #expect(message.contains(expected), "\(message)")
    }
  }
}

extension TestPage {
  /// Receives messages until the connection ends, and answers the frame that closes it.
  /// - Returns: The code with which it was closed, or `nil` if it just ended.
  func end() throws -> Int? {
    var code: Int?
    while true {
      switch try receive() {
      case .close(let given):
        code = given
        try? frame(0x88, [])
      case .end: return code
      default: continue
      }
    }
  }
}
