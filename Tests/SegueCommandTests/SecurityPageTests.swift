// The page about security: the tests that it names exist.

import Foundation
import Testing

@Suite struct SecurityPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("each test that Documentation/Internals/SECURITY.md names exists")
  func names() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Internals/SECURITY.md"), encoding: .utf8)
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appending(path: "Tests").path)
    let tests = page.matches(of: /`(\w+Tests)\/(\w+)`/)
    #expect(tests.count > 20)
    for test in tests {
      let (suite, function) = (String(test.1), String(test.2))
      let file = try #require(files.first { $0.hasSuffix("/\(suite).swift") }, "\(suite)")
      let text = try String(
        contentsOf: Self.root.appending(path: "Tests/\(file)"), encoding: .utf8)
      #expect(text.contains("func \(function)("), "\(suite)/\(function)")
    }
  }
}
