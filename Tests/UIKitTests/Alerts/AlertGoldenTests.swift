// Alerts in the light and in the dark, byte for byte. After a deliberate change look at the new images and record
// them: SEGUE_RECORD=1 with the filter AlertGoldenTests

import Foundation
import SeguePixels
import Testing
import UIKit

@MainActor @Suite struct AlertGoldenTests {
  /// What is shown.
  enum Look: String, CaseIterable, Sendable {
    case question, list, sign, sheet
  }

  private func controller(_ look: Look) -> UIAlertController {
    let made = UIAlertController(
      title: look == .list ? "Where to?" : "Delete this picture?",
      message: look == .list ? nil : "It goes from all your devices.",
      preferredStyle: look == .sheet ? .actionSheet : .alert)
    if look == .sign {
      made.addTextField { $0.placeholder = "Name" }
      made.addTextField { ($0.text, $0.isSecureTextEntry) = ("secret", true) }
    }
    made.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    switch look {
    case .list:
      for title in ["Home", "Work"] {
        made.addAction(UIAlertAction(title: title, style: .default))
      }
    case .sign:
      let action = UIAlertAction(title: "Sign In", style: .default)
      action.isEnabled = false
      made.addAction(action)
    case .question, .sheet:
      made.addAction(UIAlertAction(title: "Delete", style: .destructive))
      if look == .sheet { made.addAction(UIAlertAction(title: "Hide", style: .default)) }
    }
    return made
  }

  private func pixels(_ look: Look, _ style: UIUserInterfaceStyle) throws -> PixelBuffer {
    let size = CGSize(width: 320, height: 480)
    let screens = SheetScreens(
      ScreenShape(size: size, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    screens.run {
      UIKitState.current.setScreenTraits(UITraitCollection(userInterfaceStyle: style))
      screens.root.view.backgroundColor = .systemTeal
      let stripe = UIView(frame: CGRect(x: 60, y: 0, width: 80, height: 480))
      stripe.backgroundColor = .systemOrange
      screens.root.view.addSubview(stripe)
      screens.root.present(controller(look), animated: true)
    }
    try screens.pass(1)
    return try screens.pixels(of: size)
  }

  @Test("alerts match their goldens", arguments: Look.allCases, ["light", "dark"])
  func golden(_ look: Look, _ style: String) throws {
    try expectGolden(
      pixels(look, style == "dark" ? .dark : .light), "\(look.rawValue)-\(style)")
  }
}
