// Attributed strings from HTML and from plain text.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct HTMLTextTests {
  private let world = World()

  private func read(_ html: String) throws -> NSAttributedString {
    try world.run {
      try NSAttributedString(
        data: Data(html.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
    }
  }

  private func value<Value>(
    _ key: NSAttributedString.Key, of words: String, in text: NSAttributedString
  ) -> Value? {
    let place = (text.string as NSString).range(of: words)
    guard place.location != NSNotFound else { return nil }
    return text.attribute(key, at: place.location, effectiveRange: nil) as? Value
  }

  private func font(_ words: String, _ text: NSAttributedString) -> UIFont? {
    value(.font, of: words, in: text)
  }

  @Test(
    "paragraphs end with line feeds, and white space collapses",
    arguments: [
      ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("plain <b>bold</b>", "plain bold"),
      ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a<br/>b", "a\nb"),
      ("<div>\n  one\n   two <span> three</span>\n</div>", "one two three\n"),
      ("<ul><li>One</li><li>Two</ul>", "\t•\tOne\n\t•\tTwo\n"),
      ("<ol start=3><li>c<li>d</ol>", "\t3.\tc\n\t4.\td\n"),
      ("<ul><li>a<ul><li>b</li></ul></li></ul>", "\t•\ta\n\t\u{25E6}\tb\n"),
      ("a &amp; b &lt;c&gt; &eacute;&#8364;&#x41; &unknown; AT&T", "a & b <c> é€A &unknown; AT&T"),
      ("<style>p { color: red }</style><!-- no --><p>x</p>", "x\n"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("1 < 2", "1 < 2"), ("<p>open", "open\n"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc\n"),
      ("<p style='display:none'>no</p><p>yes</p>", "yes\n"), ("", ""),
    ])
  func text(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test("letters are black and have 12 points, and elements change them") func letters() throws {
    let text = try read(
      "plain <b>bold</b> <i>slanted</i> <u>under</u> <s>through</s> <h1>Head</h1> <small>low</small>"
    )
    #expect(font("plain", text)?.pointSize == 12 && font("Head", text)?.pointSize == 24)
    let color: UIColor? = value(.foregroundColor, of: "plain", in: text)
    #expect(color == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(font("bold", text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font("plain", text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font("slanted", text)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(value(.underlineStyle, of: "under", in: text) == NSUnderlineStyle.single.rawValue)
    #expect(value(.strikethroughStyle, of: "through", in: text) == NSUnderlineStyle.single.rawValue)
    #expect(font("low", text)?.pointSize == 10)
  }

  @Test("attributes and style sheets give fonts, sizes and colors") func styles() throws {
    let text = try read(
      """
      <style>
      body { font-family: -apple-system; font-size: 17px; color: #333333 }
      .big, #one { font-size: 2em } div p b { color: rgb(0, 128, 0) }
      @media print { p { color: red } }
      </style>
      <p>body</p> <span class="big">twice</span> <span id=one>same</span>
      <font color="red" size="5">old</font> <span style="font-size: 30px; font-weight: 600">own</span>
      <div><p><b>inner</b></p></div>
      """)
    #expect(font("body", text) == .systemFont(ofSize: 17))
    #expect(font("twice", text)?.pointSize == 34 && font("same", text)?.pointSize == 34)
    #expect(font("old", text)?.pointSize == 18 && font("own", text)?.pointSize == 30)
    let gray = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    #expect(value(.foregroundColor, of: "body", in: text) == gray)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(value(.foregroundColor, of: "old", in: text) == red)
    let green = UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1)
    #expect(value(.foregroundColor, of: "inner", in: text) == green)
  }

  @Test(
    "a rule with an identifier precedes those with classes, those with names, and those for all",
    arguments: [
      ("<b id=one class='x y'>w</b>", 40), ("<b class='x y'>w</b>", 30), ("<b class=y>w</b>", 20),
      ("<b class='z z'>w</b>", 50), ("<b>w</b>", 20), ("<i>w</i>", 16),
      ("<u class=y><b>w</b></u>", 18), ("<b id=two>w</b>", 20),
    ])
  func precedence(html: String, size: CGFloat) throws {
    let text = try read(
      """
      <style>#one { font-size: 40px } b.z, i.z { font-size: 50px } .x { font-size: 30px }
      b { font-size: 10px } b { font-size: 20px } u.y b { font-size: 18px } * { font-size: 16px }
      b.x#two { font-size: 60px }</style>
      """ + html)
    #expect(font("w", text)?.pointSize == size)
  }

  @Test("long style sheets are read for documents of many elements") func longStyleSheets() throws {
    let rules = (0..<3000).map { ".c\($0) { font-size: \($0 % 40 + 10)px }" }.joined()
    let elements = (0..<3000).map { "<p class=c\($0)>w\($0)</p>" }.joined()
    let text = try read("<style>\(rules)</style>\(elements)")
    #expect(font("w2999", text)?.pointSize == 49)
  }

  @Test("links, paragraphs and lists have their attributes") func structure() throws {
    let text = try read(
      "<p align=center>Go <a href='https://a.example/b c'>there</a>.</p><ul><li>Item</ul>")
    let url: URL? = value(.link, of: "there", in: text)
    #expect(url?.absoluteString == "https://a.example/b%20c")
    let none: URL? = value(.link, of: ".", in: text)
    #expect(none == nil)
    let paragraph: NSParagraphStyle? = value(.paragraphStyle, of: "Go", in: text)
    #expect(paragraph?.alignment == .center && paragraph?.paragraphSpacing == 12)
    let item: NSParagraphStyle? = value(.paragraphStyle, of: "Item", in: text)
    #expect(item?.headIndent == 36 && item?.tabStops.map(\.location) == [11, 36])
    #expect(item?.textLists.map(\.markerFormat) == [.disc])
  }

  @Test("without an encoding, letters are those of Western Windows, unless HTML declares them")
  func encodings() throws {
    func string(_ html: String) throws -> String {
      try world.run {
        try NSAttributedString(
          data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
          documentAttributes: nil
        ).string
      }
    }
    #expect(try string("é") == "Ã©")
    #expect(try string("<meta charset=\"utf-8\">é") == "é")
    let wide = try #require("<b>é</b>".data(using: .utf16))
    let text = try world.run {
      try NSMutableAttributedString(
        data: wide, options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    #expect(text.string == "é")
  }

  @Test(
    "a tag that has no end is text, and those after it are read",
    arguments: [
      ("<b word <b word", "<b word <b word"), ("<a<a <a", "<a<a <a"),
      ("<b a='x <i>y</i>", "<b a='x y"), ("<a<a<a x='>", "<a<a<a x='>"),
      ("<a x=\"<a y='<i>c</i>\"d", "<a x=\"<a y='c\"d"), ("<b x='<b x='<b x=><i>e", "e"),
    ])
  func tagsWithoutEnds(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test(
    "long documents of elements and tags without ends are read",
    arguments: ["<b word ", "<b a=\"word ", "<b<b", "<p>wörd "])
  func longDocuments(part: String) throws {
    let count = 10_000
    let text = try read(String(repeating: part, count: count))
    #expect(text.length > count)
  }

  @Test("plain text is read and written, and RTF is refused by name") func formats() throws {
    var attributes: NSDictionary?
    let plain = try world.run {
      try NSAttributedString(
        data: Data("a <b>".utf8), options: [:], documentAttributes: &attributes)
    }
    #expect(plain.string == "a <b>" && attributes?["DocumentType"] as? String == "NSPlainText")
    #expect(try plain.data(from: NSRange(location: 2, length: 3)) == Data("<b>".utf8))
    world.run {
      #expect(throws: NSError.self) {
        try NSAttributedString(
          data: Data("{\\rtf1 a}".utf8),
          options: [.documentType: NSAttributedString.DocumentType.rtf],
          documentAttributes: nil)
      }
      #expect(World.current.diagnostics.unsupportedFeatures == ["RTF in attributed strings"])
    }
  }

  @Test("an image outside of the document is left out with a warning") func images() throws {
    let text = try read("a<img src='https://a.example/i.png'>b")
    #expect(text.string == "ab")
    #expect(world.diagnostics.warnings.contains { $0.contains("https://a.example/i.png") })
  }
}
