// A paragraph of all kinds of text, byte for byte. After a deliberate change look at the new image
// and record it: SEGUE_RECORD=1 swift test --filter TextGoldenTests

import CoreGraphics
import Foundation
import SegueDisplay
import SegueImages
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextGoldenTests {
  /// Arabic, Hebrew, Latin, digits and emoji in one paragraph, of several fonts and colors.
  private var paragraph: NSAttributedString {
    let text = NSMutableAttributedString(string: "Segue رسم 2025 👍🏽 in Inter: ")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    add(
      "office", [.font: UIFont.italicSystemFont(ofSize: 15), .foregroundColor: UIColor.systemRed])
    add(" AVATAR ", [.font: UIFont.systemFont(ofSize: 22, weight: .heavy)])
    add("مرحبا (123) שלום", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(" 👨‍👩‍👧🇫🇮 ", [:])
    add("spaced", [.kern: 3, .strikethroughStyle: NSUnderlineStyle.double.rawValue])
    add(" 1,234.50 €", [.font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)])
    add(" and the end of it, which is too long for the room", [:])
    return text
  }

  /// Chinese, Japanese and Korean among Latin letters and emoji.
  private var ideographs: NSAttributedString {
    let text = NSMutableAttributedString(string: "Segue 動画 👍🏽 在 2025 年：")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    add("「禁則処理」", [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
    add("はちょっとコーヒー、です。", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add("한국어 글꼴도 ", [.kern: 1])
    add("office 1,234.50 €。🇫🇮 中文，「测试」！以及更多的文字，放不下的就省略", [:])
    return text
  }

  @Test("a paragraph of Arabic, Latin, digits and emoji matches its golden")
  func exact() throws {
    try check(
      paragraph, named: "mixed-paragraph",
      fallback: ["Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji"])
  }

  @Test("a paragraph of Chinese, Japanese, Korean, Latin and emoji matches its golden")
  func exactIdeographs() throws {
    try check(
      ideographs, named: "ideographs", fallback: ["Droid Sans Fallback", "Noto Color Emoji"])
  }

  private func check(_ text: NSAttributedString, named name: String, fallback: [String]) throws {
    let pixels = try Rasterizer().render(list(text, fallback: fallback))
    try expectGolden(pixels, name)
  }

  private func list(_ text: NSAttributedString, fallback: [String]) -> DisplayList {
    World().run {
      TextState.current.fonts.fallback = fallback
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 130))
      root.backgroundColor = .white
      let label = UILabel(frame: root.bounds.insetBy(dx: 8, dy: 6))
      label.numberOfLines = 0
      label.attributedText = text
      label.lineBreakMode = .byTruncatingTail
      root.addSubview(label)
      root.layoutIfNeeded()
      #expect(TextState.current.problems.isEmpty)
      return World.current.commit(
        root: root.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 420, heightInPixels: 260, scale: 2))
    }
  }
}
