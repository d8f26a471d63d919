// `observe` on views and layers.

import Testing
import UIKit

@Suite @MainActor struct KeyValueObservingTests {
  let world = World()

  @Test("A change of a layer's property is told with its old and new value")
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

  @Test("Scrolling is told, and what is there is told at once if asked for")
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

  @Test("An observation ends with its object, and does not keep what is observed")
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

  @Test("Objects that do not say when they change are reported")
  func others() {
    world.run {
      let controller = UIViewController()
      _ = controller.observe(\.title) { _, _ in }
      #expect(UIKitState.current.refusals == ["key-value observing of UIViewController"])
    }
  }
}
