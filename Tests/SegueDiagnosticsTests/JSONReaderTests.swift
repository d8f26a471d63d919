import Foundation
import SegueDiagnostics
import Testing

@Suite struct JSONReaderTests {
  @Test(
    "valid JSON is read as Foundation reads it",
    arguments: [
      "{}", "[]", " [1, -0, 2.5e-3, 1E+2] ", #"{"a": {"b": [true, false, null]}, "": "x"}"#,
      #"["\"\\\/\b\f\n\r\t", "\u00e9\uD83D\uDE00", "é😀", "\u0000"]"#, "\u{feff}[3]",
      "{\n\t\"a\" : 1 ,\r\n \"b\" : [ ] }",
    ])
  func good(text: String) throws {
    let node = try JSONReader.read(Array(text.utf8))
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.replacing("\u{feff}", with: "").utf8))
    #expect(Self.object(node) == expected as? NSObject)
  }

  @Test(
    "invalid JSON is refused at the first invalid character",
    arguments: [
      ("", 1, 1), ("  ", 1, 3), ("{", 1, 2), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6),
      ("{a: 1}", 1, 2), ("{\"a\": 1, \"a\": 2}", 1, 10), ("[01]", 1, 3), ("[1.]", 1, 4),
      ("[.5]", 1, 2),
      ("[+1]", 1, 2), ("[NaN]", 1, 2), ("[tru]", 1, 2), ("\"a", 1, 3), ("\"\n\"", 1, 2),
      ("\"\\x\"", 1, 3), ("\"\\u12g4\"", 1, 4), ("\"\\uD800\"", 1, 8), ("\"\\uDC00\"", 1, 8),
      ("[1]\n\n  2", 3, 3), ("{\n \"é\": é }", 2, 7), ("[1] // no", 1, 5), ("'a'", 1, 1),
      (String(repeating: "[", count: 33), 1, 33),
    ])
  func bad(text: String, line: Int, column: Int) throws {
    let bytes = Array(text.utf8)
    let fault = try #require(throws: JSONFault.self) { try JSONReader.read(bytes) }
    let place = try #require(fault.diagnostic(in: bytes, named: "a.json").position)
    #expect((place.line, place.column) == (line, column))
  }

  @Test("bytes that are not UTF-8 are refused")
  func encoding() {
    #expect(throws: JSONFault.self) { try JSONReader.read([0x22, 0xC3, 0x22]) }
    #expect(throws: JSONFault.self) { try JSONReader.read([0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("no text that is truncated or has a changed byte stops the process")
  func damage() {
    let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\\", true, null, {"b": "\uD83D\uDE00"}]}"#.utf8)
    for length in 0..<text.count {
      #expect(throws: JSONFault.self) { try JSONReader.read(Array(text[..<length])) }
    }
    var read = 0
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        if (try? JSONReader.read(changed)) != nil { read += 1 }
      }
    }
    #expect(read > text.count)
  }

  /// As Foundation parses it.
  private static func object(_ node: JSONNode) -> NSObject {
    switch node.content {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let text): NSNumber(value: Double(text) ?? .nan)
    case .string(let text): NSString(string: text)
    case .array(let nodes): NSArray(array: nodes.map(object))
    case .object(let members):
      NSDictionary(
        objects: members.map { object($0.value) }, forKeys: members.map { NSString(string: $0.key) }
      )
    }
  }
}
