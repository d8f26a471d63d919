// Responses. The source of apps is bound to these types under the names `URLResponse` and
// `HTTPURLResponse`.

import Foundation
import SegueAssets

/// The response to a request, without its body.
open class SegueURLResponse: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  /// The URL.
  public let url: URL?
  /// The type of the contents, such as `application/json`.
  public let mimeType: String?
  /// The length of the body in bytes; -1 if it is not known.
  public let expectedContentLength: Int64
  /// The encoding of a text, such as `utf-8`.
  public let textEncodingName: String?

  /// Creates a response.
  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
  }

  /// Creates a response without a URL and of unknown length.
  public override init() {
    (url, mimeType, textEncodingName) = (nil, nil, nil)
    expectedContentLength = -1
  }

  /// The last part of the URL, as a name for a file.
  open var suggestedFilename: String? {
    guard let name = url?.lastPathComponent, !name.isEmpty, name != "/" else { return "unknown" }
    return name
  }
}

/// The response to a request over HTTP, without its body.
open class SegueHTTPURLResponse: SegueURLResponse, @unchecked Sendable {
  /// The status code, such as 200.
  public let statusCode: Int
  /// The headers.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates a response.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    let fields = headerFields ?? [:]
    (self.statusCode, allHeaderFields) = (statusCode, fields)
    let value = { (name: String) in fields.first { $0.key.lowercased() == name }?.value }
    let type = value("content-type")
    super.init(
      url: url, mimeType: Self.mimeType(type),
      expectedContentLength: value("content-length").flatMap { Int($0) } ?? -1,
      textEncodingName: Self.encoding(type))
  }

  /// Creates a response without a URL and headers, whose status code is 0.
  public override init() {
    (statusCode, allHeaderFields) = (0, [:])
    super.init()
  }

  /// Creates the response of a file.
  init(_ response: CannedResponse, of url: URL) {
    statusCode = response.status
    allHeaderFields = Dictionary(
      response.headers.map { (AnyHashable($0.name), $0.value as Any) }, uniquingKeysWith: { $1 })
    let type = response.header("content-type")
    super.init(
      url: url, mimeType: Self.mimeType(type), expectedContentLength: response.body.count,
      textEncodingName: Self.encoding(type))
  }

  /// Returns the value of a header, whatever the case of its name.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { "\($0.key)".lowercased() == field.lowercased() }?.value as? String
  }

  /// Returns the English name of a status code.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    names[statusCode] ?? (statusCode < 400 ? "no error" : "error \(statusCode)")
  }

  private static let names = [
    200: "no error", 201: "created", 202: "accepted", 204: "no content", 301: "moved permanently",
    302: "found", 304: "not modified", 400: "bad request", 401: "unauthorized", 403: "forbidden",
    404: "not found", 405: "method not allowed", 409: "conflict", 429: "too many requests",
    500: "internal server error", 502: "bad gateway", 503: "service unavailable",
  ]

  private static func mimeType(_ type: String?) -> String? {
    type?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func encoding(_ type: String?) -> String? {
    guard let type, let start = type.range(of: "charset=") else { return nil }
    return type[start.upperBound...].trimmingCharacters(in: .whitespaces)
  }
}
