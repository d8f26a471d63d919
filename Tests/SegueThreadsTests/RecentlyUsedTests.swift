// The cache of limited size: what it keeps, and what it drops first.

import SegueThreads
import Testing

@Suite struct RecentlyUsedTests {
  private let cache = RecentlyUsed<String, Int>(limitInBytes: 10)

  @Test("values are found by their keys until they are removed") func finds() {
    cache.keep(1, for: "a", bytes: 4)
    #expect(cache.find("a") == 1 && cache.find("b") == nil)
    cache.removeAll()
    #expect(cache.find("a") == nil && cache.bytes == 0)
  }

  @Test("the value that has not been used for the longest time is dropped first") func order() {
    cache.keep(1, for: "a", bytes: 4)
    cache.keep(2, for: "b", bytes: 4)
    #expect(cache.find("a") == 1)
    cache.keep(3, for: "c", bytes: 4)
    #expect(cache.find("b") == nil)
    #expect(cache.find("a") == 1 && cache.find("c") == 3 && cache.bytes == 8)
  }

  @Test("a value replaces the one of its key, and the size of that one no longer counts")
  func replaces() {
    cache.keep(1, for: "a", bytes: 9)
    cache.keep(2, for: "a", bytes: 3)
    #expect(cache.find("a") == 2 && cache.bytes == 3)
  }

  @Test("a value larger than the limit is not kept, and displaces nothing") func tooLarge() {
    cache.keep(1, for: "a", bytes: 4)
    cache.keep(2, for: "b", bytes: 11)
    #expect(cache.find("b") == nil && cache.find("a") == 1)
  }

  @Test("any number of threads can use a cache at once") func threads() {
    let shared = RecentlyUsed<Int, Int>(limitInBytes: 64)
    ParallelCalls.perform(8) { thread in
      for step in 0..<500 { shared.keep(thread, for: (thread + step) % 100, bytes: 1) }
    }
    #expect(shared.bytes == 64)
  }
}
