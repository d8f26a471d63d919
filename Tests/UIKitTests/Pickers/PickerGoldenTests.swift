// Pickers in the light and in the dark, byte for byte. After a deliberate change look at the new images
// and record them: SEGUE_RECORD=1 swift test --filter PickerGoldenTests

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PickerGoldenTests {
  /// The pickers, by name.
  private static let sheets: [(String, UIDatePicker.Mode, UIDatePickerStyle)] = [
    ("date-wheels", .date, .wheels), ("date-and-time-wheels", .dateAndTime, .wheels),
    ("compact", .dateAndTime, .compact), ("calendar", .date, .inline),
  ]

  private func pixels(_ index: Int, _ style: UIUserInterfaceStyle) throws -> PixelBuffer {
    let world = World()
    let (_, mode, look) = Self.sheets[index]
    let date = try #require(ISO8601DateFormatter().date(from: "2026-03-18T09:41:00Z"))
    let window = world.run {
      UIKitState.current.setScreenTraits(UITraitCollection(style: style, scale: 2))
      let picker = UIDatePicker(frame: .zero)
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, look)
      picker.date = date
      picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
      let window = UIWindow(frame: picker.frame.insetBy(dx: -8, dy: -8))
      picker.frame.origin = CGPoint(x: 8, y: 8)
      window.frame.origin = .zero
      window.backgroundColor = .systemBackground
      window.addSubview(picker)
      window.isHidden = false
      window.layoutIfNeeded()
      return window
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
    let list = world.run {
      world.commit(
        root: window.layer, at: 0.1,
        viewport: SegueViewport(
          widthInPixels: Int(window.bounds.width * 2),
          heightInPixels: Int(window.bounds.height * 2),
          scale: 2))
    }
    #expect(world.unsupported.isEmpty)
    #expect(world.diagnostics.warnings.isEmpty)
    return try Rasterizer().render(list)
  }

  @Test("Pickers match their goldens", arguments: 0..<4, ["light", "dark"])
  func golden(_ index: Int, _ style: String) throws {
    try expectGolden(
      pixels(index, style == "dark" ? .dark : .light), "\(Self.sheets[index].0)-\(style)")
  }
}
