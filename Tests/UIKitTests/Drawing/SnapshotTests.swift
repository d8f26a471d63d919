// Snapshots: of the presentation or of the model, of parts, of snapshots, with borders that keep
// their size.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SnapshotTests {
  private let world = World()

  /// A card of 40 x 20 with a frame of 5 in red around blue.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    card.backgroundColor = .red
    let inner = UIView(frame: card.bounds.insetBy(dx: 5, dy: 5))
    inner.backgroundColor = .blue
    card.addSubview(inner)
    return card
  }

  private func pixels(_ view: UIView, _ width: Int, _ height: Int) throws -> PixelBuffer {
    let list = world.commit(
      root: view.layer, at: world.now.seconds,
      viewport: SegueViewport(widthInPixels: width, heightInPixels: height))
    #expect(world.unsupported.isEmpty)
    return try Rasterizer().render(list)
  }

  /// The colors along a row, as letters.
  private func row(_ y: Int, _ pixels: PixelBuffer) -> String {
    (0..<pixels.width).map { x in
      switch (pixels[x, y].red, pixels[x, y].blue) {
      case (255, 0): "r"
      case (0, 255): "b"
      case (0, 0): "."
      default: "?"
      }
    }.joined()
  }

  @Test("Borders keep their size when a snapshot with cap insets is stretched, without seams")
  func capInsets() throws {
    try world.run {
      let copy = try #require(
        card().resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)))
      copy.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
      let drawn = try pixels(copy, 60, 12)
      #expect(row(6, drawn) == "rrrrr" + String(repeating: "b", count: 50) + "rrrrr")
      #expect(row(4, drawn) == String(repeating: "r", count: 60))
      #expect((0..<12).map { row($0, drawn).dropFirst(30).prefix(1) }.joined() == "rrrrrbbrrrrr")
      // Between pixels too, the cuts are invisible.
      copy.frame = CGRect(x: 0.5, y: 0.5, width: 59.3, height: 11)
      copy.transform = CGAffineTransform(rotationAngle: 0)
      let uneven = try pixels(copy, 60, 12)
      for x in 1..<59 { #expect(uneven[x, 5].red == 255 || uneven[x, 5].blue > 0) }
      #expect((2..<58).allSatisfy { uneven[$0, 3].red == 255 })
    }
  }

  @Test("Borders that do not fit share the available space")
  func tightBorders() throws {
    try world.run {
      let copy = try #require(
        card().resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
      copy.frame = CGRect(x: 0, y: 0, width: 8, height: 20)
      #expect(row(10, try pixels(copy, 8, 20)) == "rrbbbbrr")
    }
  }

  @Test("A nested snapshot of a part shows that part")
  func nested() throws {
    try world.run {
      var view = card()
      for _ in 0..<3 {
        view = try #require(view.snapshotView(afterScreenUpdates: false))
        let holder = UIView(frame: view.bounds)
        holder.addSubview(view)
        view = holder
      }
      let part = try #require(
        view.resizableSnapshotView(
          from: CGRect(x: 2, y: 8, width: 8, height: 4), afterScreenUpdates: true,
          withCapInsets: .zero))
      part.frame.origin = .zero
      #expect(row(2, try pixels(part, 8, 4)) == "rrrbbbbb")
    }
  }

  @Test("Without updates, a snapshot shows the presentation; after them, the model")
  func presentation() throws {
    try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      window.isHidden = false
      let card = card()
      window.addSubview(card)
      try world.advance(to: VirtualTime(seconds: 0.1))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.subviews[0].frame.origin.x = 15
      }
      try world.advance(to: VirtualTime(seconds: 0.6))
      let shown = try #require(card.snapshotView(afterScreenUpdates: false))
      let model = try #require(card.snapshotView(afterScreenUpdates: true))
      let (before, after) = (try pixels(shown, 40, 20), try pixels(model, 40, 20))
      #expect(row(10, before).prefix { $0 == "r" }.count == 10)
      #expect(row(10, after).prefix { $0 == "r" }.count == 15)
    }
  }

  @Test("A hierarchy drawn into an image is cropped like one")
  func drawHierarchy() throws {
    try world.run {
      let card = card()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(bounds: card.bounds, format: format).image { _ in
        #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
      }
      #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
      #expect(image.size == CGSize(width: 40, height: 20) && image.cgImage?.width == 80)
      let strip = try #require(
        image.cgImage?.cropping(to: CGRect(x: 4, y: 0, width: 12, height: 40)))
      let view = UIImageView(image: UIImage(cgImage: strip, scale: 2, orientation: .up))
      #expect(view.bounds.size == CGSize(width: 6, height: 20))
      #expect(row(10, try pixels(view, 6, 20)) == "rrrbbb")
      #expect(row(2, try pixels(view, 6, 20)) == "rrrrrr")
    }
  }

  @Test("Strips of an image side by side are the image", arguments: [1, 3, 8])
  func strips(_ count: Int) throws {
    try world.run {
      let sample = try #require(DrawingSample.all.first { $0.name == "gradients" })
      let image = sample.image(scale: 2)
      let whole = UIImageView(image: image)
      let root = UIView(frame: whole.bounds)
      for index in 0..<count {
        let (from, to) = (128 * index / count, 128 * (index + 1) / count)
        let part = try #require(
          image.cgImage?.cropping(to: CGRect(x: 0, y: from, width: 128, height: to - from)))
        let strip = UIImageView(image: UIImage(cgImage: part, scale: 2, orientation: .up))
        strip.frame.origin.y = CGFloat(from) / 2
        root.addSubview(strip)
      }
      @MainActor func drawn(_ view: UIView) throws -> PixelBuffer {
        try Rasterizer().render(
          world.commit(
            root: view.layer, at: 0,
            viewport: SegueViewport(widthInPixels: 128, heightInPixels: 128, scale: 2)))
      }
      #expect(differences(try drawn(whole), try drawn(root)) == 0)
    }
  }

  @Test("The screen's snapshot has all its windows in their order")
  func screen() throws {
    try world.run {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      let front = UIWindow(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
      front.windowLevel = .alert
      front.backgroundColor = .blue
      front.isHidden = false
      let back = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      back.addSubview(card())
      back.isHidden = false
      let copy = UIScreen.main.snapshotView(afterScreenUpdates: true)
      let drawn = try pixels(copy, 40, 20)
      #expect(row(2, drawn).hasPrefix("rrrrrrrrrrbbbbbbbbbbrrr"))
    }
  }

  @Test("Invalid rectangles give no snapshot")
  func odd() {
    world.run {
      let rects = [
        CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4),
      ]
      for rect in rects {
        #expect(
          card().resizableSnapshotView(
            from: rect, afterScreenUpdates: true, withCapInsets: .zero) == nil)
      }
      #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }
  }
}
