// The answers to HTTP requests.

import CSegueServer
import Foundation
import SegueFiles
import Synchronization

/// Answers the requests that the gate lets through.
final class PreviewResponder: Sendable {
  /// An answer: its status, the media type and the body.
  struct Answer {
    let status: Int
    let type: String
    let body: [UInt8]
  }

  private let output: @Sendable (String) -> String?
  private let gate = Mutex<RequestGate?>(nil)

  /// The maximum size of a file that is sent, in bytes.
  private static let maximumBytes = 1 << 30

  /// Creates a responder that refuses every request until it is opened.
  /// - Parameter output: Returns the path of a file that the preview has made, by its name.
  init(output: @escaping @Sendable (String) -> String?) { self.output = output }

  /// Begins to answer requests to `address`.
  func open(_ address: PreviewAddress) {
    gate.withLock { $0 = RequestGate(address: address) }
  }

  /// Returns the answer to a request. Its status is 101 if it opens the WebSocket.
  func answer(to request: segue_request) -> Answer {
    guard let gate = gate.withLock({ $0 }) else { return Self.status(403, "Forbidden") }
    let decision = gate.decision(
      path: String(cString: request.path), host: request.host.map { String(cString: $0) },
      origin: request.origin.map { String(cString: $0) })
    if decision == .refused { return Self.status(403, "Forbidden") }
    guard request.is_reading else { return Self.status(405, "Method Not Allowed") }
    guard request.wants_socket == (decision == .socket) else {
      return request.wants_socket
        ? Self.status(404, "Not Found") : Self.status(400, "Bad Request: expected a WebSocket")
    }
    return content(of: decision)
  }

  private func content(of decision: RequestGate.Decision) -> Answer {
    switch decision {
    case .socket: return Self.status(101, "Switching Protocols")
    case .page(let path):
      if let bytes = PageFiles.all[path] { return Self.file(bytes, named: path) }
    case .output(let name):
      if let path = output(name),
        let bytes = try? BoundedFile.readOwn(path: path, limit: Self.maximumBytes)
      {
        return Self.file(bytes, named: name)
      }
    case .refused, .missing: break
    }
    return Self.status(404, "Not Found")
  }

  private static func status(_ code: Int, _ phrase: String) -> Answer {
    Answer(
      status: code, type: "text/plain; charset=utf-8", body: Array("\(code) \(phrase)\n".utf8))
  }

  private static func file(_ bytes: [UInt8], named path: String) -> Answer {
    Answer(status: 200, type: PageFiles.mediaType(of: path), body: bytes)
  }

  /// The headers of every answer. The page may load nothing from elsewhere, and no other page may embed
  /// or read it.
  static let headers: KeyValuePairs = [
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src "
      + "'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  ]
}
