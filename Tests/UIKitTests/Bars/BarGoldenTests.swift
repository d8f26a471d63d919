// Bars as they look, byte for byte: at rest, in the midst of a pop under a finger, from right to left, over content.
// After a deliberate change look at the new images and record them: SEGUE_RECORD=1 swift test --filter
// BarGoldenTests

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BarGoldenTests {
  /// The displayed state.
  enum Sight: String, CaseIterable, Sendable {
    /// A touch has moved the upper screen halfway.
    case halfway
    /// The touch ended at three tenths, and the screen has returned.
    case cancelled
    /// A large title, with buttons.
    case large
    /// Content has been scrolled below the bar.
    case scrolled
    /// From right to left, halfway under a finger from the right.
    case mirrored
    /// Tabs with a badge over a list.
    case tabs
    /// A toolbar and a prompt.
    case toolbar
  }

  private func sample(_ sight: Sight, _ style: UIUserInterfaceStyle) throws -> BarSample {
    let tabs = UITabBarController()
    let sample = BarSample(
      scrolls: true, isLarge: sight != .toolbar, isMirrored: sight == .mirrored,
      tabs: sight == .tabs
        ? { root in
          tabs.viewControllers = [root, TitledScreen("Map"), TitledScreen("Inbox")]
          return tabs
        } : nil)
    sample.window.overrideUserInterfaceStyle = style
    sample.run {
      fill(sample.a.scroll)
      sample.a.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      sample.a.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
      ]
      sample.b.view.backgroundColor = .secondarySystemBackground
      sample.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
      for (tab, glyph) in zip(tabs.viewControllers ?? [], ["home", "map", "mail"]) {
        tab.tabBarItem.image = BarGlyph.image(glyph, side: BarGlyph.tabSide)
      }
      tabs.viewControllers?.last?.tabBarItem.badgeValue = "12"
    }
    try play(sight, sample)
    return sample
  }

  private func play(_ sight: Sight, _ sample: BarSample) throws {
    switch sight {
    case .halfway: try drag(sample, from: 5, by: 195)
    case .mirrored: try drag(sample, from: 385, by: -195)
    case .cancelled:
      try drag(sample, from: 5, by: 117)
      try sample.advance(to: 2)
      sample.world.touches.ended()
      try sample.advance(to: 3)
    case .large, .tabs: try sample.advance(to: 0.5)
    case .scrolled:
      try sample.advance(to: 0.1)
      sample.run { sample.a.scroll.contentOffset.y = -20 }
      try sample.advance(to: 0.5)
    case .toolbar:
      sample.run {
        sample.a.navigationItem.prompt = "Near you"
        sample.a.toolbarItems = [
          UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
          .flexibleSpace(),
          UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
        ]
        sample.navigation.isToolbarHidden = false
      }
      try sample.advance(to: 0.5)
    }
  }

  private func drag(_ sample: BarSample, from x: Double, by way: Double) throws {
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 1)
    sample.world.touches.began(at: CGPoint(x: x, y: 400))
    try sample.advance(to: 1.1)
    sample.world.touches.moved(to: CGPoint(x: x + way, y: 400))
    try sample.advance(to: 1.5)
  }

  private func fill(_ scroll: UIScrollView) {
    for row in 0..<30 {
      let plate = UIView(
        frame: CGRect(x: 16, y: 8 + Double(row) * 64, width: 358, height: 56))
      plate.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemPink][row % 3]
      plate.layer.cornerRadius = 10
      scroll.addSubview(plate)
    }
  }

  @Test("Bars match their goldens", arguments: Sight.allCases, ["light", "dark"])
  func golden(_ sight: Sight, _ style: String) throws {
    let sample = try sample(sight, style == "dark" ? .dark : .light)
    let list = sample.world.run {
      sample.world.commit(
        root: sample.window.layer, at: sample.world.now.seconds,
        viewport: SegueViewport(widthInPixels: 390, heightInPixels: 844, scale: 1))
    }
    #expect(sample.world.unsupported.isEmpty)
    try expectGolden(Rasterizer().render(list), "\(sight)-\(style)")
  }

  @Test("A cancelled pop restores the image from before the touch")
  func cancelled() throws {
    func image(_ sample: BarSample) throws -> PixelBuffer {
      let list = sample.world.run {
        sample.world.commit(
          root: sample.window.layer, at: sample.world.now.seconds,
          viewport: SegueViewport(widthInPixels: 390, heightInPixels: 844, scale: 1))
      }
      return try Rasterizer().render(list)
    }
    let sample = BarSample(scrolls: true, isLarge: true)
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 1)
    let before = try image(sample)
    sample.world.touches.began(at: CGPoint(x: 5, y: 400))
    try sample.advance(to: 1.1)
    sample.world.touches.moved(to: CGPoint(x: 100, y: 400))
    try sample.advance(to: 1.5)
    #expect(differences(before, try image(sample)) > 1000)
    sample.world.touches.ended()
    try sample.advance(to: 2.5)
    #expect(differences(before, try image(sample)) == 0)
  }
}
