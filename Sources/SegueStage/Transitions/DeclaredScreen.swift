// One screen on its declared way. Only what the declaration speaks of is touched; what it leaves out
// at one end is as at rest there.

import SegueScenes
import UIKit

/// One screen of a running transition.
@MainActor
final class DeclaredScreen {
  let view: UIView
  private let way: ScreenWay
  private let room: CGSize
  /// Speaks of everything that is spoken of anywhere on the way.
  private let spoken: ScreenState
  private let rest: RestingState
  /// How the screen is now, as far as it is spoken of.
  private var state: ScreenState

  init(_ view: UIView, way: ScreenWay, keyframes: [ScreenState], room: CGSize) {
    (self.view, self.way, self.room) = (view, way, room)
    spoken = keyframes.reduce(way.from.over(way.to)) { $0.over($1) }
    rest = RestingState(of: view)
    state = way.from
  }

  /// Brings the screen to where it begins.
  func begin() {
    if spoken.cornerRadius != nil { view.layer.masksToBounds = true }
    // What holds all the way may be said at either end.
    state.anchorPoint = way.from.anchorPoint ?? way.to.anchorPoint
    state.position = way.from.position ?? way.to.position
    apply(state, speaking: spoken)
  }

  /// Moves it to its end.
  func moveToEnd() {
    var end = way.to
    end.anchorPoint = way.to.anchorPoint ?? way.from.anchorPoint
    end.position = way.to.position ?? way.from.position
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
    view.transform = .identity
    view.alpha = 1
    rest.restore(view)
  }

  /// Leaves it where the declaration ends; at rest, if that is where.
  func settle() {
    if view.transform.isIdentity { rest.restoreAnchor(view) }
    if spoken.cornerRadius != nil, way.to.cornerRadius == nil { rest.restoreCorners(view) }
  }

  // MARK: Values

  private func apply(_ state: ScreenState, speaking words: ScreenState) {
    if let anchor = state.anchorPoint, words.anchorPoint != nil { move(anchorPoint: anchor) }
    if let position = state.position, words.position != nil { view.center = point(position) }
    if words.translation != nil || words.scale != nil || words.degrees != nil {
      view.transform = transform(state)
    }
    if words.alpha != nil { view.alpha = state.alpha ?? 1 }
    if words.cornerRadius != nil {
      view.layer.cornerRadius = state.cornerRadius ?? rest.cornerRadius
    }
    if words.background != nil {
      view.backgroundColor = state.background.map { UIColor.painted($0) } ?? rest.background
    }
  }

  /// Another fixed point, with the screen left where it is.
  private func move(anchorPoint anchor: CGPoint) {
    let old = view.layer.anchorPoint
    guard anchor != old else { return }
    let (center, size) = (view.center, view.bounds.size)
    view.layer.anchorPoint = anchor
    view.center = CGPoint(
      x: center.x + (anchor.x - old.x) * size.width, y: center.y + (anchor.y - old.y) * size.height)
  }

  private func transform(_ state: ScreenState) -> CGAffineTransform {
    let move = state.translation.map(point) ?? .zero
    return CGAffineTransform(
      scale: state.scale ?? CGPoint(x: 1, y: 1), degrees: state.degrees ?? 0,
      translationX: move.x, y: move.y)
  }

  private func point(_ pair: LengthPair) -> CGPoint {
    CGPoint(x: pair.x.points(of: room.width), y: pair.y.points(of: room.height))
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

/// What a screen is when nobody moves it.
@MainActor
struct RestingState {
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  let anchorPoint, center: CGPoint
  let cornerRadius: CGFloat
  let masksToBounds: Bool
  let background: UIColor?

  init(of view: UIView) {
    (transform, alpha) = (view.transform, view.alpha)
    (anchorPoint, center) = (view.layer.anchorPoint, view.center)
    cornerRadius = view.layer.cornerRadius
    masksToBounds = view.layer.masksToBounds
    background = view.backgroundColor
  }

  /// Exactly as it was, moved and faded if it was that.
  func putBack(_ view: UIView) {
    (view.transform, view.alpha) = (transform, alpha)
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
