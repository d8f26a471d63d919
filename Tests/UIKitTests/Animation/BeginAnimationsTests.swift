// `beginAnimations` to `commitAnimations`.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BeginAnimationsTests {
  let world = World()
  let view: UIView

  init() { view = world.run { UIView(frame: .zero) } }

  /// A responder that records its stop callbacks.
  final class Owner: UIResponder {
    var told: [String] = []
    func ended(_ name: String?, _ finished: NSNumber?) {
      told.append("\(name ?? "") \(finished?.boolValue ?? false)")
    }
  }

  @Test("Changes animate from the commit by the setters before them")
  func betweenBeginAndCommit() throws {
    let owner = Owner()
    world.run {
      UIView.beginAnimations("slide", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(owner)
      UIView.setAnimationDidStop(Selector(Owner.ended))
      view.center.x = 100
      UIView.setAnimationDelay(1)
      view.alpha = 0
      UIView.commitAnimations()
      #expect(view.center.x == 100)
    }
    let shown = try [0.25, 0.75, 1.5].map {
      try world.at($0) { [view.shown("position.x"), view.shown("opacity")] }
    }
    #expect(isClose(shown.flatMap { $0 }, [25, 1, 75, 1, 100, 0.5]), "\(shown)")
    #expect(owner.told.isEmpty)
    try world.advance(to: VirtualTime(seconds: 2.1))
    #expect(owner.told == ["slide true"])
  }

  @Test("Without setters, the duration is 0.2 s; changes after the commit apply at once")
  func usual() throws {
    world.run {
      UIView.beginAnimations(nil, context: nil)
      view.center.x = 100
      UIView.commitAnimations()
      view.center.y = 50
      #expect(view.shown("position.y") == 50)
      UIView.commitAnimations()
    }
    #expect(try world.at(0.1) { view.shown("position.x") } == 50)
    #expect(try world.at(0.25) { view.shown("position.x") } == 100)
  }

  @Test("Finite repeat counts above one are refused by name")
  func refused() {
    world.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationRepeatCount(3)
      UIView.commitAnimations()
      #expect(
        World.current.diagnostics.unsupportedFeatures == ["UIView.setAnimationRepeatCount(3.0)"])
    }
  }

  @Test("Deleted views fade, are removed, and have their alpha restored")
  func deleting() throws {
    let parent = world.run { UIView(frame: .zero) }
    world.run {
      parent.addSubview(view)
      UIView.perform(.delete, on: [view], animations: nil)
      #expect(view.superview === parent)
    }
    #expect(try world.at(0.125) { view.shown("opacity") } == 0.5)
    try world.advance(to: VirtualTime(seconds: 0.3))
    #expect(view.superview == nil && view.alpha == 1)
  }
}
