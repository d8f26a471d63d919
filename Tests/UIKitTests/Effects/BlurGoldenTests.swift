// Frosted glass, byte for byte, one thing an image. After a deliberate change look at the new images
// and record them: SEGUE_RECORD=1 swift test --filter BlurGoldenTests

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BlurGoldenTests {
  /// An image of 200 x 120 pixels, half as many as points: discs and bars of strong colors.
  private func root(_ style: UIUserInterfaceStyle = .light) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 240))
    root.overrideUserInterfaceStyle = style
    root.backgroundColor = style == .dark ? .black : .white
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple]
    for index in 0..<24 {
      let (column, row) = (index % 8, index / 8)
      let disc = UIView(
        frame: CGRect(x: 50 * column + 4, y: 80 * row + 10, width: 42, height: 60))
      disc.backgroundColor = colors[(index * 3 + row) % colors.count]
      disc.layer.cornerRadius = 21
      root.addSubview(disc)
    }
    let bar = UIView(frame: CGRect(x: 0, y: 116, width: 400, height: 8))
    bar.backgroundColor = style == .dark ? .white : .black
    root.addSubview(bar)
    return root
  }

  private func pane(_ style: UIBlurEffect.Style?, _ frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
    view.frame = frame
    return view
  }

  private func check(_ name: String, _ make: () -> UIView) throws {
    let list = World().run {
      let root = make()
      root.layoutIfNeeded()
      return World.current.commit(
        root: root.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 200, heightInPixels: 120, scale: 0.5))
    }
    let pixels = try Rasterizer().render(list)
    try expectGolden(pixels, name)
  }

  @Test(
    "styles over an image, in light and dark mode",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func styles(_ style: UIUserInterfaceStyle) throws {
    let styles: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemMaterial, .systemChromeMaterial,
    ]
    try check(style == .dark ? "styles-dark" : "styles-light") {
      let root = root(style)
      for (index, style) in styles.enumerated() {
        let frame = CGRect(
          x: 100 * (index % 4) + 6, y: 120 * (index / 4) + 6, width: 88, height: 108)
        root.addSubview(pane(style, frame))
      }
      return root
    }
  }

  @Test("fractions of an effect, as displayed by paused animators")
  func fractions() throws {
    try check("fractions") {
      let root = root()
      for step in 0..<5 {
        let view = pane(nil, CGRect(x: 80 * step, y: 20, width: 80, height: 200))
        root.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.effect = UIBlurEffect(style: .light)
        }
        animator.fractionComplete = CGFloat(step) / 4
      }
      return root
    }
  }

  @Test("a card with round corners and content")
  func card() throws {
    try check("card") {
      let root = root()
      let view = pane(.systemThinMaterial, CGRect(x: 70, y: 30, width: 260, height: 180))
      (view.layer.cornerRadius, view.layer.cornerCurve) = (48, .continuous)
      view.clipsToBounds = true
      for row in 0..<3 {
        let line = UIView(
          frame: CGRect(x: 36, y: 40 + 40 * row, width: row == 2 ? 100 : 188, height: 16))
        line.backgroundColor = .label
        line.layer.cornerRadius = 8
        view.contentView.addSubview(line)
      }
      root.addSubview(view)
      return root
    }
  }

  @Test("glass over glass")
  func overlapping() throws {
    try check("overlapping") {
      let root = root()
      root.addSubview(pane(.systemUltraThinMaterial, CGRect(x: 20, y: 20, width: 230, height: 140)))
      root.addSubview(pane(.dark, CGRect(x: 150, y: 80, width: 230, height: 140)))
      return root
    }
  }

  @Test("glass that fades alone and with its group")
  func faded() throws {
    try check("faded") {
      let root = root()
      let single = pane(.light, CGRect(x: 20, y: 20, width: 170, height: 200))
      single.alpha = 0.5
      root.addSubview(single)
      let group = UIView(frame: CGRect(x: 210, y: 20, width: 170, height: 200))
      group.alpha = 0.5
      let disc = UIView(frame: CGRect(x: 40, y: 50, width: 90, height: 90))
      (disc.backgroundColor, disc.layer.cornerRadius) = (.systemPink, 45)
      group.addSubview(disc)
      group.addSubview(pane(.light, CGRect(x: 0, y: 0, width: 170, height: 200)))
      root.addSubview(group)
      return root
    }
  }

  @Test("glass behind a mask, and rotated")
  func masked() throws {
    try check("masked") {
      let root = root()
      let masked = pane(.systemUltraThinMaterialDark, CGRect(x: 10, y: 20, width: 180, height: 200))
      let disc = UIView(frame: CGRect(x: 10, y: 20, width: 160, height: 160))
      (disc.backgroundColor, disc.layer.cornerRadius) = (.black, 80)
      masked.mask = disc
      root.addSubview(masked)
      let turned = pane(.light, CGRect(x: 225, y: 50, width: 140, height: 140))
      (turned.layer.cornerRadius, turned.clipsToBounds) = (20, true)
      turned.transform = CGAffineTransform(rotationAngle: 0.5)
      root.addSubview(turned)
      return root
    }
  }

  @Test("a snapshot shows the glass with its original backdrop, wherever it is displayed")
  func snapshot() throws {
    try check("snapshot") {
      let screen = root()
      screen.addSubview(pane(.light, CGRect(x: 100, y: 0, width: 200, height: 240)))
      let root = UIView(frame: screen.frame)
      root.backgroundColor = .systemYellow
      if let copy = screen.snapshotView(afterScreenUpdates: true) {
        copy.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        root.addSubview(copy)
      }
      return root
    }
  }
}
