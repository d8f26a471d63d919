// Cookies that code sets.

import Foundation
import SegueWorld
import Testing
import UIKit
import WebKit

@MainActor @Suite struct CookieStoreTests {
  private final class Watcher: NSObject, WKHTTPCookieStoreObserver {
    var count = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private func cookie(
    _ name: String, _ value: String, domain: String = ".example.org", secure: Bool = false
  ) -> SegueHTTPCookie? {
    var properties: [SegueHTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: "/",
    ]
    if secure { properties[.secure] = "TRUE" }
    return SegueHTTPCookie(properties: properties)
  }

  @Test("A store keeps cookies, replaces those of one place and name, and tells observers")
  func store() throws {
    let world = World()
    let watcher = Watcher()
    var found: [String] = []
    var calls = 0
    let (first, second) = (try #require(cookie("a", "1")), try #require(cookie("a", "2")))
    let other = try #require(cookie("b", "3"))
    let store = world.run { WKWebsiteDataStore.default().httpCookieStore }
    world.run {
      store.add(watcher)
      for cookie in [first, second, other] { store.setCookie(cookie) { calls += 1 } }
      store.getAllCookies { found = $0.map { "\($0.name)=\($0.value)" } }
      #expect(calls == 0 && found.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(found == ["a=2", "b=3"] && calls == 3 && watcher.count == 3)
    world.run {
      store.remove(watcher)
      store.delete(first)
      store.getAllCookies { found = $0.map(\.name) }
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(found == ["b"] && watcher.count == 3)
    #expect(world.run { WKWebsiteDataStore.nonPersistent().httpCookieStore } !== store)
  }

  @Test("A storage finds the cookies of an address; incomplete properties make none")
  func storage() throws {
    let (all, safe) = (try #require(cookie("a", "1")), cookie("s", "2", secure: true))
    let host = try #require(cookie("h", "3", domain: "example.org"))
    let open = try #require(URL(string: "http://www.example.org/page"))
    let closed = try #require(URL(string: "https://example.org"))
    World().run {
      let storage = SegueHTTPCookieStorage.shared
      for cookie in [all, safe, host].compactMap({ $0 }) { storage.setCookie(cookie) }
      #expect(storage.cookies(for: open)?.map(\.name) == ["a"])
      #expect(storage.cookies(for: closed)?.map(\.name) == ["a", "s", "h"])
      #expect(
        SegueHTTPCookie.requestHeaderFields(with: storage.cookies ?? [])
          == ["Cookie": "a=1; s=2; h=3"])
      storage.cookieAcceptPolicy = .never
      storage.setCookie(all)
      #expect(storage.cookies?.count == 2)
    }
    #expect(all.isSessionOnly && !all.isSecure && safe?.isSecure == true)
    #expect(SegueHTTPCookie(properties: [.name: "x", .value: "y"]) == nil)
  }
}
