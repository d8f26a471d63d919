// A view that is on both screens of a transition. The one in front travels from the other's
// position to its own, or back, while the other is hidden. It stays at its place in the hierarchy,
// so that the views in front of it and around it do not change.

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
  }

  /// Creates a shared element.
  /// - Parameter arrives: A Boolean value that indicates whether `mover` travels to its own
  ///   position rather than away from it.
  /// - Parameter arc: How its way bends.
  init(mover: UIView, other: UIView, arrives: Bool, arc: Arc = Arc()) {
    (self.mover, self.other, self.arrives, self.arc) = (mover, other, arrives, arc)
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

  /// The places of the moving view's center at the start and at the end.
  var centers: (start: CGPoint, end: CGPoint) {
    arrives ? (away.center, own.center) : (own.center, away.center)
  }

  /// Brings the moving view to its initial pose.
  func begin() {
    other.alpha = 0
    apply(arrives ? away : own)
    mover.layoutIfNeeded()
  }

  /// Brings the moving view to its final pose.
  func moveToEnd() {
    apply(arrives ? own : away, moving: arc.bend == 0)
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
    if away.scale != 1 {
      mover.transform3D = CATransform3DConcat(
        CATransform3DMakeScale(pose.scale, pose.scale, 1), rest.transform)
    }
  }
}

extension UIView {
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
