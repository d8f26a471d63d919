// The two screens of a declared transition and the views on them that move individually: brought to
// their initial states, animated, and restored.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// A part of a declared transition: animations that share an interval of its time.
@MainActor
struct DeclaredPart {
  /// The start and the duration, as fractions of the transition's duration.
  let start, duration: Double
  /// Applies the final values of the part. Called in an animation block.
  let move: () -> Void
}

/// The screens of one running transition.
@MainActor
final class DeclaredScreens {
  private let context: any UIViewControllerContextTransitioning
  /// The motion that is played.
  let motion: DeclaredMotion
  private let incoming: DeclaredScreen?
  private let outgoing: DeclaredScreen?
  /// The views on the appearing screen and on the disappearing screen that move individually.
  private var arriving: [DeclaredElement] = []
  private var leaving: [DeclaredElement] = []
  private var shared: [SharedElement] = []
  private let containerSize: CGSize
  /// An invisible view that fades for the whole duration, so that views that finish early do not
  /// end the transition.
  private var durationView: UIView?
  /// The parts with courses of their own.
  private(set) var sequences = DeclaredSequences()
  /// The color behind both screens, if there is one.
  private var backdrop: UIView?

  init(_ context: any UIViewControllerContextTransitioning, _ declared: DeclaredMotion) {
    // Pieces are cut from a screen that UIKit hands over.
    let lacksPieces =
      declared.incoming.slices != nil && context.view(forKey: .to) == nil
      || declared.outgoing.slices != nil && context.view(forKey: .from) == nil
    let motion = lacksPieces ? declared.crossfade : declared
    (self.context, self.motion) = (context, motion)
    containerSize = context.containerView.bounds.size
    found = [.from, .to].compactMap { context.view(forKey: $0) }
      .map { ($0, RestingState(of: $0)) }
    context.view(forKey: .to)?.restoreRestState()
    func screen(
      _ key: UITransitionContextViewKey, _ screenMotion: ScreenMotion,
      _ state: (MotionKeyframe) -> ScreenState?
    ) -> DeclaredScreen? {
      context.view(forKey: key).map {
        DeclaredScreen(
          $0, screenMotion: screenMotion, keyframes: motion.keyframes.compactMap(state),
          ending: motion.lastState(from: screenMotion.from, state),
          containerSize: context.containerView.bounds.size)
      }
    }
    incoming = screen(.to, motion.incoming) { $0.incoming }
    outgoing = screen(.from, motion.outgoing) { $0.outgoing }
  }

  /// The states of the screens before the transition. They are not always at rest, since some
  /// screens stay where an earlier transition left them.
  private let found: [(view: UIView, state: RestingState)]

  /// Brings everything to its initial state.
  func begin() {
    if let view = incoming?.view { place(view) }
    addBackdrop()
    findElements()
    incoming?.begin()
    outgoing?.begin()
    for element in arriving + leaving { element.screen.begin() }
    for element in shared { element.begin() }
    beginSequences()
    guard motion.namesViews else { return }
    let durationView = UIView(frame: .zero)
    context.containerView.insertSubview(durationView, at: 0)
    self.durationView = durationView
  }

  /// Adds a plain view behind both screens, if both of them take part.
  private func addBackdrop() {
    guard let color = motion.background, incoming != nil, outgoing != nil else { return }
    let view = UIView(frame: context.containerView.bounds)
    view.backgroundColor = .painted(color)
    view.layer.zPosition = -10_000
    context.containerView.insertSubview(view, at: 0)
    backdrop = view
  }

  /// Begins the motions with timelines of their own. Called when everything else is in its initial state.
  private func beginSequences() {
    for (screen, screenMotion) in [(incoming, motion.incoming), (outgoing, motion.outgoing)] {
      guard let screen else { continue }
      sequences.add(screenMotion, to: screen.view, in: context.containerView)
    }
    for element in arriving + leaving {
      guard let path = element.path else { continue }
      sequences.add(
        path, to: element.screen.view, size: containerSize, from: element.start,
        for: element.duration)
    }
    for element in shared where element.takesSteps { sequences.add(element) }
  }

  /// The parts that animate directly from the initial to the final state.
  var parts: [DeclaredPart] {
    let screens = [incoming, outgoing].compactMap { $0 }
    let whole =
      motion.keyframes.isEmpty
      ? screens.map { screen in DeclaredPart(start: 0, duration: 1) { screen.moveToEnd() } } : []
    let pace = durationView.map { durationView in
      DeclaredPart(start: 0, duration: 1) { durationView.alpha = 0 }
    }
    return whole + [pace].compactMap { $0 }
      + shared.map { element in DeclaredPart(start: 0, duration: 1) { element.moveToEnd() } }
      + (arriving + leaving).map { element in
        DeclaredPart(start: element.start, duration: element.duration) {
          element.screen.moveToEnd()
        }
      }
  }

  /// Applies the state of a keyframe. Called in the keyframe's animation block.
  func move(to keyframe: MotionKeyframe) {
    if let state = keyframe.incoming { incoming?.move(to: state) }
    if let state = keyframe.outgoing { outgoing?.move(to: state) }
  }

