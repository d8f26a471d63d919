// The painting of layers, byte for byte. After a deliberate change look at the new images and
// record them: SEGUE_RECORD=1 swift test --filter PaintGoldenTests

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PaintGoldenTests {
  private func pixels(_ layer: () -> CALayer, size: Int = 120, scale: Double = 1) throws
    -> PixelBuffer
  {
    let world = World()
    let list = world.run {
      world.commit(
        root: layer(), at: 0,
        viewport: SegueViewport(widthInPixels: size, heightInPixels: size, scale: scale))
    }
    #expect(world.unsupported.isEmpty)
    return try Rasterizer().render(list)
  }

  @Test("A layer matches its golden", arguments: PaintSample.all)
  func golden(_ sample: PaintSample) throws {
    try expectGolden(pixels(sample.layer), sample.name)
  }

  @Test("There is a sample for every golden")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens().path)
    #expect(Set(names) == Set(PaintSample.all.map { "\($0.name).png" }))
  }

  // MARK: Numbers

  private func square(_ color: UIColor, _ x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (
      CGRect(x: x, y: 0, width: 4, height: 4), color.cgColor
    )
    return layer
  }

  @Test("A faded red parent with a blue child shows blue alone only as a group")
  func groupOpacity() throws {
    for isGroup in [true, false] {
      let drawn = try pixels(
        {
          let (page, parent) = (square(.white), square(.red))
          (parent.opacity, parent.allowsGroupOpacity) = (0.5, isGroup)
          parent.addSublayer(square(.blue))
          page.addSublayer(parent)
          return page
        }, size: 4)
      let pixel = drawn[1, 1]
      let expected: [Double] = isGroup ? [0.5, 0.5, 1] : [0.5, 0.25, 0.75]
      for (part, exact) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        #expect(abs(Double(part) - exact * 255) <= 1, "\(isGroup): \(pixel)")
      }
    }
  }

  @Test("A layer blends with the layers beneath it, not with the backdrop of a fading parent")
  func blending() throws {
    func drawn(opacity: Float) throws -> PremultipliedRGBA8 {
      try pixels(
        {
          let (page, parent, child) = (square(.yellow), CALayer(), square(.cyan))
          child.compositingFilter = "multiplyBlendMode"
          parent.opacity = opacity
          parent.addSublayer(child)
          page.addSublayer(parent)
          return page
        }, size: 4)[1, 1]
    }
    #expect(try drawn(opacity: 1) == PremultipliedRGBA8(0, 255, 0, 255))
    #expect(try drawn(opacity: 0.6) == PremultipliedRGBA8(102, 255, 153, 255))
  }

  @Test("Continuous corners fill, clip, mask and cast shadows alike")
  func sameShape() throws {
    let frame = CGRect(x: 6.3, y: 5.7, width: 50, height: 44)
    func layer(_ color: UIColor?) -> CALayer {
      let layer = CALayer()
      (layer.frame, layer.backgroundColor) = (frame, color?.cgColor)
      (layer.cornerRadius, layer.cornerCurve) = (13, .continuous)
      return layer
    }
    let filled = try pixels({ layer(.white) }, size: 64)
    let clipped = try pixels(
      {
        let layer = layer(nil)
        layer.masksToBounds = true
        for x in [-20, 20] as [CGFloat] {
          let part = CALayer()
          part.frame = CGRect(x: x, y: -5, width: 60, height: 60)
          part.backgroundColor = UIColor.white.cgColor
          layer.addSublayer(part)
        }
        return layer
      }, size: 64)
    let path = try pixels(
      {
        let shape = CAShapeLayer()
        shape.frame = frame
        shape.path = CGPath(continuousRoundedRect: shape.bounds, radius: 13)
        shape.fillColor = UIColor.white.cgColor
        return shape
      }, size: 64)
    let shadow = try pixels(
      {
        let layer = layer(.white)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, .zero)
        layer.shadowColor = UIColor.white.cgColor
        layer.backgroundColor = UIColor.white.cgColor
        return layer
      }, size: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        #expect(filled[x, y] == clipped[x, y])
        #expect(abs(Int(filled[x, y].red) - Int(path[x, y].red)) <= 1, "\(x) \(y)")
        #expect(shadow[x, y].red >= filled[x, y].red)
      }
    }
  }
}
