// The step that taps a view.

import SegueDiagnostics
import SegueScenes
import UIKit

/// A step that taps the middle of the visible part of a view.
struct TapStep: PlayedStep {
  let step: SceneStep
  /// The id of the view.
  let view: String
  /// The time for which the finger rests on the view, in seconds.
  let press: Double

  func start(in playback: ScriptPlayback) {
    playback.layOutScreens()
    guard let place = visibleFrame(in: playback.window) else {
      return playback.log.fail(
        step,
        "\(QuotedText.quoted(view)) is not visible; expected a visible view. Scroll to it first")
    }
    let point = CGPoint(x: place.midX, y: place.midY)
    let samples = [0, press].map { SceneFinger.Sample(seconds: $0, point: point) }
    play([TouchPlayback(SceneFinger(samples: samples, end: .release))], in: playback)
  }

  /// Returns the part of the view that is inside of the window, in the window's coordinates. If
  /// several views have this id, that of the front one.
  private func visibleFrame(in window: UIWindow) -> CGRect? {
    let frames = window.views(called: view).filter { $0.window != nil }.map {
      $0.convert($0.bounds, to: window).intersection(window.bounds)
    }
    return frames.last { !$0.isEmpty }
  }
}

extension UIView {
  /// Returns the descendants with the given id in the scene, from back to front.
  func views(called id: String) -> [UIView] {
    subviews.flatMap { view in
      (view.layer.name == id ? [view] : []) + view.views(called: id)
    }
  }
}
