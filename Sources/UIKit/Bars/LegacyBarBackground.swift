// The background of a bar as the properties describe it that bars had before appearances. It applies
// only while no `standardAppearance` is set.

import Foundation

/// The values of a bar's legacy properties.
@MainActor
struct LegacyBarBackground {
  /// The image; an empty one removes the background.
  var image: UIImage?
  /// The color over the blur, in whose place it is shown.
  var tintColor: UIColor?
  /// The image of the line; an empty one removes the line.
  var shadowImage: UIImage?
  var isTranslucent: Bool

  /// A Boolean value that indicates whether one of the properties specifies a background, which then
  /// applies at the scroll edge, too.
  var isSpecified: Bool { image != nil || tintColor != nil || !isTranslucent }

  /// Changes the default appearance to what the properties describe.
  func apply(to appearance: UIBarAppearance) {
    if let image {
      appearance.configureWithTransparentBackground()
      appearance.shadowColor = .separator
      if image.size != .zero { appearance.backgroundImage = image }
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
    if let tintColor {
      (appearance.backgroundEffect, appearance.backgroundColor) = (nil, tintColor)
    }
    if let shadowImage {
      appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
      appearance.shadowColor = nil
    }
  }
}
