// How views are before a transition, and in what they differ afterwards. Only the model counts: what
// shows for a while is the animator's affair, what stays is everybody's.

import UIKit

/// The views of a window, and of a screen that is not in it, at one instant.
@MainActor
struct ViewCensus {
  private let entries: [Entry]

  /// Notes the views of `window`, and of the screens that are about to change places.
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

  /// The views that are not as they were, with what has changed about them.
  var changes: [(view: UIView, changes: String)] {
    entries.compactMap { entry in
      guard let view = entry.view else { return nil }
      let now = ViewState(of: view)
      let found = now.changes(since: entry.state, isScreen: entry.isScreen)
      return found.isEmpty ? nil : (view, found.joined(separator: ", "))
    }
  }
}

/// What an animator may change about a view.
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

  /// What has changed; where it is and how large counts only for the screens themselves, since
  /// layout and scrolling move what is on them.
  func changes(since old: ViewState, isScreen: Bool) -> [String] {
    var found: [String] = []
    if !transform.isNear(old.transform) {
      found.append("has another transform: \(transform.text), before \(old.transform.text)")
    }
    if abs(alpha - old.alpha) > 1e-4 {
      found.append("has alpha \(alpha.short), before \(old.alpha.short)")
    }
    if anchorPoint.distance(to: old.anchorPoint) > 1e-6 {
      found.append("has its anchor point at \(anchorPoint.text), before \(old.anchorPoint.text)")
    }
    if isHidden != old.isHidden { found.append(isHidden ? "is hidden" : "is not hidden any more") }
    if abs(cornerRadius - old.cornerRadius) > 1e-4 {
      found.append("has corner radius \(cornerRadius.short), before \(old.cornerRadius.short)")
    }
    if clipsToBounds != old.clipsToBounds {
      found.append(clipsToBounds ? "clips" : "does not clip any more")
    }
    return isScreen ? found + placeChanges(since: old) : found
  }

  private func placeChanges(since old: ViewState) -> [String] {
    var found: [String] = []
    if abs(size.width - old.size.width) + abs(size.height - old.size.height) > LintLimits.frame {
      found.append("has size \(size.text), before \(old.size.text)")
    }
    if isInWindow, old.isInWindow, anchorPoint == old.anchorPoint,
      center.distance(to: old.center) > LintLimits.frame
    {
      found.append("has its centre at \(center.text), before \(old.center.text)")
    }
    return found
  }
}

extension UIView {
  /// This view and everything in it, parents before children.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension CATransform3D {
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    zip(entries, other.entries).allSatisfy { abs($0 - $1) <= 1e-6 }
  }

  /// Scale and turn, then translation, as the six numbers of an affine map.
  fileprivate var text: String {
    "[" + [m11, m12, m21, m22, m41, m42].map { Double($0).short }.joined(separator: ", ") + "]"
  }

  private var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Double {
  /// At most three decimals, for messages.
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
  /// x, y, width, height.
  var text: String {
    "[" + [minX, minY, width, height].map { Double($0).short }.joined(separator: ", ") + "]"
  }
}
