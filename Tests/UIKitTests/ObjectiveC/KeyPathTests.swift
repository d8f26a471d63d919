// Values and observers by keys in strings.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct KeyPathTests {
  let world = World()

  final class Watcher: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let offset = change?[.newKey] as? CGPoint
      told.append("\(keyPath ?? "") \(offset?.y ?? -1) \(change?[.oldKey] == nil)")
    }
  }

  final class Card: UIView {
    let caption = "A card"
    lazy var detail = "More"
  }

  @Test("Properties are read and set by key, with numbers converted to other types")
  func values() {
    world.run {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
      view.setValue(1, forKey: "alpha")
      view.setValue(0.25, forKey: "alpha")
      #expect(view.alpha == 0.25)
      view.setValue(1, forKey: "hidden")
      #expect(view.isHidden)
      view.setValue(12.5, forKeyPath: "layer.cornerRadius")
      #expect(view.layer.cornerRadius == 12.5)
      #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12.5)
      view.setValue(UIColor.red, forKey: "backgroundColor")
      view.setValue(nil, forKey: "backgroundColor")
      #expect(view.backgroundColor == nil)
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.value(forKey: "navigationBar") as? UIView === navigation.navigationBar)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("setValuesForKeys sets several properties; NSNull stands for nil")
  func several() {
    world.run {
      let view = UIView()
      view.backgroundColor = .red
      let values: [String: Any] = [
        "alpha": 0.5, "hidden": true, "backgroundColor": NSNull(), "x": 1,
      ]
      view.setValuesForKeys(values)
      #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == nil)
      #expect(
        World.current.diagnostics.unsupportedFeatures == ["setValue(_:forKey: \"x\") of UIView"])
    }
  }

  @Test("Properties of the app's own classes are read; unknown keys and wrong values are refused")
  func ownAndUnknown() {
    world.run {
      let card = Card()
      #expect(card.value(forKey: "caption") as? String == "A card")
      #expect(card.detail == card.value(forKey: "detail") as? String)
      #expect(card.value(forKey: "_secret") == nil)
      card.setValue("thick", forKey: "alpha")
      #expect(
        World.current.diagnostics.unsupportedFeatures == [
          "value(forKey: \"_secret\") of Card", "setValue(_:forKey: \"alpha\") of Card",
        ])
    }
  }

  @Test("An observer by key path string is notified of each change until it is removed")
  func observing() {
    world.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let watcher = Watcher()
      scroll.addObserver(
        watcher, forKeyPath: "contentOffset", options: [.new, .initial], context: nil)
      scroll.contentOffset.y = 7
      scroll.backgroundColor = .red
      scroll.removeObserver(watcher, forKeyPath: "contentOffset")
      scroll.contentOffset.y = 9
      #expect(watcher.told == ["contentOffset 0.0 true", "contentOffset 7.0 true"])
      watcher.told = []
      watcher.layer.addObserver(watcher, forKeyPath: "position", options: .old, context: nil)
      watcher.center = CGPoint(x: 5, y: 5)
      #expect(watcher.told == ["position -1.0 false"])
      UINavigationItem(title: "").addObserver(watcher, forKeyPath: "title", context: nil)
      #expect(
        World.current.diagnostics.unsupportedFeatures == [
          "key-value observing of title of UINavigationItem"
        ])
    }
  }
}
