// The choice of a bar's appearance: that of the top item, the bar's own, or one derived from the
// legacy properties.

import Foundation

extension UINavigationBar {
  /// The appearance that the legacy properties describe.
  var legacyAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if let legacyBackgroundImage {
      appearance.configureWithTransparentBackground()
      appearance.shadowColor = .separator
      if legacyBackgroundImage.size != .zero { appearance.backgroundImage = legacyBackgroundImage }
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
    if let barTintColor {
      (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor)
    }
    if let shadowImage {
      appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
      appearance.shadowColor = nil
    }
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return appearance
  }

  /// A Boolean value that indicates whether a legacy property specifies a background, which then
  /// applies at the scroll edge, too.
  private var hasLegacyBackground: Bool {
    ownStandard == nil && (legacyBackgroundImage != nil || barTintColor != nil || !isTranslucent)
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
    edgeBackground.show(effectiveEdgeAppearance(for: item))
    let standard = effectiveStandardAppearance(for: item)
    standardBackground.show(standard)
    chevron.image = standard.backIndicatorImage
    showBackgrounds()
  }

  /// Sets the alphas of the backgrounds according to `scrolled`. A fully transparent background
  /// costs nothing.
  func showBackgrounds() {
    let isSame = edgeBackground.isEmpty == false && hasLegacyBackground
    let share = isSame ? 0 : min(max(scrolled, 0), 1)
    if standardBackground.alpha != share { standardBackground.alpha = share }
    if edgeBackground.alpha != 1 - share { edgeBackground.alpha = 1 - share }
  }

  /// Places the backgrounds from the top of the screen to the lower edge of the bar.
  func placeBackgrounds() {
    let frame = CGRect(
      x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    for view in [edgeBackground, standardBackground] where view.frame != frame {
      view.frame = frame
    }
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
