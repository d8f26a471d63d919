// The views that two screens share, found by their accessibility identifiers.

import UIKit

/// A view that both screens show: the one on the lower screen and the one on the upper screen.
@MainActor
struct SharedViews {
  let lower, upper: UIView

  /// Returns the views that two screens share, in front of each other in this order.
  /// - Parameter identifier: The only identifier that counts; `nil` for all that both screens have.
  static func find(_ identifier: String?, lower: UIView, upper: UIView) -> [SharedViews] {
    var known: [String: UIView] = [:]
    for view in lower.descendants {
      guard let name = view.sharedIdentifier, known[name] == nil, view.isShown(in: lower) else {
        continue
      }
      known[name] = view
    }
    var shared: [SharedViews] = []
    for view in upper.descendants {
      guard let name = view.sharedIdentifier, identifier == nil || name == identifier,
        let other = known[name], view.isShown(in: upper)
      else { continue }
      known[name] = nil
      shared.append(SharedViews(lower: other, upper: view))
    }
    return shared
  }
}

extension UIView {
  /// The accessibility identifier, or else the name of the layer.
  fileprivate var sharedIdentifier: String? {
    let name = accessibilityIdentifier ?? layer.name
    return name?.isEmpty == false ? name : nil
  }

  /// All views in this one, each before those in it.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  /// Returns the first view with an identifier.
  func sharedView(_ identifier: String) -> UIView? {
    descendants.first { $0.sharedIdentifier == identifier }
  }

  /// Returns whether the view has a size and nothing up to `screen` hides it.
  fileprivate func isShown(in screen: UIView) -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let chain = sequence(first: self) { $0 === screen ? nil : $0.superview }
    guard !chain.contains(where: { $0.isHidden || $0.alpha < 0.01 }) else { return false }
    return screen.bounds.intersects(convert(bounds, to: screen))
  }

  /// Returns whether anything on `screen` is drawn over this view.
  func isCovered(in screen: UIView) -> Bool {
    var view = self
    let place = convert(bounds, to: screen)
    while view !== screen, let parent = view.superview {
      let inFront = parent.subviews.drop { $0 !== view }.dropFirst()
      let covers = inFront.contains {
        !$0.isHidden && $0.alpha >= 0.01 && $0.convert($0.bounds, to: screen).intersects(place)
      }
      if covers { return true }
      view = parent
    }
    return false
  }

  /// Returns the card or the row of a list that contains this view: the outermost view around it that
  /// clips or has a color, and covers less than the whole of `screen`; or this view.
  func card(on screen: UIView) -> UIView {
    var found = self
    var ancestor = superview
    while let view = ancestor, view !== screen {
      let isSmall = view.bounds.height < 0.7 * screen.bounds.height
      if isSmall, view.clipsToBounds || view.backgroundColor != nil { found = view }
      ancestor = view.superview
    }
    return found
  }

  /// Returns the largest views in this one that neither are in `taken` nor contain any of it.
  func others(besides taken: [UIView]) -> [UIView] {
    subviews.flatMap { view -> [UIView] in
      if taken.contains(where: { $0 === view }) { return [] }
      return taken.contains { $0.isDescendant(of: view) } ? view.others(besides: taken) : [view]
    }
  }
}
