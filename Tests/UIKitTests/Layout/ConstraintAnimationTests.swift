import Testing
import UIKit

@Suite @MainActor struct ConstraintAnimationTests {
  let stage = LayoutStage()

  private func box() -> (view: UIView, left: NSLayoutConstraint, width: NSLayoutConstraint) {
    let view = stage.add()
    let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.root.layoutIfNeeded()
    return (view, left, width)
  }

  @Test("A constant changed in a block with layoutIfNeeded moves the frame over its duration")
  func constant() throws {
    let view = stage.world.run {
      let (view, left, width) = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        left.constant = 100
        width.constant = 80
        stage.root.layoutIfNeeded()
      }
      #expect(view.frame == CGRect(x: 100, y: 0, width: 80, height: 10))
      return view
    }
    let shown = try [0, 0.25, 0.5, 1].map { second in
      try stage.world.at(second) { [view.shown("position.x"), view.shown("bounds.size.width")] }
    }
    #expect(isClose(shown[0], [20, 40]) && isClose(shown[1], [50, 50]))
    #expect(isClose(shown[2], [80, 60]) && isClose(shown[3], [140, 80]), "\(shown)")
  }

  @Test("Without layoutIfNeeded in the block nothing animates: layout runs after it")
  func withoutLayout() throws {
    let view = stage.world.run {
      let (view, left, _) = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { left.constant = 100 }
      #expect(view.frame.minX == 0)
      return view
    }
    #expect(try stage.world.at(0.1) { view.shown("position.x") } == 120)
  }

  @Test("Activation and priority animate too, and subviews follow")
  func activation() throws {
    let (view, inner) = stage.world.run {
      let (view, left, _) = box()
      let inner = stage.add(to: view)
      inner.pin(0, 0)
      inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      inner.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
      left.priority = .required
      let right = view.rightAnchor.constraint(equalTo: stage.root.rightAnchor)
      stage.root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.constraints.first { $0.firstAttribute == .width }?.isActive = false
        right.isActive = true
        stage.root.layoutIfNeeded()
      }
      #expect(view.frame.width == 300)
      #expect(inner.frame.width == 300)
      return (view, inner)
    }
    let shown = try stage.world.at(0.5) {
      [view.shown("bounds.size.width"), inner.shown("bounds.size.width")]
    }
    #expect(isClose(shown, [170, 170]), "\(shown)")
  }

  @Test("A property animator scrubs constraints")
  func animator() throws {
    try stage.world.run {
      let (view, left, _) = box()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        left.constant = 200
        stage.root.layoutIfNeeded()
      }
      animator.pauseAnimation()
      for fraction in [0.0, 0.3, 0.9] {
        animator.fractionComplete = fraction
        #expect(isClose(view.shown("position.x"), 20 + 200 * fraction))
      }
      try #require(animator.state == .active)
      animator.stopAnimation(true)
    }
  }

  @Test("A constraint retargeted halfway does not jump")
  func retargeted() throws {
    let (view, left) = stage.world.run {
      let (view, left, _) = box()
      UIView.animate(withDuration: 1) {
        left.constant = 100
        stage.root.layoutIfNeeded()
      }
      return (view, left)
    }
    let before = try stage.world.at(0.5) { view.shown("position.x") }
    stage.world.run {
      UIView.animate(withDuration: 1) {
        left.constant = 0
        stage.root.layoutIfNeeded()
      }
    }
    let after = stage.world.run { view.shown("position.x") }
    #expect(isClose(before, 70) && isClose(after, 70), "\(before) \(after)")
  }
}
