// The patterns by which podspecs name files.

import Testing

@testable import SegueProjects

@Suite struct PodPatternTests {
  @Test(
    "wildcards match parts of paths below the folder before the first of them",
    arguments: [
      ("Classes/**/*.{swift,h}", "A/B.swift", true), ("Classes/**/*.{swift,h}", "B.h", true),
      ("Classes/**/*.{swift, h}", "A/B.m", false), ("Classes/*.swift", "A/B.swift", false),
      ("Classes", "B.swift", true), ("Classes", "A/B.swift", false), ("A/?.swift", "B.swift", true),
    ])
  func wildcards(pattern: String, path: String, matches: Bool) {
    #expect(PodPattern(pattern).matches(path) == matches)
  }

  @Test("a pattern with very many wildcards contains nothing")
  func many() {
    let deep = PodPattern(String(repeating: "**/", count: 30) + "*.swift")
    #expect(!deep.matches(String(repeating: "a/", count: 30) + "b.m"))
    let wide = PodPattern(String(repeating: "*a", count: 30) + ".swift")
    #expect(!wide.matches(String(repeating: "a", count: 200)))
  }
}
