// Which look a bar has: that of the item that shows, the bar's own, or one made of the older properties.

import Foundation

extension UINavigationBar {
  /// The older properties as an appearance.
  var legacyAppearance: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    if let backgroundPicture {
      look.configureWithTransparentBackground()
      look.shadowColor = .separator
      if backgroundPicture.size != .zero { look.backgroundImage = backgroundPicture }
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
    }
    if let barTintColor {
      (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor)
    }
    if let shadowImage {
      look.shadowImage = shadowImage.size == .zero ? nil : shadowImage
      look.shadowColor = nil
    }
    look.titleTextAttributes = titleTextAttributes ?? [:]
    look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    return look
  }

  /// Whether one of the older properties asks for a background of its own; it then shows at the edge, too.
  private var hasLegacyBackground: Bool {
    ownStandard == nil && (backgroundPicture != nil || barTintColor != nil || !isTranslucent)
  }

  /// The look of `item` above content that is below the bar.
  func standardLook(for item: UINavigationItem?) -> UINavigationBarAppearance {
    item?.standardAppearance ?? standardAppearance
  }

  /// The look of `item` while the content is at its top.
  func edgeLook(for item: UINavigationItem?) -> UINavigationBarAppearance {
    if let own = item?.scrollEdgeAppearance ?? ownEdge { return own }
    let standard = standardLook(for: item)
    if hasLegacyBackground, item?.standardAppearance == nil { return standard }
    let look = standard.duplicate()
    (look.backgroundEffect, look.backgroundColor, look.backgroundImage) = (nil, nil, nil)
    (look.shadowColor, look.shadowImage) = (nil, nil)
    return look
  }

  /// Takes over what properties say.
  func looksDidChange() {
    for shown in [content, departing] { shown?.needsContent = true }
    applyLooks()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Has both backgrounds show the looks of the item on top.
  func applyLooks() {
    let item = content?.item
    edgeBackground.show(edgeLook(for: item))
    standardBackground.show(standardLook(for: item))
    showBackgrounds()
  }

  /// Shows as much of each background as `scrolled` says; one that does not show at all costs nothing.
  func showBackgrounds() {
    let isSame = edgeBackground.isEmpty == false && hasLegacyBackground
    let share = isSame ? 0 : min(max(scrolled, 0), 1)
    if standardBackground.alpha != share { standardBackground.alpha = share }
    if edgeBackground.alpha != 1 - share { edgeBackground.alpha = 1 - share }
  }

  /// From the top of the screen down to the bar's lower edge.
  func placeBackgrounds() {
    let frame = CGRect(
      x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    for view in [edgeBackground, standardBackground] where view.frame != frame {
      view.frame = frame
    }
  }

  /// How the buttons of `item` are written.
  func buttonLook(for item: UINavigationItem) -> BarButton.Look {
    let look = standardLook(for: item)
    return BarButton.Look(
      plain: look.buttonAppearance.normal.titleTextAttributes,
      done: look.doneButtonAppearance.normal.titleTextAttributes,
      disabled: look.buttonAppearance.disabled.titleTextAttributes)
  }
}
