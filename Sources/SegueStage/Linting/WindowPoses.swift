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
    for view in window.subviews { add(view, .flat(.identity), 1, seconds) }
  }

  subscript(view: UIView) -> ViewPose? { poses[ObjectIdentifier(view)] }

  private mutating func add(
    _ view: UIView, _ outer: PlaneMap, _ outerOpacity: Double, _ seconds: Double
  ) {
    var shown = view.layer.shownProperties(atSeconds: seconds)
    // Scrolling is excluded: it moves the content, not the view.
    shown.bounds.origin = .zero
    let toWindow = view.layer.mapToSuperlayer(showing: shown).then(outer)
    let opacity = shown.isHidden ? 0 : shown.opacity * outerOpacity
    let size = shown.bounds.size
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ]
    views.append(view)
    poses[ObjectIdentifier(view)] = ViewPose(
      corners: corners.map { toWindow.moved($0) }, opacity: opacity)
    for child in view.subviews { add(child, toWindow, opacity, seconds) }
  }
}
