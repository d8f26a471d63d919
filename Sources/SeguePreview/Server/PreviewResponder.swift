// The answers to HTTP requests.

import FlyingFox
import Foundation
import SegueDiagnostics
import SegueFiles
import Synchronization

/// Answers the requests that the gate lets through.
final class PreviewResponder: HTTPHandler, Sendable {
  private let host: any PageHost
  private let output: @Sendable (String) -> String?
  private let gate = Mutex<RequestGate?>(nil)

  /// The maximum size of a file that is sent, in bytes.
  private static let maximumBytes = 1 << 30

  /// Creates a responder that refuses every request until it is opened.
  init(host: any PageHost, output: @escaping @Sendable (String) -> String?) {
    (self.host, self.output) = (host, output)
  }

  /// Begins to answer requests to `address`.
  func open(_ address: PreviewAddress) {
    gate.withLock { $0 = RequestGate(address: address) }
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let gate = gate.withLock({ $0 }) else { return Self.status(.forbidden) }
    let decision = gate.decision(
      path: request.target.path(), hosts: request.headers.values(for: .host),
      origin: request.headers[HTTPHeader("Origin")])
    guard decision == .refused || [.GET, .HEAD].contains(request.method) else {
      return Self.status(.methodNotAllowed)
    }
    switch decision {
    case .refused: return Self.status(.forbidden)
    case .missing: return Self.status(.notFound)
    case .socket:
      return try await WebSocketHTTPHandler(handler: PageSocket(host: host)).handleRequest(request)
    case .page(let path):
      guard let bytes = PageFiles.all[path] else { return Self.status(.notFound) }
      return Self.file(Data(bytes), named: path, for: request)
    case .output(let name):
      guard let path = output(name),
        let bytes = try? BoundedFile.readOwn(path: path, limit: Self.maximumBytes)
      else { return Self.status(.notFound) }
      return Self.file(Data(bytes), named: name, for: request)
    }
  }

  private static func status(_ code: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: code, headers: headers(type: "text/plain; charset=utf-8"),
      body: Data("\(code.code) \(code.phrase)\n".utf8))
  }

  private static func file(_ data: Data, named path: String, for request: HTTPRequest)
    -> HTTPResponse
  {
    HTTPResponse(
      statusCode: .ok, headers: headers(type: PageFiles.mediaType(of: path)),
      body: request.method == .HEAD ? Data() : data)
  }

  /// The headers of every answer. The page may load nothing from elsewhere, and no other page may
  /// embed or read it.
  private static func headers(type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src "
        + "'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
  }
}
