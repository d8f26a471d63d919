// Where every view of a window shows at one instant, in the window's coordinates. Between two events
// everything that moves is a pure function of time, so instants just before and just after an event
// can be looked at without playing them.

import UIKit

/// Where one view shows.
struct ViewPose {
  /// The corners of its bounds in the window, from the top left, clockwise.
  var corners: [CGPoint]
  /// Its own opacity times those of everything around it; 0 if one of them is hidden.
  var opacity: Double

  /// How far the corner has gone that has gone furthest.
  func distance(to other: ViewPose) -> Double {
    zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
  }

  var isVisible: Bool { opacity >= 0.01 }

  /// Whether any of it is inside `rect`, as far as boxes tell.
  func meets(_ rect: CGRect) -> Bool {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return false
    }
    return left < rect.maxX && right > rect.minX && top < rect.maxY && bottom > rect.minY
  }
}

/// Where all views of a window show.
@MainActor
struct WindowPoses {
  /// Parents before children.
  private(set) var views: [UIView] = []
  private var poses: [ObjectIdentifier: ViewPose] = [:]

  init() {}

  /// What shows at `seconds`.
  init(_ window: UIWindow, at seconds: Double) {
    for view in window.subviews { add(view, .flat(.identity), 1, seconds) }
  }

  subscript(view: UIView) -> ViewPose? { poses[ObjectIdentifier(view)] }

  private mutating func add(
    _ view: UIView, _ outer: PlaneMap, _ outerOpacity: Double, _ seconds: Double
  ) {
    var shown = view.layer.shownProperties(atSeconds: seconds)
    // Scrolling is the finger's own doing: content moves, the view does not.
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
