// One screen, or one view on it, in a declared transition. Only properties that the declaration
// specifies change; a property that is unspecified at one end has its rest value there.

import SegueScenes
import UIKit

/// A screen, or a view on it, in a running declared transition.
@MainActor
final class DeclaredScreen {
  let view: UIView
  private let screenMotion: ScreenMotion
  private let containerSize: CGSize
  /// A state that specifies every property that any state of the transition specifies.
  private let specified: ScreenState
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
    containerSize: CGSize,
    isScreen: Bool = true
  ) {
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
    // Properties that apply to the whole transition may be specified at either end.
    state.anchorPoint = screenMotion.from.anchorPoint ?? screenMotion.to.anchorPoint
    state.position = screenMotion.from.position ?? screenMotion.to.position
    state.depth.perspective = specified.depth.perspective
    style.begin()
    veil?.begin(over: view)
    apply(state, specifying: specified)
  }

  /// Brings the view to its final state.
  func moveToEnd() {
    var end = screenMotion.to
    end.anchorPoint = screenMotion.to.anchorPoint ?? screenMotion.from.anchorPoint
    end.position = screenMotion.to.position ?? screenMotion.from.position
    end.depth.perspective = specified.depth.perspective
    apply(end.withoutVanishing, specifying: specified)
    state = end
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
    if words.translation != nil || words.travel != nil || words.scale != nil || words.degrees != nil
      || words.depth.hasValues
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
    if words.dim != nil { veil?.show(state.dim) }
    style.apply(state, specifying: words)
  }

  /// Changes the anchor point without moving the view.
  private func move(anchorPoint anchor: CGPoint) {
    let old = view.layer.anchorPoint
    guard anchor != old else { return }
    let (center, size) = (view.center, view.bounds.size)
    view.layer.anchorPoint = anchor
    view.center = CGPoint(
      x: center.x + (anchor.x - old.x) * size.width, y: center.y + (anchor.y - old.y) * size.height)
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

extension ScreenState {
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
