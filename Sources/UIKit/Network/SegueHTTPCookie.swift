// Cookies as objects, which apps name `HTTPCookie`: Foundation has them on Linux only in its part for
// networks, which apps here do not use. The bindings give them Apple's names.

import Foundation
import SegueWorld

/// The keys of a cookie's properties.
public struct SegueHTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the key.
  public let rawValue: String
  /// Creates a key of Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key of Apple's name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the cookie.
  public static let name = SegueHTTPCookiePropertyKey("Name")
  /// The value of the cookie.
  public static let value = SegueHTTPCookiePropertyKey("Value")
  /// The domain that the cookie is for.
  public static let domain = SegueHTTPCookiePropertyKey("Domain")
  /// The path that the cookie is for.
  public static let path = SegueHTTPCookiePropertyKey("Path")
  /// The address that has set the cookie.
  public static let originURL = SegueHTTPCookiePropertyKey("OriginURL")
  /// The date until which the cookie is kept.
  public static let expires = SegueHTTPCookiePropertyKey("Expires")
  /// The seconds for which the cookie is kept.
  public static let maximumAge = SegueHTTPCookiePropertyKey("Max-Age")
  /// Whether the cookie is only sent over safe connections.
  public static let secure = SegueHTTPCookiePropertyKey("Secure")
  /// Whether the cookie ends with the session.
  public static let discard = SegueHTTPCookiePropertyKey("Discard")
  /// The version of the cookie.
  public static let version = SegueHTTPCookiePropertyKey("Version")
  /// A comment.
  public static let comment = SegueHTTPCookiePropertyKey("Comment")
  /// The ports that the cookie is for.
  public static let port = SegueHTTPCookiePropertyKey("Port")
}

/// A cookie. Its properties never change.
open class SegueHTTPCookie: NSObject, @unchecked Sendable {
  /// The properties from which the cookie was made.
  public let properties: [SegueHTTPCookiePropertyKey: Any]?
  /// The name.
  public let name: String
  /// The value.
  public let value: String
  /// The domain that the cookie is for.
  public let domain: String
  /// The path that the cookie is for.
  public let path: String
  /// The date until which the cookie is kept; `nil` for the session.
  public let expiresDate: Date?
  /// A Boolean value that indicates whether the cookie is only sent over safe connections.
  public let isSecure: Bool
  /// The version: 0, unless the properties say 1.
  public let version: Int
  /// A Boolean value that indicates whether the cookie ends with the session.
  open var isSessionOnly: Bool { expiresDate == nil }
  /// A Boolean value that indicates whether scripts do not see the cookie.
  open var isHTTPOnly: Bool {
    properties?[SegueHTTPCookiePropertyKey("HttpOnly")] != nil
  }

  /// Creates a cookie; `nil` without a name, a value, a path, and a domain or an address.
  public init?(properties: [SegueHTTPCookiePropertyKey: Any]) {
    func text(_ key: SegueHTTPCookiePropertyKey) -> String? { properties[key] as? String }
    let origin = properties[.originURL] as? URL ?? text(.originURL).flatMap { URL(string: $0) }
    guard let name = text(.name), let value = text(.value), let path = text(.path),
      let domain = text(.domain) ?? origin?.host
    else { return nil }
    (self.name, self.value, self.path) = (name, value, path)
    (self.domain, self.properties) = (domain.lowercased(), properties)
    version = text(.version) == "1" ? 1 : 0
    isSecure =
      ["TRUE", "YES", "1"].contains(text(.secure)?.uppercased() ?? "")
      || properties[.secure] as? Bool == true
    expiresDate = properties[.expires] as? Date
    super.init()
  }

  /// Returns the fields of a request with cookies.
  open class func requestHeaderFields(with cookies: [SegueHTTPCookie]) -> [String: String] {
    guard !cookies.isEmpty else { return [:] }
    return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// Returns whether two cookies have the same place and name, so that one replaces the other.
  func replaces(_ other: SegueHTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }

  /// Returns whether the cookie is for an address.
  func isFor(_ url: URL) -> Bool {
    let host = url.host?.lowercased() ?? ""
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    let isInside = host == bare || domain.hasPrefix(".") && host.hasSuffix("." + bare)
    let place = url.path.isEmpty ? "/" : url.path
    return isInside && place.hasPrefix(path) && (!isSecure || url.scheme == "https")
  }
}

/// The policies for accepting cookies.
public enum SegueHTTPCookieAcceptPolicy: UInt, Sendable {
  /// All are accepted.
  case always
  /// None is accepted.
  case never
  /// Only those of the page itself are accepted.
  case onlyFromMainDocumentDomain
}

/// The cookies of an app, in memory. The canned responses neither set nor receive them.
@preconcurrency @MainActor
open class SegueHTTPCookieStorage: NSObject {
  /// The policies for accepting cookies.
  public typealias AcceptPolicy = SegueHTTPCookieAcceptPolicy

  /// The cookies of the app.
  public class var shared: SegueHTTPCookieStorage {
    World.current.associatedObject { SegueHTTPCookieStorage() }
  }

  private var kept: [SegueHTTPCookie] = []
  /// The policy for accepting cookies. The default is that of the page itself.
  open var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain

  /// All cookies, in the order in which they were set.
  open var cookies: [SegueHTTPCookie]? { kept }
  /// Returns the cookies for an address.
  open func cookies(for url: URL) -> [SegueHTTPCookie]? { kept.filter { $0.isFor(url) } }
  /// Keeps a cookie in place of one with the same name, domain and path.
  open func setCookie(_ cookie: SegueHTTPCookie) {
    deleteCookie(cookie)
    if cookieAcceptPolicy != .never { kept.append(cookie) }
  }
  /// Keeps cookies for an address.
  open func setCookies(_ cookies: [SegueHTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  /// Removes the cookie with the name, the domain and the path of another one.
  open func deleteCookie(_ cookie: SegueHTTPCookie) { kept.removeAll { $0.replaces(cookie) } }
  /// Removes all cookies, as all have been set since the app was launched.
  open func removeCookies(since date: Date) { kept = [] }
}
