// Caches of responses, which an app fills itself.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct URLCacheTests {
  private func response(_ bytes: Int, _ url: URL) -> SegueCachedURLResponse {
    let head = SegueURLResponse(
      url: url, mimeType: nil, expectedContentLength: bytes, textEncodingName: nil)
    return SegueCachedURLResponse(response: head, data: Data(count: bytes))
  }

  @Test("A cache finds what was stored, until it is removed or the capacity is exceeded")
  func storing() throws {
    let urls = try ["a", "b", "c"].map { try #require(URL(string: "https://example.com/\($0)")) }
    World().run {
      let cache = SegueURLCache(memoryCapacity: 100, diskCapacity: 0)
      SegueURLCache.shared = cache
      #expect(SegueURLCache.shared === cache)
      let requests = urls.map { SegueURLRequest(url: $0) }
      for (url, request) in zip(urls, requests) {
        cache.storeCachedResponse(response(40, url), for: request)
      }
      #expect(cache.cachedResponse(for: requests[0]) == nil)
      #expect(cache.cachedResponse(for: requests[2])?.response.url == urls[2])
      #expect(cache.currentMemoryUsage == 80)
      cache.removeCachedResponse(for: requests[2])
      #expect(cache.cachedResponse(for: requests[2]) == nil)
      cache.removeAllCachedResponses()
      #expect(cache.currentMemoryUsage == 0)
    }
    World().run { #expect(SegueURLCache.shared.memoryCapacity == 512_000) }
  }
}
