// The cookies of web pages. Pages have no scripts and responses set none: there are those that code sets.

import Foundation
import SegueWorld

/// An object that is told about changes of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when cookies have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing by default.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of a store of web pages, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private let storage = SegueHTTPCookieStorage()
  private var observers: [Observer] = []

  /// Queries all cookies. The closure is called in the next turn of the main queue, as those below are.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([SegueHTTPCookie]) -> Void
  ) {
    World.current.schedule(at: World.current.now) { [storage] in
      completionHandler(storage.cookies ?? [])
    }
  }
  /// Returns all cookies.
  open func allCookies() async -> [SegueHTTPCookie] { storage.cookies ?? [] }

  /// Sets a cookie in place of one with the same name, domain and path.
  open func setCookie(
    _ cookie: SegueHTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    storage.setCookie(cookie)
    didChange(completionHandler)
  }
  /// Sets a cookie.
  open func setCookie(_ cookie: SegueHTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  /// Removes the cookie with the name, the domain and the path of another one.
  open func delete(
    _ cookie: SegueHTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    storage.deleteCookie(cookie)
    didChange(completionHandler)
  }
  /// Removes a cookie.
  open func deleteCookie(_ cookie: SegueHTTPCookie) async { delete(cookie, completionHandler: nil) }

  /// Adds an object that is told about changes. It is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    remove(observer)
    observers.append(Observer(object: observer))
  }
  /// Removes an object that is told about changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  private func didChange(_ completionHandler: (@MainActor @Sendable () -> Void)?) {
    World.current.schedule(at: World.current.now) { [weak self] in
      completionHandler?()
      guard let self else { return }
      for observer in observers { observer.object?.cookiesDidChange(in: self) }
    }
  }
}
