// Image views: the displayed image, its color, and its place in their bounds.

import Foundation
import SegueDisplay
import SeguePixels
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ImageViewTests {
  private let world = World()

  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
    UIImage(cgImage: try ImageTests.pixels(width, height), scale: scale, orientation: .up)
  }

  /// The images that a frame at `seconds` draws.
  private func quads(_ view: UIView, at seconds: Double = 0) -> [ImageQuad] {
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 100)
    let list = world.run { world.commit(root: view.layer, at: seconds, viewport: viewport) }
    return list.items.compactMap { if case .image(let quad) = $0 { quad } else { nil } }
  }

  @Test("content modes place an image as UIKit does", arguments: places)
  func contentMode(_ mode: UIView.ContentMode, _ place: CGRect) throws {
    // 20 x 10 points in 60 x 60.
    let view = UIImageView(image: try image(40, 20, scale: 2))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.contentMode = mode
    #expect(quads(view).map(\.destination) == [place])
    #expect(quads(view).map(\.source) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test("there are thirteen content modes")
  func allModes() {
    #expect(Set(places.map(\.0.rawValue)) == Set(UIView.ContentMode.allCases.map(\.rawValue)))
    #expect(places.count == 13)
  }

  @Test("a highlighted view shows the highlighted image if there is one")
  func highlighted() throws {
    let (first, second) = (try image(2, 2), try image(3, 3))
    let view = UIImageView(image: first, highlightedImage: second)
    func shown() -> CGImage? { view.layer.contents as? CGImage }
    #expect(shown() === first.cgImage)
    view.isHighlighted = true
    #expect(shown() === second.cgImage)
    view.highlightedImage = nil
    #expect(shown() === first.cgImage)
  }

  @Test("the intrinsic size is the image's")
  func naturalSize() throws {
    let view = UIImageView(image: try image(40, 20, scale: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("templates take the tint of the view, which is inherited")
  func template() throws {
    let parent = UIView()
    let view = UIImageView(image: try image(4, 4).withRenderingMode(.alwaysTemplate))
    parent.tintColor = .red
    parent.addSubview(view)
    view.tintColorDidChange()
    #expect(quads(parent).first?.tint == DisplayColor(red: 1, green: 0, blue: 0, alpha: 1))
    parent.tintColor = .green
    #expect(quads(parent).first?.tint == DisplayColor(red: 0, green: 1, blue: 0, alpha: 1))
    view.image = try image(4, 4)
    #expect(quads(parent).first.map(\.tint) == .some(nil))
    view.image = try image(4, 4).withTintColor(.blue)
    #expect(quads(parent).first?.tint == DisplayColor(red: 0, green: 0, blue: 1, alpha: 1))
    view.image = try image(4, 4).withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(quads(parent).first?.tint == DisplayColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("cap insets keep their size in points")
  func capInsets() throws {
    let insets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    let resizable = try image(40, 20, scale: 2).resizableImage(
      withCapInsets: insets, resizingMode: .stretch)
    let view = UIImageView(image: resizable)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let parts = try #require(quads(view).first?.ninePart)
    #expect([parts.left, parts.top, parts.right, parts.bottom] == [3, 2, 5, 4])
    #expect(parts.center == CGRect(x: 6, y: 4, width: 24, height: 8))
  }

  @Test("animation images follow the world's clock, at any instant")
  func animation() throws {
    let images = try (1...4).map { try image($0, 1) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    try world.run {
      view.image = try image(9, 9)
      view.animationImages = images
      view.animationDuration = 0.4
      view.startAnimating()
    }
    #expect(view.isAnimating)
    func width(_ seconds: Double) -> Int? { quads(view, at: seconds).first?.bitmap.width }
    #expect(
      [0, 0.05, 0.1, 0.2, 0.3, 0.35, 0.4, 1.1, 0.1].map(width) == [1, 1, 2, 3, 4, 4, 1, 4, 2])
    world.run { view.stopAnimating() }
    #expect(width(0.2) == 9)
  }

  @Test("a limited repeat count ends at its instant and restores the still image")
  func countedRun() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    try world.run {
      view.image = try image(9, 9)
      view.animationImages = try (1...3).map { try image($0, 1) }
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
    }
    try world.advance(to: VirtualTime(seconds: 0.59))
    #expect(view.isAnimating && quads(view, at: 0.59).first?.bitmap.width == 3)
    try world.advance(to: VirtualTime(seconds: 0.6))
    #expect(!view.isAnimating && quads(view, at: 0.6).first?.bitmap.width == 9)
  }

  @Test("an animated image plays from when it is set")
  func animatedImage() throws {
    let images = try (1...2).map { try image($0, 1) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    try world.advance(to: VirtualTime(seconds: 1))
    world.run { view.image = UIImage.animatedImage(with: images, duration: 0.2) }
    let widths = [1, 1.05, 1.1, 1.15, 1.2].map { quads(view, at: $0).first?.bitmap.width }
    #expect(widths == [1, 1, 2, 2, 1])
    #expect(!view.isAnimating)
  }

  @Test("a tint that changes in an animation does not affect animation images")
  func tintWhileAnimating() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    try world.run {
      view.animationImages = try (1...2).map { try image($0, 1) }
      view.animationDuration = 0.2
      view.startAnimating()
    }
    let contents = view.layer.contents as AnyObject
    world.run { UIView.animate(withDuration: 1) { view.tintColor = .red } }
    #expect(view.layer.contents as AnyObject === contents)
    #expect(quads(view, at: 0.1).map(\.bitmap.width) == [2])
  }

  @Test("a snapshot of animation images shows the one at its instant")
  func snapshot() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    try world.run {
      view.animationImages = try (1...2).map { try image($0, 1) }
      view.animationDuration = 0.2
      view.startAnimating()
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
    let copy = try #require(world.run { view.snapshotView(afterScreenUpdates: false) })
    #expect(quads(copy, at: 0.2).first?.bitmap.width == 2)
  }

  @Test("an image that flips for layout direction is mirrored from right to left")
  func rightToLeft() throws {
    let view = UIImageView(frame: .zero)
    view.semanticContentAttribute = .forceRightToLeft
    let plain = try image(6, 4)
    view.image = plain
    #expect((view.layer.contents as? CGImage)?.bitmap?.pixels[0, 0].red == 0)
    view.image = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect((view.layer.contents as? CGImage)?.bitmap?.pixels[0, 0].red == 5)
  }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private let places: [(UIView.ContentMode, CGRect)] = [
  (.scaleToFill, rect(0, 0, 60, 60)), (.redraw, rect(0, 0, 60, 60)),
  (.scaleAspectFit, rect(0, 15, 60, 30)), (.scaleAspectFill, rect(-30, 0, 120, 60)),
  (.center, rect(20, 25, 20, 10)), (.top, rect(20, 0, 20, 10)), (.bottom, rect(20, 50, 20, 10)),
  (.left, rect(0, 25, 20, 10)), (.right, rect(40, 25, 20, 10)), (.topLeft, rect(0, 0, 20, 10)),
  (.topRight, rect(40, 0, 20, 10)), (.bottomLeft, rect(0, 50, 20, 10)),
  (.bottomRight, rect(40, 50, 20, 10)),
]
