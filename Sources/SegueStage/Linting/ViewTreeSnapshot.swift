// The state of views before a transition, and the differences afterward. Only the model tree is
// compared: temporary changes are the animator's business, lasting ones affect the app.

import UIKit

/// The state of the views of a window, and of screens that are not in it, at one instant.
@MainActor
struct ViewTreeSnapshot {
  private let entries: [Entry]

  /// Captures the views of `window` and of the screens that take part in the transition.
  init(_ window: UIWindow, screens: [UIViewController?]) {
    let roots = screens.compactMap { $0?.viewIfLoaded }
    let outside = roots.filter { $0.window == nil }
    let all = ([window] + outside).flatMap { $0.withDescendants }
    entries = all.map { view in
      Entry(view, state: ViewState(of: view), isScreen: roots.contains { $0 === view })
    }
  }

  private struct Entry {
    weak var view: UIView?
    let state: ViewState
    let isScreen: Bool

    init(_ view: UIView, state: ViewState, isScreen: Bool) {
      (self.view, self.state, self.isScreen) = (view, state, isScreen)
    }
  }

  /// The views whose state has changed since the snapshot, with a description of the changes.
  var changes: [(view: UIView, changes: String)] {
    entries.compactMap { entry in
      guard let view = entry.view else { return nil }
      let now = ViewState(of: view)
      let found = now.changes(since: entry.state, isScreen: entry.isScreen)
      return found.isEmpty ? nil : (view, found.joined(separator: ", "))
    }
  }
}

/// The properties of a view that an animator may change.
@MainActor
struct ViewState {
  private let transform: CATransform3D
  private let alpha: Double
  private let anchorPoint, center: CGPoint
  private let size: CGSize
  private let isHidden, clipsToBounds, isInWindow: Bool
  private let cornerRadius: Double

  init(of view: UIView) {
    let layer = view.layer
    (transform, anchorPoint, size) = (layer.transform, layer.anchorPoint, layer.bounds.size)
    (alpha, cornerRadius) = (Double(layer.opacity), Double(layer.cornerRadius))
    (isHidden, clipsToBounds) = (view.isHidden, view.clipsToBounds)
    isInWindow = view.window != nil
    center = view.superview?.convert(view.center, to: nil) ?? view.center
  }

  /// Returns descriptions of the properties that have changed. Position and size are compared only
  /// for screens, since layout and scrolling move the views on them.
  func changes(since old: ViewState, isScreen: Bool) -> [String] {
    var found: [String] = []
    if !transform.isNear(old.transform) {
      found.append("has transform \(transform.text) instead of \(old.transform.text)")
    }
    if abs(alpha - old.alpha) > 1e-4 {
      found.append("has alpha \(alpha.short) instead of \(old.alpha.short)")
    }
    if anchorPoint.distance(to: old.anchorPoint) > 1e-6 {
      found.append("has its anchor point at \(anchorPoint.text) instead of \(old.anchorPoint.text)")
    }
    if isHidden != old.isHidden { found.append(isHidden ? "is hidden" : "is no longer hidden") }
    if abs(cornerRadius - old.cornerRadius) > 1e-4 {
      found.append("has corner radius \(cornerRadius.short) instead of \(old.cornerRadius.short)")
    }
    if clipsToBounds != old.clipsToBounds {
      found.append(clipsToBounds ? "clips" : "no longer clips")
    }
    return isScreen ? found + placeChanges(since: old) : found
  }

  private func placeChanges(since old: ViewState) -> [String] {
    var found: [String] = []
    if abs(size.width - old.size.width) + abs(size.height - old.size.height) > LintLimits.frame {
      found.append("has size \(size.text) instead of \(old.size.text)")
    }
    if isInWindow, old.isInWindow, anchorPoint == old.anchorPoint,
      center.distance(to: old.center) > LintLimits.frame
    {
      found.append("has its center at \(center.text) instead of \(old.center.text)")
    }
    return found
  }
}

extension UIView {
  /// This view and all its descendants, parents before children.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension CATransform3D {
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    zip(entries, other.entries).allSatisfy { abs($0 - $1) <= 1e-6 }
  }

  /// The description of the transform: scale and rotation, then translation, as the six numbers of
  /// an affine transform.
  fileprivate var text: String {
    "[" + [m11, m12, m21, m22, m41, m42].map { Double($0).short }.joined(separator: ", ") + "]"
  }

  private var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Double {
  /// The number with at most three decimals, for messages.
  var short: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (x, y) = (Double(other.x - self.x), Double(other.y - self.y))
    return (x * x + y * y).squareRoot()
  }

  var text: String { "[\(Double(x).short), \(Double(y).short)]" }
}

extension CGSize {
  fileprivate var text: String { "[\(Double(width).short), \(Double(height).short)]" }
}

extension CGRect {
  /// The rectangle as x, y, width, height.
  var text: String {
    "[" + [minX, minY, width, height].map { Double($0).short }.joined(separator: ", ") + "]"
  }
}
