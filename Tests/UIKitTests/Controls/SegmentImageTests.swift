// Images of segmented controls, segments that act like buttons, and widths by contents.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SegmentImageTests {
  let table = TouchTable()

  private func image(_ width: CGFloat, _ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func control(_ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    return control
  }

  private func images(_ control: UISegmentedControl) -> [UIImageView] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
  }

  @Test("A segment has a title or an image, which keeps its own colors if it asks for them")
  func contents() {
    table.world.run {
      let (own, template) = (image(12).withRenderingMode(.alwaysOriginal), image(14))
      let control = control([own, template, "Three"])
      #expect(control.imageForSegment(at: 0) === own && control.imageForSegment(at: 1) === template)
      #expect(images(control).map(\.image?.renderingMode) == [.alwaysOriginal, .alwaysTemplate])
      control.setImage(own, forSegmentAt: 2)
      #expect(control.titleForSegment(at: 2) == nil)
      control.setTitle("First", forSegmentAt: 0)
      #expect(control.imageForSegment(at: 0) == nil && images(control).count == 2)
      control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 2)
      #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 3, height: -2))
      #expect(images(control).last?.center == CGPoint(x: 253, y: 14))
    }
  }

  @Test("Images behind segments replace the plates, and dividers have their own width")
  func backgrounds() {
    table.world.run {
      let (normal, selected, divider) = (image(5), image(6), image(4))
      let control = control(["One", "Two"])
      control.selectedSegmentIndex = 1
      control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
      control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
      control.setDividerImage(
        divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      let shown = images(control)
      #expect(control.backgroundColor == nil)
      #expect(
        shown.first { $0.image === normal }?.frame == CGRect(x: 0, y: 0, width: 148, height: 32))
      #expect(
        shown.first { $0.image === selected }?.frame == CGRect(x: 152, y: 0, width: 148, height: 32)
      )
      let between = shown.filter { $0.image === divider && $0.alpha == 1 }
      #expect(between.map(\.frame) == [CGRect(x: 148, y: 0, width: 4, height: 32)])
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
    }
  }

  @Test("Widths follow the contents on request")
  func widths() {
    table.world.run {
      let control = control(["i", "A long title"])
      let label = { (index: Int) in control.subviews.compactMap { $0 as? UILabel }[index] }
      #expect(label(0).center.x == 75)
      control.apportionsSegmentWidthsByContent = true
      control.layoutIfNeeded()
      let (short, long) = (label(0).intrinsicContentSize.width, label(1).intrinsicContentSize.width)
      let share = 300 * (short + 24) / (short + long + 48)
      #expect(abs(label(0).center.x - share / 2) < 1e-6)
      #expect(abs(control.intrinsicContentSize.width - (short + long + 48)) < 1e-6)
      control.setWidth(100, forSegmentAt: 1)
      #expect(control.widthForSegment(at: 1) == 100 && control.widthForSegment(at: 0) == 0)
    }
  }

  @Test("Segments that act like buttons are selected only while the event is sent")
  func momentary() throws {
    let control = table.world.run { self.control(["One", "Two"]) }
    table.world.run {
      control.selectedSegmentIndex = 0
      control.isMomentary = true
      table.view.addSubview(control)
      control.addHandler(for: .valueChanged) { [unowned table] (sender: UIControl) in
        table.note("\((sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2)")
      }
    }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let place = table.world.run { control.convert(CGPoint(x: 200, y: 16), to: nil as UIView?) }
    table.finger([(0, Double(place.x), Double(place.y))], lift: 0.1)
    table.finger([(0.5, Double(place.x), Double(place.y))], lift: 0.6)
    #expect(try table.play(to: 1) == ["1", "1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
