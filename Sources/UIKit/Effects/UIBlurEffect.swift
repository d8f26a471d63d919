import Foundation

/// Blurs what is behind a view, and tints it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How much is blurred and tinted. Materials and the adaptive styles are light or dark as the view is.
  public enum Style: Int, Sendable, CaseIterable {
    /// Nearly white.
    case extraLight
    /// Bright.
    case light
    /// Dark.
    case dark
    /// `light` or `dark`.
    case regular = 4
    /// `extraLight` or `dark`.
    case prominent
    /// Lets most of what is behind through.
    case systemUltraThinMaterial
    /// Lets much of what is behind through.
    case systemThinMaterial
    /// Lets some of what is behind through.
    case systemMaterial
    /// Lets little of what is behind through.
    case systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
    /// The light one, in the dark, too.
    case systemUltraThinMaterialLight
    /// The light one, in the dark, too.
    case systemThinMaterialLight
    /// The light one, in the dark, too.
    case systemMaterialLight
    /// The light one, in the dark, too.
    case systemThickMaterialLight
    /// The light one, in the dark, too.
    case systemChromeMaterialLight
    /// The dark one, in the light, too.
    case systemUltraThinMaterialDark
    /// The dark one, in the light, too.
    case systemThinMaterialDark
    /// The dark one, in the light, too.
    case systemMaterialDark
    /// The dark one, in the light, too.
    case systemThickMaterialDark
    /// The dark one, in the light, too.
    case systemChromeMaterialDark
  }

  /// How it blurs.
  nonisolated let style: Style

  /// A blur of this style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Effects of one style are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// Equal effects have equal hashes.
  open nonisolated override var hash: Int { style.rawValue }
}
