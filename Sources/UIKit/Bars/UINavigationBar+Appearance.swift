// The choice of a bar's appearance: that of the top item, the bar's own, or one derived from the
// legacy properties.

import Foundation

extension UINavigationBar {
  /// The appearance that the legacy properties describe.
  var legacyAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    legacyBackground.apply(to: appearance)
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return appearance
  }

  /// A Boolean value that indicates whether a legacy property specifies a background, which then
  /// applies at the scroll edge, too.
  private var hasLegacyBackground: Bool { ownStandard == nil && legacyBackground.isSpecified }

  private var legacyBackground: LegacyBarBackground {
    LegacyBarBackground(
      image: legacyBackgroundImage, tintColor: barTintColor, shadowImage: shadowImage,
      isTranslucent: isTranslucent)
  }

  /// Returns the appearance of `item` while content is scrolled under the bar.
  func effectiveStandardAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    item?.standardAppearance ?? standardAppearance
  }

  /// Returns the appearance of `item` while the content is at its top edge.
  func effectiveEdgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    if let own = item?.scrollEdgeAppearance ?? ownEdge { return own }
    let standard = effectiveStandardAppearance(for: item)
    if hasLegacyBackground, item?.standardAppearance == nil { return standard }
    let appearance = standard.duplicate()
    (appearance.backgroundEffect, appearance.backgroundColor, appearance.backgroundImage) = (
      nil, nil, nil
    )
    (appearance.shadowColor, appearance.shadowImage) = (nil, nil)
    return appearance
  }

  /// Applies changes of the appearance properties.
  func appearanceDidChange() {
    for shown in [content, departing] { shown?.needsContent = true }
    applyAppearances()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Applies the appearances of the top item to both backgrounds.
  func applyAppearances() {
    let item = content?.item
    showBackgrounds(of: item)
    chevron.image = effectiveStandardAppearance(for: item).backIndicatorImage
    showBackgrounds()
  }

  /// Applies the appearances of `item` to the backgrounds.
  func showBackgrounds(of item: UINavigationItem?) {
    backgrounds.show(
      edge: effectiveEdgeAppearance(for: item), standard: effectiveStandardAppearance(for: item))
  }

  /// Sets the opacities of the backgrounds according to `scrolled`.
  func showBackgrounds() {
    let isSame = !backgrounds.edge.isEmpty && hasLegacyBackground
    backgrounds.setShare(ofStandard: isSame ? 0 : scrolled)
  }

  /// Places the backgrounds from the top of the screen to the lower edge of the bar.
  func placeBackgrounds() {
    backgrounds.place(
      in: CGRect(x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove))
  }

  /// Returns the text attributes for the buttons of `item`.
  func buttonAttributes(for item: UINavigationItem) -> BarButton.TextAttributes {
    let appearance = effectiveStandardAppearance(for: item)
    return BarButton.TextAttributes(
      plain: appearance.buttonAppearance.normal.titleTextAttributes,
      done: appearance.doneButtonAppearance.normal.titleTextAttributes,
      disabled: appearance.buttonAppearance.disabled.titleTextAttributes)
  }
}
