// A view that is on both screens of a transition. The one in front travels from the other's
// position to its own, or back, while the other is hidden. It stays at its place in the hierarchy,
// so that the views in front of it and around it do not change, and makes up for the motion of its
// screen, so that it is seen on its way from one place to the other.

import SegueScenes
import UIKit

/// The two views of a shared element.
@MainActor
final class SharedElement {
  /// The view that is visible during the transition.
  let mover: UIView
  /// The view whose position `mover` starts from or travels to.
  let other: UIView
  private let arrives: Bool
  private let own: Pose
  private var away: Pose
  private let rest: RestingState
  private let otherAlpha: CGFloat
  /// How the view's way bends. If it does, what moves its center is outside of this object.
  let arc: Arc
  /// What the view makes up for, or `nil` if its screen stays where it is.
  private let shift: SharedShift?
  /// The transform from the coordinates of the view's superview, with both screens as they are
  /// found, to those of the container.
  private let toContainer: CGAffineTransform

  /// How much a way bends, from 0 to 1, and whether it leads from the end of the arc to its
  /// beginning.
  struct Arc {
    var bend: CGFloat = 0
    var isReversed = false
  }

  private struct Pose {
    var size: CGSize
    var center: CGPoint
    var scale: CGFloat = 1
    var cornerRadius: CGFloat
    /// What the view makes up for, in the coordinates of its superview.
    var correction = CGAffineTransform.identity
  }

  /// Creates a shared element.
  /// - Parameters:
  ///   - arrives: A Boolean value that indicates whether `mover` travels to its own position rather
  ///     than away from it.
  ///   - arc: How its way bends.
  ///   - shift: What it makes up for, in the coordinates of `container`, or `nil` for nothing.
  ///   - container: The view that contains both screens.
  init(
    mover: UIView, other: UIView, arrives: Bool, arc: Arc, shift: SharedShift?,
    in container: UIView
  ) {
    (self.mover, self.other, self.arrives, self.arc) = (mover, other, arrives, arc)
    self.shift = shift
    toContainer =
      shift == nil ? .identity : mover.superview?.affineMap(to: container) ?? .identity
    rest = RestingState(of: mover)
    otherAlpha = other.alpha
    own = Pose(
      size: mover.bounds.size, center: mover.center, cornerRadius: mover.layer.cornerRadius)
    away = own
    let place = other.convert(other.bounds, to: mover.superview)
    if let label = mover as? UILabel, let model = other as? UILabel {
      away = Self.pose(of: label, like: model, at: place)
    } else {
      let anchor = mover.layer.anchorPoint
      away.size = place.size
      away.center = CGPoint(
        x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
      away.cornerRadius = other.layer.cornerRadius
    }
  }

  /// Returns the pose of a label at another label's position. The text keeps its line breaks and is
  /// scaled to the other's size.
  private static func pose(of label: UILabel, like model: UILabel, at place: CGRect) -> Pose {
    let scale = model.font.pointSize / label.font.pointSize
    let width = label.bounds.width * scale
    let x: CGFloat
    switch label.textAlignment {
    case .center: x = place.midX
    case .right: x = place.maxX - width / 2
    default: x = place.minX + width / 2
    }
    return Pose(
      size: label.bounds.size, center: CGPoint(x: x, y: place.midY), scale: scale,
      cornerRadius: label.layer.cornerRadius)
  }

  /// The places of the moving view's center at the start and at the end, with both screens as they
  /// are found.
  var centers: (start: CGPoint, end: CGPoint) {
    arrives ? (away.center, own.center) : (own.center, away.center)
  }

  /// A Boolean value that indicates whether a sequence moves the view's center.
  var takesSteps: Bool { arc.bend > 0 || shift?.takesSteps == true }

  /// Moves the view to a place on its way.
  /// - Parameters:
  ///   - center: The place of its center, with both screens as they are found.
  ///   - progress: The progress of the transition.
  func move(to center: CGPoint, at progress: CGFloat) {
    guard shift != nil else {
      mover.center = center
      return
    }
    let fraction = arrives ? progress : 1 - progress
    var pose = own
    pose.center = center
    pose.scale = away.scale + (own.scale - away.scale) * fraction
    pose = corrected(pose, at: fraction)
    mover.center = pose.center
    mover.transform3D = transform(pose)
  }

  /// Brings the moving view to its initial pose.
  func begin() {
    other.alpha = 0
    apply(arrives ? corrected(away, at: 0) : own)
    mover.layoutIfNeeded()
  }

  /// Brings the moving view to its final pose.
  func moveToEnd() {
    apply(arrives ? own : corrected(away, at: 0), moving: !takesSteps)
    mover.layoutIfNeeded()
  }

  /// Restores both views to the state in which they were found.
  func end() {
    other.alpha = otherAlpha
    apply(own)
    rest.putBack(mover)
    mover.layoutIfNeeded()
  }

  private func apply(_ pose: Pose, moving: Bool = true) {
    mover.bounds.size = pose.size
    if moving { mover.center = pose.center }
    mover.layer.cornerRadius = pose.cornerRadius
    let turns = shift == nil ? away.scale != 1 : moving
    if turns { mover.transform3D = transform(pose) }
  }

  private func transform(_ pose: Pose) -> CATransform3D {
    let scaled = CATransform3DConcat(
      CATransform3DMakeScale(pose.scale, pose.scale, 1), rest.transform)
    guard !pose.correction.isIdentity else { return scaled }
    let correction = pose.correction
    return CATransform3DConcat(
      scaled,
      CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: correction.a, b: correction.b, c: correction.c, d: correction.d, tx: 0, ty: 0)))
  }

  /// Returns the pose that makes up for the motion of the screens at a fraction of the way, from
  /// the other's place to its own.
  private func corrected(_ pose: Pose, at fraction: CGFloat) -> Pose {
    guard let shift else { return pose }
    var result = pose
    result.correction = toContainer.concatenating(shift.correction(at: fraction))
      .concatenating(toContainer.inverted())
    result.center = pose.center.applying(result.correction)
    return result
  }
}

extension UIView {
  /// Returns the transform from the view's coordinates to those of `view`.
  fileprivate func affineMap(to view: UIView) -> CGAffineTransform {
    let origin = convert(CGPoint.zero, to: view)
    let across = convert(CGPoint(x: 1, y: 0), to: view)
    let down = convert(CGPoint(x: 0, y: 1), to: view)
    return CGAffineTransform(
      a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
  }

  /// Returns the descendant with the given id in the scene.
  func view(called id: String) -> UIView? {
    for view in subviews {
      if view.layer.name == id { return view }
      if let found = view.view(called: id) { return found }
    }
    return nil
  }

  /// Returns the largest descendants that neither are in `named` nor contain any view in it.
  func views(besides named: [UIView]) -> [UIView] {
    subviews.flatMap { view -> [UIView] in
      if named.contains(where: { $0 === view }) { return [] }
      let holdsSome = named.contains { $0.isDescendant(of: view) }
      return holdsSome ? view.views(besides: named) : [view]
    }
  }
}
