// The inheritance of traits. A view is notified of a change before its subviews are, and its
// layer's colors are resolved for the new traits immediately.

import Foundation

extension UIView {
  /// Adopts the inherited traits with the view's overrides, and passes the result to the subviews
  /// if it is new.
  func inheritTraits(_ inherited: UITraitCollection) {
    let new = inherited.overridden(by: allTraitOverrides).limited(contentSizeLimits)
      .tinted(ownTintColor)
    let old = traitCollection
    let hasNewTint = new.tint != old.tint
    guard new != old || hasNewTint || ownTraits == nil else { return }
    ownTraits = new
    MeasurementCache.recordChange(of: self)
    if hasNewTint { tintOfColorsDidChange() }
    if new != old {
      resolveColors()
      UIKitState.current.perform(under: new) { announceTraits(old) }
    }
    for view in subviews { view.inheritTraits(new) }
  }

  /// Updates the traits after a change of the overrides of the view or its controller.
  func traitOverridesDidChange() {
    let above = superview?.traitCollection ?? UIKitState.current.traits.screen
    inheritTraits(above)
  }

  /// Passes a tint color that has been set on the view to the colors that depend on it, in the view
  /// and its subviews.
  func ownTintDidChange() {
    guard ownTraits == nil else { return traitOverridesDidChange() }
    tintOfColorsDidChange()
    let traits = traitCollection
    for view in subviews { view.inheritTraits(traits) }
  }

  /// The traits with which the view or its controller overrides the inherited ones.
  private var allTraitOverrides: UITraitCollection {
    let style =
      overrideUserInterfaceStyle != .unspecified
      ? overrideUserInterfaceStyle
      : viewController?.overrideUserInterfaceStyle ?? .unspecified
    let own = UITraitCollection(style: style)
    let controller = viewController as? UIViewController
    let chosen = [controller?.ownTraitOverrides, ownTraitOverrides].compactMap { $0 }
    let all = chosen.reduce(own) { $0.overridden(by: $1) }
    return viewController?.forcedTraits?.overridden(by: all) ?? all
  }

  private func announceTraits(_ old: UITraitCollection) {
    viewController?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    if let controller = viewController as? UIViewController {
      controller.notifyOfTraitChanges(from: old, to: traitCollection)
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    notifyOfTraitChanges(from: old, to: traitCollection)
    if old.hasDifferentColorAppearance(comparedTo: traitCollection) { tintColorDidChange() }
    if old.layoutDirection != traitCollection.layoutDirection { layoutDirectionDidChange() }
    setNeedsLayout()
  }

  /// The background color as it was set, if it is still displayed.
  var shownBackground: UIColor? {
    let color = layer.backgroundColor
    if let dynamicBackground,
      dynamicBackground.resolvedColor(with: traitCollection).cgColor == color
    {
      return dynamicBackground
    }
    return color.map(UIColor.init(cgColor:))
  }

  /// Resolves the background color for the view's traits and sets it on the layer.
  func resolveColors() {
    guard let color = dynamicBackground else { return }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// The layout direction of the contents.
  var directionOfContents: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the layout direction of content with the given attribute on this screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.directionOfContents
  }
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as for English.
  case leftToRight
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft
}

/// The meaning of a view's contents, which determines whether they are mirrored in right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The contents are mirrored in right-to-left layouts.
  case unspecified
  /// The contents are playback controls, which are never mirrored.
  case playback
  /// The contents are directional controls, which are never mirrored.
  case spatial
  /// The contents are always laid out from left to right.
  case forceLeftToRight
  /// The contents are always laid out from right to left.
  case forceRightToLeft
}
