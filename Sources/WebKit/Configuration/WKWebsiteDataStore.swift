// What pages keep: nothing.

import Foundation
import SegueWorld

/// What the pages of a domain keep. There is none.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the domain.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
    super.init()
  }
}

/// The store of what pages keep: always empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// A Boolean value that indicates whether the store outlives the app.
  public let isPersistent: Bool
  /// The cookies that code has set.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// The store of a world.
  @MainActor private final class Default {
    let store = WKWebsiteDataStore(isPersistent: true)
  }

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore {
    World.current.associatedObject { Default() }.store
  }
  /// Returns a new store that does not outlive the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  /// Queries what pages keep: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { World.current.schedule(at: World.current.now) { completionHandler([]) } }
  /// Returns what pages keep: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Removes what pages keep, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { World.current.schedule(at: World.current.now, completionHandler) }
  /// Removes what pages keep, of which there is none.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
  {}

  /// Removes what pages have kept since a date, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { World.current.schedule(at: World.current.now, completionHandler) }
  /// Removes what pages have kept since a date, of which there is none.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}
