// `observe` on views and layers.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct KeyValueObservingTests {
  let world = World()

  @Test("A change of a layer's property is reported with its old and new value")
  func layers() {
    world.run {
      let layer = CALayer()
      var told: [String] = []
      let observation = layer.observe(\.position, options: [.old, .new]) { _, change in
        told.append("\(change.oldValue?.x ?? -1) \(change.newValue?.x ?? -1)")
      }
      layer.position = CGPoint(x: 3, y: 0)
      layer.opacity = 0.5
      layer.setModelValue(.number(7), forKeyPath: "position.x")
      #expect(told == ["0.0 3.0", "3.0 7.0"])
      observation.invalidate()
      layer.position = .zero
      #expect(told.count == 2)
    }
  }

  @Test("Scrolling is reported, and the initial value too on request")
  func scrolling() {
    world.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 900)
      var offsets: [CGFloat] = []
      let observation = scroll.observe(\.contentOffset, options: [.initial, .new]) { _, change in
        offsets.append(change.newValue?.y ?? -1)
      }
      scroll.contentOffset.y = 40
      #expect(offsets == [0, 40])
      _ = observation
    }
  }

  @Test("Insets and offsets are values in dictionaries, as geometry is")
  func boxedInsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    let leading = NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 9, trailing: 10)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(directionalEdgeInsets: leading).directionalEdgeInsetsValue == leading)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
    let change: [String: Any] = ["new": insets]
    #expect((change["new"] as? NSValue)?.uiEdgeInsetsValue == insets)
    let boxed: [String: Any] = ["new": NSValue(uiEdgeInsets: insets)]
    #expect(boxed["new"] as? UIEdgeInsets == insets)
  }

  @Test("Keys of dictionaries can be anything that is copied")
  func copiedKeys() {
    let section = 3
    let table = NSMutableDictionary()
    table.setObject("three", forKey: section as NSCopying)
    table.setObject("name", forKey: "key" as NSCopying)
    table.setObject("plain", forKey: "plain" as NSString)
    #expect(table.object(forKey: 3) as? String == "three" && table["key"] as? String == "name")
    #expect(table.count == 3)
  }

  @Test("An observation ends with its object and does not retain it")
  func lifetimes() {
    world.run {
      var count = 0
      let view = UIView()
      do {
        let observation = view.observe(\.bounds) { _, _ in count += 1 }
        view.bounds.size.width = 10
        _ = observation
      }
      view.bounds.size.width = 20
      #expect(count == 1)
      weak var gone: UIView?
      var left: NSKeyValueObservation?
      do {
        let view = UIView()
        gone = view
        left = view.observe(\.alpha) { _, _ in }
      }
      #expect(gone == nil && left != nil)
    }
  }

  @Test("Objects that do not report changes are refused with a warning")
  func others() {
    world.run {
      let controller = UIViewController()
      _ = controller.observe(\.title) { _, _ in }
      #expect(
        World.current.diagnostics.unsupportedFeatures == ["key-value observing of UIViewController"]
      )
    }
  }

  @Test("Observers by string are notified of views, scroll views and layers until removed")
  func strings() {
    world.run {
      let (scroll, watcher) = (UIScrollView(), Watcher())
      scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
      scroll.layer.addObserver(watcher, forKeyPath: "opacity", options: [.initial], context: nil)
      scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
      scroll.contentOffset = CGPoint(x: 0, y: 5)
      scroll.contentSize.height = 9
      scroll.alpha = 0.5
      #expect(watcher.told == ["opacity", "contentOffset 0.0 5.0", "contentSize", "opacity"])
      scroll.removeObserver(watcher, forKeyPath: "contentOffset")
      scroll.removeObserver(watcher, forKeyPath: "contentSize", context: nil)
      scroll.contentOffset = .zero
      scroll.contentSize = .zero
      #expect(watcher.told.count == 4 && World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("An unknown key path and an observer without the method are reported")
  func refusedStrings() {
    world.run {
      UIView().addObserver(Watcher(), forKeyPath: "glow", context: nil)
      UIView().addObserver(NSObject(), forKeyPath: "frame", context: nil)
      #expect(
        World.current.diagnostics.unsupportedFeatures == [
          "value(forKey: \"glow\") of UIView", "key-value observing of glow of UIView",
          "observeValue(forKeyPath:…) of NSObject",
        ])
    }
  }

  @Test("Geometry in an Any is an NSValue, and numbers are NSNumber, in both directions")
  func boxes() {
    let boxes: [Any] = [CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGFloat(5)]
    #expect((boxes[0] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((boxes[1] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    #expect((boxes[2] as? NSNumber)?.doubleValue == 5)
    let value: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value as? CGPoint == nil)
  }
}

private final class Watcher: NSObject, SegueKeyValueObserver {
  var told: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [change?[.oldKey], change?[.newKey]].compactMap {
      ($0 as? NSValue)?.cgPointValue.y
    }
    let isPoint = keyPath == "contentOffset"
    told.append(([keyPath ?? ""] + (isPoint ? values.map { "\($0)" } : [])).joined(separator: " "))
  }
}
