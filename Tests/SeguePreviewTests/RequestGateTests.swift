import Testing

@testable import SeguePreview

@Suite("Which requests are answered")
struct RequestGateTests {
  private let gate: RequestGate = {
    var generator = SystemRandomNumberGenerator()
    return RequestGate(address: PreviewAddress(port: 8080, generator: &generator))
  }()

  private func decision(
    _ path: String, host: String? = "127.0.0.1:8080", origin: String? = nil
  ) -> RequestGate.Decision {
    gate.decision(path: path, host: host, origin: origin)
  }

  private var root: String { "/\(gate.address.token)/" }

  @Test("The token opens the page, its files, its outputs, and the socket")
  func accepted() {
    #expect(decision(root) == .page("index.html"))
    #expect(decision(root + "js/a-b_c.js") == .page("js/a-b_c.js"))
    #expect(decision(root + "output/pop-1.mp4") == .output("pop-1.mp4"))
    #expect(decision(root + "socket") == .socket)
    #expect(
      decision(root, host: "localhost:8080", origin: "http://localhost:8080")
        == .page("index.html"))
  }

  @Test("Without the token, everything is refused", arguments: ["/", "", "/index.html", "/socket"])
  func noToken(_ path: String) {
    #expect(decision(path) == .refused)
    #expect(decision("/" + String(repeating: "0", count: 32) + path) == .refused)
    #expect(decision("/\(gate.address.token.dropLast())/") == .refused)
    #expect(decision("/\(gate.address.token)0/") == .refused)
  }

  @Test(
    "A host other than the loopback interface is refused",
    arguments: [
      nil, "", "example.com", "127.0.0.1", "127.0.0.1:80", "example.com:8080",
      "127.0.0.1:8080, example.com",
    ])
  func foreignHost(_ host: String?) { #expect(decision(root, host: host) == .refused) }

  @Test(
    "A page of another origin is refused",
    arguments: [
      "", "null", "http://example.com", "https://127.0.0.1:8080", "http://127.0.0.1:8081",
      "http://127.0.0.1:8080.example.com",
    ])
  func foreignOrigin(_ origin: String) {
    #expect(decision(root + "socket", origin: origin) == .refused)
  }

  @Test(
    "Paths that leave the page's files lead nowhere",
    arguments: [
      "../index.html", "js/../index.html", "%2e%2e/index.html", "js//a.js", "./index.html",
      ".hidden",
      "output/../x", "output/a/b", "output/", "js\\a.js", "socket/",
    ])
  func traversal(_ path: String) { #expect(decision(root + path) == .missing) }
}
