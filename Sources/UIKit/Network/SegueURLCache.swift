// Caches of responses, which an app fills and reads itself: sessions consult none, since every response arrives after
// the same time. The source of apps is bound to these types under the names `URLCache` and `CachedURLResponse`.

import Foundation
import SegueWorld

/// A response with its body, as a cache keeps it.
open class SegueCachedURLResponse: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer, and the information is the app's.

  /// The response.
  public let response: SegueURLResponse
  /// The body.
  public let data: Data
  /// The information that the app has added.
  public let userInfo: [AnyHashable: Any]?
  /// Where the response may be kept.
  public let storagePolicy: SegueURLCache.StoragePolicy

  /// Creates a response.
  public init(
    response: SegueURLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: SegueURLCache.StoragePolicy = .allowed
  ) {
    (self.response, self.data) = (response, data)
    (self.userInfo, self.storagePolicy) = (userInfo, storagePolicy)
  }
}

/// A cache of responses in memory. The oldest responses are removed if the larger of both capacities is exceeded.
@preconcurrency @MainActor
open class SegueURLCache: NSObject {
  /// Where a cache may keep a response: in memory, unless that is not allowed.
  public enum StoragePolicy: UInt, Sendable {
    /// In memory and in a file.
    case allowed
    /// In memory.
    case allowedInMemoryOnly
    /// Nowhere.
    case notAllowed
  }

  @MainActor
  private final class Shared: NSObject {
    var cache = SegueURLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
  }

  /// The cache of the app.
  public class var shared: SegueURLCache {
    get { World.current.associatedObject { Shared() }.cache }
    set { World.current.associatedObject { Shared() }.cache = newValue }
  }

  /// The largest number of bytes in memory.
  open var memoryCapacity: Int { didSet { trim() } }
  /// The largest number of bytes in files. Nothing is written to files.
  open var diskCapacity: Int { didSet { trim() } }
  private var kept: [(key: String, response: SegueCachedURLResponse)] = []

  /// Creates a cache. The path has no effect.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }
  /// Creates a cache. The folder has no effect.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }

  /// The number of bytes in memory.
  open var currentMemoryUsage: Int { kept.reduce(0) { $0 + $1.response.data.count } }
  /// The number of bytes in files: 0.
  open var currentDiskUsage: Int { 0 }

  /// Returns the response that was kept for a request.
  open func cachedResponse(for request: SegueURLRequest) -> SegueCachedURLResponse? {
    kept.first { $0.key == key(request) }?.response
  }
  /// Keeps a response for a request, unless its policy does not allow it.
  open func storeCachedResponse(
    _ cachedResponse: SegueCachedURLResponse, for request: SegueURLRequest
  ) {
    removeCachedResponse(for: request)
    guard cachedResponse.storagePolicy != .notAllowed else { return }
    kept.append((key(request), cachedResponse))
    trim()
  }
  /// Removes the response for a request.
  open func removeCachedResponse(for request: SegueURLRequest) {
    kept.removeAll { $0.key == key(request) }
  }
  /// Removes all responses.
  open func removeAllCachedResponses() { kept = [] }
  /// Removes all responses, as all have been kept since the app was launched.
  open func removeCachedResponses(since date: Date) { kept = [] }

  private func key(_ request: SegueURLRequest) -> String {
    "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
  }

  private func trim() {
    let capacity = max(memoryCapacity, diskCapacity)
    while currentMemoryUsage > capacity, !kept.isEmpty { kept.removeFirst() }
  }
}
