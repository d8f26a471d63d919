// Requests as objects, as code that has grown with Objective-C makes them: `NSMutableURLRequest(url:)`,
// and `request as URLRequest` where it is sent.

import Foundation

/// A request that can be changed. The source of apps is bound to this class under the name
/// `NSMutableURLRequest`.
open class SegueMutableURLRequest: NSObject {
  private var request: SegueURLRequest

  /// Creates a request for a URL.
  public init(
    url: URL, cachePolicy: SegueURLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    request = SegueURLRequest(
      url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
    super.init()
  }

  fileprivate init(_ request: SegueURLRequest) {
    self.request = request
    super.init()
  }

  /// The URL.
  open var url: URL? {
    get { request.url }
    set { request.url = newValue }
  }
  /// The use of a cache, which has no effect.
  open var cachePolicy: SegueURLRequest.CachePolicy {
    get { request.cachePolicy }
    set { request.cachePolicy = newValue }
  }
  /// The time in seconds after which a request fails. It has no effect: responses always arrive.
  open var timeoutInterval: TimeInterval {
    get { request.timeoutInterval }
    set { request.timeoutInterval = newValue }
  }
  /// The method. The default is `GET`.
  open var httpMethod: String {
    get { request.httpMethod ?? "GET" }
    set { request.httpMethod = newValue }
  }
  /// The body of the request.
  open var httpBody: Data? {
    get { request.httpBody }
    set { request.httpBody = newValue }
  }
  /// The headers of the request. They have no effect on the response.
  open var allHTTPHeaderFields: [String: String]? {
    get { request.allHTTPHeaderFields }
    set { request.allHTTPHeaderFields = newValue }
  }
  /// A Boolean value that indicates whether cookies are sent. There are none here.
  open var httpShouldHandleCookies: Bool {
    get { request.httpShouldHandleCookies }
    set { request.httpShouldHandleCookies = newValue }
  }

  /// Returns the value of a header, whatever the case of its name.
  open func value(forHTTPHeaderField field: String) -> String? {
    request.value(forHTTPHeaderField: field)
  }
  /// Sets a header; `nil` removes it.
  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    request.setValue(value, forHTTPHeaderField: field)
  }
  /// Adds a value to a header, after a comma if it has one.
  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    request.addValue(value, forHTTPHeaderField: field)
  }

  fileprivate var value: SegueURLRequest { request }
}

// swift-format-ignore: NoLeadingUnderscores
extension SegueURLRequest: _ObjectiveCBridgeable {
  /// The request as an object.
  public func _bridgeToObjectiveC() -> SegueMutableURLRequest { SegueMutableURLRequest(self) }

  /// Takes the request of an object.
  public static func _forceBridgeFromObjectiveC(
    _ source: SegueMutableURLRequest, result: inout SegueURLRequest?
  ) { result = source.value }

  /// Takes the request of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: SegueMutableURLRequest, result: inout SegueURLRequest?
  ) -> Bool {
    result = source.value
    return true
  }

  /// Takes the request of an object, which there must be.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: SegueMutableURLRequest?
  ) -> SegueURLRequest {
    guard let source else { fatalError("there is no request; expected one that is cast") }
    return source.value
  }
}
