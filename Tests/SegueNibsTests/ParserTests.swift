// The XML of files: elements with lines, limits, and what is refused.

import Foundation
import SegueNibs
import Testing

@Suite struct ParserTests {
  private func document(_ inside: String) -> Data {
    Data("<?xml version=\"1.0\"?>\n<document version=\"3.0\">\n\(inside)\n</document>".utf8)
  }

  @Test("Elements have names, attributes, texts and lines")
  func elements() throws {
    let root = try NibParser.parse(
      document(
        "<label id=\"a\" text=\"x &amp; y\">\n  <string key=\"k\">one\ntwo</string></label>"),
      named: "A.xib")
    let label = try #require(root.child("label"))
    #expect(label.line == 3)
    #expect(label["text"] == "x & y")
    #expect(label.child(key: "k")?.text == "one\ntwo")
    #expect(label.child(key: "k")?.line == 4)
    #expect(label.unseenAttributes == ["id"])
  }

  @Test("A malformed file, a document type and other roots are errors with their places")
  func refused() {
    func message(_ text: String) -> String {
      do {
        _ = try NibFile(Data(text.utf8), named: "A.xib")
        return ""
      } catch {
        return error.description
      }
    }
    #expect(message("<document>\n<a>\n</b></document>").hasPrefix("A.xib:3: the XML is malformed"))
    #expect(message("").contains("malformed"))
    #expect(
      message("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document>&b;</document>")
        .hasPrefix("A.xib:2: a document type declaration"))
    #expect(
      message("<?xml version=\"1.0\"?>\n<document>\n<?a?></document>")
        .hasPrefix("A.xib:3: a processing instruction without content"))
    #expect(message("<?xml?><document/>").hasPrefix("A.xib:1: a processing instruction"))
    #expect(message("<?xml version=\"1.0\"?><?a b?><archive/>").contains("Xcode 4"))
    #expect(message("<archive/>").contains("Xcode 4"))
    #expect(message("<html/>").hasPrefix("A.xib:1: the element html"))
    #expect(
      message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").contains("for iOS"))
  }

  @Test("Files beyond the limits are refused")
  func limits() {
    func message(_ change: (inout NibLimits) -> Void) -> String {
      var limits = NibLimits()
      change(&limits)
      do {
        _ = try NibParser.parse(document("<a><b><c/></b></a>"), named: "A.xib", limits: limits)
        return ""
      } catch {
        return error.message
      }
    }
    #expect(message { _ in }.isEmpty)
    #expect(message { $0.bytes = 20 }.contains("expected at most 20"))
    #expect(message { $0.depth = 3 }.contains("deeper than 3"))
    #expect(message { $0.elements = 3 }.contains("more than 3 elements"))
  }

  @Test("Tables of strings have comments, escapes and unquoted keys")
  func strings() {
    let text = """
      /* a "comment" */
      "a.text" = "one \\"two\\"\\n\\U00e9"; // another
      b = "c";
      """
    #expect(StringsTable.read(Data(text.utf8)) == ["a.text": "one \"two\"\né", "b": "c"])
  }
}
