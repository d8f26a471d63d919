// Traits on their way down the hierarchy. A view hears of a change before its subviews do; what its
// colours look like under the new traits, its layer is told at once.

import Foundation

extension UIView {
  /// Takes over what the superview or the screen says, and passes it on if anything is new.
  func inheritTraits(_ inherited: UITraitCollection) {
    let new = inherited.overridden(by: traitOverrides)
    let old = traitCollection
    guard new != old || ownTraits == nil else { return }
    ownTraits = new
    if new != old {
      resolveColors()
      UIKitState.current.perform(under: new) { announceTraits(old) }
    }
    for view in subviews { view.inheritTraits(new) }
  }

  /// The view's own word, or its controller's, has changed.
  func traitOverridesDidChange() {
    let above = superview?.traitCollection ?? UIKitState.current.traits.screen
    inheritTraits(above)
  }

  /// What the view or its controller says against what is above.
  private var traitOverrides: UITraitCollection {
    let style =
      overrideUserInterfaceStyle != .unspecified
      ? overrideUserInterfaceStyle
      : viewController?.overrideUserInterfaceStyle ?? .unspecified
    let own = UITraitCollection(style: style)
    return viewController?.forcedTraits?.overridden(by: own) ?? own
  }

  private func announceTraits(_ old: UITraitCollection) {
    viewController?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    if old.hasDifferentColorAppearance(comparedTo: traitCollection) { tintColorDidChange() }
    if old.layoutDirection != traitCollection.layoutDirection { layoutDirectionDidChange() }
    setNeedsLayout()
  }

  /// The background as it was set, if that is what still shows.
  var shownBackground: UIColor? {
    let color = layer.backgroundColor
    if let dynamicBackground,
      dynamicBackground.resolvedColor(with: traitCollection).cgColor == color
    {
      return dynamicBackground
    }
    return color.map(UIColor.init(cgColor:))
  }

  /// Tells the layer what the background looks like under the view's traits.
  private func resolveColors() {
    guard let color = dynamicBackground else { return }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Which way the contents run.
  var directionOfContents: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Which way something with this attribute runs on this screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.directionOfContents
  }
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// What a view's contents are about, which decides whether they are mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where the interface runs from right to left.
  case unspecified
  /// Controls of a player: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// From left to right wherever it is.
  case forceLeftToRight
  /// From right to left wherever it is.
  case forceRightToLeft
}
