// Buttons without a configuration: their size, and the rectangles of their image and title.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PlainButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func titled(_ title: String?, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("A title has a margin of 6 points above and below, and a button is at least 30 points wide")
  func margins() throws {
    try World().run {
      for type in [UIButton.ButtonType.system, .custom] {
        let button = titled("Continue", type)
        let line = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: line.width, height: line.height + 12))
        #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
        let short = titled("i", type)
        #expect(short.intrinsicContentSize == CGSize(width: 30, height: line.height + 12))
        #expect(titled(nil, type).intrinsicContentSize == short.intrinsicContentSize)
      }
    }
  }

  @Test("Insets of its own replace the margins, and an image alone has none")
  func insets() throws {
    try World().run {
      let button = titled("i")
      let line = try #require(button.titleLabel).intrinsicContentSize
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      #expect(button.intrinsicContentSize == CGSize(width: line.width + 20, height: line.height))
      let pictured = UIButton(type: .custom)
      pictured.setImage(image(9, 7), for: .normal)
      #expect(pictured.intrinsicContentSize == CGSize(width: 9, height: 7))
      pictured.setBackgroundImage(image(50, 20), for: .normal)
      #expect(pictured.intrinsicContentSize == CGSize(width: 50, height: 20))
    }
  }

  @Test("A configuration has the insets of its own")
  func configured() {
    World().run {
      var look = UIButton.Configuration.plain()
      (look.title, look.contentInsets) = ("i", .zero)
      let button = UIButton(configuration: look)
      #expect(button.intrinsicContentSize.width < 30)
      #expect(button.titleLabel?.intrinsicContentSize == button.intrinsicContentSize)
    }
  }

  @Test("Edge insets move an image by half where it is centered, and wholly at the edge")
  func edges() throws {
    try World().run {
      let button = titled("Continue", .custom)
      button.setImage(image(20, 10), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      button.layoutIfNeeded()
      let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
      let (before, center) = (image.frame, title.frame)
      #expect(before.maxX == center.minX && before.midY == 25 && center.midY == 25)
      button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
      button.layoutIfNeeded()
      #expect(image.frame == before.offsetBy(dx: 5, dy: 2))
      #expect(title.frame == center.offsetBy(dx: -4, dy: 0))
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
      #expect(image.frame.minX == 10)
      #expect(title.frame.minX == 20)
      button.contentHorizontalAlignment = .right
      button.layoutIfNeeded()
      #expect(title.frame.maxX == 292)
      #expect(image.frame.maxX == 300 - title.frame.width)
    }
  }

  private final class Tile: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 8, y: 4, width: 16, height: 16)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let own = super.titleRect(forContentRect: contentRect)
      return CGRect(
        x: 0, y: contentRect.maxY - own.height, width: contentRect.width, height: own.height)
    }
  }

  @Test("A subclass places the image and the title")
  func overriding() throws {
    try World().run {
      let tile = Tile(type: .custom)
      tile.setTitle("Photos", for: .normal)
      tile.setImage(image(40, 40), for: .normal)
      tile.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
      tile.layoutIfNeeded()
      #expect(tile.imageView?.frame == CGRect(x: 32, y: 4, width: 16, height: 16))
      let title = try #require(tile.titleLabel)
      #expect(title.frame.width == 80 && title.frame.maxY == 60)
    }
  }

  @Test(
    "A button made for an image has its size and sends its action; the current contents are known")
  func contents() {
    World().run {
      let symbol = image(22, 18)
      let button = UIButton.systemButton(with: symbol, target: nil, action: nil)
      #expect(button.buttonType == .system && button.bounds.size == symbol.size)
      #expect(button.currentImage === symbol && button.currentBackgroundImage == nil)
      button.setBackgroundImage(symbol, for: .highlighted)
      button.isHighlighted = true
      #expect(button.currentBackgroundImage === symbol)
      var count = 0
      let framed = UIButton(
        frame: CGRect(x: 1, y: 2, width: 3, height: 4),
        primaryAction: UIAction(title: "Go") { _ in count += 1 })
      #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(framed.currentTitle == "Go" && framed.buttonType == .custom)
      framed.sendActions(for: .primaryActionTriggered)
      #expect(count == 1)
    }
  }

  @Test("A highlighted image is darker, a disabled one fainter, unless the state has one")
  func states() throws {
    try World().run {
      let button = UIButton(type: .custom)
      let (own, other) = (image(8, 8), image(8, 8))
      button.setImage(own, for: .normal)
      let view = try #require(button.imageView)
      #expect(view.image?.cgImage === own.cgImage && view.alpha == 1)
      button.isHighlighted = true
      #expect(view.image?.cgImage !== own.cgImage && view.image?.size == own.size)
      button.adjustsImageWhenHighlighted = false
      #expect(view.image?.cgImage === own.cgImage)
      button.adjustsImageWhenHighlighted = true
      button.setImage(other, for: .highlighted)
      #expect(view.image?.cgImage === other.cgImage)
      button.isHighlighted = false
      button.isEnabled = false
      #expect(view.alpha == 0.5)
      button.setImage(other, for: .disabled)
      #expect(view.alpha == 1 && view.image?.cgImage === other.cgImage)
    }
  }
}
