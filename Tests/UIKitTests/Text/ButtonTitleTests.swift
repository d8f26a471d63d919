import CoreGraphics
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ButtonTitleTests {
  @Test("the title of the state is displayed in the center, in its color") func title() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Gone", for: .disabled)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.text == "Buy")
    #expect(label.textColor == .systemBlue)
    #expect(abs(label.frame.midX - 100) < 0.01 && abs(label.frame.midY - 22) < 0.01)
    #expect(!Drawn(label).glyphs.isEmpty)
    button.isEnabled = false
    button.setTitleColor(.red, for: .normal)
    #expect(label.text == "Gone")
    #expect(label.textColor == .red)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    button.sizeToFit()
    #expect(button.bounds.width == label.intrinsicContentSize.width + 20)
  }

  @Test("a button without a title has no label") func image() {
    let button = UIButton()
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    #expect(button.currentTitle == nil)
  }

  @Test("an attributed title is shown in a button with a configuration, too")
  func attributedTitle() throws {
    let button = UIButton(configuration: .filled())
    button.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).attributedText?.string == "Buy")
    let empty = UIButton(configuration: .filled())
    #expect(button.intrinsicContentSize.width > empty.intrinsicContentSize.width)
  }

  @Test("the primary action gives a button its title and its image")
  func primaryAction() {
    World().run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let action = UIAction(title: "Add", image: image) { _ in }
      let button = UIButton(type: .system, primaryAction: action)
      #expect(button.currentTitle == "Add")
      #expect(button.currentImage === image)
    }
  }
}
