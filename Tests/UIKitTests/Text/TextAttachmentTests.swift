// Images within text, and titles with attributes, as they are measured and as they look. After a
// deliberate change look at the new image and record it: SEGUE_RECORD=1 swift test --filter
// TextAttachmentTests

import CoreGraphics
import SegueDisplay
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextAttachmentTests {
  private func plate(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func label(_ parts: [NSAttributedString]) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for part in parts { text.append(part) }
    let label = UILabel()
    label.attributedText = text
    return label
  }

  private func text(_ words: String) -> NSAttributedString { NSAttributedString(string: words) }

  @Test("An image stands on the baseline, and makes the line as wide and high as it is")
  func size() {
    World().run {
      let words = label([text("ab")]).intrinsicContentSize
      let attachment = NSTextAttachment(image: plate(30, 60))
      let both = label([text("ab"), NSAttributedString(attachment: attachment)])
      #expect(abs(both.intrinsicContentSize.width - words.width - 30) < 0.6)
      #expect(both.intrinsicContentSize.height > 60)
      attachment.bounds = CGRect(x: 0, y: -10, width: 12, height: 12)
      let lower = label([text("ab"), NSAttributedString(attachment: attachment)])
      #expect(abs(lower.intrinsicContentSize.width - words.width - 12) < 0.6)
      #expect(lower.intrinsicContentSize.height < 30)
    }
  }

  @Test("Lines break before an image that does not fit")
  func breaks() {
    World().run {
      let many = label(
        (0..<4).map { _ in NSAttributedString(attachment: NSTextAttachment(image: plate(30, 20))) })
      many.numberOfLines = 0
      let one = many.sizeThatFits(CGSize(width: 130, height: 500)).height
      let two = many.sizeThatFits(CGSize(width: 70, height: 500)).height
      #expect(two > one * 1.8 && two < one * 2.2)
    }
  }

  @Test("A subclass decides on the place, and a symbol has the size of the text")
  func places() throws {
    final class Wide: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 77, height: lineFrag.height) }
    }
    try World().run {
      let wide = Wide(image: plate(10, 10))
      #expect(
        abs(label([NSAttributedString(attachment: wide)]).intrinsicContentSize.width - 77) < 1)
      let heart = NSTextAttachment(image: try #require(UIImage(systemName: "heart.fill")))
      @MainActor func width(_ size: CGFloat) -> CGFloat {
        let text = NSMutableAttributedString(
          attributedString: NSAttributedString(attachment: heart))
        text.addAttribute(
          .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
        return label([text]).intrinsicContentSize.width
      }
      #expect(width(34) > width(17) * 1.9)
    }
  }

  @Test("A symbol with a tint of its own keeps it in text")
  func tint() throws {
    let world = World()
    let root = try world.run {
      let symbol = try #require(UIImage(systemName: "heart.fill"))
      let attachment = NSTextAttachment(image: symbol.withTintColor(.red))
      attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      let words = label([NSAttributedString(attachment: attachment)])
      words.textColor = .blue
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      words.frame = root.bounds
      root.addSubview(words)
      root.layoutIfNeeded()
      return root
    }
    let list = world.run {
      world.commit(
        root: root.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 60, heightInPixels: 60, scale: 1))
    }
    let pixels = try Rasterizer().render(list)
    let (red, blue) = (0..<3600).reduce(into: (0, 0)) { sums, place in
      let pixel = pixels[place % 60, place / 60]
      sums.0 += pixel.red > 200 && pixel.blue < 50 ? 1 : 0
      sums.1 += pixel.blue > 50 ? 1 : 0
    }
    #expect(red > 300 && blue == 0, "\(red) \(blue)")
  }

  @Test("Attributed strings of Swift keep UIKit's attributes both ways")
  func conversion() {
    World().run {
      var swift = AttributedString("Sum: ")
      var bold = AttributeContainer()
      (bold.font, bold.foregroundColor, bold.kern) = (.boldSystemFont(ofSize: 20), .systemRed, 2)
      swift.append(AttributedString("12", attributes: bold))
      let text = NSAttributedString(swift)
      #expect(text.string == "Sum: 12")
      #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == bold.font)
      #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
      #expect(text.attribute(.kern, at: 6, effectiveRange: nil) as? CGFloat == 2)
      #expect(AttributedString(text) == swift)
    }
  }

  @Test("A title's own attributes precede those of the transformer, and they those of the style")
  func titles() throws {
    try World().run {
      var configuration = UIButton.Configuration.filled()
      var own = AttributeContainer()
      own.font = .systemFont(ofSize: 30)
      configuration.attributedTitle = AttributedString("Buy", attributes: own)
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var changed = $0
        (changed.font, changed.foregroundColor) = (.systemFont(ofSize: 9), .systemYellow)
        return changed
      }
      #expect(configuration.title == "Buy")
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      button.layoutIfNeeded()
      let shown = try #require(button.titleLabel?.attributedText)
      #expect((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
      #expect(
        shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemYellow)
    }
  }

  @Test("Attachments, symbols and titles match their golden")
  func golden() throws {
    let world = World()
    let root = try world.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
      root.backgroundColor = .white
      let heart = NSTextAttachment(image: try #require(UIImage(systemName: "heart.fill")))
      let lowered = NSTextAttachment(image: plate(24, 24))
      lowered.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
      let words = label([
        text("Loved "), NSAttributedString(attachment: heart), text(" by many "),
        NSAttributedString(attachment: lowered), text(" and drawn in lines that break around "),
        NSAttributedString(attachment: NSTextAttachment(image: plate(40, 30))), text(" images."),
      ])
      (words.numberOfLines, words.textColor) = (0, .systemPurple)
      words.frame = CGRect(x: 10, y: 6, width: 300, height: 110)
      root.addSubview(words)
      for (index, colors) in [[UIColor.systemRed], [.white, .systemBlue], []].enumerated() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 32).applying(
          colors.isEmpty
            ? UIImage.SymbolConfiguration(hierarchicalColor: .systemGreen)
            : UIImage.SymbolConfiguration(paletteColors: colors))
        let view = UIImageView(
          image: UIImage(systemName: "checkmark.circle.fill", withConfiguration: configuration))
        view.frame.origin = CGPoint(x: 20 + index * 60, y: 124)
        root.addSubview(view)
      }
      var configuration = UIButton.Configuration.tinted()
      var title = AttributedString("Total ")
      var bold = AttributeContainer()
      (bold.font, bold.foregroundColor) = (.boldSystemFont(ofSize: 22), .systemOrange)
      title.append(AttributedString("12 €", attributes: bold))
      (configuration.attributedTitle, configuration.subtitle) = (title, "with tax")
      configuration.image = UIImage(systemName: "cart.fill")
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        scale: .large)
      configuration.imagePadding = 8
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 20, y: 180, width: 220, height: 60)
      root.addSubview(button)
      root.layoutIfNeeded()
      return root
    }
    let list = world.run {
      world.commit(
        root: root.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 640, heightInPixels: 500, scale: 2))
    }
    try expectGolden(try Rasterizer().render(list), "attachments")
  }
}
