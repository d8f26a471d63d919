// One screen, or one view on it, in a declared transition. Only properties that the declaration
// specifies change; a property that is unspecified at one end has its rest value there.

import SegueScenes
import SegueTransitions
import UIKit

/// A screen, or a view on it, in a running declared transition.
@MainActor
final class DeclaredScreen {
  let view: UIView
  private let screenMotion: ScreenMotion
  private let containerSize: CGSize
  /// A state that specifies every property that any state of the transition specifies.
  private let specified: ScreenState
  /// The state after the last keyframe, or `nil` if the transition has no keyframes.
  private let ending: ScreenState?
  private let rest: RestingState
  private let style: DeclaredStyle
  private let veil: DeclaredVeil?
  /// A Boolean value that indicates whether the view is a screen, whose rest state is
  /// untransformed. A view on a screen rests as its scene declares it.
  private let isScreen: Bool
  /// The current state of the view, as far as it is specified.
  private var state: ScreenState

  init(
    _ view: UIView, screenMotion: ScreenMotion, keyframes: [ScreenState] = [],
    ending: ScreenState? = nil, containerSize: CGSize, isScreen: Bool = true
  ) {
    self.ending = ending
    (self.view, self.screenMotion, self.containerSize, self.isScreen) = (
      view, screenMotion, containerSize, isScreen
    )
    specified = keyframes.reduce(screenMotion.from.over(screenMotion.to)) { $0.over($1) }
    rest = RestingState(of: view)
    style = DeclaredStyle(view, specifying: specified)
    veil = specified.dim.map { DeclaredVeil($0) }
    state = screenMotion.from
  }

  /// Brings the view to its initial state.
  func begin() {
    if specified.cornerRadius != nil { view.layer.masksToBounds = true }
    state = declaredState(atEnd: false)
    style.begin()
    veil?.begin(over: view)
    apply(state, specifying: specified)
  }

  /// Brings the view to its final state.
  func moveToEnd() {
    let end = declaredState(atEnd: true)
    apply(end.withoutVanishing, specifying: specified)
    state = end
  }

  /// Returns the state at one end. Properties that apply to the whole transition may be specified at
  /// either end.
  private func declaredState(atEnd isEnd: Bool) -> ScreenState {
    let (from, to) = (screenMotion.from, ending ?? screenMotion.to)
    var state = isEnd ? to : from
    state.anchorPoint = state.anchorPoint ?? (isEnd ? from : screenMotion.to).anchorPoint
    state.position = state.position ?? (isEnd ? from : screenMotion.to).position
    state.depth.perspective = specified.depth.perspective
    return state
  }

  /// Brings the view to `next`. What `next` does not specify stays unchanged.
  func move(to next: ScreenState) {
    state = next.over(state)
    apply(state.withoutVanishing, specifying: next)
  }

  /// Restores the view to its rest state.
  func restore() {
    veil?.end()
    style.restore(keeping: nil)
    guard isScreen else { return rest.putBack(view) }
    view.transform = .identity
    view.alpha = 1
    rest.restore(view)
  }

  /// Restores the view exactly to the state in which it was found, including its transform and
  /// opacity.
  func putBack() {
    veil?.end()
    style.restore(keeping: nil)
    rest.putBack(view)
  }

  /// Leaves the view in the final state of the declaration, and restores everything that has its
  /// rest value there.
  func settle() {
    veil?.end()
    let isInPlace =
      screenMotion.to.translation == nil && screenMotion.to.travel == nil
      && screenMotion.to.scale == nil
      && screenMotion.to.degrees == nil
      && screenMotion.to.depth == SceneDepth()
    if isInPlace, specified.depth.hasValues, keepsNoFrames { view.transform3D = restingTransform }
    if view.transform.isIdentity { rest.restoreAnchor(view) }
    if specified.cornerRadius != nil, screenMotion.to.cornerRadius == nil {
      rest.restoreCorners(view)
    }
    style.restore(keeping: state)
  }

  // MARK: Places

  /// Returns how far the view is from where it is now, at the beginning or at the end, in the
  /// coordinates of its superview; `nil` if that is not an affine transform.
  func displacement(atEnd isEnd: Bool) -> CGAffineTransform? {
    let now = view.placement(view.transform3D, at: view.center, anchor: view.layer.anchorPoint)
    guard let now, now.a * now.d != now.b * now.c, let then = placement(atEnd: isEnd) else {
      return nil
    }
    return now.inverted().concatenating(then)
  }

  private func placement(atEnd isEnd: Bool) -> CGAffineTransform? {
    let declared = declaredState(atEnd: isEnd)
    let place = isEnd ? declared.withoutVanishing : declared
    let matrix = specified.specifiesTransform ? transform(place) : view.transform3D
    let anchor = place.anchorPoint ?? view.layer.anchorPoint
    var middle = place.position.map { point($0) } ?? center(at: anchor)
    if let path = screenMotion.path {
      let offset = path.curve(in: containerSize).point(at: path.isReversed == isEnd ? 0 : 1)
      middle = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
    }
    return view.placement(matrix, at: middle, anchor: anchor)
  }

