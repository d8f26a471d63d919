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

  /// The number of pixels that a symbol covers.
  private func weight(_ image: UIImage) throws -> Int {
    let pixels = try #require(image.cgImage?.bitmap?.pixels)
    return (0..<pixels.height).reduce(0) { sum, y in
      sum + (0..<pixels.width).reduce(0) { $0 + Int(pixels[$1, y].alpha) }
    } / 255
  }

  @Test(
    "Each weight has wider strokes than the one before, in an image of the same size",
    arguments: ["gear", "plus", "chevron.right", "house", "heart.fill"])
  func weights(name: String) throws {
    try World().run {
      let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let images = try weights.map { try symbol(Configuration(pointSize: 40, weight: $0), name) }
      let covered = try images.map { try weight($0) }
      #expect(zip(covered, covered.dropFirst()).allSatisfy { $0 < $1 }, "\(covered)")
      #expect(Set(images.map(\.size.width)).count == 1)
      #expect(images.allSatisfy { $0.renderingMode == .alwaysTemplate })
      #expect(weights[7].fontWeight() == .heavy && weights[0].fontWeight() == .ultraLight)
    }
  }

  /// The width of a plus sign's upright stroke. 96 points are an image of 120, in which it is 10 wide.
  private func stroke(_ weight: UIImage.SymbolWeight) throws -> Double {
    let image = try symbol(Configuration(pointSize: 96, weight: weight), "plus")
    let pixels = try #require(image.cgImage?.bitmap?.pixels)
    let row = pixels.height / 3
    let sum = (0..<pixels.width).reduce(0) { $0 + Int(pixels[$1, row].alpha) }
    return Double(sum) / 255 / Double(image.scale)
  }

  @Test("A plus sign's strokes are twice as wide in black, and two fifths in ultra-light")
  func strokes() throws {
    try World().run {
      for (weight, width) in [
        (UIImage.SymbolWeight.regular, 10.0), (.black, 20), (.bold, 15), (.ultraLight, 4),
      ] {
        let found = try stroke(weight)
        #expect(abs(found - width) < 0.3, "\(weight): \(found)")
      }
    }
  }

  @Test("Fonts and text styles give their weight")
  func fonts() {
    World().run {
      #expect(Configuration(font: .systemFont(ofSize: 20, weight: .heavy)).weight == .heavy)
      #expect(Configuration(textStyle: .headline).weight == .semibold)
      #expect(Configuration(textStyle: .body).weight == .regular)
      #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
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
