// The files that answer requests.

import Foundation
import ScratchFolders
import Testing

@testable import SegueAssets

@Suite struct ResponseTests {
  private func response(
    _ url: String, _ method: String = "GET", in files: [String: String]
  ) throws -> CannedResponse {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.bundleFile(name, text) }
    let url = try #require(URL(string: url))
    return try ResponseFolder(path: folder.path).response(to: url, method: method)
  }

  private func body(
    _ url: String, _ method: String = "GET", in files: [String: String]
  ) -> String? {
    (try? response(url, method, in: files)).map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func filesAreNamedAfterTheirURLs() throws {
    let files = [
      "api.example.com/items.json": "all", "api.example.com/items?page=2.json": "second",
      "api.example.com/items.POST.json": "made", "api.example.com/index.html": "home",
      "api.example.com:8080/photo.jpg": "jpeg", "api.example.com/a b": "space",
      "api.example.com/items?path=a_b": "slash",
    ]
    #expect(body("https://API.example.com/items", in: files) == "all")
    #expect(body("https://api.example.com/items?page=2", in: files) == "second")
    #expect(body("https://api.example.com/items?page=3", in: files) == "all")
    #expect(body("https://api.example.com/items?path=a/b", in: files) == "slash")
    #expect(body("https://api.example.com/items", "post", in: files) == "made")
    #expect(body("https://api.example.com/items", "DELETE", in: files) == nil)
    #expect(body("https://api.example.com", in: files) == "home")
    #expect(body("https://api.example.com/", in: files) == "home")
    #expect(body("http://api.example.com:8080/photo.jpg", in: files) == "jpeg")
    #expect(body("http://api.example.com/photo.jpg", in: files) == nil)
    #expect(body("https://api.example.com/a%20b", in: files) == "space")
    #expect(body("https://api.example.com/../items", in: files) == nil)
    #expect(body("ftp://api.example.com/items", in: files) == nil)
  }

  @Test func headers() throws {
    let plain = try response("https://a.org/x", in: ["a.org/x.json": "{}"])
    #expect(plain.status == 200)
    #expect(plain.header("content-type") == "application/json")
    #expect(plain.header("Content-Length") == "2")
    let full = try response(
      "https://a.org/x",
      in: ["a.org/x.http": "HTTP/1.1 404 Not Found\r\nContent-Type: text/x\r\nA:b\r\n\r\ngone\n"])
    #expect(full.status == 404)
    #expect(full.header("content-type") == "text/x" && full.header("a") == "b")
    #expect(String(decoding: full.body, as: UTF8.self) == "gone\n")
  }

  @Test func errorsNameTheFileThatIsExpected() throws {
    let files = try ScratchFolder()
    try files.bundleFile("a.org/bad.http", "no status\n")
    let folder = ResponseFolder(path: files.path)
    let absent = try #require(URL(string: "https://a.org/v1/items?page=1"))
    #expect(throws: ResponseError.self) { try folder.response(to: absent, method: "GET") }
    do { _ = try folder.response(to: absent, method: "GET") } catch {
      #expect(
        error.description == "no file answers it; expected \(files.path)/a.org/v1/items?page=1, "
          + "with any extension, or a.org/v1/items")
    }
    let none = ResponseFolder.unavailable(absent, method: "POST").description
    #expect(none.hasSuffix("a folder of responses with a.org/v1/items.POST, with any extension"))
    let bad = try #require(URL(string: "https://a.org/bad"))
    do { _ = try folder.response(to: bad, method: "GET") } catch {
      #expect(error.description.contains("a.org/bad.http: begins with \"no status\""))
    }
  }
}
