// Images prepared for display and thumbnails.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PreparedImageTests {
  private let world = World()

  private func image(isOpaque: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, isOpaque)
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  @Test("A thumbnail has the size in points and the scale of the image")
  func thumbnails() throws {
    try world.run {
      let image = image(isOpaque: false)
      let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 5)))
      #expect(small.size == CGSize(width: 10, height: 5) && small.scale == 2)
      #expect(image.preparingThumbnail(of: .zero) == nil)
      #expect(image.imageRendererFormat.scale == 2)
    }
  }

  @Test("Closures are called in the next turn")
  func turns() throws {
    var prepared: [UIImage?] = []
    let image = world.run { self.image(isOpaque: true) }
    world.run {
      image.prepareForDisplay { prepared.append($0) }
      image.prepareThumbnail(of: CGSize(width: 4, height: 2)) { prepared.append($0) }
      #expect(prepared.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(prepared.count == 2 && prepared[0] === image)
    #expect(prepared[1]?.size == CGSize(width: 4, height: 2))
  }
}
