// Color wells, and the color picker that they present: what a touch selects, and who hears of it.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ColorPickerTests {
  private final class Judge: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      #expect(viewController.selectedColor == color)
      let parts = [color.cgColor.red, color.cgColor.green, color.cgColor.blue, color.cgColor.alpha]
      let text = parts.map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
      log.append(text + (continuously ? " …" : ""))
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finish")
    }
  }

  private let bars = BarSample()
  private let judge = Judge()

  /// Presents a picker, which is at rest at the time 1.5.
  private func present(_ change: (UIColorPickerViewController) -> Void = { _ in }) throws
    -> UIColorPickerViewController
  {
    try bars.advance(to: 0.1)
    let picker = bars.world.run {
      let picker = UIColorPickerViewController()
      picker.delegate = judge
      change(picker)
      bars.a.present(picker, animated: true)
      return picker
    }
    try bars.advance(to: 1.5)
    return picker
  }

  /// The frame in the window of the view with a label.
  private func frame(_ label: String) throws -> CGRect {
    try bars.world.run {
      let view = try #require(
        bars.window.all(UIView.self).first { $0.accessibilityLabel == label && !$0.isHidden })
      return view.convert(view.bounds, to: nil)
    }
  }

  private func tap(_ label: String) throws {
    let frame = try frame(label)
    bars.tap(frame.midX, frame.midY)
  }

  @Test("A tap selects a color, with the opacity that was selected before")
  func choosing() throws {
    let picker = try present { $0.selectedColor = UIColor(white: 1, alpha: 0.4) }
    try tap("blue")
    #expect(judge.log == ["0 96 240 102"])
    try tap("dark red 30")
    try tap("black")
    #expect(judge.log.suffix(2) == ["173 44 16 102", "0 0 0 102"])
    bars.run { picker.supportsAlpha = false }
    #expect(picker.selectedColor == UIColor(white: 0, alpha: 1))
    try tap("light green 80")
    #expect(judge.log.last == "228 240 216 255")
  }

  @Test("A touch that moves selects continuously, and reports its last color as final")
  func dragging() throws {
    _ = try present()
    let (blue, indigo) = (try frame("blue"), try frame("indigo"))
    bars.world.touches.began(at: CGPoint(x: blue.midX, y: blue.midY))
    bars.world.touches.moved(to: CGPoint(x: blue.midX + 2, y: blue.midY))
    #expect(judge.log == [])
    bars.world.touches.moved(to: CGPoint(x: indigo.midX, y: indigo.midY))
    #expect(judge.log == ["80 40 184 255 …"])
    bars.world.touches.ended()
    #expect(judge.log == ["80 40 184 255 …", "80 40 184 255"])
  }

  @Test("The slider selects the opacity in steps of a percent")
  func opacity() throws {
    let picker = try present { $0.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    let slider = try frame("Opacity")
    // The thumb of 28 points is at the right end; half of its way is 50 percent.
    let (start, way) = (slider.maxX - 14, slider.width - 28)
    bars.world.touches.began(at: CGPoint(x: start, y: slider.midY))
    bars.world.touches.moved(to: CGPoint(x: start - way / 2, y: slider.midY))
    bars.world.touches.ended()
    #expect(judge.log == ["255 0 0 128 …", "255 0 0 128"])
    #expect(picker.selectedColor.cgColor.alpha == 0.5)
  }

  @Test("The picker reports that the user has closed it, but not that code has")
  func finishing() throws {
    _ = try present()
    try tap("Close")
    try bars.advance(to: 3)
    #expect(judge.log == ["finish"])
    #expect(bars.a.presentedViewController == nil)
    bars.run {
      let picker = UIColorPickerViewController()
      picker.delegate = judge
      bars.a.present(picker, animated: false)
    }
    try bars.advance(to: 4)
    bars.run { bars.a.dismiss(animated: false) }
    try bars.advance(to: 5)
    #expect(judge.log == ["finish"])
  }

  @Test(
    "A swipe that dismisses the sheet finishes, too; the deprecated method is called in its place")
  func deprecated() throws {
    final class Old: NSObject, UIColorPickerViewControllerDelegate {
      var log: [String] = []
      func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController) {
        log.append("select")
      }
      func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {
        log.append("finish")
      }
    }
    let old = Old()
    let picker = try present { $0.delegate = old }
    try tap("lime")
    #expect(old.log == ["select"])
    let top = bars.world.run { picker.view.convert(CGPoint.zero, to: nil).y }
    for (index, y) in [top + 10, top + 100, top + 300, 840].enumerated() {
      bars.world.touches.schedule(
        .init(0, index == 0 ? .began : .moved, at: CGPoint(x: 120, y: y)),
        at: VirtualTime(seconds: 2 + 0.05 * Double(index)))
    }
    bars.world.touches.schedule(.init(0, .ended), at: VirtualTime(seconds: 2.2))
    try bars.advance(to: 4)
    #expect(bars.a.presentedViewController == nil)
    #expect(old.log == ["select", "finish"])
  }

  @Test("A color well presents a picker with its color and title, and follows it")
  func well() throws {
    var changes = 0
    let well = bars.world.run {
      let well = UIColorWell(frame: CGRect(x: 40, y: 200, width: 0, height: 0))
      (well.title, well.selectedColor) = ("Accent", .red)
      well.addHandler(for: .valueChanged) { _ in changes += 1 }
      bars.a.view.addSubview(well)
      return well
    }
    #expect(well.bounds.size == CGSize(width: 28, height: 28))
    try bars.advance(to: 0.1)
    bars.run { well.center = CGPoint(x: 60, y: 220) }
    bars.tap(60, 220)
    try bars.advance(to: 1.5)
    let picker = try #require(bars.a.presentedViewController as? UIColorPickerViewController)
    #expect(picker.selectedColor == .red && picker.title == "Accent")
    #expect(bars.world.run { picker.view.all(UILabel.self).contains { $0.text == "Accent" } })
    try tap("gold")
    #expect(
      well.selectedColor
        == UIColor(red: 248 / 255, green: 200 / 255, blue: 8 / 255, alpha: 1))
    #expect(changes == 1)
    bars.run { well.supportsAlpha = false }
    bars.run { well.selectedColor = UIColor(white: 0, alpha: 0.2) }
    #expect(well.selectedColor == UIColor(white: 0, alpha: 1) && changes == 1)
    #expect(picker.selectedColor == well.selectedColor)
  }
}
