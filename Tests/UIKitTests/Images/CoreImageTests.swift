// Images of Core Image from those of UIKit, and the reverse.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct CoreImageTests {
  @Test("An image of pixels keeps them, upright")
  func pixels() throws {
    try World().run {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      }
      let image = try #require(CIImage(image: drawn))
      let again = UIImage(ciImage: image)
      #expect(again.size.width == image.extent.width)
      let top = CIContext().createCGImage(image, from: image.extent)?.bitmap?.pixels[0, 0]
      #expect(top?.red == 255 && top?.alpha == 255)
      #expect(CIImage(data: try #require(again.pngData()))?.extent == image.extent)
    }
  }

  @Test("Keys set inputs of filters, not those of other objects")
  func keys() throws {
    try World().run {
      let filter = try #require(CIFilter(name: "CIColorInvert"))
      filter.setValue(CIImage(color: CIColor(color: .red)), forKey: kCIInputImageKey)
      #expect(filter.value(forKey: kCIInputImageKey) is CIImage)
      #expect(filter.outputImage?.extent.isInfinite == true)
      #expect(UIImage(ciImage: .white).cgImage == nil)
    }
  }
}
