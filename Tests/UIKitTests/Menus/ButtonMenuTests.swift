// Menus of buttons and bar buttons: how they open, where they are, and what a choice does.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ButtonMenuTests {
  private func button(_ sample: MenuSample, at frame: CGRect, _ menu: UIMenu) -> UIButton {
    sample.run {
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.frame = frame
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      sample.controller.view.addSubview(button)
      return button
    }
  }

  @Test("A touch down opens the menu below the button; a choice performs its action")
  func opens() throws {
    let sample = MenuSample()
    let menu = sample.run {
      UIMenu(children: [sample.action("Name"), sample.action("Date"), sample.action("Size")])
    }
    let button = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    try sample.advance(to: 0.1)
    sample.press(60, 120)
    try sample.advance(to: 0.2)
    #expect(sample.overlay != nil)
    sample.release()
    try sample.advance(to: 1.5)
    #expect(sample.plate?.frame == CGRect(x: 20, y: 150, width: 250, height: 132))
    #expect(sample.rows["Date"] == CGRect(x: 20, y: 194, width: 250, height: 44))
    #expect(!button.isHighlighted)
    sample.choose("Date")
    #expect(sample.calls == ["Date"])
    try sample.advance(to: 2.5)
    #expect(sample.overlay == nil)
  }

  @Test("A menu without room below opens above, and one at the right edge ends there")
  func places() throws {
    let sample = MenuSample()
    let menu = sample.run { UIMenu(title: "Order", children: [sample.action("Name")]) }
    _ = button(sample, at: CGRect(x: 300, y: 760, width: 80, height: 40), menu)
    try sample.advance(to: 0.1)
    sample.tap(340, 780)
    try sample.advance(to: 1.5)
    #expect(sample.plate?.frame == CGRect(x: 130, y: 760 - 6 - 74, width: 250, height: 74))
  }

  @Test("A tap beside the menu closes it without a choice")
  func tapBeside() throws {
    let sample = MenuSample()
    let menu = sample.run { UIMenu(children: [sample.action("Name")]) }
    _ = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    try sample.advance(to: 0.1)
    sample.tap(60, 120)
    try sample.advance(to: 1.5)
    sample.tap(300, 700)
    try sample.advance(to: 2.5)
    #expect(sample.overlay == nil && sample.calls.isEmpty)
  }

  @Test("Hidden elements have no row, disabled ones do nothing, inline menus are sections")
  func elements() throws {
    let sample = MenuSample()
    let menu = sample.run {
      UIMenu(children: [
        sample.action("Seen"), sample.action("Hidden", .hidden),
        sample.action("Off", .disabled),
        UIMenu(title: "More", options: .displayInline, children: [sample.action("Inline")]),
        UIMenu(title: "Deep", children: [sample.action("Inner")]),
      ])
    }
    _ = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    try sample.advance(to: 0.1)
    sample.tap(60, 120)
    try sample.advance(to: 1.5)
    #expect(Set(sample.rows.keys) == ["Seen", "Off", "Inline", "Deep"])
    // Two rows, a gap, a title with one row, a gap, one row.
    let height: CGFloat = 4 * 44 + 2 * 8 + 30
    #expect(sample.plate?.frame.height == height)
    sample.choose("Off")
    #expect(sample.calls.isEmpty && sample.overlay != nil)
    sample.choose("Deep")
    try sample.advance(to: 2.5)
    #expect(Set(sample.rows.keys) == ["Deep", "Inner"])
    sample.choose("Inner")
    #expect(sample.calls == ["Inner"])
  }

  @Test("A menu in a menu has a chevron before its title and its image after it, and opens")
  func submenu() throws {
    let sample = MenuSample()
    let image = sample.run {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    }
    let menu = sample.run {
      UIMenu(children: [
        sample.action("Plain"),
        UIMenu(title: "Sort", image: image, children: [sample.action("Inner")]),
      ])
    }
    _ = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    try sample.advance(to: 0.1)
    sample.tap(60, 120)
    try sample.advance(to: 1.5)
    let row = try #require(
      sample.plate?.all(UIControl.self).first { $0.accessibilityLabel == "Sort" })
    let images = row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    #expect(images.count == 2)
    let own = try #require(images.first { $0.image === image })
    #expect(abs(own.frame.maxX - (250 - 16)) < 1e-9)
    let chevron = try #require(images.first { $0.image !== image })
    let title = try #require(row.all(UILabel.self).first { $0.text == "Sort" })
    #expect(chevron.frame.maxX <= title.frame.minX)
    // All rows leave room for it.
    let other = try #require(sample.plate?.all(UILabel.self).first { $0.text == "Plain" })
    #expect(other.frame.minX == title.frame.minX)
    sample.choose("Sort")
    try sample.advance(to: 2.5)
    #expect(Set(sample.rows.keys) == ["Sort", "Inner"])
    sample.choose("Inner")
    #expect(sample.calls == ["Inner"])
  }

  @Test("Deferred elements are asked for when the menu opens, and kept unless they say otherwise")
  func deferred() throws {
    let sample = MenuSample()
    var asked = [0, 0]
    let menu = sample.run { () -> UIMenu in
      let kept = UIDeferredMenuElement { show in
        asked[0] += 1
        show([sample.action("Kept")])
      }
      let new = UIDeferredMenuElement.uncached { show in
        asked[1] += 1
        show([sample.action("New \(asked[1])")])
      }
      return UIMenu(children: [kept, new])
    }
    _ = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    for round in 1...2 {
      let start: Double = 3 * Double(round)
      try sample.advance(to: start)
      sample.tap(60, 120)
      try sample.advance(to: start + 1)
      #expect(Set(sample.rows.keys) == ["Kept", "New \(round)"])
      sample.choose("Kept")
    }
    #expect(asked == [1, 2])
  }

  @Test("A pop-up button has the title of the chosen element")
  func popUp() throws {
    let sample = MenuSample()
    let menu = sample.run {
      UIMenu(options: .singleSelection, children: [sample.action("Small"), sample.action("Large")])
    }
    let button = button(sample, at: CGRect(x: 20, y: 100, width: 120, height: 44), menu)
    sample.run { button.changesSelectionAsPrimaryAction = true }
    #expect(button.currentTitle == "Small")
    try sample.advance(to: 0.1)
    sample.tap(60, 120)
    try sample.advance(to: 1)
    sample.choose("Large")
    #expect(button.currentTitle == "Large")
    #expect(menu.selectedElements.map(\.title) == ["Large"])
  }

  @Test("A bar button opens its menu by a tap, or by a long press if it has an action")
  func barButton() throws {
    let bars = BarSample()
    var calls: [String] = []
    bars.run {
      let menu = UIMenu(children: [UIAction(title: "One") { _ in calls.append("one") }])
      bars.a.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "More", menu: menu),
        UIBarButtonItem(
          title: "Add", primaryAction: UIAction { _ in calls.append("add") }, menu: menu),
      ]
    }
    func overlay() -> UIView? { bars.window.subviews.first { $0.accessibilityViewIsModal } }
    try bars.advance(to: 0.1)
    bars.tap(355, 69)
    #expect(overlay() != nil)
    try bars.advance(to: 1)
    bars.tap(50, 600)
    try bars.advance(to: 2)
    #expect(overlay() == nil)
    bars.tap(298, 69)
    #expect(calls == ["add"] && overlay() == nil)
    bars.world.touches.began(at: CGPoint(x: 298, y: 69))
    try bars.advance(to: 3)
    #expect(overlay() != nil)
    bars.world.touches.ended()
    #expect(calls == ["add"])
  }

  @Test("Keys send commands to the responder that has them")
  func keys() {
    final class Screen: UIViewController {
      var pressed: [String] = []
      func find() { pressed.append("find") }
    }
    let sample = MenuSample()
    sample.run {
      let screen = Screen()
      sample.window.rootViewController = screen
      screen.addKeyCommand(
        UIKeyCommand(
          input: "f", modifierFlags: .command, action: Selector(Screen.find)))
      #expect(!UIKitState.current.pressKeys("f"))
      #expect(UIKitState.current.pressKeys("f", .command))
      #expect(screen.pressed == ["find"])
    }
  }

  @Test("Symbols have the color of their row's title")
  func symbols() throws {
    let sample = MenuSample()
    let menu = sample.run {
      UIMenu(
        children: [UIMenuElement.Attributes(), .destructive].map {
          UIAction(
            title: "\($0.rawValue)", image: UIImage(systemName: "trash"), attributes: $0
          ) { _ in }
        })
    }
    _ = button(sample, at: CGRect(x: 20, y: 100, width: 80, height: 44), menu)
    try sample.advance(to: 0.1)
    sample.tap(60, 120)
    try sample.advance(to: 1.5)
    let images = sample.plate?.all(UIImageView.self).filter { $0.image?.isSymbolImage == true }
    #expect(images?.map(\.tintColor) == [.label, .systemRed])
    #expect(images?.allSatisfy { $0.image?.renderingMode != .automatic } == true)
  }
}
