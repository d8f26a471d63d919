// `UIView.setAnimationTransition(_:for:cache:)`: the previous appearance of a view flips or curls to
// the one at the commit of the block, by the means of `UIView.transition`.

import Foundation
import SegueDisplay
import SegueWorld

/// A transition of a view that begins when its block is committed.
@MainActor
struct BlockTransition {
  /// What the view changes from.
  private enum Beginning {
    case flip(ViewFlip, snapshot: UIView)
    case effect(LayerEffect, recording: DisplayRecording)
  }

  private let view: UIView
  private let beginning: Beginning

  /// Captures the view's previous appearance; `nil` for no transition.
  init?(_ transition: UIView.AnimationTransition, of view: UIView) {
    self.view = view
    let options = transition.options
    if let flip = ViewFlip(options) {
      guard let old = view.snapshotView(afterScreenUpdates: false) else { return nil }
      beginning = .flip(flip, snapshot: old)
    } else if let effect = options.layerEffect {
      beginning = .effect(effect, recording: view.layer.recordStateAtInstantStart())
    } else {
      return nil
    }
  }

  /// Adds the animations to the current block. Returns what is to be done at their end.
  func animate() -> (() -> Void)? {
    switch beginning {
    case .effect(let effect, let old):
      view.layer.transition(from: old, effect)
      return nil
    case .flip(let flip, let old):
      guard let new = view.snapshotView(afterScreenUpdates: true),
        let stage = FlipStage(old: old, new: new, above: view)
      else { return nil }
      stage.turn(flip, hiding: view)
      return { stage.remove() }
    }
  }
}

extension UIView {
  /// The transitions of `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// A flip about the vertical axis from the given side.
    case flipFromLeft, flipFromRight
    /// A page curl in the given direction.
    case curlUp, curlDown

    /// The same transition as an option of `UIView.transition`.
    fileprivate var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// Makes a view flip or curl from what it displays now to what it displays when the block of
  /// `beginAnimations(_:context:)` is committed, with the block's duration, delay and curve.
  ///
  /// Outside of such a block the call is ignored, with a warning.
  ///
  /// - Parameter cache: Whether a picture of the view is used. A flip always uses pictures of both
  ///   sides; in a curl, what is displayed at the commit may change further.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let open = UIKitState.current.animation.open.last else {
      World.current.warn(
        "UIView.setAnimationTransition is called outside of beginAnimations and "
          + "commitAnimations; the call is ignored.")
      return
    }
    open.transitions.removeAll { $0.view === view }
    guard let begun = BlockTransition(transition, of: view) else { return }
    open.transitions.append((view, begun))
  }
}
