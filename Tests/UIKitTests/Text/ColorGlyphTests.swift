// Fonts made here, drawn by labels: the pixels of layers and weights, compared with formulas.

import CoreGraphics
import MadeFonts
import SeguePixels
import SegueRaster
import SegueText
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ColorGlyphTests {
  /// A label of 40 x 40 pixels, one unit of the font being a fiftieth of one, on white. Its line lies
  /// at the top, its baseline on row 16.
  private func drawn(
    _ font: MadeFont, _ text: String, weight: UIFont.Weight = .regular, alpha: CGFloat = 1
  ) throws -> PixelBuffer {
    let list = try World().run {
      try TextState.current.fonts.register(font.file, named: "made.ttf")
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      root.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.font = UIFont.make(
        family: font.family, size: 20, weight: weight, isItalic: false, hasTabularDigits: false)
      (label.text, label.textColor, label.alpha) = (
        text, UIColor(red: 0, green: 1, blue: 0, alpha: 1), alpha
      )
      root.addSubview(label)
      root.layoutIfNeeded()
      #expect(TextState.current.problems.isEmpty)
      return World.current.commit(
        root: root.layer, at: 0, viewport: SegueViewport(widthInPixels: 40, heightInPixels: 40))
    }
    return try Rasterizer().render(list)
  }

  /// Every pixel of the layered letter x: 16 x 16 pixels, in it 8 x 8, and 4 x 4 at its lower left.
  private func expected(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    let (white, green) = (
      PremultipliedRGBA8(255, 255, 255, 255),
      PremultipliedRGBA8(0, 255, 0, 255)
    )
    guard (0..<16).contains(x), (0..<16).contains(y) else { return white }
    if x < 4, y >= 12 { return green }
    if (4..<12).contains(x), (4..<12).contains(y) {
      // 128 of 255 of blue over red.
      return PremultipliedRGBA8(127, 0, 128, 255)
    }
    return PremultipliedRGBA8(255, 0, 0, 255)
  }

  @Test("a color glyph draws its layers in the palette's colors and the text's") func layers()
    throws
  {
    let pixels = try drawn(.layered, "x")
    for y in 0..<40 {
      for x in 0..<40 { #expect(pixels[x, y] == expected(x, y), "(\(x), \(y))") }
    }
  }

  @Test("a faded label fades the palette's colors too") func faded() throws {
    let pixels = try drawn(.layered, "x", alpha: 0.5)
    #expect(pixels[14, 1].red == 255)
    #expect((127...128).contains(pixels[14, 1].green))
    #expect(pixels[20, 20] == PremultipliedRGBA8(255, 255, 255, 255))
  }

  @Test(
    "a weight sets a variable font: letters have the widths of its axis",
    arguments: [
      (UIFont.Weight.regular, 6.0), (.bold, 8), (.ultraLight, 2),
    ])
  func weights(weight: UIFont.Weight, width: Double) throws {
    let pixels = try drawn(.varying, "a", weight: weight)
    // Row 10 is filled between the left and right edges: its sum is the letter's width.
    let covered = (0..<40).map { 255 - Double(pixels[$0, 10].red) }.reduce(0, +) / 255
    #expect(abs(covered - width) < 0.01)
    #expect(pixels[0, 5].red == 255 && pixels[0, 6].red == 0)
  }
}
