// One screen, or one view on it, on its declared way. Only what the declaration speaks of is touched; what
// it leaves out at one end is as at rest there.

import SegueScenes
import UIKit

/// A view of a running transition.
@MainActor
final class DeclaredScreen {
  let view: UIView
  private let way: ScreenWay
  private let room: CGSize
  /// Speaks of everything that is spoken of anywhere on the way.
  private let spoken: ScreenState
  private let rest: RestingState
  private let look: DeclaredLook
  /// A screen rests untransformed; a view on it as its scene has it.
  private let isScreen: Bool
  /// How the view is now, as far as it is spoken of.
  private var state: ScreenState

  init(
    _ view: UIView, way: ScreenWay, keyframes: [ScreenState] = [], room: CGSize,
    isScreen: Bool = true
  ) {
    (self.view, self.way, self.room, self.isScreen) = (view, way, room, isScreen)
    spoken = keyframes.reduce(way.from.over(way.to)) { $0.over($1) }
    rest = RestingState(of: view)
    look = DeclaredLook(view, speaking: spoken)
    state = way.from
  }

  /// Brings the view to where it begins.
  func begin() {
    if spoken.cornerRadius != nil { view.layer.masksToBounds = true }
    // What holds all the way may be said at either end.
    state.anchorPoint = way.from.anchorPoint ?? way.to.anchorPoint
    state.position = way.from.position ?? way.to.position
    state.depth.perspective = spoken.depth.perspective
    look.begin()
    apply(state, speaking: spoken)
  }

  /// Moves it to its end.
  func moveToEnd() {
    var end = way.to
    end.anchorPoint = way.to.anchorPoint ?? way.from.anchorPoint
    end.position = way.to.position ?? way.from.position
    end.depth.perspective = spoken.depth.perspective
    apply(end.withoutVanishing, speaking: spoken)
    state = end
  }

  /// Moves it on; what `next` does not speak of stays.
  func move(to next: ScreenState) {
    state = next.over(state)
    apply(state.withoutVanishing, speaking: next)
  }

  /// Leaves it as it was found, at rest.
  func restore() {
    look.restore(keeping: nil)
    guard isScreen else { return rest.putBack(view) }
    view.transform = .identity
    view.alpha = 1
    rest.restore(view)
  }

  /// Leaves it exactly as it was found, moved and faded if it was that.
  func putBack() {
    look.restore(keeping: nil)
    rest.putBack(view)
  }

  /// Leaves it where the declaration ends; at rest, if that is where.
  func settle() {
    let isInPlace =
      way.to.translation == nil && way.to.scale == nil && way.to.degrees == nil
      && way.to.depth == SceneDepth()
    if isInPlace, spoken.depth.saysSomething, keepsNoFrames { view.transform3D = restingTransform }
    if view.transform.isIdentity { rest.restoreAnchor(view) }
    if spoken.cornerRadius != nil, way.to.cornerRadius == nil { rest.restoreCorners(view) }
    look.restore(keeping: state)
  }

  // MARK: Values

  /// Whether it ends where its way ends, rather than where a keyframe does.
  private var keepsNoFrames: Bool { state.depth.isAtRest }

  private var restingTransform: CATransform3D {
    isScreen ? CATransform3DIdentity : rest.transform
  }

  private func apply(_ state: ScreenState, speaking words: ScreenState) {
    if let anchor = state.anchorPoint, words.anchorPoint != nil { move(anchorPoint: anchor) }
    if let position = state.position, words.position != nil { view.center = point(position) }
    if words.translation != nil || words.scale != nil || words.degrees != nil
      || words.depth.saysSomething
    {
      view.transform3D = transform(state)
    }
    if words.alpha != nil { view.alpha = state.alpha ?? (isScreen ? 1 : rest.alpha) }
    if words.cornerRadius != nil {
      view.layer.cornerRadius = state.cornerRadius ?? rest.cornerRadius
    }
    if words.background != nil {
      view.backgroundColor = state.background.map { UIColor.painted($0) } ?? rest.background
    }
    look.apply(state, speaking: words)
  }

  /// Another fixed point, with the view left where it is.
  private func move(anchorPoint anchor: CGPoint) {
    let old = view.layer.anchorPoint
    guard anchor != old else { return }
    let (center, size) = (view.center, view.bounds.size)
    view.layer.anchorPoint = anchor
    view.center = CGPoint(
      x: center.x + (anchor.x - old.x) * size.width, y: center.y + (anchor.y - old.y) * size.height)
  }

  private func transform(_ state: ScreenState) -> CATransform3D {
    let move = state.translation.map(point) ?? .zero
    let (scale, degrees) = (state.scale ?? CGPoint(x: 1, y: 1), state.degrees ?? 0)
    let change =
      spoken.depth.saysSomething
      ? CATransform3D(scale: scale, degrees: degrees, translation: move, depth: state.depth)
      : CATransform3DMakeAffineTransform(
        CGAffineTransform(scale: scale, degrees: degrees, translationX: move.x, y: move.y))
    return isScreen ? change : CATransform3DConcat(rest.transform, change)
  }

  private func point(_ pair: LengthPair) -> CGPoint {
    CGPoint(x: pair.x.points(of: room.width), y: pair.y.points(of: room.height))
  }
}

extension SceneDepth {
  /// Whether it turns and moves nothing.
  fileprivate var isAtRest: Bool {
    (degreesX ?? 0) == 0 && (degreesY ?? 0) == 0 && (translationZ ?? 0) == 0
  }
}

extension ScreenState {
  /// The same state, with a scale that UIKit can animate to: to scale 0 a view does not shrink, it
  /// vanishes at once. So apps write a thousandth, which on a phone is less than a pixel.
  fileprivate var withoutVanishing: ScreenState {
    var result = self
    result.scale = scale.map { CGPoint(x: $0.x == 0 ? 0.001 : $0.x, y: $0.y == 0 ? 0.001 : $0.y) }
    return result
  }
}

/// What a view is when nobody moves it.
@MainActor
struct RestingState {
  let transform: CATransform3D
  let alpha: CGFloat
  let anchorPoint, center: CGPoint
  let cornerRadius: CGFloat
  let masksToBounds: Bool
  let background: UIColor?

  init(of view: UIView) {
    (transform, alpha) = (view.transform3D, view.alpha)
    (anchorPoint, center) = (view.layer.anchorPoint, view.center)
    cornerRadius = view.layer.cornerRadius
    masksToBounds = view.layer.masksToBounds
    background = view.backgroundColor
  }

  /// Exactly as it was, moved and faded if it was that.
  func putBack(_ view: UIView) {
    (view.transform3D, view.alpha) = (transform, alpha)
    restore(view)
  }

  func restore(_ view: UIView) {
    view.layer.anchorPoint = anchorPoint
    view.center = center
    restoreCorners(view)
    view.backgroundColor = background
  }

  func restoreAnchor(_ view: UIView) {
    guard view.layer.anchorPoint != anchorPoint else { return }
    let place = view.frame
    view.layer.anchorPoint = anchorPoint
    view.frame = place
  }

  func restoreCorners(_ view: UIView) {
    view.layer.cornerRadius = cornerRadius
    view.layer.masksToBounds = masksToBounds
  }
}
