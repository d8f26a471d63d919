import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewAppearanceTests {
  let world = World()

  @Test("A snapshot is drawn as the receiver's model, wherever it is placed")
  func snapshot() throws {
    let list = try world.run {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
      view.backgroundColor = .red
      let dot = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      dot.backgroundColor = .blue
      view.addSubview(dot)
      let copy = try #require(view.snapshotView(afterScreenUpdates: true))
      #expect(copy.bounds == view.bounds)
      dot.removeFromSuperview()
      let part = try #require(
        view.resizableSnapshotView(
          from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: false,
          withCapInsets: .zero))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
      root.addSubview(copy)
      copy.frame.origin = .zero
      root.addSubview(part)
      part.frame.origin.x = 30
      return world.commit(
        root: root.layer, at: 0, viewport: SegueViewport(widthInPixels: 40, heightInPixels: 10))
    }
    let pixels = try Rasterizer().render(list)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let pixel = pixels[x, y]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(color(1, 1) == [255, 0, 0])
    #expect(color(6, 6) == [0, 0, 255])
    #expect(color(25, 5) == [0, 0, 0])
    #expect(color(30, 5) == [255, 0, 0] && color(39, 5) == [255, 0, 0])
  }

  /// An image of 20 × 10 points in a view of 40 × 40.
  @Test(
    "Each content mode places an image",
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.redraw, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
      (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
      (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
      (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentMode(mode: UIView.ContentMode, expected: CGRect) throws {
    let list = try world.run {
      let image = UIImage(bitmap: try Bitmap.plain(width: 40, height: 20), scale: 2)
      #expect(image.size == CGSize(width: 20, height: 10))
      let view = UIImageView(image: image)
      #expect(view.bounds.size == image.size && !view.isUserInteractionEnabled)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.contentMode = mode
      return world.commit(
        root: view.layer, at: 0, viewport: SegueViewport(widthInPixels: 40, heightInPixels: 40))
    }
    guard case .image(let quad)? = list.items.first else {
      Issue.record("no image: \(list.items)")
      return
    }
    #expect(quad.destination == expected)
  }

  @Test("Images are found by name through the world")
  func named() throws {
    try world.run {
      let known = UIImage(bitmap: try Bitmap.plain(width: 4, height: 2), scale: 2)
      UIKitState.current.imageNamed = { $0 == "known" ? known : nil }
      #expect(UIImage(named: "known")?.size == CGSize(width: 2, height: 1))
      #expect(UIImage(named: "unknown") == nil)
    }
    #expect(World().run { UIImage(named: "known") } == nil)
  }

  @Test("Images are decoded from bytes, and invalid bytes give nil")
  func data() throws {
    let encoded = try PNGEncoder.encode(
      PixelBuffer(width: 6, height: 4), opaque: false)
    #expect(UIImage(data: Data(encoded), scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  /// Hue, saturation and brightness; red, green and blue.
  nonisolated static let hues: [([Double], [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]), ([2.0 / 3, 1, 0.5], [0, 0, 0.5]),
    ([0.125, 0.5, 0.8], [0.8, 0.7, 0.4]), ([0.9, 0.25, 1], [1, 0.75, 0.9]),
    ([0, 0, 0.3], [0.3, 0.3, 0.3]),
  ]

  @Test("Hues create colors, and colors have hues", arguments: hues)
  func hue(hsb: [Double], rgb: [Double]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(isClose([red, green, blue, alpha], rgb + [0.5]))
    color.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
    #expect(isClose([red, green, blue], hsb))
  }

  @Test("Colors compare by components")
  func colors() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    var white = CGFloat(0)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && isClose(white, 2.0 / 3))
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    world.run {
      let view = UIView(frame: .zero)
      view.backgroundColor = .white
      #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
      #expect(view.tintColor == .systemBlue)
    }
  }
}

extension Bitmap {
  /// A clear image.
  static func plain(width: Int, height: Int) throws -> Bitmap {
    Bitmap(try PixelBuffer(width: width, height: height))
  }
}
