import CoreGraphics
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct FontTests {
  @Test("the system's font is Inter, with its display cut from 20 points")
  func system() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == "Inter-Regular")
    #expect(UIFont.systemFont(ofSize: 19.9).familyName == "Inter")
    #expect(UIFont.systemFont(ofSize: 20).fontName == "InterDisplay-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-SemiBold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 0)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 0)
  }

  @Test(
    "every weight has its font",
    arguments: zip(
      [
        UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
        .black,
      ],
      [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
      ]))
  func weights(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).fontName == "Inter-\(name)")
    #expect(UIFont.Weight(number: weight.number) == weight)
  }

  @Test(
    "the system's font of any width is that of the standard width",
    arguments: [UIFont.Width.compressed, .condensed, .standard, .expanded])
  func widths(width: UIFont.Width) {
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .bold, width: width)
        == UIFont.systemFont(ofSize: 12, weight: .bold))
  }

  @Test("metrics are the font's own, in points") func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    func equal(_ a: CGFloat, _ b: Double) -> Bool { abs(Double(a) - b) < 1e-9 }
    #expect(equal(font.ascender, 17 * 2728 / 2816.0))
    #expect(equal(font.descender, -17 * 680 / 2816.0))
    #expect(equal(font.lineHeight, 17 * 3408 / 2816.0))
    #expect(equal(font.capHeight, 17 * 2048 / 2816.0))
    #expect(font.leading == 0)
    #expect(font.xHeight > 8 && font.xHeight < font.capHeight)
  }

  @Test("text styles have Apple's sizes")
  func styles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    let largest = UIFont.preferredFont(forTextStyle: .extraLargeTitle)
    #expect(largest.pointSize == 36 && largest.fontName == "InterDisplay-Bold")
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 40)
    #expect(UIFont.TextStyle.caption2.pointSize(.medium) == 11)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }

  @Test("custom fonts scale with a text style")
  func scaled() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 46)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    #expect(metrics.scaledValue(for: 10) == 10)
  }

  @Test("descriptors can be modified and create fonts")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .medium)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: bold, size: 30).fontName == "InterDisplay-BoldItalic")
    #expect(bold.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(font.fontDescriptor.withDesign(.rounded) == nil)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
    let named = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
      .size: CGFloat(9),
    ])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Inter-Black")
    #expect(UIFont(descriptor: named, size: 0).pointSize == 9)
  }

  @Test("a descriptor made from the attributes of another is equal to it")
  func fontAttributes() {
    for font in [
      UIFont.systemFont(ofSize: 21, weight: .heavy), .italicSystemFont(ofSize: 9),
      UIFont(name: "Inter-Light", size: 10) ?? .systemFont(ofSize: 1),
    ] {
      let made = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      #expect(made == font.fontDescriptor, "\(font.fontName)")
    }
  }

  @Test("fonts are found by name, those of the scene first")
  func names() throws {
    #expect(UIFont(name: "Inter-Light", size: 10)?.familyName == "Inter")
    #expect(UIFont(name: "Helvetica Nova", size: 10) == nil)
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return }
    // The font may be installed, too.
    let installed = UIFont(name: "DejaVu Sans", size: 10)
    try World().run {
      try TextState.current.fonts.register(Array(data), named: "own.ttf")
      #expect(UIFont(name: "DejaVu Sans", size: 10)?.pointSize == 10)
      #expect(UIFont.familyNames.first == "DejaVu Sans")
    }
    #expect(UIFont(name: "DejaVu Sans", size: 10) == installed)
  }

  @Test("equal fonts are equal") func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(
      UIFont.systemFont(ofSize: 12)
        != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
  }

  @Test("monospaced digits have equal widths")
  func digits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect("111".size(withAttributes: [.font: font]) == "888".size(withAttributes: [.font: font]))
    let usual: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    #expect("111".size(withAttributes: usual) != "888".size(withAttributes: usual))
  }
}
