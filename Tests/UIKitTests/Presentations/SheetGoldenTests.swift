// Sheets and popovers in the light and in the dark, byte for byte. After a deliberate change look at the new
// images and record them: SEGUE_RECORD=1 with the filter SheetGoldenTests

import Foundation
import SeguePixels
import Testing
import UIKit

@MainActor @Suite struct SheetGoldenTests {
  /// What is shown, and when it is looked at.
  enum Look: String, CaseIterable, Sendable {
    case large, medium, undimmed, dragged, stacked, form, popover

    var shape: ScreenShape {
      switch self {
      case .form, .popover:
        ScreenShape(
          size: CGSize(width: 700, height: 760), sizeClasses: (.regular, .regular), idiom: .pad)
      default:
        ScreenShape(
          size: CGSize(width: 200, height: 420),
          safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
      }
    }
  }

  private static func content(_ controller: UIViewController, _ color: UIColor) {
    controller.view.backgroundColor = color
    let bar = UIView(frame: CGRect(x: 20, y: 30, width: 120, height: 20))
    bar.backgroundColor = .systemFill
    bar.layer.cornerRadius = 6
    controller.view.addSubview(bar)
  }

  private func screens(_ look: Look, _ style: UIUserInterfaceStyle) throws -> SheetScreens {
    let screens = SheetScreens(look.shape)
    screens.run {
      UIKitState.current.setScreenTraits(UITraitCollection(userInterfaceStyle: style))
      Self.content(screens.root, .systemTeal)
    }
    try screens.world.run { try present(look, in: screens) }
    return screens
  }

  private func present(_ look: Look, in screens: SheetScreens) throws {
    let sheet = screens.controller(
      "sheet", style: look == .form ? .formSheet : look == .popover ? .popover : .pageSheet)
    Self.content(sheet, .systemBackground)
    let presentation = sheet.sheetPresentationController
    presentation?.prefersGrabberVisible = true
    if look != .large, look != .stacked { presentation?.detents = [.medium(), .large()] }
    if look == .undimmed { presentation?.largestUndimmedDetentIdentifier = .medium }
    if look == .popover {
      sheet.preferredContentSize = CGSize(width: 260, height: 200)
      sheet.popoverPresentationController?.sourceView = screens.root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 30, width: 120, height: 20)
    }
    screens.root.present(sheet, animated: true)
    try screens.pass(1)
    if look == .stacked {
      let upper = screens.controller("upper")
      Self.content(upper, .secondarySystemBackground)
      sheet.present(upper, animated: true)
      try screens.pass(1)
    }
    if look == .dragged {
      try screens.drag(
        from: CGPoint(x: 100, y: 240), by: -90, within: 0.4, hold: 0.2, lifts: false)
    }
  }

  private func pixels(_ look: Look, _ style: UIUserInterfaceStyle) throws -> PixelBuffer {
    try screens(look, style).pixels(of: look.shape.size)
  }

  @Test(
    "sheets and popovers match their goldens", arguments: Look.allCases,
    ["light", "dark"])
  func golden(_ look: Look, _ style: String) throws {
    try expectGolden(
      pixels(look, style == "dark" ? .dark : .light), "\(look.rawValue)-\(style)")
  }

  @Test("there is a sheet for every golden")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens().path)
    let expected = Look.allCases.flatMap {
      ["\($0.rawValue)-light.png", "\($0.rawValue)-dark.png"]
    }
    #expect(Set(names) == Set(expected))
  }
}
