// Search and split views as they look, byte for byte. After a deliberate change look at the new images
// and record them: SEGUE_RECORD=1 swift test --filter SearchGoldenTests

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SearchGoldenTests {
  private func image(_ world: World, _ window: UIWindow) throws -> PixelBuffer {
    let size = window.bounds.size
    let list = world.run {
      world.commit(
        root: window.layer, at: world.now.seconds,
        viewport: SegueViewport(
          widthInPixels: Int(size.width), heightInPixels: Int(size.height), scale: 1))
    }
    return try Rasterizer().render(list)
  }

  private func fill(_ scroll: UIScrollView, _ color: UIColor) {
    for row in 0..<24 {
      let plate = UIView(frame: CGRect(x: 16, y: 8 + Double(row) * 64, width: 358, height: 56))
      plate.backgroundColor = color
      plate.layer.cornerRadius = 10
      scroll.addSubview(plate)
    }
  }

  @Test(
    "Searches match their goldens", arguments: ["rest", "active", "results", "dimmed"],
    ["light", "dark"])
  func search(_ state: String, _ style: String) throws {
    let sample = SearchSample(hasResults: state == "results")
    sample.bars.run {
      sample.bars.window.overrideUserInterfaceStyle = style == "dark" ? .dark : .light
      fill(sample.scroll, .systemTeal)
      fill(sample.results.scroll, .systemOrange)
      sample.search.obscuresBackgroundDuringPresentation = state == "dimmed"
      sample.searchBar.scopeButtonTitles = state == "active" ? ["All", "Near", "Far"] : nil
      sample.bars.a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
    }
    try sample.bars.advance(to: 0.1)
    if state != "rest" {
      sample.bars.run { _ = sample.searchBar.becomeFirstResponder() }
      try sample.bars.advance(to: 1)
    }
    if state == "results" {
      sample.bars.run { sample.searchBar.searchTextField.insertText("tide") }
      try sample.bars.advance(to: 1.5)
    }
    let pixels = try image(sample.bars.world, sample.bars.window)
    try expectGolden(pixels, "search-\(state)-\(style)")
  }

  @Test("Split views match their goldens", arguments: ["beside", "over"])
  func split(_ state: String) throws {
    let size =
      state == "over"
      ? SplitViewControllerTests.high : SplitViewControllerTests.wide
    let sample = SplitViewControllerTests.Sample(size)
    sample.run {
      sample.list.view.backgroundColor = .systemGroupedBackground
      let plate = UIView(frame: CGRect(x: 40, y: 120, width: 300, height: 200))
      plate.backgroundColor = .systemTeal
      sample.detail.view.addSubview(plate)
    }
    try sample.advance(to: 0.1)
    if state == "over" {
      sample.run { sample.split.show(.primary) }
      try sample.advance(to: 1)
    }
    try expectGolden(try image(sample.world, sample.window), "split-\(state)")
  }
}
