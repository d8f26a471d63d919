// The action of an animation block as code uses it: a basic animation with another key path.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A view that animates the width of its border together with the properties that blocks animate.
private final class BorderedView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard event == "borderWidth",
      let action = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
    else { return super.action(for: layer, forKey: event) }
    action.keyPath = event
    action.fromValue = layer.borderWidth
    return action
  }
}

@Suite @MainActor struct BlockActionTests {
  let world = World()

  @Test("an action with another key path animates it with the block")
  func override() throws {
    let view = world.run { BorderedView(frame: .zero) }
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.borderWidth = 8
      }
    }
    for (time, width) in [(0.25, 2.0), (0.5, 4), (1.25, 8)] {
      #expect(isClose([try world.at(time) { view.shown("borderWidth") }], [width]), "\(time)")
    }
  }

  @Test("an action that code runs itself follows an animator that is scrubbed, and keyframes")
  func run() {
    let view = world.run { UIView(frame: .zero) }
    let values = world.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.alpha = 0
            let action = view.action(for: view.layer, forKey: "backgroundColor")
            let animation = action as? CABasicAnimation
            animation?.keyPath = "shadowRadius"
            animation?.fromValue = view.layer.shadowRadius
            view.layer.shadowRadius = 13
            animation?.run(forKey: "shadowRadius", object: view.layer, arguments: nil)
          }
        }
      }
      animator.pauseAnimation()
      return [0.25, 0.75].flatMap { fraction in
        animator.fractionComplete = fraction
        return [view.shown("opacity"), view.shown("shadowRadius")]
      }
    }
    #expect(isClose(values, [1, 3, 0.5, 8]), "\(values)")
  }

  @Test("without another key path, and outside of blocks, nothing is different")
  func plain() throws {
    let view = world.run { BorderedView(frame: .zero) }
    let actions = world.run {
      view.layer.borderWidth = 3
      return [view.action(for: view.layer, forKey: "opacity")]
    }
    #expect(actions.allSatisfy { $0 is NSNull })
    #expect(isClose([world.run { view.shown("borderWidth") }], [3]))
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(isClose([try world.at(0.5) { view.shown("opacity") }], [0.5]))
  }
}
