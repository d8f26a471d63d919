// Steps that tap and scroll, and the moves that taps make.

import SegueDiagnostics
import SegueScenes
import UIKit

extension ScriptPlay {
  /// Taps in the middle of what is called `name`, as far as it is in view.
  func tap(_ name: Located<String>, press: Double, _ step: SceneStep) {
    guard let view = shownView(called: name.value) else {
      return fail(
        step,
        "\(QuotedText.quoted(name.value)) is not in view; expected one that is. Scroll to it first")
    }
    let place = view.convert(view.bounds, to: window).intersection(window.bounds)
    let point = CGPoint(x: place.midX, y: place.midY)
    let samples = [0, press].map { SceneFinger.Sample(seconds: $0, point: point) }
    play([FingerPlay(SceneFinger(samples: samples, end: .release))], step)
  }

  /// The view of this name that is in front of others of the same name.
  private func shownView(called name: String) -> UIView? {
    window.allViews(called: name).last { view in
      let place = view.convert(view.bounds, to: window)
      return view.window != nil && !place.intersection(window.bounds).isEmpty
    }
  }

  /// A tap makes a move, which no finger steers.
  func beginSelection(_ interaction: SceneInteraction) {
    let step = interaction.step
    world.touches.noteRecognition()
    guard world.transitions.active.isEmpty else {
      return warn(
        at: step.verb.position, "\(step.verb.keyPath): a transition is under way already")
    }
    let move = MoveUnderWay(step)
    underWay = move
    if let problem = moves.perform(step) {
      if underWay === move { underWay = nil }
      warn(at: step.verb.position, "\(step.verb.keyPath): \(problem)")
    }
  }

  // MARK: Scrolling

  func scroll(_ scroll: SceneScroll, _ step: SceneStep) {
    let found = window.allViews(called: scroll.view.value).last as? UIScrollView
    guard let view = found else {
      return fail(
        step, "\(QuotedText.quoted(scroll.view.value)) is on no screen that shows")
    }
    begin(step, pending: 1)
    let before = view.contentOffset
    move(view, scroll)
    let takesTime = scroll.isAnimated && view.isMovingByCode && before == view.contentOffset
    let time = world.now + VirtualTime(seconds: takesTime ? UIScrollView.animationSeconds : 0)
    world.schedule(at: time, phase: .input) { [unowned self] in playNext() }
  }

  private func move(_ view: UIScrollView, _ scroll: SceneScroll) {
    if case .offset(let offset) = scroll.target {
      return view.setContentOffset(offset, animated: scroll.isAnimated)
    }
    if let table = view as? SceneTableView { table.scroll(scroll) }
    if let grid = view as? SceneGridView { grid.scroll(scroll) }
  }
}

extension UIView {
  /// The views in this one that a scene calls `id`, back to front.
  func allViews(called id: String) -> [UIView] {
    subviews.flatMap { view in
      (view.layer.name == id ? [view] : []) + view.allViews(called: id)
    }
  }
}
