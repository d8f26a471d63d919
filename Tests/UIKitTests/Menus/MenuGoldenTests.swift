// Menus and the share sheet as they look, byte for byte. After a deliberate change look at the new
// images and record them: SEGUE_RECORD=1 swift test --filter MenuGoldenTests

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct MenuGoldenTests {
  /// Returns the image of a sample's window.
  private func image(_ sample: MenuSample) throws -> PixelBuffer {
    let list = sample.run {
      sample.world.commit(
        root: sample.window.layer, at: sample.world.now.seconds,
        viewport: SegueViewport(widthInPixels: 390, heightInPixels: 844, scale: 1))
    }
    return try Rasterizer().render(list)
  }

  private func decorate(_ sample: MenuSample, _ style: String) {
    sample.run {
      sample.window.overrideUserInterfaceStyle = style == "dark" ? .dark : .light
      for row in 0..<12 {
        let plate = UIView(frame: CGRect(x: 16, y: 60 + Double(row) * 64, width: 358, height: 56))
        plate.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemPink][row % 3]
        plate.layer.cornerRadius = 10
        sample.controller.view.addSubview(plate)
      }
    }
  }

  private func menu(_ sample: MenuSample) -> UIMenu {
    let marked = sample.action("Sort by name")
    marked.state = .on
    let share = sample.action("Share")
    (share.image, share.subtitle) = (UIImage(systemName: "square.and.arrow.up"), "With anyone")
    return UIMenu(
      title: "Larkspur Ridge",
      children: [
        marked, share, sample.action("Not now", .disabled),
        UIMenu(options: .displayInline, children: [sample.action("Delete", .destructive)]),
        UIMenu(title: "More", children: [sample.action("Inner")]),
      ])
  }

  @Test(
    "Menus match their goldens", arguments: ["button", "context", "preview"], ["light", "dark"])
  func menus(_ state: String, _ style: String) throws {
    let sample = MenuSample()
    decorate(sample, style)
    let delegate = ContextMenuTests.Delegate(sample)
    if state == "preview" { delegate.previewSize = CGSize(width: 320, height: 240) }
    sample.run {
      if state == "button" {
        let button = UIButton(configuration: .filled())
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 90, height: 44)
        button.menu = menu(sample)
        button.showsMenuAsPrimaryAction = true
        sample.controller.view.addSubview(button)
      } else {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 120))
        view.backgroundColor = .systemIndigo
        view.layer.cornerRadius = 16
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        sample.controller.view.addSubview(view)
      }
    }
    try sample.advance(to: 0.1)
    sample.press(state == "button" ? 60 : 180, 220)
    try sample.advance(to: 2)
    sample.release()
    try withExtendedLifetime(delegate) {
      try expectGolden(try image(sample), "menu-\(state)-\(style)")
    }
  }

  @Test("A share sheet matches its golden")
  func share() throws {
    let sample = MenuSample()
    decorate(sample, "light")
    try sample.advance(to: 0.1)
    sample.run {
      let sheet = UIActivityViewController(
        activityItems: ["Larkspur Ridge, 12 km"], applicationActivities: nil)
      sample.controller.present(sheet, animated: true)
    }
    try sample.advance(to: 2)
    try expectGolden(try image(sample), "share")
  }
}
