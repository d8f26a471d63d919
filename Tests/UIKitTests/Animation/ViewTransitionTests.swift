import Testing
import UIKit

@Suite @MainActor struct ViewTransitionTests {
  let world = World()
  let container: UIView
  let old: UIView
  let new: UIView

  init() {
    (container, old, new) = world.run {
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let (container, old, new) = (UIView(frame: frame), UIView(frame: frame), UIView(frame: frame))
      (old.backgroundColor, new.backgroundColor) = (.red, .blue)
      container.addSubview(old)
      return (container, old, new)
    }
  }

  @Test("The old look fades away over the new one")
  func dissolve() throws {
    var finished: [Bool] = []
    world.run {
      UIView.transition(
        from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { finished.append($0) }
      #expect(container.subviews == [new])
    }
    let layers = try #require(container.layer.sublayers)
    #expect(layers.count == 2 && layers.last?.contents is DisplayRecording)
    let opacity = try world.at(0.25) {
      layers.last?.presentationValue(forKeyPath: "opacity", atSeconds: 0.25)
    }
    #expect(opacity == .number(0.75))
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(container.layer.sublayers == [new.layer])
    #expect(finished == [true])
  }

  @Test("Views may be hidden and shown instead")
  func showHide() {
    world.run {
      container.addSubview(new)
      new.isHidden = true
      UIView.transition(
        from: old, to: new, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(container.subviews == [old, new] && old.isHidden && !new.isHidden)
    }
  }

  @Test("Flips and curls are refused by name, and the change shows at once")
  func refused() throws {
    var finished = false
    world.run {
      UIView.transition(
        with: container, duration: 1, options: .transitionFlipFromLeft,
        animations: { old.alpha = 0 }, completion: { finished = $0 })
      #expect(old.shown("opacity") == 0)
      #expect(UIKitState.current.refusals == ["UIView.transition with transitionFlipFromLeft"])
    }
    try world.advance(to: .zero)
    #expect(finished)
  }
}