  /// Returns the center with which another anchor point does not move the view.
  private func center(at anchor: CGPoint) -> CGPoint {
    let (old, center, size) = (view.layer.anchorPoint, view.center, view.bounds.size)
    return CGPoint(
      x: center.x + (anchor.x - old.x) * size.width, y: center.y + (anchor.y - old.y) * size.height)
  }

  // MARK: Values

  /// A Boolean value that indicates whether the view ends in its final state rather than in that of
  /// a keyframe.
  private var keepsNoFrames: Bool { state.depth.isAtRest }

  private var restingTransform: CATransform3D {
    isScreen ? CATransform3DIdentity : rest.transform
  }

  private func apply(_ state: ScreenState, specifying words: ScreenState) {
    if let anchor = state.anchorPoint, words.anchorPoint != nil { move(anchorPoint: anchor) }
    if let position = state.position, words.position != nil { view.center = point(position) }
    if words.specifiesTransform { view.transform3D = transform(state) }
    if words.alpha != nil { view.alpha = state.alpha ?? (isScreen ? 1 : rest.alpha) }
    if words.cornerRadius != nil {
      view.layer.cornerRadius = state.cornerRadius ?? rest.cornerRadius
    }
    if words.background != nil {
      view.backgroundColor = state.background.map { UIColor.painted($0) } ?? rest.background
    }
    if words.dim != nil { veil?.show(state.dim) }
    style.apply(state, specifying: words)
  }

  /// Changes the anchor point without moving the view.
  private func move(anchorPoint anchor: CGPoint) {
    guard anchor != view.layer.anchorPoint else { return }
    let place = center(at: anchor)
    view.layer.anchorPoint = anchor
    view.center = place
  }

  private func transform(_ state: ScreenState) -> CATransform3D {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let move = state.offset(in: containerSize, isRightToLeft: isRightToLeft)
    let (scale, degrees) = (state.scale ?? CGPoint(x: 1, y: 1), state.degrees ?? 0)
    let change =
      specified.depth.hasValues
      ? CATransform3D(scale: scale, degrees: degrees, translation: move, depth: state.depth)
      : CATransform3DMakeAffineTransform(
        CGAffineTransform(scale: scale, degrees: degrees, translationX: move.x, y: move.y))
    return isScreen ? change : CATransform3DConcat(rest.transform, change)
  }

  private func point(_ pair: LengthPair) -> CGPoint {
    CGPoint(x: pair.x.points(of: containerSize.width), y: pair.y.points(of: containerSize.height))
  }
}

extension SceneDepth {
  /// A Boolean value that indicates whether the depth neither rotates nor translates.
  fileprivate var isAtRest: Bool {
    (degreesX ?? 0) == 0 && (degreesY ?? 0) == 0 && (translationZ ?? 0) == 0
  }
}

extension UIView {
  /// Returns the transform from the view's coordinates to those of its superview, if it had the
  /// given transform, center and anchor point; `nil` if that is not an affine transform.
  fileprivate func placement(
    _ transform: CATransform3D, at center: CGPoint, anchor: CGPoint
  ) -> CGAffineTransform? {
    guard CATransform3DIsAffine(transform) else { return nil }
    let fixed = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension ScreenState {
  /// A Boolean value that indicates whether the state specifies a part of the transform.
  fileprivate var specifiesTransform: Bool {
    translation != nil || travel != nil || scale != nil || degrees != nil || depth.hasValues
  }

  /// The state with a scale that UIKit can animate to. A view that is scaled to 0 disappears at
  /// once rather than shrinking. Apps therefore use a scale of 0.001, which on a phone is less than
  /// a pixel.
  fileprivate var withoutVanishing: ScreenState {
    var result = self
    result.scale = scale.map { CGPoint(x: $0.x == 0 ? 0.001 : $0.x, y: $0.y == 0 ? 0.001 : $0.y) }
    return result
  }
}

/// A plain color over a view during a declared transition.
@MainActor
private struct DeclaredVeil {
  private let view = UIView()
  private let color: ScenePaint?

  init(_ dim: SceneDim) { color = dim.color }

  func begin(over view: UIView) {
    self.view.frame = view.bounds
    self.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.isUserInteractionEnabled = false
    view.addSubview(self.view)
    show(nil)
  }

  /// Shows the color of a state, or none at rest.
  func show(_ dim: SceneDim?) {
    view.backgroundColor = (dim?.color ?? color).map { UIColor.painted($0) } ?? .black
    view.alpha = dim?.opacity ?? 0
  }

  func end() { view.removeFromSuperview() }
}

/// The state of a view at rest.
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

  /// Restores the view exactly, including its transform and opacity.
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
