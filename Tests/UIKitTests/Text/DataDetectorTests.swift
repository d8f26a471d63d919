// What is found in text: URLs, email addresses and telephone numbers.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct DataDetectorTests {
  /// The types of links and of telephone numbers.
  private static let (links, numbers): (UInt64, UInt64) = (1 << 6, 1 << 11)

  private func found(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, options: [], range: whole)
  }

  @Test(
    "links are found without the punctuation around them",
    arguments: [
      ("See https://a.example/x?y=1.", "https://a.example/x?y=1"),
      ("(www.example.com/path)", "http://www.example.com/path"),
      ("https://en.example.org/wiki/A_(b), and", "https://en.example.org/wiki/A_(b)"),
      ("Write to me@example.com!", "mailto:me@example.com"),
      ("example.org is short", "http://example.org"),
    ])
  func links(text: String, url: String) throws {
    let results = try found(text, Self.links)
    #expect(results.map { $0.url?.absoluteString } == [url])
  }

  @Test(
    "what only looks similar is none",
    arguments: ["end of a sentence.Then", "file.txt", "e.g. this", "@name", "1.2.3", "v2.io5"])
  func others(text: String) throws {
    #expect(try found(text, Self.links).isEmpty)
  }

  @Test(
    "telephone numbers are found as they are written",
    arguments: [
      ("Call +49 30 1234567 today", "+49 30 1234567"), ("(555) 123-4567", "(555) 123-4567"),
      ("5551234567.", "5551234567"), ("555-1234", "555-1234"),
    ])
  func numbers(text: String, number: String) throws {
    #expect(try found(text, Self.numbers).map(\.phoneNumber) == [number])
  }

  @Test(
    "dates, prices and years are no telephone numbers",
    arguments: ["2026-11-29", "29.11.2026", "1,234,567", "in 2024", "1234567", "3.14159265358"])
  func figures(text: String) throws {
    #expect(try found(text, Self.numbers).isEmpty)
  }

  @Test("only the kinds that are asked for are found, in their order") func kinds() throws {
    let text = "a@b.example, +1 555 123 4567, https://c.example"
    let both = try found(text, Self.links | Self.numbers)
    #expect(both.map(\.range.location) == both.map(\.range.location).sorted())
    #expect(both.map { $0.resultType.rawValue } == [Self.links, Self.numbers, Self.links])
    #expect(try found(text, Self.numbers).count == 1)
  }
}
