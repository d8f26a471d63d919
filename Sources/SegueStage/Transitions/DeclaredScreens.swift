// The two screens of a declared transition and the views on them that go ways of their own: brought to where
// they begin, moved, and left as found.

import SegueScenes
import UIKit

/// A part of a declared transition: what moves in a part of its time.
@MainActor
struct DeclaredPart {
  /// In parts of the whole.
  let start, duration: Double
  /// Brings it to its end, for use in an animation block.
  let move: () -> Void
}

/// The screens of one running transition.
@MainActor
final class DeclaredScreens {
  private let context: any UIViewControllerContextTransitioning
  private let motion: DeclaredMotion
  private let incoming: DeclaredScreen?
  private let outgoing: DeclaredScreen?
  /// Views on the screen that comes and on the one that goes.
  private var arriving: [DeclaredElement] = []
  private var leaving: [DeclaredElement] = []
  private var shared: [SharedElement] = []
  private let room: CGSize
  /// Fades, unseen, for the whole duration: views that are done before the end do not end the transition.
  private var pacer: UIView?

  init(_ context: any UIViewControllerContextTransitioning, _ motion: DeclaredMotion) {
    (self.context, self.motion) = (context, motion)
    room = context.containerView.bounds.size
    found = [.from, .to].compactMap { context.view(forKey: $0) }
      .map { ($0, RestingState(of: $0)) }
    context.view(forKey: .to)?.comeToRest()
    func screen(
      _ key: UITransitionContextViewKey, _ way: ScreenWay, _ states: [ScreenState]
    ) -> DeclaredScreen? {
      context.view(forKey: key).map {
        DeclaredScreen($0, way: way, keyframes: states, room: context.containerView.bounds.size)
      }
    }
    incoming = screen(.to, motion.incoming, motion.keyframes.compactMap(\.incoming))
    outgoing = screen(.from, motion.outgoing, motion.keyframes.compactMap(\.outgoing))
  }

  /// How the screens were before: not always at rest, since some stay where they came to.
  private let found: [(view: UIView, state: RestingState)]

  /// Puts everything where it begins.
  func begin() {
    if let view = incoming?.view { place(view) }
    findElements()
    incoming?.begin()
    outgoing?.begin()
    for element in arriving + leaving { element.screen.begin() }
    for element in shared { element.begin() }
    guard !arriving.isEmpty || !leaving.isEmpty || !shared.isEmpty else { return }
    let pacer = UIView(frame: .zero)
    context.containerView.insertSubview(pacer, at: 0)
    self.pacer = pacer
  }

  /// The parts that run straight from beginning to end.
  var parts: [DeclaredPart] {
    let screens = [incoming, outgoing].compactMap { $0 }
    let whole =
      motion.keyframes.isEmpty
      ? screens.map { screen in DeclaredPart(start: 0, duration: 1) { screen.moveToEnd() } } : []
    let pace = pacer.map { pacer in DeclaredPart(start: 0, duration: 1) { pacer.alpha = 0 } }
    return whole + [pace].compactMap { $0 }
      + shared.map { element in DeclaredPart(start: 0, duration: 1) { element.moveToEnd() } }
      + (arriving + leaving).map { element in
        DeclaredPart(start: element.start, duration: element.duration) {
          element.screen.moveToEnd()
        }
      }
  }

  /// Where a keyframe ends, for use in its block.
  func move(to keyframe: MotionKeyframe) {
    if let state = keyframe.incoming { incoming?.move(to: state) }
    if let state = keyframe.outgoing { outgoing?.move(to: state) }
  }

  /// Leaves the hidden screen at rest, or both as they were found if the transition was cancelled, and
  /// tells UIKit that it is over.
  func end() {
    let finished = !context.transitionWasCancelled
    pacer?.removeFromSuperview()
    for element in shared { element.end() }
    for element in leaving { element.screen.restore() }
    for element in arriving {
      if finished { element.screen.settle() } else { element.screen.restore() }
    }
    if finished {
      outgoing?.restore()
      incoming?.settle()
    } else {
      incoming?.view.removeFromSuperview()
      for screen in [incoming, outgoing] { screen?.putBack() }
      for (view, state) in found { state.putBack(view) }
    }
    context.completeTransition(finished)
  }

  private func place(_ view: UIView) {
    let container = context.containerView
    view.frame = finalFrame
    if motion.top == .incoming {
      container.addSubview(view)
    } else if let below = outgoing?.view, below.superview === container {
      container.insertSubview(view, belowSubview: below)
    } else {
      container.insertSubview(view, at: 0)
    }
  }

  private var finalFrame: CGRect {
    guard let controller = context.viewController(forKey: .to) else {
      return context.containerView.bounds
    }
    let frame = context.finalFrame(for: controller)
    return frame == .zero ? context.containerView.bounds : frame
  }

  // MARK: Views on the screens

  /// Finds the views that the declaration names, once both screens are laid out. A screen that stays where
  /// it is, under one that does not cover it, is not the animator's to move, but its views can be.
  private func findElements() {
    let (coming, going) = (view(.to), view(.from))
    let frontArrives = motion.top == .incoming
    let (front, back) = frontArrives ? (coming, going) : (going, coming)
    for view in [coming, going] { view?.layoutIfNeeded() }
    for element in motion.shared {
      guard let mover = front?.view(called: element.id),
        let other = back?.view(called: element.other)
      else { continue }
      shared.append(SharedElement(mover: mover, other: other, arrives: frontArrives))
    }
    arriving = elements(of: motion.incoming, in: coming)
    leaving = elements(of: motion.outgoing, in: going)
  }

  private func view(_ key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
      ?? context.viewController(forKey: key == .to ? .to : .from)?.view
  }

  private func elements(of way: ScreenWay, in screen: UIView?) -> [DeclaredElement] {
    guard let screen else { return [] }
    let named = way.views.compactMap { way in screen.view(called: way.id).map { ($0, way) } }
    var elements = named.map { DeclaredElement($0, $1, room) }
    if let others = way.others {
      let taken = named.map(\.0) + shared.flatMap { [$0.mover, $0.other] }
      elements += screen.views(besides: taken).map { DeclaredElement($0, others, room) }
    }
    return elements
  }
}

/// A view on a screen, with its part of the time.
@MainActor
private struct DeclaredElement {
  let screen: DeclaredScreen
  let start, duration: Double

  init(_ view: UIView, _ way: ViewWay, _ room: CGSize) {
    screen = DeclaredScreen(
      view, way: ScreenWay(from: way.from, to: way.to), room: room, isScreen: false)
    (start, duration) = (way.start, way.duration)
  }
}

extension UIView {
  /// Whatever somebody left behind is put right: identity, full alpha, a centred anchor point.
  fileprivate func comeToRest() {
    transform = .identity
    alpha = 1
    let place = frame
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    frame = place
  }
}
