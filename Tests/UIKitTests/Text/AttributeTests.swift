import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite @MainActor struct AttributeTests {
  private func runs(_ text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test("attributes of neighboring runs are compared, not the end of the process")
  func comparing() {
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle.centered),
      (.shadow, NSShadow(), NSShadow()), (.kern, 1, 2),
    ]
    for (key, first, second) in values {
      let text = NSMutableAttributedString(string: "hello world", attributes: [key: first])
      text.addAttribute(key, value: second, range: NSRange(location: 2, length: 3))
      #expect(runs(text) == [2, 3, 6], "\(key)")
      text.addAttribute(key, value: first, range: NSRange(location: 2, length: 3))
      #expect(runs(text).reduce(0, +) == 11)
      text.append(NSAttributedString(string: "!", attributes: [key: second]))
      text.setAttributes([.link: "x"], range: NSRange(location: 0, length: 1))
      text.removeAttribute(key, range: NSRange(location: 3, length: 1))
    }
  }

  @Test("attributed strings without arguments are empty") func empty() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0 && NSAttributedString().length == 0)
    text.append(NSAttributedString(string: "Hello"))
    #expect(text.string == "Hello")
    let none: NSAttributedString = .init()
    #expect(none.string.isEmpty)
  }

  @Test("runs with equal attributes are merged") func joining() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      range: NSRange(location: 0, length: 2))
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      range: NSRange(location: 2, length: 2))
    #expect(runs(text) == [4])
  }

  @Test("paragraph styles are copied as values") func paragraphs() throws {
    let style = NSMutableParagraphStyle.centered
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4 && copy.alignment == .center)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(changed == copy)
    changed.tailIndent = -3
    #expect(changed != copy)
    style.setParagraphStyle(changed)
    #expect(style.tailIndent == -3)
  }

  @Test("a dictionary of attributes becomes a container") func containers() {
    let font = UIFont.systemFont(ofSize: 12)
    let container = AttributeContainer([
      .font: font, .foregroundColor: UIColor.red, .kern: CGFloat(2), .baselineOffset: 3,
      .tracking: 1.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .paragraphStyle: NSMutableParagraphStyle.centered,
    ])
    var expected = AttributeContainer()
    expected.font = font
    expected.foregroundColor = UIColor.red
    expected.kern = 2
    expected.baselineOffset = 3
    expected.tracking = 1.5
    expected.underlineStyle = .single
    #expect(container == expected)
    #expect(AttributeContainer([:]) == AttributeContainer())
    let text = NSAttributedString(AttributedString("a", attributes: container))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  @Test("line break strategies are values of paragraph styles and labels") func strategies() {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [])
    style.lineBreakStrategy = .pushOut
    #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .pushOut)
    #expect(style != NSParagraphStyle())
    let label = UILabel()
    #expect(label.lineBreakStrategy == .standard)
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.lineBreakStrategy == .pushOut)
    label.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let shown =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(shown?.lineBreakStrategy == [.pushOut, .hangulWordPriority])
    #expect(style.lineBreakStrategy == .pushOut)
  }

  @Test("text is measured with its attributes") func measuring() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = "one two".size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 1e-9)
    let spaced = "one two".size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(spaced.width - one.width - 14) < 1e-6)
    let box = "one two".boundingRect(
      with: CGSize(width: one.width * 0.7, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(box.height - 2 * font.lineHeight) < 1e-9)
    #expect(
      NSAttributedString(string: "one two", attributes: [.font: font]).size() == one)
    #expect(("" as NSString).size(withAttributes: [.font: font]) == .zero)
  }
}

extension NSMutableParagraphStyle {
  fileprivate static var centered: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }
}
