// Attributes for assistive technologies that objects keep.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct AccessibleObjectTests {
  private final class Cell: UITableViewCell, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test("frames can be set, of views and of other objects")
  func frames() {
    World().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      window.addSubview(view)
      #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
      view.accessibilityFrame = CGRect(x: 9, y: 9, width: 1, height: 1)
      #expect(view.accessibilityFrame.minX == 9)
      let item = UIBarButtonItem()
      #expect(item.accessibilityFrame == .zero)
      item.accessibilityFrame = CGRect(x: 5, y: 0, width: 1, height: 1)
      #expect(item.accessibilityFrame.minX == 5)
    }
  }

  @Test("a rotor searches with its closure, and belongs to its object")
  func rotors() {
    World().run {
      let (view, labels) = (UIView(frame: .zero), [UILabel(), UILabel()])
      let rotor = UIAccessibilityCustomRotor(name: "Prices") { predicate in
        UIAccessibilityCustomRotorItemResult(
          targetElement: labels[predicate.searchDirection == .next ? 1 : 0], targetRange: nil)
      }
      view.accessibilityCustomRotors = [rotor]
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      #expect(rotor.itemSearchBlock(predicate)?.targetElement === labels[1])
      #expect(view.accessibilityCustomRotors?.first?.name == "Prices")
      #expect(UIView(frame: .zero).accessibilityCustomRotors == nil)
    }
  }

  @Test("details, traits and names of attributes")
  func details() {
    World().run {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      let price = AXCustomContent(label: "Price", value: "3")
      price.importance = .high
      cell.accessibilityCustomContent = [price]
      #expect(cell.accessibilityCustomContent.first?.value == "3")
      cell.accessibilityTraits = [.tabBar, .toggleButton]
      #expect(cell.accessibilityTraits.rawValue == 0x20_0000_1000_0000)
      #expect(NSAttributedString.Key(rawValue: kCTTrackingAttributeName as String) == .tracking)
    }
  }
}
