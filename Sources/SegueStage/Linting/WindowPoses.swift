// The poses of all views of a window at one instant, in the window's coordinates. Between two
// events, everything that moves is a pure function of time, so instants just before and just after
// an event can be examined without playing them.

import UIKit

/// The pose in which one view is displayed.
struct ViewPose {
  /// The corners of the bounds in the window, clockwise from the top left.
  var corners: [CGPoint]
  /// The view's opacity multiplied by that of all its ancestors. 0 if any of them is hidden.
  var opacity: Double

  /// Returns the distance of the corner that has moved furthest.
  func distance(to other: ViewPose) -> Double {
    zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
  }

  var isVisible: Bool { opacity >= 0.01 }

  /// Returns a Boolean value that indicates whether the view's bounding box intersects `rect`.
  func meets(_ rect: CGRect) -> Bool {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return false
    }
    return left < rect.maxX && right > rect.minX && top < rect.maxY && bottom > rect.minY
  }
}

/// The poses in which all views of a window are displayed.
@MainActor
struct WindowPoses {
  /// The views, parents before children.
  private(set) var views: [UIView] = []
  private var poses: [ObjectIdentifier: ViewPose] = [:]

  init() {}

  /// Captures the poses at `seconds`.
  init(_ window: UIWindow, at seconds: Double) {
    for view in window.shown.subviews {
      add(view, Surroundings(plane: .flat(.identity)), 1, seconds)
    }
  }

  subscript(view: UIView) -> ViewPose? { poses[ObjectIdentifier(view)] }

  /// Where the subviews of a view are.
  private struct Surroundings {
    /// The map to the window, from the plane that the subviews are projected to.
    var plane: PlaneMap
    /// The transform from the space of the subviews to that of the plane. It is `nil` unless the
    /// view's layer is a `CATransformLayer`, which has no plane of its own.
    var space: CATransform3D?
    /// The transform that the view's layer applies to its sublayers.
    var sublayers: CATransform3D?
  }

  private mutating func add(
    _ view: UIView, _ outer: Surroundings, _ outerOpacity: Double, _ seconds: Double
  ) {
    var shown = view.layer.shownProperties(atSeconds: seconds)
    // Scrolling is excluded: it moves the content, not the view.
    shown.bounds.origin = .zero
    let opacity = shown.isHidden ? 0 : shown.opacity * outerOpacity
    let size = shown.bounds.size
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ]
    let own = Self.space(shown, in: outer)
    let toPlane =
      outer.space == nil ? view.layer.mapToSuperlayer(showing: shown) : PlaneMap(own)
    let toWindow = toPlane.then(outer.plane)
    views.append(view)
    poses[ObjectIdentifier(view)] = ViewPose(
      corners: corners.map { toWindow.moved($0) }, opacity: opacity)
    var inner = Surroundings(plane: toWindow)
    if view.layer is CATransformLayer { inner = Surroundings(plane: outer.plane, space: own) }
    inner.sublayers = view.layer.sublayerPlacement(showing: shown)
    for child in view.subviews { add(child, inner, opacity, seconds) }
  }

  /// Returns the transform from the space of a layer, displaying `shown`, to that of its plane.
  private static func space(_ shown: LayerProperties, in outer: Surroundings) -> CATransform3D {
    [outer.sublayers, outer.space].compactMap { $0 }
      .reduce(shown.placement) { CATransform3DConcat($0, $1) }
  }
}
