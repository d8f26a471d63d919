// The parameters of the blur styles: SEMANTICS 9a. Those of the three oldest styles are from
// Apple's own sample code that imitates them. Apple does not publish the parameters of materials:
// theirs are our choice, in Apple's order of thickness.

import Foundation

extension UIBlurEffect.Style {
  /// The factor by which the saturation of the backdrop is increased, in all styles.
  private static let saturation = 1.8

  /// Returns the effect that the style applies to the backdrop under `traits`.
  @MainActor
  func effect(under traits: UITraitCollection) -> BackdropEffect {
    let isDark = traits.userInterfaceStyle == .dark
    switch self {
    case .extraLight: return Self.effect(20, white: 0.97, alpha: 0.82)
    case .light: return Self.effect(30, white: 1, alpha: 0.30)
    case .dark: return Self.effect(20, white: 0.11, alpha: 0.73)
    case .regular: return (isDark ? Self.dark : .light).effect(under: traits)
    case .prominent: return (isDark ? Self.dark : .extraLight).effect(under: traits)
    case .systemUltraThinMaterial: return Self.material(.ultraThin, isDark: isDark)
    case .systemThinMaterial: return Self.material(.thin, isDark: isDark)
    case .systemMaterial: return Self.material(.regular, isDark: isDark)
    case .systemThickMaterial: return Self.material(.thick, isDark: isDark)
    case .systemChromeMaterial: return Self.material(.chrome, isDark: isDark)
    case .systemUltraThinMaterialLight: return Self.material(.ultraThin, isDark: false)
    case .systemThinMaterialLight: return Self.material(.thin, isDark: false)
    case .systemMaterialLight: return Self.material(.regular, isDark: false)
    case .systemThickMaterialLight: return Self.material(.thick, isDark: false)
    case .systemChromeMaterialLight: return Self.material(.chrome, isDark: false)
    case .systemUltraThinMaterialDark: return Self.material(.ultraThin, isDark: true)
    case .systemThinMaterialDark: return Self.material(.thin, isDark: true)
    case .systemMaterialDark: return Self.material(.regular, isDark: true)
    case .systemThickMaterialDark: return Self.material(.thick, isDark: true)
    case .systemChromeMaterialDark: return Self.material(.chrome, isDark: true)
    }
  }

  /// The thickness of a material.
  private enum Thickness: Int {
    case ultraThin, thin, regular, thick, chrome
  }

  private static func material(_ thickness: Thickness, isDark: Bool) -> BackdropEffect {
    let radii = [20, 22.5, 25, 27.5, 30]
    let alphas = [0.25, 0.4, 0.55, 0.7, 0.8]
    let step = thickness.rawValue
    return effect(radii[step], white: isDark ? 0.11 : 0.97, alpha: alphas[step])
  }

  private static func effect(_ radius: Double, white: CGFloat, alpha: CGFloat) -> BackdropEffect {
    BackdropEffect(
      radius: radius, saturation: saturation,
      tint: CGColor(red: white, green: white, blue: white, alpha: alpha))
  }
}
