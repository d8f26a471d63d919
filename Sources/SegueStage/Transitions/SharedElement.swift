// A view that is on both screens of a transition. The one in front goes from where the other is to its own
// place, or back; the other is not seen meanwhile. It stays where it is in the hierarchy, so that what is
// in front of it and around it stays so.

import SegueScenes
import UIKit

/// The two views of a shared element.
@MainActor
final class SharedElement {
  /// The one that is seen.
  let mover: UIView
  /// The one whose place it takes.
  let other: UIView
  private let arrives: Bool
  private let own: Pose
  private var away: Pose
  private let rest: RestingState
  private let otherAlpha: CGFloat

  private struct Pose {
    var size: CGSize
    var center: CGPoint
    var scale: CGFloat = 1
    var cornerRadius: CGFloat
  }

  /// - Parameter arrives: whether `mover` goes to its own place rather than away from it.
  init(mover: UIView, other: UIView, arrives: Bool) {
    (self.mover, self.other, self.arrives) = (mover, other, arrives)
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

  /// Text is not broken anew: it is scaled to the other's size.
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

  /// Puts the mover where it begins.
  func begin() {
    other.alpha = 0
    apply(arrives ? away : own)
    mover.layoutIfNeeded()
  }

  /// Moves it to where it ends.
  func moveToEnd() {
    apply(arrives ? own : away)
    mover.layoutIfNeeded()
  }

  /// Leaves both as they were found.
  func end() {
    other.alpha = otherAlpha
    apply(own)
    rest.putBack(mover)
    mover.layoutIfNeeded()
  }

  private func apply(_ pose: Pose) {
    mover.bounds.size = pose.size
    mover.center = pose.center
    mover.layer.cornerRadius = pose.cornerRadius
    if away.scale != 1 {
      mover.transform3D = CATransform3DConcat(
        CATransform3DMakeScale(pose.scale, pose.scale, 1), rest.transform)
    }
  }
}

extension UIView {
  /// The view inside this one that a scene calls `id`.
  func view(called id: String) -> UIView? {
    for view in subviews {
      if view.layer.name == id { return view }
      if let found = view.view(called: id) { return found }
    }
    return nil
  }

  /// The largest views inside this one that neither are among `named` nor contain any of them.
  func views(besides named: [UIView]) -> [UIView] {
    subviews.flatMap { view -> [UIView] in
      if named.contains(where: { $0 === view }) { return [] }
      let holdsSome = named.contains { $0.isDescendant(of: view) }
      return holdsSome ? view.views(besides: named) : [view]
    }
  }
}