  /// Ends the transition: leaves the hidden screen at rest, or both screens as they were found if
  /// the transition was cancelled, and completes UIKit's transition.
  func end() {
    let finished = !context.transitionWasCancelled
    durationView?.removeFromSuperview()
    backdrop?.removeFromSuperview()
    sequences.end()
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

  /// Finds the views that the declaration names, after both screens have been laid out. The
  /// animator must not move a screen that stays in place under one that does not cover it, but it
  /// can move its views.
  private func findElements() {
    let (coming, going) = (view(.to), view(.from))
    for view in [coming, going] { view?.layoutIfNeeded() }
    findSharedElements()
    arriving = elements(of: motion.incoming, in: coming)
    leaving = elements(of: motion.outgoing, in: going)
  }

  private func findSharedElements() {
    guard !motion.shared.isEmpty else { return }
    let arrives = motion.top == .incoming
    let (front, back): (UITransitionContextViewKey, UITransitionContextViewKey) =
      arrives ? (.to, .from) : (.from, .to)
    let shift = sharedShift
    for element in motion.shared {
      let (mover, other) = (sharedView(element.id, on: front), sharedView(element.other, on: back))
      guard let mover, let other else { continue }
      shared.append(
        SharedElement(
          mover: mover, other: other, arrives: arrives,
          arc: .init(bend: element.arc, isReversed: element.isReversed), shift: shift,
          in: context.containerView))
    }
  }

  /// Returns a shared view on one of the screens. Warns if it is not there.
  private func sharedView(_ id: String, on key: UITransitionContextViewKey) -> UIView? {
    let screen = view(key)
    if let found = screen?.view(called: id) { return found }
    let controller = context.viewController(forKey: key == .to ? .to : .from)
    let name = screen?.layer.name ?? controller?.title
    let place =
      name.map { "the screen \(QuotedText.quoted($0))" }
      ?? "the \(key == .to ? "incoming" : "outgoing") screen"
    World.current.warn(
      "the shared view \(QuotedText.quoted(id)) is not on \(place), so the two views do not move; "
        + "expected a view with this id there")
    return nil
  }

  /// What the shared views make up for: the motion of the screen in front, and where the other
  /// screen is when they leave it or arrive on it.
  private var sharedShift: SharedShift? {
    let arrives = motion.top == .incoming
    let (front, back) = arrives ? (incoming, outgoing) : (outgoing, incoming)
    let side = arrives ? motion.incoming : motion.outgoing
    var (away, own) = (CGAffineTransform.identity, CGAffineTransform.identity)
    if let front {
      guard let start = front.displacement(atEnd: !arrives),
        let end = front.displacement(atEnd: arrives)
      else { return nil }
      (away, own) = (start, end)
    }
    return SharedShift(
      away: away, own: own, other: back?.displacement(atEnd: !arrives) ?? .identity,
      canStep: motion.takesPropertyAnimator && motion.keyframes.isEmpty && side.path == nil)
  }

  private func view(_ key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
      ?? context.viewController(forKey: key == .to ? .to : .from)?.view
  }

  private func elements(of screenMotion: ScreenMotion, in screen: UIView?) -> [DeclaredElement] {
    guard let screen else { return [] }
    let named = screenMotion.views.compactMap { screenMotion in
      screen.view(called: screenMotion.id).map { ($0, screenMotion) }
    }
    var elements = named.map { DeclaredElement($0, $1, containerSize) }
    if let others = screenMotion.others {
      let taken = named.map(\.0) + shared.flatMap { [$0.mover, $0.other] }
      let views = screen.views(besides: taken)
      elements += zip(views, others.staggered(views.count)).map {
        DeclaredElement($0, $1, containerSize)
      }
    }
    return elements
  }
}

extension DeclaredMotion {
  /// A Boolean value that indicates whether the motion has parts besides the screens themselves.
  fileprivate var namesViews: Bool {
    !shared.isEmpty || [incoming, outgoing].contains { !$0.views.isEmpty || $0.others != nil }
  }

  /// Returns the state of a screen after the last keyframe, or `nil` if there are no keyframes.
  fileprivate func lastState(
    from start: ScreenState, _ state: (MotionKeyframe) -> ScreenState?
  ) -> ScreenState? {
    guard !keyframes.isEmpty else { return nil }
    return sortedKeyframes.compactMap(state).reduce(start) { $1.over($0) }
  }
}

/// A view on a screen, with its interval of the transition's time.
@MainActor
private struct DeclaredElement {
  let screen: DeclaredScreen
  let start, duration: Double
  let path: MotionPath?

  init(_ view: UIView, _ screenMotion: ViewMotion, _ containerSize: CGSize) {
    path = screenMotion.path
    screen = DeclaredScreen(
      view, screenMotion: ScreenMotion(from: screenMotion.from, to: screenMotion.to),
      containerSize: containerSize, isScreen: false)
    (start, duration) = (screenMotion.start, screenMotion.duration)
  }
}

extension ViewMotion {
  /// Returns the motion of each of `count` views, which set out one after the other.
  fileprivate func staggered(_ count: Int) -> [ViewMotion] {
    guard stagger.amount > 0 else { return Array(repeating: self, count: count) }
    let pieces = stagger.pieces
    return pieces.starts(count).map { begin in
      var motion = self
      let first = stagger.isReversed ? 1 - (begin + pieces.duration) : begin
      motion.start = start + duration * max(0, first)
      motion.duration = duration * pieces.duration
      return motion
    }
  }
}

extension UIView {
  /// Restores the rest state that another animator may have changed: the identity transform, full
  /// opacity and a centered anchor point.
  fileprivate func restoreRestState() {
    transform = .identity
    alpha = 1
    let place = frame
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    frame = place
  }
}
