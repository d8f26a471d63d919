// The traits for contrast and gamut.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ColorTraitTests {
  @Test("The screen has the normal contrast and the colors of sRGB")
  func screen() {
    World().run {
      #expect(UITraitCollection.current.accessibilityContrast == .normal)
      #expect(UITraitCollection.current.displayGamut == .SRGB)
      #expect(UITraitCollection().accessibilityContrast == .unspecified)
      #expect(UITraitCollection().displayGamut == .unspecified)
    }
  }

  @Test("Collections combine, compare and replace both")
  func collections() {
    let high = UITraitCollection(accessibilityContrast: .high)
    let wide = UITraitCollection(displayGamut: .P3)
    let both = UITraitCollection(traitsFrom: [high, wide])
    #expect(both.accessibilityContrast == .high && both.displayGamut == .P3)
    #expect(both != high && both != wide)
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(wide.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(
      both.replacing(UITraitDisplayGamut.self, value: .SRGB).displayGamut == .SRGB)
    let made = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.displayGamut = .P3
    }
    #expect(made == both)
  }

  @Test("Colors of an app can depend on the contrast, and an override reaches them")
  func overriding() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let view = UIView()
      view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
      window.addSubview(view)
      var changes = 0
      view.registerForTraitChanges([UITraitAccessibilityContrast.self]) {
        (_: UIView, _: UITraitCollection) in
        changes += 1
      }
      #expect(view.layer.backgroundColor == UIColor.gray.cgColor)
      window.traitOverrides.accessibilityContrast = .high
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(changes == 1)
      window.traitOverrides.remove(UITraitAccessibilityContrast.self)
      #expect(view.layer.backgroundColor == UIColor.gray.cgColor)
      #expect(changes == 2)
    }
  }
}
