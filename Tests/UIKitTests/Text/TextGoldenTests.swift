// A paragraph of everything that text can be, byte for byte. After a deliberate change look at the new
// picture and record it: SEGUE_RECORD=1 swift test --filter TextGoldenTests

import CoreGraphics
import Foundation
import SegueImages
import SegueRaster
import Testing
import UIKit

@Suite @MainActor struct TextGoldenTests {
  private let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/mixed-paragraph.png")

  /// Arabic, Hebrew, Latin, digits and emoji in one paragraph, of several fonts and colours.
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

  @Test("a paragraph of Arabic, Latin, digits and emoji looks exactly as its golden")
  func exact() throws {
    let list = World().run {
      TextState.current.fonts.fallback = [
        "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji",
      ]
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 130))
      root.backgroundColor = .white
      let label = UILabel(frame: root.bounds.insetBy(dx: 8, dy: 6))
      label.numberOfLines = 0
      label.attributedText = paragraph
      label.lineBreakMode = .byTruncatingTail
      root.addSubview(label)
      root.layoutIfNeeded()
      #expect(TextState.current.problems.isEmpty)
      return World.current.commit(
        root: root.layer, at: 0,
        viewport: CommitViewport(widthInPixels: 420, heightInPixels: 260, scale: 2))
    }
    let pixels = try Rasterizer().render(list)
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      try Data(PNGEncoder.encode(pixels, opaque: true)).write(to: golden)
      return
    }
    let bytes = try [UInt8](Data(contentsOf: golden))
    let expected = try ImageDecoder.decode(bytes, named: "mixed-paragraph.png").pixels
    try #require(pixels.width == expected.width && pixels.height == expected.height)
    var differing = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y] != expected[x, y] { differing += 1 }
    }
    #expect(differing == 0)
  }
}
