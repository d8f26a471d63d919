import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct InterruptionTests {
  let world = World()
  let log = Log()
  let view: UIView

  init() {
    view = world.run { UIView(frame: .zero) }
  }

  /// A linear block of one second after a delay that moves the view from x = 0 to x = 100.
  func moving(delay: Double = 0) -> ViewAnimation? {
    world.run {
      ViewAnimationTracker.collecting {
        UIView.animate(
          withDuration: 1, delay: delay, options: .curveLinear, animations: { view.center.x = 100 }
        ) { [log] in log.add("\($0) \(World.current.now.seconds)") }
      }.first
    }
  }

  var x: Double { view.shown("position.x") }

  @Test("A frozen block does not move and can be set to any fraction")
  func seek() throws {
    let block = try #require(moving(delay: 0.5))
    #expect(block.endLocalTime == 1.5)
    try world.at(0.75) { block.freeze() }
    try world.at(9) {
      #expect(x == 25 && !block.hasEnded)
      for (time, expected) in [(0.5, 0.0), (0, 0), (1, 50), (1.5, 100), (1.25, 75)] {
        block.seek(toLocalTime: time)
        #expect(x == expected)
      }
      block.resume()
    }
    #expect(try world.at(9.125) { x } == 87.5)
    try world.advance(to: VirtualTime(seconds: 10))
    #expect(log.entries == ["true 9.25"])
  }

  @Test("A driven block follows its own clock until it is ended")
  func drive() throws {
    let block = try #require(moving())
    world.run { block.drive { 1 - $0 / 4 } }
    let shown = try [0, 1, 2, 3].map { try world.at(Double($0)) { x } }
    #expect(isClose(shown, [100, 75, 50, 25]), "\(shown)")
    world.run { block.complete() }
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(x == 100 && log.entries == ["true 3.0"])
  }

  @Test("Rolled back, the model has its previous values")
  func rollBack() throws {
    let (first, second) = (try #require(moving()), world.run { UIView(frame: .zero) })
    let others = world.run {
      ViewAnimationTracker.collecting {
        UIView.animate(withDuration: 1) {
          view.center.x = 200
          second.alpha = 0
          UIView.animate(withDuration: 1) { second.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
      }
    }
    #expect(others.count == 2)
    try world.at(0.5) { ([first] + others).rollBack() }
    #expect(view.center.x == 0 && second.alpha == 1 && second.transform == .identity)
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(log.entries == ["false 0.5"])
  }

  @Test("A block without changes waits too and can be ended")
  func empty() throws {
    let blocks = world.run {
      ViewAnimationTracker.collecting {
        UIView.animate(withDuration: 1, animations: {}) { [log] in log.add("\($0)") }
      }
    }
    world.run { for block in blocks { block.freeze() } }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(log.entries.isEmpty)
    world.run { for block in blocks { block.complete() } }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(log.entries == ["true"])
  }

  @Test("A layer's time controls the blocks of its views: Apple's way to pause and resume")
  func layerTime() throws {
    _ = moving()
    let (container, inner) = world.run { (UIView(frame: .zero), view) }
    world.run { container.addSubview(inner) }
    let layer = container.layer
    try world.at(0.25) {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    try world.at(4) {
      #expect(x == 25)
      layer.timeOffset = 0.75
      #expect(x == 75)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - 0.75
    }
    #expect(isClose(try world.at(4.125) { x }, 87.5))
    #expect(log.entries.isEmpty)
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(log.entries == ["true 4.25"])
  }

  @Test("A released world releases everything in it")
  func memory() throws {
    weak var view: UIView?
    weak var animation: ViewAnimation?
    weak var animator: UIViewPropertyAnimator?
    try {
      let world = World()
      try world.run {
        let window = UIWindow()
        window.makeKeyAndVisible()
        let inner = UIView(frame: .zero)
        window.addSubview(inner)
        view = inner
        animation =
          ViewAnimationTracker.collecting {
            UIView.animate(withDuration: 1) { inner.alpha = 0 }
          }.first
        let running = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x = 1 }
        running.startAnimation()
        animator = running
        #expect(animation != nil)
        try world.advance(to: VirtualTime(seconds: 2))
      }
    }()
    #expect(view == nil && animation == nil && animator == nil)
  }
}
