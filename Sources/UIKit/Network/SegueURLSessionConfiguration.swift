// The settings of sessions. The source of apps is bound to this type under the name
// `URLSessionConfiguration`.

import Foundation

/// The settings of a session. Those about caches, cookies and kinds of networks have no effect.
open class SegueURLSessionConfiguration: NSObject, @unchecked Sendable {
  // Unchecked: code of a world sets it on the world's thread, before it creates a session.

  /// New settings.
  public class var `default`: SegueURLSessionConfiguration { SegueURLSessionConfiguration() }
  /// New settings, as nothing is kept here anyway.
  public class var ephemeral: SegueURLSessionConfiguration { SegueURLSessionConfiguration() }

  /// Returns new settings with an identifier. The requests run as all others do.
  open class func background(withIdentifier identifier: String) -> SegueURLSessionConfiguration {
    let configuration = SegueURLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// The identifier of a session in the background.
  open internal(set) var identifier: String?
  /// The use of a cache, which has no effect.
  open var requestCachePolicy = SegueURLRequest.CachePolicy.useProtocolCachePolicy
  /// The cache of responses, which requests do not consult. The default is `nil`.
  open var urlCache: SegueURLCache?
  /// The time in seconds after which a request fails. It has no effect: responses always arrive.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The time in seconds after which a resource fails. It has no effect: responses always arrive.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Headers of all requests that are created from URLs.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The number of connections at a time. It has no effect.
  open var httpMaximumConnectionsPerHost = 6
  /// A Boolean value that indicates whether requests wait for a network. It has no effect.
  open var waitsForConnectivity = false
  /// A Boolean value that indicates whether cellular networks may be used. It has no effect.
  open var allowsCellularAccess = true
  /// A Boolean value that indicates whether expensive networks may be used. It has no effect.
  open var allowsExpensiveNetworkAccess = true
  /// A Boolean value that indicates whether constrained networks may be used. It has no effect.
  open var allowsConstrainedNetworkAccess = true
  /// A Boolean value that indicates whether the system chooses the time. It has no effect.
  open var isDiscretionary = false
  /// A Boolean value that indicates whether the end of a request launches the app. It has no effect.
  open var sessionSendsLaunchEvents = false
  /// A Boolean value that indicates whether cookies are sent. Requests send none here.
  open var httpShouldSetCookies = true
  /// The cookies of the session, which requests do not send. The default is `nil`.
  open var httpCookieStorage: SegueHTTPCookieStorage?
  /// The object of `urlCredentialStorage`, which SegueServices declares: its type is one of
  /// FoundationNetworking, which commands need not load.
  package var credentialStorage: AnyObject?
  /// The classes that take requests in place of the network. It has no effect: `--responses` names a folder of
  /// responses.
  open var protocolClasses: [AnyClass]?
  /// A Boolean value that indicates whether requests are sent before earlier ones are answered. It has no effect.
  open var httpShouldUsePipelining = false
  /// The policy for accepting cookies. It has no effect, as responses set none.
  open var httpCookieAcceptPolicy = SegueHTTPCookieAcceptPolicy.onlyFromMainDocumentDomain
}
