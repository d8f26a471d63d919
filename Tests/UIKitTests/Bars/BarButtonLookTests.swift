// Subclasses of bar items with initializers that they inherit, images behind bar buttons, and offsets.

import Foundation
import SegueWorld
import Testing
import UIKit

private final class CountedItem: UIBarButtonItem {
  var count = 0
}

private final class RoundItem: UIBarButtonItem {
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(name: String) {
    self.init(title: name, style: .done, target: nil, action: nil)
  }
}

private final class NamedAction: UIAction, @unchecked Sendable {
  var calls = 0
}
private final class DotItem: UITabBarItem {
  var dots = 0
}

@Suite @MainActor struct BarSubclassTests {
  @Test("Subclasses of bar items inherit the convenience initializers")
  func inherited() {
    World().run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let pictured = CountedItem(image: image, style: .plain, target: nil, action: nil)
      #expect(pictured.image === image && pictured.count == 0)
      let system = CountedItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      #expect(system.title == "Cancel")
      #expect(CountedItem(customView: UIView()).customView != nil)
      let round = RoundItem(name: "Go")
      #expect(round.title == "Go" && round.style == .done && round.tag == 7)
      #expect(RoundItem(barButtonSystemItem: .save, target: nil, action: nil).style == .done)
      #expect(DotItem(title: "One", image: nil, tag: 3).tag == 3)
      let action = NamedAction(title: "Act") { ($0 as? NamedAction)?.calls += 1 }
      action.performWithSender(nil, target: nil)
      #expect(action.calls == 1)
    }
  }
}

@Suite @MainActor struct BarButtonLookTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func shown(_ sample: BarSample, _ image: UIImage) -> CGRect? {
    let view = sample.bar.all(UIImageView.self).first { $0.image === image }
    return sample.world.run { view.map { $0.convert($0.bounds, to: sample.bar) } }
  }

  private func sample(_ item: UIBarButtonItem) throws -> BarSample {
    let sample = BarSample()
    sample.run { sample.a.navigationItem.rightBarButtonItem = item }
    try sample.advance(to: 0.1)
    return sample
  }

  @Test("An image is behind the title, as wide as it and its margins, and moved down on request")
  func background() throws {
    let (plain, pressed) = World().run { (image(20, 10), image(20, 11)) }
    let item = World().run { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
    let sample = try sample(item)
    let title = try #require(sample.labels("Go").first).bounds.width
    sample.run {
      item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
      item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
      item.setBackgroundImage(image(1, 1), for: .normal, barMetrics: .compact)
    }
    try sample.advance(to: 0.2)
    let frame = try #require(shown(sample, plain))
    #expect(abs(frame.width - title - 16) < 1e-6)
    #expect(frame.minY == 7 && frame.height == 30 && abs(frame.maxX - 374) < 1e-6)
    sample.run { item.setBackgroundVerticalPositionAdjustment(3, for: .default) }
    try sample.advance(to: 0.3)
    #expect(shown(sample, plain)?.minY == 10)
    sample.run { sample.world.touches.began(at: CGPoint(x: frame.midX, y: 47 + frame.midY)) }
    #expect(shown(sample, plain) == nil && shown(sample, pressed) != nil)
    sample.run { sample.world.touches.ended() }
    #expect(shown(sample, plain) != nil)
    sample.run { item.setBackgroundImage(nil, for: .normal, barMetrics: .default) }
    #expect(shown(sample, plain) == nil)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === pressed)
    #expect(item.backgroundImage(for: .selected, barMetrics: .default) == nil)
  }

  @Test("A style has an image of its own, and the appearance that of all items")
  func appearance() throws {
    let (all, done) = World().run { (image(20, 10), image(20, 11)) }
    let sample = BarSample()
    sample.run {
      UIBarButtonItem.appearance().setBackgroundImage(all, for: .normal, barMetrics: .default)
      UIBarButtonItem.appearance().setBackgroundImage(
        done, for: .normal, style: .done, barMetrics: .default)
      UIBarButtonItem.appearance().tintColor = .red
      sample.a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      sample.a.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
    }
    try sample.advance(to: 0.1)
    #expect((shown(sample, all)?.minX ?? 0) > 195 && (shown(sample, done)?.maxX ?? 390) < 195)
    #expect(sample.labels("Edit").first?.textColor == .red)
  }

  @Test("An item is as wide as the widest of its possible titles, with the title in the middle")
  func possibleTitles() throws {
    let item = World().run { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
    let sample = try sample(item)
    let label = try #require(sample.labels("Go").first)
    let narrow = label.bounds.width
    sample.run { item.possibleTitles = ["Go", "Continue"] }
    try sample.advance(to: 0.2)
    let wide = label.bounds.width
    sample.run { item.title = "Continue" }
    try sample.advance(to: 0.3)
    #expect(wide > narrow + 20 && label.bounds.width == wide && label.textAlignment == .center)
    sample.run {
      item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 5), for: .default)
    }
    try sample.advance(to: 0.4)
    #expect(label.frame.origin == CGPoint(x: 4, y: 5))
  }

  @Test("The appearance of items moves the title of back buttons, and has an image behind them")
  func backButton() throws {
    let behind = World().run { image(30, 32) }
    @MainActor func pushed(_ change: () -> Void) throws -> BarSample {
      let sample = BarSample()
      sample.run {
        change()
        sample.navigation.pushViewController(sample.b, animated: false)
      }
      try sample.advance(to: 0.1)
      return sample
    }
    let usual = try pushed {}
    let moved = try pushed {
      let all = UIBarButtonItem.appearance()
      all.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      all.setBackButtonBackgroundImage(behind, for: .normal, barMetrics: .default)
      all.setBackButtonBackgroundVerticalPositionAdjustment(1, for: .default)
      all.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    }
    func title(_ sample: BarSample) throws -> CGRect {
      let label = try #require(sample.labels("Outings").first { $0.textAlignment != .center })
      return sample.world.run { label.convert(label.bounds, to: sample.bar) }
    }
    #expect(try title(moved).minX == (try title(usual)).minX - 1000)
    let frame = try #require(shown(moved, behind))
    #expect(frame.minX == 0 && frame.minY == 7 && frame.height == 32)
    #expect(
      moved.labels("Outings").contains { $0.textAlignment != .center && $0.textColor == .green })
  }
}
