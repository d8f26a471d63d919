// The step that scrolls by code.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// A step that scrolls a list, a grid or a scroll view. It is finished when the animation has
/// ended.
struct ScrollStep: PlayedStep {
  let step: SceneStep
  /// The view that scrolls, and the target.
  let scroll: SceneScroll

  func start(in playback: ScriptPlayback) {
    playback.layOutScreens()
    let found = playback.window.views(called: scroll.view.value).last as? UIScrollView
    guard let view = found else {
      return playback.log.fail(
        step, "\(QuotedText.quoted(scroll.view.value)) is not on a visible screen")
    }
    // The part never ends: the event of the next step ends this one.
    playback.begin(step, parts: 1)
    let offset = view.contentOffset
    move(view)
    let takesTime = scroll.isAnimated && view.isMovingByCode && offset == view.contentOffset
    let duration = VirtualTime(seconds: takesTime ? UIScrollView.animationSeconds : 0)
    playback.startNextStep(after: duration)
  }

  private func move(_ view: UIScrollView) {
    if case .offset(let offset) = scroll.target {
      return view.setContentOffset(offset, animated: scroll.isAnimated)
    }
    if let table = view as? SceneTableView { table.scroll(scroll) }
    if let grid = view as? SceneGridView { grid.scroll(scroll) }
  }
}
