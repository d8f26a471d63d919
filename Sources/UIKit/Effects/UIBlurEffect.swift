import Foundation

/// An effect that blurs and tints what lies beneath a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The intensity of the blur and its tint. Materials and the adaptive styles follow the view's
  /// light or dark appearance.
  public enum Style: Int, Sendable, CaseIterable {
    /// A nearly white tint.
    case extraLight
    /// A light tint.
    case light
    /// A dark tint.
    case dark
    /// A style that adapts to the user interface style: `light` or `dark`.
    case regular = 4
    /// A style that makes content stand out and adapts to the user interface style: `extraLight` or
    /// `dark`.
    case prominent
    /// An adaptive material that lets most of the backdrop show through.
    case systemUltraThinMaterial
    /// An adaptive material that lets much of the backdrop show through.
    case systemThinMaterial
    /// An adaptive material that lets some of the backdrop show through.
    case systemMaterial
    /// An adaptive material that lets little of the backdrop show through.
    case systemThickMaterial
    /// The adaptive material of system bars.
    case systemChromeMaterial
    /// The ultra-thin material, always with its light appearance.
    case systemUltraThinMaterialLight
    /// The thin material, always with its light appearance.
    case systemThinMaterialLight
    /// The default material, always with its light appearance.
    case systemMaterialLight
    /// The thick material, always with its light appearance.
    case systemThickMaterialLight
    /// The material of bars, always with its light appearance.
    case systemChromeMaterialLight
    /// The ultra-thin material, always with its dark appearance.
    case systemUltraThinMaterialDark
    /// The thin material, always with its dark appearance.
    case systemThinMaterialDark
    /// The default material, always with its dark appearance.
    case systemMaterialDark
    /// The thick material, always with its dark appearance.
    case systemThickMaterialDark
    /// The material of bars, always with its dark appearance.
    case systemChromeMaterialDark
  }

  /// The style of the blur.
  nonisolated let style: Style

  /// Creates a blur effect with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns whether two blur effects have the same style.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash of the style.
  open nonisolated override var hash: Int { style.rawValue }
}
