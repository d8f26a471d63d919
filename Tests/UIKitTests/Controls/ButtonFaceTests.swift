import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ButtonFaceTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test("Image and title are centered side by side, and swapped when mirrored")
  func sideBySide() throws {
    try World().run {
      var look = UIButton.Configuration.plain()
      (look.title, look.image, look.imagePadding) = ("Title", image(20, 10), 5)
      let button = UIButton(configuration: look)
      let title = try #require(button.titleLabel)
      #expect(button.intrinsicContentSize.width == 24 + 25 + title.intrinsicContentSize.width)
      button.frame.size.width += 40
      button.layoutIfNeeded()
      let image = try #require(button.imageView)
      #expect(image.frame.size == CGSize(width: 20, height: 10))
      #expect(image.frame.minX == 32)
      #expect(title.frame.minX == image.frame.maxX + 5)
      button.configuration?.imagePlacement = .trailing
      button.layoutIfNeeded()
      #expect(title.frame.minX == 32)
      button.configuration?.imagePlacement = .top
      button.frame.size.height = 80
      button.layoutIfNeeded()
      #expect(abs(image.frame.midX - title.frame.midX) < 0.01)
      #expect(image.frame.maxY <= title.frame.minY)
    }
  }

  @Test("The image of a configuration's background fills the button behind its image and title")
  func backgroundImage() throws {
    try World().run {
      var look = UIButton.Configuration.plain()
      (look.cornerStyle, look.background.cornerRadius) = (.fixed, 7)
      look.background.image = image(8, 8)
      look.background.imageContentMode = .scaleAspectFill
      let button = UIButton(configuration: look)
      button.frame = CGRect(x: 0, y: 0, width: 65, height: 60)
      button.layoutIfNeeded()
      button.configuration?.image = image(20, 10)
      button.configuration?.title = "Title"
      button.layoutIfNeeded()
      let back = try #require(button.subviews.first)
      back.layoutIfNeeded()
      #expect(back !== button.imageView)
      #expect(back.frame == button.bounds)
      #expect(!back.isUserInteractionEnabled)
      let plate = try #require(back.subviews.first { $0.layer.cornerRadius == 7 })
      let picture = try #require(plate.subviews.compactMap { $0 as? UIImageView }.first)
      #expect(picture.frame == button.bounds)
      #expect(picture.contentMode == .scaleAspectFill)
      button.configuration?.background.image = nil
      button.layoutIfNeeded()
      #expect(back.isHidden)
    }
  }

  @Test("The first configuration takes the title and image that are set already, by state, too")
  func adoptedContents() throws {
    try World().run {
      let button = UIButton()
      button.setTitle("Calculate", for: .normal)
      button.setImage(image(20, 10), for: .normal)
      button.setTitle("Again", for: .selected)
      button.configuration = .filled()
      button.configuration?.imagePadding = 5
      button.sizeToFit()
      button.layoutIfNeeded()
      let title = try #require(button.titleLabel)
      #expect(title.text == "Calculate")
      #expect(button.currentTitle == "Calculate")
      #expect(button.imageView?.frame.size == CGSize(width: 20, height: 10))
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(title.text == "Again")
      button.isSelected = false
      button.configuration?.title = "Own"
      button.layoutIfNeeded()
      #expect(title.text == "Own")

      var own = UIButton.Configuration.plain()
      own.title = "Configured"
      let other = UIButton()
      other.setTitle("Before", for: .normal)
      other.configuration = own
      other.sizeToFit()
      other.layoutIfNeeded()
      #expect(other.titleLabel?.text == "Configured")
    }
  }

  @Test("A title color that is set colors the title of a configuration, and not its image")
  func titleColor() throws {
    try World().run {
      let button = UIButton(configuration: .filled())
      button.setTitle("Again", for: .normal)
      button.setImage(image(20, 10), for: .normal)
      button.setTitleColor(.systemPurple, for: .normal)
      button.sizeToFit()
      button.layoutIfNeeded()
      let title = try #require(button.titleLabel)
      #expect(title.textColor == .systemPurple)
      #expect(button.imageView?.tintColor == .white)
      button.setTitleColor(nil, for: .normal)
      button.layoutIfNeeded()
      #expect(title.textColor == .white)
    }
  }

  @Test("A pop-up button with a configuration has an indicator at its trailing end")
  func indicator() throws {
    try World().run {
      let button = UIButton(configuration: .gray())
      button.menu = UIMenu(children: [UIAction(title: "Low") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let plain = button.intrinsicContentSize
      button.changesSelectionAsPrimaryAction = true
      button.configuration?.indicator = .none
      #expect(button.title(for: .normal) == "Low")
      let titled = button.intrinsicContentSize
      button.configuration?.indicator = .automatic
      #expect(button.intrinsicContentSize.width > titled.width + 5)
      button.frame.size = CGSize(width: 200, height: 44)
      button.layoutIfNeeded()
      let title = try #require(button.titleLabel)
      let chevrons = try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
      #expect(chevrons.frame.minX == title.frame.maxX + 5)
      #expect(abs(chevrons.frame.midY - 22) < 1e-9)
      #expect(abs(title.frame.minX + chevrons.frame.maxX - 200) < 1e-9)
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(abs(title.frame.minX - chevrons.frame.maxX - 5) < 1e-9)
      #expect(abs(title.frame.maxX + chevrons.frame.minX - 200) < 1e-9)
      button.menu = nil
      button.setTitle(nil, for: .normal)
      #expect(button.intrinsicContentSize == plain)
      button.configuration?.indicator = .popup
      #expect(button.intrinsicContentSize.width > plain.width)
    }
  }

  @Test("Title, subtitle, symbol and corners of a configuration follow the content size category")
  func contentSize() throws {
    try World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      window.makeKeyAndVisible()
      var look = UIButton.Configuration.filled()
      (look.title, look.subtitle) = ("Title", "Subtitle")
      look.image = UIImage(systemName: "star")
      look.background.cornerRadius = 6
      let button = UIButton(configuration: look)
      look.buttonSize = .small
      look.subtitle = nil
      look.cornerStyle = .fixed
      let small = UIButton(configuration: look)
      for each in [button, small] {
        window.addSubview(each)
        each.layoutIfNeeded()
      }
      let (height, symbol) = (
        button.intrinsicContentSize.height, try #require(button.imageView?.image)
      )
      UIKitState.current.setScreenTraits(
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
      for each in [button, small] { each.layoutIfNeeded() }
      #expect(button.titleLabel?.font.pointSize == 23)
      #expect(small.titleLabel?.font.pointSize == 21)
      let sizes = button.all(UILabel.self).map(\.font.pointSize)
      #expect(sizes.sorted() == [18, 23])
      #expect(button.intrinsicContentSize.height > height + 5)
      #expect(try #require(button.imageView?.image).size.width > symbol.size.width)
      #expect(abs(button.layer.cornerRadius - 6 * 23 / 17) < 0.01)
      #expect(small.layer.cornerRadius == 6)
      UIKitState.current.setScreenTraits(UITraitCollection(preferredContentSizeCategory: .large))
      #expect(button.intrinsicContentSize.height == height)
    }
  }

  @Test("A destructive button with a configuration is red, and the title of a primary one bolder")
  func roles() {
    World().run {
      var look = UIButton.Configuration.filled()
      look.title = "Remove"
      let button = UIButton(configuration: look)
      let width = button.intrinsicContentSize.width
      button.role = .primary
      #expect(button.intrinsicContentSize.width > width)
      button.role = .destructive
      button.layoutIfNeeded()
      #expect(button.intrinsicContentSize.width == width)
      #expect(button.backgroundColor == .systemRed)
      button.configuration = .plain()
      button.configuration?.title = "Remove"
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .systemRed)
    }
  }

  @Test("A close button is 30 points wide, and its tint is not seen; a clear button's is")
  func close() throws {
    try World().run {
      let button = UIButton(type: .close)
      #expect(button.frame.size == CGSize(width: 30, height: 30))
      button.layoutIfNeeded()
      #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
      let field = UITextField()
      (field.text, field.clearButtonMode) = ("a", .always)
      field.layoutIfNeeded()
      let clear = try #require(field.all(UIButton.self).first)
      #expect(clear.frame.size == CGSize(width: 18, height: 18))
      #expect(clear.image(for: .normal)?.renderingMode == .alwaysTemplate)
    }
  }

  @Test("A disabled system button dims the tint of its image; a custom one keeps it")
  func disabledImage() {
    World().run {
      for type in [UIButton.ButtonType.system, .custom] {
        let button = UIButton(type: type)
        button.setImage(image(20, 20).withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .systemRed
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .systemRed)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == (type == .system ? .tertiaryLabel : .systemRed))
      }
    }
  }

  @Test("A control's opacity is its owner's: layout and state leave it unchanged")
  func opacity() {
    World().run {
      let controls: [UIControl] = [
        UIButton(configuration: .filled()), UISwitch(), UISlider(),
        UISegmentedControl(items: ["a"]),
      ]
      for control in controls {
        control.alpha = 0.3
        control.setNeedsLayout()
        control.layoutIfNeeded()
        #expect(control.alpha == 0.3)
      }
    }
  }

  @Test("The older API sets titles, colors and images by state")
  func byState() throws {
    try World().run {
      let button = UIButton(type: .custom)
      button.setImage(image(10, 10), for: .normal)
      button.setImage(image(12, 12), for: .selected)
      #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
      button.isSelected = true
      #expect(button.intrinsicContentSize == CGSize(width: 12, height: 12))
      button.setTitle("x", for: .normal)
      button.setTitleColor(.red, for: .selected)
      #expect(button.titleLabel?.textColor == .red)
      button.contentHorizontalAlignment = .leading
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      let image = try #require(button.imageView)
      #expect(image.frame == CGRect(x: 0, y: 14, width: 12, height: 12))
    }
  }

  @Test("Buttons have baselines: two of different sizes are aligned in a stack")
  func baselines() throws {
    try World().run {
      var large = UIButton.Configuration.filled()
      (large.title, large.buttonSize) = ("Large", .large)
      var small = UIButton.Configuration.filled()
      (small.title, small.buttonSize) = ("Small", .small)
      let buttons = [UIButton(configuration: large), UIButton(configuration: small)]
      let stack = UIStackView(arrangedSubviews: buttons)
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      stack.layoutIfNeeded()
      for button in buttons { button.layoutIfNeeded() }
      let lines = try buttons.map { button in
        let label = try #require(button.titleLabel)
        let own = try #require(label.baselines)
        return button.frame.minY + label.frame.minY + own.first
      }
      #expect(abs(lines[0] - lines[1]) <= 0.51, "\(lines)")
    }
  }
}
