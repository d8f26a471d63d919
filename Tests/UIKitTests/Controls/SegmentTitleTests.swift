// Attributes of the titles of segmented controls.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SegmentTitleTests {
  let world = World()

  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    return control
  }

  private func titles(_ control: UISegmentedControl) -> [UILabel] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UILabel }
  }

  @Test("A title has the attributes of its state, and those of the normal state otherwise")
  func states() {
    world.run {
      let control = control()
      let font = UIFont.systemFont(ofSize: 20)
      control.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.red], for: .normal)
      #expect(titles(control).map(\.textColor) == [.red, .red, .tertiaryLabel])
      #expect(titles(control).allSatisfy { $0.font == font })
      control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      control.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
      #expect(titles(control).map(\.textColor) == [.red, .blue, .brown])
      #expect(titles(control).allSatisfy { $0.font == font })
      control.selectedSegmentIndex = 0
      #expect(titles(control).map(\.textColor) == [.blue, .red, .brown])
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
      #expect(control.titleTextAttributes(for: .selected)?[.font] == nil)
    }
  }

  @Test("Removed attributes leave the fonts and colors of the control")
  func removal() {
    world.run {
      let control = control()
      let before = titles(control).map { [$0.font, $0.textColor] as [NSObject?] }
      control.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red], for: .normal)
      control.setTitleTextAttributes(nil, for: .normal)
      #expect(titles(control).map { [$0.font, $0.textColor] as [NSObject?] } == before)
      #expect(control.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test("The control is as wide as its titles in their font, and they may have a shadow")
  func size() {
    world.run {
      let control = control()
      let width = control.intrinsicContentSize.width
      let shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (UIColor.gray, CGSize(width: 1, height: 2))
      control.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 26), .shadow: shadow], for: .normal)
      #expect(control.intrinsicContentSize.width > width + 20)
      #expect(titles(control).map(\.shadowColor) == [.gray, .gray, .gray])
      #expect(titles(control).first?.shadowOffset == CGSize(width: 1, height: 2))
    }
  }

  @Test("Attributes of the appearance apply unless a control has some of its own")
  func appearance() {
    world.run {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.purple], for: .normal)
      let (plain, own) = (control(), control())
      own.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for control in [plain, own] { window.addSubview(control) }
      #expect(titles(plain).first?.textColor == .purple)
      #expect(titles(own).first?.textColor == .green)
    }
  }
}
