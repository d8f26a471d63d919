// The sizes, scales and colors of system symbols, and where views take them from.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ configuration: Configuration? = nil, _ name: String = "heart.fill") throws
    -> UIImage
  { try #require(UIImage(systemName: name, withConfiguration: configuration)) }

  @Test("Sizes and scales change the size, and other settings remain when one is applied")
  func sizes() throws {
    try World().run {
      let usual = try symbol()
      #expect(usual.isSymbolImage && usual.renderingMode == .alwaysTemplate)
      #expect(try symbol(Configuration(pointSize: 34)).size.width > usual.size.width * 1.9)
      #expect(try symbol(Configuration(scale: .large)).size.width > usual.size.width)
      #expect(try symbol(Configuration(scale: .small)).size.width < usual.size.width)
      let both = Configuration(pointSize: 30).applying(Configuration(hierarchicalColor: .red))
      #expect(both.pointSize == 30)
      let large = try #require(usual.applyingSymbolConfiguration(both))
      #expect(large.symbolConfiguration?.isEqual(both) == true)
      #expect(large.size == (try symbol(both)).size && large.renderingMode == .alwaysOriginal)
      #expect(UIImage().applyingSymbolConfiguration(both) == nil)
    }
  }

  @Test("Another configuration keeps a tint that code has chosen")
  func tint() throws {
    try World().run {
      let red = try symbol().withTintColor(.red, renderingMode: .alwaysOriginal)
      let large = red.withConfiguration(Configuration(pointSize: 40))
      #expect(large.renderingMode == .alwaysOriginal && large.size.width > red.size.width)
    }
  }

  @Test("A view's configuration applies to symbols without one of their own")
  func preferred() throws {
    try World().run {
      let view = UIImageView(image: try symbol())
      let usual = view.intrinsicContentSize
      view.preferredSymbolConfiguration = Configuration(pointSize: 34)
      #expect(view.intrinsicContentSize.width > usual.width * 1.9)
      view.image = try symbol(Configuration(pointSize: 10))
      #expect(view.intrinsicContentSize.width < usual.width)
      let button = UIButton(type: .system)
      button.setImage(try symbol(), for: .normal)
      let small = button.intrinsicContentSize
      button.setPreferredSymbolConfiguration(Configuration(pointSize: 34), forImageIn: .normal)
      #expect(button.intrinsicContentSize.width > small.width)
    }
  }

  @Test("A palette has a color for the filled shape and one for what is visible through it")
  func palette() throws {
    try World().run {
      let palette = Configuration(pointSize: 40).applying(
        Configuration(paletteColors: [.white, .red]))
      let image = try symbol(palette, "checkmark.circle.fill")
      let pixels = try #require(image.cgImage?.bitmap?.pixels)
      let colors = Set(
        (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
          .filter { $0.alpha == 255 })
      #expect(colors.contains { $0.red == 255 && $0.green == 255 })
      #expect(colors.contains { $0.red == 255 && $0.green == 0 })
    }
  }
}
