// The other end of the connection: a client for HTTP and WebSocket on a plain socket, written from
// RFC 6455 and independent of the server's library. It waits for at most ten minutes.

import Foundation
import SegueDiagnostics

/// What went wrong in a test's client.
struct TestFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A connection to the server.
final class TestPage: @unchecked Sendable {
  // Unchecked: used by one thread.

  /// A message from the server.
  enum Message {
    case text(JSONNode)
    case binary(header: JSONNode, payload: [UInt8])
    case pong([UInt8])
    case close(Int)
    /// The connection has ended.
    case end
  }

  private let socket: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOpen = true

  private static let patience = timeval(tv_sec: 600, tv_usec: 0)

  init(port: UInt16) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = Self.patience
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw TestFault("cannot connect to port \(port)") }
  }

  deinit { leave() }

  /// Closes the connection without a word.
  func leave() {
    guard isOpen else { return }
    isOpen = false
    close(socket)
  }

  // MARK: HTTP

  /// Sends a request for a WebSocket.
  /// - Returns: The status of the answer.
  func open(path: String, host: String, origin: String? = nil) throws -> Int {
    let key = Data("0123456789abcdef".utf8).base64EncodedString()
    var headers = [
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: \(key)",
      "Sec-WebSocket-Version: 13",
    ]
    if let origin { headers.append("Origin: \(origin)") }
    return try request("GET", path, host: host, headers).status
  }

  /// Sends a request and reads the head of the answer.
  func request(_ method: String, _ path: String, host: String, _ headers: [String] = []) throws
    -> (status: Int, head: String)
  {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + headers + ["", ""]
    try write(Array(lines.joined(separator: "\r\n").utf8))
    var head: [UInt8] = []
    while !head.ends(with: Array("\r\n\r\n".utf8)) {
      guard let byte = read(1)?.first else { throw TestFault("the answer ended") }
      head.append(byte)
    }
    let text = String(decoding: head, as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw TestFault(text) }
    return (status, text)
  }

  /// Reads the body of an answer whose head has a length.
  func body(_ head: String) throws -> [UInt8] {
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    guard let line, let count = Int(line.split(separator: ":")[1].drop { $0 == " " }),
      let bytes = read(count)
    else { throw TestFault("no body: \(head)") }
    return bytes
  }

  // MARK: WebSocket

  /// Sends the text of a message.
  func send(_ text: String) throws { try frame(0x81, Array(text.utf8)) }

  /// Sends a frame with the first byte `first`, masked as clients must.
  func frame(_ first: UInt8, _ payload: [UInt8]) throws {
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    var bytes = [first]
    switch payload.count {
    case 0..<126: bytes.append(0x80 | UInt8(payload.count))
    case 126..<65536: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [0xFF] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 255) }
    }
    bytes += mask
    bytes += payload.enumerated().map { $1 ^ mask[$0 & 3] }
    try write(bytes)
  }

  /// Receives a message, joining its fragments.
  func receive() throws -> Message {
    guard var (first, payload) = readFrame() else { return .end }
    let opcode = first & 0x0F
    while first & 0x80 == 0 {
      guard let next = readFrame() else { return .end }
      guard next.first & 0x0F == 0 else { throw TestFault("a fragment with opcode \(next.first)") }
      first = next.first
      payload += next.payload
    }
    switch opcode {
    case 1: return .text(try JSONReader.read(payload))
    case 2:
      let length = payload.prefix(4).enumerated().reduce(0) {
        $0 | Int($1.element) << (8 * $1.offset)
      }
      let header = try JSONReader.read(Array(payload[4..<4 + length]))
      return .binary(header: header, payload: Array(payload[(4 + length)...]))
    case 8:
      // 1005 stands for no code in RFC 6455.
      return .close(payload.isEmpty ? 1005 : payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
    case 10: return .pong(payload)
    default: throw TestFault("a frame with opcode \(opcode)")
    }
  }

  private func readFrame() -> (first: UInt8, payload: [UInt8])? {
    guard let head = read(2) else { return nil }
    var count = Int(head[1] & 0x7F)
    if count > 125 {
      guard let more = read(count == 126 ? 2 : 8) else { return nil }
      count = more.reduce(0) { $0 << 8 | Int($1) }
    }
    return read(count).map { (head[0], $0) }
  }

  /// Receives messages until one is a text of the given type.
  func text(_ type: String, where matches: (JSONNode) -> Bool = { _ in true }) throws -> JSONNode {
    while true {
      switch try receive() {
      case .text(let node) where node["type"]?.string == type && matches(node): return node
      case .end, .close: throw TestFault("the connection ended before \(type)")
      default: continue
      }
    }
  }

  /// Receives messages until one is a picture.
  func picture() throws -> (header: JSONNode, payload: [UInt8]) {
    while true {
      switch try receive() {
      case .binary(let header, let payload): return (header, payload)
      case .end, .close: throw TestFault("the connection ended before a picture")
      default: continue
      }
    }
  }

  // MARK: Bytes

  /// Sends bytes as they are.
  func write(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw TestFault("the server takes no more bytes") }
      sent += count
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count {
      if start > 0 {
        buffer.removeFirst(start)
        start = 0
      }
      var chunk = [UInt8](repeating: 0, count: max(65536, count - buffer.count))
      let got = recv(socket, &chunk, chunk.count, 0)
      guard got > 0 else { return nil }
      buffer += chunk[..<got]
    }
    defer { start += count }
    return Array(buffer[start..<start + count])
  }
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension JSONNode {
  /// The string, or `nil` if the value is none.
  var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The number, or `nil` if the value is none.
  var number: Double? { if case .number(let text) = content { Double(text) } else { nil } }
  /// The values of an array, or none.
  var elements: [JSONNode] { if case .array(let nodes) = content { nodes } else { [] } }
}
