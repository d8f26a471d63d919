// Requests. The source of apps is bound to this type under the name `URLRequest`.

import Foundation

/// A request for a URL.
public struct SegueURLRequest: Hashable, Sendable, CustomStringConvertible {
  /// How a request uses a cache. There is none here.
  public enum CachePolicy: UInt, Sendable {
    /// The policy of the protocol.
    case useProtocolCachePolicy = 0
    /// The cache is not used.
    case reloadIgnoringLocalCacheData = 1
    /// A cached response is used, however old it is.
    case returnCacheDataElseLoad = 2
    /// Only a cached response is used.
    case returnCacheDataDontLoad = 3
    /// No cache is used, not even a remote one.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// A cached response is used if it is still valid.
    case reloadRevalidatingCacheData = 5

    /// The same as `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// The URL.
  public var url: URL?
  /// The use of a cache, which has no effect.
  public var cachePolicy: CachePolicy
  /// The time in seconds after which a request fails. It has no effect: responses always arrive.
  public var timeoutInterval: TimeInterval
  /// The method. The default is `GET`.
  public var httpMethod: String? = "GET"
  /// The body of the request.
  public var httpBody: Data?
  /// The headers of the request. They have no effect on the response.
  public var allHTTPHeaderFields: [String: String]?
  /// A Boolean value that indicates whether cookies are sent. There are none here.
  public var httpShouldHandleCookies = true
  /// A Boolean value that indicates whether cellular networks may be used. It has no effect.
  public var allowsCellularAccess = true
  /// A Boolean value that indicates whether expensive networks may be used. It has no effect.
  public var allowsExpensiveNetworkAccess = true
  /// A Boolean value that indicates whether constrained networks may be used. It has no effect.
  public var allowsConstrainedNetworkAccess = true
  /// A Boolean value that indicates whether the request is sent before earlier ones are answered. It has no
  /// effect.
  public var httpShouldUsePipelining = false
  /// The URL of the document that the request belongs to.
  public var mainDocumentURL: URL?

  /// Creates a request for a URL.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// Returns the value of a header, whatever the case of its name.
  public func value(forHTTPHeaderField field: String) -> String? {
    key(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets a header; `nil` removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a header, after a comma if it has one.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let known = self.value(forHTTPHeaderField: field)
    setValue(known.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  private func key(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }

  /// The method and the URL.
  public var description: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "no URL")" }
}
